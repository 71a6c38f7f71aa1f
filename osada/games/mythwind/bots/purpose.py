"""What `master` sees in a goal that others do not: whether it can be met at all, and what it takes
when nothing new is left to build or to learn."""

from __future__ import annotations

from typing import Final

from osada.kernel.action import Action

from ..rules.effects import LEVELS, read_effect
from ..rules.ops.choices import learnable
from ..rules.ops.requirements import constructible
from ..rules.town import FOREST, Town
from ..rules.words import LONGHOUSE, NO, TILES
from . import why
from .cause import Chosen
from .goals import Needs, atoms, goal_needs, most_promising
from .outing import CONSTRUCT, POCKET
from .town_plan import open_plans

TEACHING: Final = 16.0
"""What it is worth to learn for the goal, though no slot is free."""
REBUILDING: Final = 22.0
"""What it is worth to begin a great house again for the goal."""
GREAT: Final = LEVELS.index("III")


def purpose(s: Town, seat: int, space: int, needs: Needs) -> float:
    """What an errand is worth for the goal beside what any companion would say."""
    if space == len(TILES) + LONGHOUSE and needs.get("skill", 0) and learnable(s, seat):
        return TEACHING
    if space == CONSTRUCT and needs.get("complete_III", 0) and not _under_way(s) and _great(s):
        return REBUILDING
    return 0.0


def pursued(s: Town, seat: int, menu: tuple[Action, ...]) -> Chosen | None:
    """An answer for the goal's sake; None where there is nothing to add to what others say."""
    question = s.asked_of(seat)
    assert question is not None
    needs = goal_needs(s)
    if question.kind == "choose-goal":
        return _goal(s, menu)
    if needs.get("skill", 0) and question.kind == "learn":
        return _cheapest(s, seat, menu)
    if needs.get("skill", 0) and question.kind == "choose" and question.seat >= 0:
        parts = read_effect(s.words_of(seat)).parts
        wanted = next((a for a in menu if parts[a.args[0]] == ("skill one",)), None)
        return wanted and Chosen(wanted, why.TEACHING)
    if needs.get("complete_III", 0) and not _under_way(s):
        great = {*_great(s)}
        house = next((a for a in menu if a.kind == "construct" and a.args[0] in great), None)
        return house and Chosen(house, why.GREAT_AGAIN, house.args[0])
    return None


def _great(s: Town) -> list[int]:
    """Houses of the third level or above that could be begun now, the cheapest first."""
    most = len(LEVELS) - 1
    found = [b for b in open_plans(s) if s.box.buildings[b].level >= GREAT]
    able = [b for b in found if constructible(s, b, most)]
    return sorted(able, key=lambda b: (sum(s.box.buildings[b].costs[s.seats - 1]), b))


def _under_way(s: Town) -> bool:
    return any(b >= 0 and s.box.buildings[b].level >= GREAT for b in s.site)


def _cheapest(s: Town, seat: int, menu: tuple[Action, ...]) -> Chosen | None:
    """The cheapest skill, where something is left afterwards."""
    prices, coins = s.journal(seat).prices, s.sheet(seat).coins
    open_ones = [a for a in menu if a is not NO and coins - prices[a.args[0] % 8] >= POCKET]
    cheapest = min(open_ones, key=lambda a: (prices[a.args[0] % 8], a.id), default=None)
    return cheapest and Chosen(cheapest, why.GOAL_LESSON)


def _goal(s: Town, menu: tuple[Action, ...]) -> Chosen:
    """The most promising of those that can be met."""
    goals = [a.args[0] for a in menu]
    able = [goal for goal in goals if can_be_met(s, goal)]
    best, cause = most_promising(s, able or goals)
    if len(able) == 1 < len(goals):
        cause = why.GOAL_NEVER
    return Chosen(next(a for a in menu if a.args[0] == best), cause)


def can_be_met(s: Town, goal: int) -> bool:
    """Whether there is enough left of what the goal counts."""
    left = {
        "clear": s.areas.count(FOREST),
        "adventure": len(s.story.adventures) - len(s.gone_adventures),
        "event": len(s.event_deck),
    }
    test = s.box.goals[goal].test
    if " or " in test:
        return True
    return all(
        left.get(name, number) >= number
        for word, name, number in atoms(test, s.seats)
        if word == "count"
    )
