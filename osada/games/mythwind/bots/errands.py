"""Where a good companion's figure goes: what the town wants to build and the season's goal, weighed
against whom the character would like to meet."""

from __future__ import annotations

from typing import Final

from osada.kernel.action import Action

from ..rules.effects import LEVELS
from ..rules.ops.building import constructible
from ..rules.ops.choices import learnable
from ..rules.ops.visits import usable
from ..rules.town import EMPTY, FOREST, Town
from ..rules.words import LONGHOUSE, TILES
from .goals import goal_needs
from .outing import ADVENTURE, COMMUNITY, CONSTRUCT, HIRE, POCKET
from .town_plan import is_new, needs_room, open_plans, shopping
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
SERVES: Final = {
    ADVENTURE: ("adventure",),
    COMMUNITY: ("buy", "clear"),
    CONSTRUCT: ("construct", "complete", "complete_III"),
    HIRE: ("hire", "hire_S"),
}


def best_errand(s: Town, seat: int, wish: int, menu: tuple[Action, ...]) -> Action:
    """The most useful free space."""
    visits = [action for action in menu if action.kind == "visit"]
    return max(visits, key=lambda action: (errand_worth(s, seat, wish, action.args[0]), -action.id))


def errand_worth(s: Town, seat: int, wish: int, space: int) -> float:
    """What it is worth to go there."""
    if space == CONSTRUCT:
        found = _construction(s) + LIKED * (wish == 1)
    elif space == COMMUNITY:
        found = _community(s, seat) + LIKED * (wish == 0)
    elif space == HIRE:
        found = _hiring(s, seat, wish)
    elif space == ADVENTURE:
        found = EXPLORE + LIKED / 2 if len(s.adventure_deck) else 0.5
    else:
        building = space - len(TILES)
        found = _use(s, seat, building) + LIKED * (s.box.buildings[building].attachment == wish)
    return found + _for_the_goal(s, space)


def days_left(s: Town) -> int:
    """Days of this season, today included."""
    return len(s.weather_deck) + 1


def _for_the_goal(s: Town, space: int) -> float:
    needs = goal_needs(s)
    served = SERVES.get(space)
    if served is None:
        served = ("use_building", "skill") if space == len(TILES) + LONGHOUSE else ("use_building",)
    need = sum(needs.get(name, 0) for name in served)
    return URGENT * min(1.0, need / days_left(s))


def _construction(s: Town) -> float:
    """Most of all something new; a jam is cleared before that."""
    if needs_room(s) and (FOREST not in s.areas or s.site[0] >= 0):
        return ROOM
    most = len(LEVELS) - 1
    able = [b for b in open_plans(s) if constructible(s, b, most)]
    if not able:
        return 0.0
    return BUILD if any(is_new(s, b) for b in able) else BUILD / 4


def _community(s: Town, seat: int) -> float:
    """Buy what the town lacks, or clear an area when none is empty."""
    coins = s.sheet(seat).coins
    found = 0.0
    if EMPTY not in s.areas and FOREST in s.areas and coins >= s.box.clear_price:
        found = ROOM - 2.0
    return max(found, *_purchases(s, seat, coins))


def _purchases(s: Town, seat: int, coins: int) -> tuple[float, float]:
    """What the cheap purchases are worth that one can pay, and the dear ones."""
    prices = s.box.community[s.cast[seat]]
    cheap = min(prices)
    lack = shopping(s)
    spare = coins - POCKET
    own = sum(lack[kind] for kind in range(4) if prices[kind] == cheap)
    units = min(own, max(spare, 0) // cheap)
    dear = min(sum(lack) - own, max(coins - RICH, 0) // max(prices))
    return CHEAP * units, CHEAP * units + DEAR * dear


def _hiring(s: Town, seat: int, wish: int) -> float:
    """Workers of the wished kind, while there are few in the tray."""
    sheet = s.sheet(seat)
    good = [die for die in s.tower if die // 4 == wish]
    if not good or sheet.coins < s.box.hire_one:
        return 0.1
    have = sum(die % 4 for die in sheet.dice if die // 4 == wish)
    return 7.0 + LIKED if have < 3 else 2.0


def _use(s: Town, seat: int, building: int) -> float:
    if not usable(s, seat, building):
        return 0.0
    sheet = s.sheet(seat)
    if building == LONGHOUSE:
        able = learnable(s, seat) and len(sheet.skills) < s.box.skill_slots
        return 12.0 if able and sheet.coins >= SAVED + 6 else 1.0
    card = s.box.buildings[building]
    return max(0.0, worth(s, card.action) - cost_worth(s, card.action_cost)) + 1.0
