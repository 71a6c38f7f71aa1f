"""Where a companion's figure goes: what the town needs, weighed against whom it wants to meet."""

from __future__ import annotations

from osada.kernel.action import Action

from ..rules.effects import LEVELS
from ..rules.ops.community import buying
from ..rules.ops.requirements import constructible
from ..rules.ops.using import usable
from ..rules.town import EMPTY, FOREST, Town
from ..rules.words import LONGHOUSE, TILES
from . import why
from .cause import Chosen

ADVENTURE, COMMUNITY, CONSTRUCT, HIRE = range(4)
LIKED = 1.5
"""What it is worth to be attached to the kind one wished for."""
POCKET = 6
"""Coins a character keeps for its own affairs."""
TRAY = 3
"""Hired dice beyond which more are hardly of use."""


def best_visit(s: Town, seat: int, wish: int, menu: tuple[Action, ...]) -> Chosen:
    """The most useful free space."""
    visits = [action for action in menu if action.kind == "visit"]
    best = max(visits, key=lambda action: (_worth(s, seat, wish, action.args[0]), -action.id))
    return Chosen(best, why.STAND)


def _worth(s: Town, seat: int, wish: int, space: int) -> float:
    if space == CONSTRUCT:
        return _construction(s) + LIKED * (wish == 1)
    if space == COMMUNITY:
        return _community(s, seat) + LIKED * (wish == 0)
    if space == HIRE:
        return _hiring(s, seat, wish)
    if space == ADVENTURE:
        return 2.5 if len(s.adventure_deck) else 0.5
    building = space - len(TILES)
    liked = LIKED * (s.box.buildings[building].attachment == wish)
    return _use(s, seat, building) + liked


def _construction(s: Town) -> float:
    """Most of all when something can be started and there is room for it."""
    able = any(constructible(s, b, len(LEVELS) - 1) for b in range(len(s.box.names)))
    room = EMPTY in s.areas or all(what >= 0 for what in s.areas)
    return (6.0 if room else 3.0) if able else 0.0


def _community(s: Town, seat: int) -> float:
    """Buy for the town, or clear an area when none is empty."""
    spare = s.sheet(seat).coins - POCKET
    cheap = min(s.box.community[s.cast[seat]])
    if EMPTY not in s.areas and FOREST in s.areas and spare >= s.box.clear_price - POCKET // 2:
        return 5.0
    return min(4.5, 1.2 * (spare // cheap)) if buying(s, seat) and spare >= cheap else 0.2


def _hiring(s: Town, seat: int, wish: int) -> float:
    """Workers of the wished kind, while there are few in the tray."""
    sheet = s.sheet(seat)
    good = [die for die in s.tower if die // 4 == wish]
    if not good or sheet.coins < s.box.hire_one:
        return 0.1
    have = sum(die % 4 for die in sheet.dice if die // 4 == wish)
    return 3.5 + LIKED if have < TRAY else 1.0


def _use(s: Town, seat: int, building: int) -> float:
    if not usable(s, seat, building):
        return 0.0
    if building == LONGHOUSE:
        sheet = s.sheet(seat)
        return 3.0 if sheet.coins >= 2 * POCKET and len(sheet.skills) < s.box.skill_slots else 0.8
    return 3.2
