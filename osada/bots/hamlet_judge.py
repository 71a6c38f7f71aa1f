"""How `greedy` looks at Hamlet: what ends an activity, and which answers deserve a look.

It thinks through one activity at a time: a villager goes somewhere and does something, or a donkey
takes a step. Most of the hundreds of ways to do so are left out at a glance.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from osada.games.hamlet.payment import can_pay
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
from osada.games.hamlet.words import (
    CHURCH,
    END,
    HIRE_VILLAGER,
    MARKET,
    REST,
    SETTLE,
    STABLE,
    TOWN_HALL,
)
from osada.kernel.action import Action
from osada.kernel.state import State

from .hamlet_donkeys import best_stable, serves
from .hamlet_evaluation import worth
from .hamlet_links import Link, best_links
from .hamlet_sites import Site, ground, sites

BEST_SITES = 3
"""So many sites of a blueprint deserve a look,"""
BEST_PLACES = 2
"""and so many places at each."""


class HamletJudge:
    """The judge of Hamlet."""

    def worth(self, state: State, seat: int) -> float:
        """See `hamlet_evaluation`."""
        return worth(_table(state), seat)

    def turn_over(self, state: State, seat: int) -> bool:
        """Once a villager has acted, a donkey has taken a step, or a starting tile is laid."""
        s = _table(state)
        if s.step == CHOOSE_LEAD:
            return any(donkey >= MOVED for donkey in s.donkeys[seat])
        return seat not in s.turn or s.step in (CHOOSE_TURN, CHOOSE_LAYOUT)

    def prospects(self, state: State, seat: int) -> Sequence[Action]:
        """The legal answers that deserve a look at the present question."""
        s = _table(state)
        return _LOOKS[s.step](s, seat, s.legal(seat))


def _table(state: State) -> Table:
    assert isinstance(state, Table)
    return state


def _turn(s: Table, seat: int, menu: Sequence[Action]) -> Sequence[Action]:
    """Ending the turn comes first: nothing is done that does not make things better."""
    tiles = _places_to_go(s, seat) if s.standing(seat) >= 0 else set()
    return [END] + [
        action
        for action in menu
        if action.kind == "donkeys"
        or (action.kind == "lead" and serves(s, seat, action.args[1]))
        or (action.kind == "go" and action.args[0] in tiles)
    ]


def _places_to_go(s: Table, seat: int) -> set[int]:
    """Where there is something to do."""
    tiles = {CHURCH, TOWN_HALL, MARKET}
    tiles.update(tile for tile in s.village.order if _has_room(s, tile))
    for blueprint in s.hands[seat]:
        tiles.update(site.anchor for site in _payable_sites(s, seat, blueprint))
    tiles.update(link.tile for link in _links(s, seat))
    return tiles


def _has_room(s: Table, tile: int) -> bool:
    """Whether a producer or a refinery has an empty space."""
    card = s.box.tiles[tile]
    if card.category == "producer":
        return s.basics_on(tile) < card.spaces
    return card.category == "refinery" and s.empty_slots(tile) > 0


def _payable_sites(s: Table, seat: int, tile: int) -> list[Site]:
    """The best-looking sites of a blueprint among those where its price can be paid."""
    card = s.box.tiles[tile]
    payable: dict[int, bool] = {}
    found: list[Site] = []
    for site in sites(ground(s), seat, tile, card.points):
        if site.anchor not in payable:
            payable[site.anchor] = can_pay(s, seat, site.anchor, card.price, True)
        if payable[site.anchor]:
            found.append(site)
        if len(found) == BEST_SITES:
            break
    return found


def _links(s: Table, seat: int) -> list[Link]:
    return best_links(ground(s), seat) if s.roads.built_by(seat) < s.box.road_pieces else []


def _act(s: Table, seat: int, menu: Sequence[Action]) -> Sequence[Action]:
    return [action for action in menu if _deserves_look(s, seat, action, menu)] or [REST]


def _deserves_look(s: Table, seat: int, action: Action, menu: Sequence[Action]) -> bool:
    if action.kind == "build":
        return any(site.anchor == s.at for site in _payable_sites(s, seat, action.args[0]))
    if action.kind in ("bridge", "path"):
        return any(link[1:] == (s.at, action.args[0]) for link in _links(s, seat))
    if action.kind == "hire":
        return action is HIRE_VILLAGER or HIRE_VILLAGER not in menu
    return action is not REST


def _lead(s: Table, seat: int, menu: Sequence[Action]) -> Sequence[Action]:
    return [a for a in menu if a.kind != "lead" or serves(s, seat, a.args[1])]


def _hire(s: Table, seat: int, menu: Sequence[Action]) -> Sequence[Action]:
    """A villager if there is the gold for one, else a donkey; or enough."""
    return [menu[0], menu[-1]] if len(menu) > 1 else menu


def _stable(s: Table, seat: int, menu: Sequence[Action]) -> Sequence[Action]:
    return [STABLE[best_stable(s, seat)]]


def _place(s: Table, seat: int, menu: Sequence[Action]) -> Sequence[Action]:
    all_sites = sites(ground(s), seat, s.subject, s.box.tiles[s.subject].points)
    here = [site for site in all_sites if site.anchor == s.at][:BEST_PLACES]
    pairs = [(site.section, site.anchor_section) for site in here]
    return [action for action in menu if (action.args[1], action.args[3]) in pairs]


def _pay(s: Table, seat: int, menu: Sequence[Action]) -> Sequence[Action]:
    return [SETTLE]


def _layout(s: Table, seat: int, menu: Sequence[Action]) -> Sequence[Action]:
    return menu[:1]


_LOOKS: dict[int, Callable[[Table, int, Sequence[Action]], Sequence[Action]]] = {
    CHOOSE_LAYOUT: _layout,
    CHOOSE_TURN: _turn,
    CHOOSE_LEAD: _lead,
    CHOOSE_ACT: _act,
    CHOOSE_HIRE: _hire,
    CHOOSE_STABLE: _stable,
    CHOOSE_PLACE: _place,
    CHOOSE_PAY: _pay,
}
