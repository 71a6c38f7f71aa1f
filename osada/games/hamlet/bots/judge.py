"""How `greedy` looks at Hamlet: what ends an activity, and which answers deserve a look.

It thinks through one activity at a time: a villager goes somewhere and does something, or a donkey
takes a step. Most of the hundreds of ways to do so are left out at a glance.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from osada.bots.judge import Judge
from osada.kernel.action import Action
from osada.kernel.state import State

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
from ..rules.words import DONE, END, HIRE_VILLAGER, REST, SETTLE, STABLE
from .donkeys import best_stable, better_served, serves
from .evaluation import expected_points, worth
from .places import payable_sites, places_to_go, roads_to_build
from .sites import ground, sites
from .weights import BY_HAND, Weights

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
        spread = spread_of(s)
        most = max(points)
        odds = [exp((point - most) / spread) for point in points]
        whole = sum(odds)
        return [odd / whole for odd in odds]

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
            return any(donkey >= MOVED for donkey in s.donkeys[seat])
        return seat not in s.turn or s.step in (CHOOSE_TURN, CHOOSE_LAYOUT)

    def prospects(self, state: State, seat: int) -> Sequence[Action]:
        """The legal answers that deserve a look at the present question."""
        s = table_of(state)
        return _LOOKS[s.step](s, seat, s.legal(seat))


def spread_of(s: Table) -> float:
    """See `SPREAD`."""
    return SPREAD + (0.0 if s.ending else SPREAD_EACH * s.delivered.count(-1))


def table_of(state: State) -> Table:
    """The position, which is one of this game."""
    assert isinstance(state, Table)
    return state


def _turn(s: Table, seat: int, menu: Sequence[Action]) -> Sequence[Action]:
    """Ending the turn comes first: nothing is done that does not make things better."""
    tiles = places_to_go(s, seat) if s.standing(seat) >= 0 else set()
    return [END] + [
        action
        for action in menu
        if (action.kind == "donkeys" and better_served(s, seat))
        or (action.kind == "lead" and serves(s, seat, action.args[1]))
        or (action.kind == "go" and action.args[0] in tiles)
    ]


def _act(s: Table, seat: int, menu: Sequence[Action]) -> Sequence[Action]:
    return [action for action in menu if _deserves_look(s, seat, action, menu)] or [REST]


def _deserves_look(s: Table, seat: int, action: Action, menu: Sequence[Action]) -> bool:
    if action.kind == "build":
        return any(anchor == s.at for _, anchor, _, _ in payable_sites(s, seat, action.args[0]))
    if action.kind in ("bridge", "path"):
        return any(link[1:] == (s.at, action.args[0]) for link in roads_to_build(s, seat))
    if action.kind == "hire":
        return action is HIRE_VILLAGER or HIRE_VILLAGER not in menu
    return action is not REST


def _lead(s: Table, seat: int, menu: Sequence[Action]) -> Sequence[Action]:
    """Once a donkey has gone it may be enough; before, nothing would come of it."""
    steps = [a for a in menu if a.kind == "lead" and serves(s, seat, a.args[1])]
    gone = any(donkey >= MOVED for donkey in s.donkeys[seat])
    return [*steps, DONE] if gone or not steps else steps


def _hire(s: Table, seat: int, menu: Sequence[Action]) -> Sequence[Action]:
    """A villager if there is the gold for one, else a donkey; or enough."""
    return [menu[0], menu[-1]] if len(menu) > 1 else menu


def _stable(s: Table, seat: int, menu: Sequence[Action]) -> Sequence[Action]:
    return [STABLE[best_stable(s, seat)]]


def _place(s: Table, seat: int, menu: Sequence[Action]) -> Sequence[Action]:
    all_sites = sites(ground(s), seat, s.subject, s.box.tiles[s.subject].points)
    here = [(section, at) for _, anchor, section, at in all_sites if anchor == s.at]
    pairs = here[:BEST_PLACES]
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
