"""Where a good companion's figure goes: what the town wants to build and the season's goal, weighed
against whom the character would like to meet."""

from __future__ import annotations

from typing import Final, NamedTuple

from osada.kernel.action import Action
from osada.kernel.message import Phrase

from ..rules.effects import LEVELS
from ..rules.ops.choices import learnable
from ..rules.ops.requirements import constructible
from ..rules.ops.using import usable
from ..rules.town import EMPTY, FOREST, Town
from ..rules.words import LONGHOUSE, TILES
from . import why
from .cause import NOTHING, Chosen
from .goals import Needs, goal_needs
from .outing import ADVENTURE, COMMUNITY, CONSTRUCT, HIRE, POCKET
from .town_plan import is_new, jammed, lacks, needs_room, open_plans, shopping_for
from .worths import cost_worth, worth

LIKED: Final = 4.0
"""What it is worth to be attached to the kind one wished for."""
BUILD: Final = 20.0
ROOM: Final = 17.0
EXPLORE: Final = 9.0
CHEAP: Final = 3.4
"""What buying a unit is worth at the price of one's own trade, and"""
DEAR: Final = 1.2
"""at the other price, which only the rich pay."""
RICH: Final = 36
SAVED: Final = 6
"""Coins beyond the price of a skill that it leaves."""
URGENT: Final = 11.0
"""What a step is worth that the goal asks for each day that is left."""
Need = tuple[float, Phrase, int]
"""What an errand is worth by itself, why, and what that is about."""
SERVES: Final = {
    ADVENTURE: ("adventure",),
    COMMUNITY: ("buy", "clear"),
    CONSTRUCT: ("construct", "complete", "complete_III"),
    HIRE: ("hire", "hire_S"),
}


class Errand(NamedTuple):
    """What it is worth to go somewhere, in its parts; only the need has a cause of its own."""

    worth: float
    need: float
    liked: float
    """To be attached to the kind one wished for."""
    goal: float
    cause: Phrase
    """Why there is need,"""
    about: int
    """and of what."""


def best_errand(s: Town, seat: int, wish: int, menu: tuple[Action, ...]) -> Chosen:
    """The most useful free space."""
    visits = [action for action in menu if action.kind == "visit"]
    needs = goal_needs(s)
    worths = [(action, errand(s, seat, wish, action.args[0], needs)) for action in visits]
    return decided(ranked(worths), wish)


def ranked(worths: list[tuple[Action, Errand]]) -> list[tuple[Action, Errand]]:
    """The best errand first."""
    return sorted(worths, key=lambda one: (-one[1].worth, one[0].id))


def decided(worths: list[tuple[Action, Errand]], wish: int) -> Chosen:
    """The best of them, for the part in which it is most ahead of the next."""
    action, best = worths[0]
    if len(worths) > 1:
        other = worths[1][1]
        need, liked, goal = (
            best.need - other.need,
            best.liked - other.liked,
            best.goal - other.goal,
        )
        if goal > 0.0 and goal >= need and goal >= liked:
            return Chosen(action, why.GOAL, action.args[0])
        if liked > 0.0 and liked > need:
            return Chosen(action, why.WISH, wish)
    return Chosen(action, best.cause, best.about)


def errand(s: Town, seat: int, wish: int, space: int, needs: Needs, purpose: float = 0.0) -> Errand:
    """What it is worth to go there, by what the goal needs; `purpose` is what it is worth for the
    goal besides."""
    liked = 0.0
    if space == CONSTRUCT:
        need, cause, about = _construction(s)
        liked = LIKED * (wish == 1)
    elif space == COMMUNITY:
        need, cause, about = _community(s, seat)
        liked = LIKED * (wish == 0)
    elif space == HIRE:
        need, cause, about = _hiring(s, seat, wish)
    elif space == ADVENTURE:
        need, cause, about = 0.5, why.NEWS, NOTHING
        if len(s.adventure_deck):
            need = EXPLORE + LIKED / 2
    else:
        building = space - len(TILES)
        need, cause, about = _use(s, seat, building)
        liked = LIKED * (s.box.buildings[building].attachment == wish)
    goal = _for_the_goal(s, space, needs)
    return Errand(need + liked + goal + purpose, need, liked, goal + purpose, cause, about)


def days_left(s: Town) -> int:
    """Days of this season, today included."""
    return len(s.weather_deck) + 1


def served_by(space: int) -> tuple[str, ...]:
    """What a goal may count that is done there."""
    served = SERVES.get(space)
    if served is None:
        served = ("use_building", "skill") if space == len(TILES) + LONGHOUSE else ("use_building",)
    return served


def _for_the_goal(s: Town, space: int, needs: Needs) -> float:
    if not needs:
        return 0.0
    need = sum(needs.get(name, 0) for name in served_by(space))
    return URGENT * min(1.0, need / days_left(s))


def _construction(s: Town) -> Need:
    """Most of all something new; a jam is cleared before that."""
    if needs_room(s) and (FOREST not in s.areas or s.site[0] >= 0):
        return ROOM, why.ROOM, jammed(s)
    most = len(LEVELS) - 1
    able = [b for b in open_plans(s) if constructible(s, b, most)]
    if not able:
        return 0.0, why.NO_PLAN, NOTHING
    new = any(is_new(s, b) for b in able)
    return (BUILD, why.NEW_HOUSE, NOTHING) if new else (BUILD / 4, why.OLD_HOUSE, NOTHING)


def _community(s: Town, seat: int) -> Need:
    """Buy what the town lacks, or clear an area when none is empty."""
    coins = s.sheet(seat).coins
    land = 0.0
    if EMPTY not in s.areas and FOREST in s.areas and coins >= s.box.clear_price:
        land = ROOM - 2.0
    lack, plans = shopping_for(s)
    bought = max(_purchases(s, seat, coins, lack))
    if land and land >= bought:
        return land, why.NO_LAND, NOTHING
    if not bought:
        return bought, why.SAVES if any(lack) else why.ENOUGH, NOTHING
    return bought, *lacks(s, first_bought(s, seat, lack), plans)


def first_bought(s: Town, seat: int, lack: list[int]) -> int:
    """Of what is lacking, what one would buy first: cheaply, and most of it."""
    prices = s.box.community[s.cast[seat]]
    return min((k for k in range(4) if lack[k]), key=lambda k: (prices[k], -lack[k]))


def _purchases(s: Town, seat: int, coins: int, lack: list[int]) -> tuple[float, float]:
    """What the cheap purchases are worth that one can pay, and the dear ones."""
    prices = s.box.community[s.cast[seat]]
    cheap = min(prices)
    spare = coins - POCKET
    own = sum(lack[kind] for kind in range(4) if prices[kind] == cheap)
    units = min(own, max(spare, 0) // cheap)
    dear = min(sum(lack) - own, max(coins - RICH, 0) // max(prices))
    return CHEAP * units, CHEAP * units + DEAR * dear


def _hiring(s: Town, seat: int, wish: int) -> Need:
    """Workers of the wished kind, while there are few in the tray."""
    sheet = s.sheet(seat)
    good = [die for die in s.tower if die // 4 == wish]
    if not good or sheet.coins < s.box.hire_one:
        return 0.1, why.STAND, HIRE
    have = sum(die % 4 for die in sheet.dice if die // 4 == wish)
    return 7.0 + LIKED if have < 3 else 2.0, why.HANDS, wish


def _use(s: Town, seat: int, building: int) -> Need:
    if not usable(s, seat, building):
        return 0.0, why.STAND, len(TILES) + building
    sheet = s.sheet(seat)
    if building == LONGHOUSE:
        able = learnable(s, seat) and len(sheet.skills) < s.box.skill_slots
        able = able and sheet.coins >= SAVED + 6
        return (12.0, why.LEARNING, NOTHING) if able else (1.0, why.STAND, len(TILES))
    card = s.box.buildings[building]
    gain = max(0.0, worth(s, card.action) - cost_worth(s, card.action_cost))
    return (
        gain + 1.0,
        why.USEFUL if gain else why.STAND,
        building if gain else len(TILES) + building,
    )
