"""What a construction needs: a card in the stack, its requirement, its cost, a space. MYT-BUILD-02
to MYT-BUILD-06."""

from __future__ import annotations

from typing import Final

from osada.kernel.message import Args, Message, Reason

from .. import phrases as say
from ..box import NEEDS_NOTHING
from ..effects import LEVELS
from ..town import Town
from ..words import RESOURCES

NO_LEVEL: Final = 0
HIGHEST: Final = len(LEVELS) - 1
EVENT: Final = NEEDS_NOTHING - 1
"""Of what a card needs: an event; what is less is an adventure."""


def entry_space(s: Town, building: int) -> int:
    """MYT-BUILD-05: the space a construction starts on, counted from 0; -1 when there is none."""
    for space in range(s.box.buildings[building].entry - 1, 4):
        if s.site[space] < 0:
            return space
    return -1


def constructible(s: Town, building: int, most_level: int) -> bool:
    """MYT-BUILD-02 to MYT-BUILD-06: in the stack, its requirement met, payable, with a space."""
    card = s.box.buildings[building]
    if not s.in_stack(building) or card.level > most_level or entry_space(s, building) < 0:
        return False
    if card.level == NO_LEVEL and most_level < HIGHEST:
        return False  # the Longhouse is no building of level I or II (AMB-21)
    if card.requires < NEEDS_NOTHING:
        if not s.unlocked >> building & 1:
            return False
    elif card.requires >= 0 and card.requires not in s.areas:
        return False
    cost = card.costs[s.seats - 1]
    return all(s.tracks[kind] >= cost[kind] for kind in range(4))


def construction_refusals(s: Town, building: int, most: int) -> tuple[Reason, ...]:
    """Everything that is missing for a construction, one after the other."""
    card, name = s.box.buildings[building], s.box.names[building]
    told: Args = {"building": name}
    if building in s.areas:
        return (Message(say.BUILDING_STANDS, told),)
    if building in s.site:
        return (Message(say.BUILDING_BEGUN, {**told, "space": s.site.index(building) + 1}),)
    reasons: list[Reason] = []
    none = card.level == NO_LEVEL and most < HIGHEST
    if card.level > most or none:
        levels = {"level": LEVELS[card.level] if card.level else "none", "most": LEVELS[most]}
        reasons.append(Message(say.BUILDING_TOO_HIGH, {**told, **levels}))
    if card.requires < NEEDS_NOTHING:
        if not s.unlocked >> building & 1:
            by = "event" if card.requires == EVENT else "adventure"
            reasons.append(Message(say.BUILDING_LOCKED, {**told, "by": by}))
    elif card.requires >= 0 and card.requires not in s.areas:
        needed = s.box.names[card.requires]
        reasons.append(Message(say.BUILDING_NEEDS, {**told, "needed": needed}))
    for kind, needs in enumerate(card.costs[s.seats - 1]):
        if s.tracks[kind] < needs:
            costs = {"resource": RESOURCES[kind], "needs": needs, "value": s.tracks[kind]}
            reasons.append(Message(say.BUILDING_COSTS, {**told, **costs}))
    if entry_space(s, building) < 0:
        reasons.append(Message(say.SITE_FULL, {**told, "space": card.entry}))
    return tuple(reasons)
