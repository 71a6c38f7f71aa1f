"""How `greedy` looks at Hamlet: what ends an activity, and which answers deserve a look."""

from __future__ import annotations

from collections.abc import Sequence

from osada.games.hamlet.payment import can_pay
from osada.games.hamlet.roads import members
from osada.games.hamlet.table import (
    CHOOSE_ACT,
    CHOOSE_HIRE,
    CHOOSE_LAYOUT,
    CHOOSE_LEAD,
    CHOOSE_PAY,
    CHOOSE_PLACE,
    CHOOSE_STABLE,
    CHOOSE_TURN,
    MOVED,
    Table,
)
from osada.games.hamlet.transport import origins
from osada.games.hamlet.words import CHURCH, DONKEYS, END, GO, HIRE_VILLAGER, MARKET, SETTLE, TOWN_HALL
from osada.kernel.action import Action
from osada.kernel.state import State

from .hamlet_evaluation import time_left, worth
from .hamlet_projects import promise
from .hamlet_roads import road_sites
from .hamlet_sites import Site, sites

BEST_SITES = 3


class HamletJudge:
    """The judge of Hamlet."""

    def worth(self, state: State, seat: int) -> float:
        return worth(_table(state), seat)

    def turn_over(self, state: State, seat: int) -> bool:
        s = _table(state)
        if seat not in s.turn or s.step in (CHOOSE_TURN, CHOOSE_LAYOUT):
            return True
        return s.step == CHOOSE_LEAD and any(donkey >= MOVED for donkey in s.donkeys[seat])

    def prospects(self, state: State, seat: int) -> Sequence[Action]:
        s = _table(state)
        menu = s.legal(seat)
        if s.step == CHOOSE_TURN:
            return _undertakings(s, seat, menu)
        if s.step == CHOOSE_ACT:
            return [a for a in menu if _deserves(s, seat, a)] or menu[-1:]
        if s.step == CHOOSE_LEAD:
            return [a for a in menu if a.kind != "lead" or _useful(s, seat, a)]
        if s.step == CHOOSE_STABLE:
            return [max(menu, key=lambda a: _reach_with(s, seat, a.args[0]))]
        if s.step == CHOOSE_HIRE:
            return [menu[0], menu[-1]] if len(menu) > 1 else menu
        if s.step == CHOOSE_PLACE:
            best = [site for site in sites(s, seat, s.subject) if site.anchor == s.at][:2]
            pairs = [(site.section, site.anchor_section) for site in best]
            return [a for a in menu if (a.args[1], a.args[3]) in pairs]
        if s.step == CHOOSE_PAY:
            return (SETTLE,)
        if s.step == CHOOSE_LAYOUT:
            return menu[:1]
        return menu


def _table(state: State) -> Table:
    assert isinstance(state, Table)
    return state


def _undertakings(s: Table, seat: int, menu: Sequence[Action]) -> list[Action]:
    found = [END]
    for a in menu:
        if a is DONKEYS or (a.kind == "lead" and _useful(s, seat, a)):
            found.append(a)
    if s.standing(seat) < 0:
        return found
    places = {CHURCH, TOWN_HALL, MARKET}
    for tile in s.village.order:
        card = s.box.tiles[tile]
        if card.category == "producer" and s.basics_on(tile) < card.spaces:
            places.add(tile)
        elif card.category == "refinery" and s.empty_slots(tile):
            places.add(tile)
    for tile in s.hands[seat]:
        places |= {site.anchor for site in _payable(s, seat, tile)}
    if s.roads.built_by(seat) < s.box.road_pieces:
        places |= {site[1] for site in road_sites(s, seat)}
    home = s.roads.home
    found += [GO[tile] for tile in sorted(places) if home >> tile & 1]
    return found


def _payable(s: Table, seat: int, tile: int) -> list[Site]:
    paid: dict[int, bool] = {}
    found: list[Site] = []
    price = s.box.tiles[tile].price
    for site in sites(s, seat, tile):
        if site.anchor not in paid:
            paid[site.anchor] = can_pay(s, seat, site.anchor, price, True)
        if paid[site.anchor]:
            found.append(site)
            if len(found) == BEST_SITES:
                break
    return found


def _deserves(s: Table, seat: int, a: Action) -> bool:
    if a.kind == "rest":
        return False
    if a.kind == "hire":
        return a.args[0] == 0 or HIRE_VILLAGER not in s.legal(seat)
    if a.kind == "build":
        return any(site.anchor == s.at for site in _payable(s, seat, a.args[0]))
    if a.kind in ("bridge", "path"):
        return any(site[1] == s.at and site[2] == a.args[0] for site in road_sites(s, seat))
    return True


def _reach_with(s: Table, seat: int, tile: int) -> int:
    donkeys = s.donkey_tiles(seat) | 1 << tile
    reach = origins(s.roads, donkeys, CHURCH)
    return sum(s.box.tiles[other].spaces for other in members(reach))


def _useful(s: Table, seat: int, a: Action) -> bool:
    return _relay(s, seat, a.args[1])


def _relay(s: Table, seat: int, tile: int) -> bool:
    near = s.roads.near[tile]
    return near & (near - 1) != 0 and not s.donkey_tiles(seat) >> tile & 1
