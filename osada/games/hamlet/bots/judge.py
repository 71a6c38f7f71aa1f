"""How `greedy` looks at Hamlet: what ends an activity, and which answers deserve a look.

It thinks through one activity at a time: a villager goes somewhere and does something, or a donkey
takes a step. Most of the hundreds of ways to do so are left out at a glance.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from osada.bots.judge import Judge
from osada.kernel.action import Action
from osada.kernel.state import State

from ..rules.deed import Deed
from ..rules.map.roads import members
from ..rules.steps.act import DEEDS
from ..rules.steps.hall import hire_offers
from ..rules.steps.lead import lead_offers
from ..rules.table import (
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
from ..rules.words import (
    BUILD,
    DONE,
    DONKEYS,
    END,
    GO,
    HIRE_DONKEY,
    HIRE_VILLAGER,
    REST,
    SETTLE,
    STABLE,
    place_word,
)
from .donkeys import better_served, serves
from .evaluation import expected_points, worth
from .land import best_stable
from .places import payable_sites, places_to_go, roads_to_build
from .sites import ground, sites_of
from .weights import BY_HAND, Weights

AT_TILE: Final[list[Deed]] = [
    deed for deed in DEEDS if not {"build", "bridge", "path"} & set(deed.wants)
]
"""What can be done with the tile that a villager stands on,"""
ROADS: Final[list[Deed]] = [deed for deed in DEEDS if {"bridge", "path"} & set(deed.wants)]
"""and the roads that can be built from it. As in the menu, buildings come between the two."""
SPREAD: Final = 3.8
"""Points by which seats seem apart for one to be e times as likely to win: at the end,"""
SPREAD_EACH: Final = 1.4
"""and so many more for every delivery that is still to be made. (Two numbers, not a pair: mypyc
takes a pair of floats for one that was never set.)"""
LATE: Final = 2
"""So many deliveries are made within about two rounds."""
BEST_PLACES = 2
"""So many places of a blueprint at one tile deserve a look."""


@mypyc_attr(allow_interpreted_subclasses=True)
class HamletJudge(Judge):
    """The judge of Hamlet."""

    def __init__(self, weights: Weights = BY_HAND) -> None:
        self.weights = weights

    def worth(self, state: State, seat: int) -> float:
        """See evaluation.py."""
        return worth(table_of(state), seat, self.weights)

    def stage(self, state: State) -> int:
        """The turns that have been ended."""
        s = table_of(state)
        return (s.round - 1) * s.seats + (s.mover - s.first) % s.seats

    def chances(self, state: State, seat: int) -> list[float]:
        """By the points that everybody may expect; sure at the end."""
        if state.outcome is not None:
            winners = state.outcome.winners
            return [1.0 / len(winners) if at in winners else 0.0 for at in range(state.seats)]
        s = table_of(state)
        points = [expected_points(s, at, self.weights) for at in range(s.seats)]
        return _by_points(points, spread_of(s))

    def foreseen(self, state: State, seat: int) -> list[float]:
        """Others may play otherwise: an end is no surer than its points are far apart."""
        if state.outcome is None:
            return self.chances(state, seat)
        return _by_points([float(score.total) for score in state.outcome.scores], SPREAD)

    def kind(self, state: State) -> int:
        """Whether the end is near for sure."""
        return int(table_of(state).ending)

    def is_late(self, state: State) -> bool:
        """With a few deliveries to come."""
        return table_of(state).delivered.count(-1) <= LATE

    def turn_over(self, state: State, seat: int) -> bool:
        """Once a villager has acted, a donkey has taken a step, or a starting tile is laid."""
        s = table_of(state)
        if s.step == CHOOSE_LEAD:
            return _has_gone(s, seat)
        return seat not in s.turn or s.step in (CHOOSE_TURN, CHOOSE_LAYOUT)

    def prospects(self, state: State, seat: int) -> Sequence[Action]:
        """The legal answers that deserve a look at the present question."""
        s = table_of(state)
        step = s.step
        if step == CHOOSE_TURN:
            return _turn(s, seat)
        if step == CHOOSE_ACT:
            return _act(s, seat)
        if step == CHOOSE_PAY:
            return [SETTLE]
        if step == CHOOSE_PLACE:
            return _place(s, seat)
        if step == CHOOSE_LEAD:
            return _lead(s, seat)
        if step == CHOOSE_HIRE:
            return _hire(s, seat)
        if step == CHOOSE_STABLE:
            return [STABLE[best_stable(s, seat)]]
        return s.legal(seat)[:1]


def _by_points(points: list[float], spread: float) -> list[float]:
    most = max(points)
    odds = [exp((point - most) / spread) for point in points]
    whole = sum(odds)
    return [odd / whole for odd in odds]


def spread_of(s: Table) -> float:
    """See `SPREAD`."""
    return SPREAD + (0.0 if s.ending else SPREAD_EACH * s.delivered.count(-1))


def table_of(state: State) -> Table:
    """The position, which is one of this game."""
    assert isinstance(state, Table)
    return state


def _turn(s: Table, seat: int) -> list[Action]:
    """Ending the turn comes first: nothing is done that does not make things better."""
    found = [END]
    if not s.donkeys_led:
        leads = lead_offers(s, seat)
        if s.options.lenient_donkeys:
            found += [lead for lead in leads if serves(s, seat, lead.args[1])]
        elif leads and better_served(s, seat):
            found.append(DONKEYS)
    if s.standing(seat) >= 0:
        for tile in members(places_to_go(s, seat) & s.roads.home):
            found.append(GO[tile])
    return found


def _act(s: Table, seat: int) -> list[Action]:
    """What the tile itself offers; a building or a road where it is one of the best-looking."""
    found: list[Action] = []
    for deed in AT_TILE:
        found += deed.offers(s, seat)
    if HIRE_VILLAGER in found and HIRE_DONKEY in found:
        found.remove(HIRE_DONKEY)
    for tile in sorted(s.hands[seat]):
        for site in payable_sites(s, seat, tile):
            if site[1] == s.at:
                found.append(BUILD[tile])
                break
    linked = 0
    for link in roads_to_build(s, seat):
        if link.tile == s.at:
            linked |= 1 << link.other
    if linked:
        for deed in ROADS:
            found += [word for word in deed.offers(s, seat) if linked >> word.args[0] & 1]
    return found or [REST]


def _lead(s: Table, seat: int) -> list[Action]:
    """Once a donkey has gone it may be enough; before, nothing would come of it."""
    steps = [lead for lead in lead_offers(s, seat) if serves(s, seat, lead.args[1])]
    if not steps or _has_gone(s, seat):
        steps.append(DONE)
    return steps


def _has_gone(s: Table, seat: int) -> bool:
    return any(donkey >= MOVED for donkey in s.donkeys[seat])


def _hire(s: Table, seat: int) -> list[Action]:
    """A villager if there is the gold for one, else a donkey; or enough."""
    return [*hire_offers(s, seat)[:1], DONE]


def _place(s: Table, seat: int) -> list[Action]:
    everywhere = sites_of(ground(s), seat, s.subject, s.box.tiles[s.subject].points)
    pairs: list[tuple[int, int]] = []
    for place in range(len(everywhere.anchors)):
        if everywhere.anchors[place] == s.at:
            _, _, section, at = everywhere.sites[place]
            pairs.append((at, section))
            if len(pairs) == BEST_PLACES:
                break
    return [place_word(s.subject, section, s.at, at) for at, section in sorted(pairs)]
