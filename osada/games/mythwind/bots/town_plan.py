"""What companions want to build, and what has to make room for it.

Nothing is kept in mind between decisions: the plan is read off the table, so that everybody comes
to the same one and whoever sits down later goes on with it.
"""

from __future__ import annotations

from typing import Final

from osada.kernel.message import Phrase

from ..rules.ops.requirements import entry_space
from ..rules.town import MOST, Town
from ..rules.words import LONGHOUSE
from . import why
from .goals import goal_needs
from .worths import worth

NEW: Final = 24.0
"""What it is worth to build something for the first time,"""
OPENS: Final = 5.0
"""and each building that only this one opens."""
LACKING: Final = 1.6
"""What a resource that has still to be bought takes away."""
HOARD: Final = 6
"""A track is filled so far without asking what for."""


def open_plans(s: Town) -> list[int]:
    """Buildings that could be begun if they were paid for and had a space."""
    return [
        card.number
        for card in s.box.buildings
        if s.in_stack(card.number)
        and (card.requires in s.areas if card.requires >= 0 else _allowed(s, card.number))
    ]


def _allowed(s: Town, building: int) -> bool:
    card = s.box.buildings[building]
    return card.requires == -1 or bool(s.unlocked >> building & 1)


def is_new(s: Town, building: int) -> bool:
    """Whether it was never built in this campaign."""
    return not s.ever_built >> building & 1


def dependants(s: Town, building: int) -> int:
    """How many buildings wait for this one that were never built and are not under way."""
    return sum(1 for b in s.box.dependants[building] if is_new(s, b) and b not in s.site)


def wanted(s: Town) -> list[int]:
    """What to build, the best first."""
    return sorted(open_plans(s), key=lambda b: (-_worth(s, b), b))


def _worth(s: Town, building: int) -> float:
    card = s.box.buildings[building]
    found = OPENS * dependants(s, building)
    if is_new(s, building):
        found += NEW + 2.0 * card.level + 0.3 * worth(s, card.bonus)
    found += 0.6 * worth(s, (*card.season_end, *card.season_end_goal))
    found -= LACKING * sum(lacking(s, building))
    if card.upgrade and card.requires >= 0:
        found -= OPENS * 2 * max(0, dependants(s, card.requires) - int(is_new(s, building)))
        found += 6.0 if not s.empty_areas() else 0.0
    if entry_space(s, building) < 0:
        found -= 12.0
    if "complete_III" in goal_needs(s) and card.level >= 3:
        found += 10.0
    return found


def lacking(s: Town, building: int) -> list[int]:
    """What the town has not got of its cost, by resource."""
    cost = s.box.buildings[building].costs[s.seats - 1]
    return [max(cost[kind] - s.tracks[kind], 0) for kind in range(4)]


def shopping(s: Town) -> list[int]:
    """How much of each resource the town could do with."""
    return shopping_for(s)[0]


def shopping_for(s: Town) -> tuple[list[int], list[int]]:
    """The same, for the next two buildings, and a little in hand; and what the season's goal asks
    for. And those buildings."""
    best = wanted(s)[:2]
    plans = [b for b in best if is_new(s, b)] or best[:1]
    asked = goal_needs(s)
    found = []
    for kind in range(4):
        need = sum(s.box.buildings[b].costs[s.seats - 1][kind] for b in plans)
        level = max(need, HOARD if kind not in asked else 0, int(asked.get(kind, 0)))
        found.append(max(0, min(level, MOST) - s.tracks[kind]))
    return found, plans


def lacks(s: Town, kind: int, plans: list[int]) -> tuple[Phrase, int]:
    """What a resource that is lacking is lacking for: the building that asks for most of it; the
    goal; or a little in hand."""
    costs = [s.box.buildings[b].costs[s.seats - 1][kind] for b in plans]
    need, asked = sum(costs), int(goal_needs(s).get(kind, 0))
    if need > s.tracks[kind] and need >= asked:
        return why.LACKS, plans[costs.index(max(costs))]
    return (why.GOAL_LEVEL, kind) if asked > s.tracks[kind] else (why.STOCK, kind)


def jammed(s: Town) -> int:
    """The card on the track that will want an area, the foremost."""
    return next(b for b in s.site if b >= 0 and not _replaces(s, b))


def needs_room(s: Town) -> bool:
    """Whether a card on the track will want an area, and none is free."""
    if s.empty_areas():
        return False
    return any(b >= 0 and not _replaces(s, b) for b in s.site)


def _replaces(s: Town, building: int) -> bool:
    card = s.box.buildings[building]
    return card.upgrade and card.requires in s.areas


def least_needed(s: Town, choices: list[int]) -> int:
    """The building that the town would miss least; the Longhouse only if there is no other."""

    def missed(building: int) -> tuple[float, int]:
        card = s.box.buildings[building]
        found = 9.0 * dependants(s, building) + worth(s, card.season_end)
        found += 0.5 * worth(s, card.season_end_goal)
        if card.has_action:
            found += max(1.0, 0.6 * worth(s, card.action))
        if any(other >= 0 and s.box.buildings[other].requires == building for other in s.site):
            found += 2.0
        return found + (100.0 if building == LONGHOUSE else 0.0), building

    return min(choices, key=missed)
