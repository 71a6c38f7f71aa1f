"""The turns a seat might take: each a line of actions, with what it seems to be worth."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from osada.kernel.action import Action
from osada.kernel.state import State

from .clock import now
from .judge import Judge
from .planner import Mind

NEVER: Final = float("inf")


@final
class PlannedTurn:
    """A turn as far as it can be planned: to its end, or to where something is learned."""

    __slots__ = ("actions", "after", "total", "visits", "worth")

    def __init__(self, actions: list[Action], worth: float, after: State) -> None:
        self.actions = actions
        self.worth = worth
        """What it seems to be worth at first sight."""
        self.after = after
        """The position it leads to, as far as it goes."""
        self.total = 0.0
        self.visits = 0

    @property
    def mean(self) -> float:
        """What it brought on average when it was looked into."""
        return self.total / self.visits if self.visits else 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class ComparingMind(Mind):
    """A mind that looks at several turns and takes the one that does best."""

    def turn(self, state: State, seat: int, seed: int) -> list[Action]:
        """The turn that does best."""
        best = self.lines(state, seat, seed)[0]
        self.chance = best.mean if best.visits else -1.0
        return best.actions

    def lines(self, state: State, seat: int, seed: int) -> list[PlannedTurn]:
        """The turns looked at, best first."""
        raise NotImplementedError


def best_lines(
    judge: Judge, state: State, seat: int, most: int, until: float = NEVER
) -> list[PlannedTurn]:
    """The most promising turns from here, best first; of equal ones the first found. Once the clock
    (`clock.now`) is past `until`, those that have been found have to do."""
    found: list[PlannedTurn] = []
    _look(judge, state, seat, state.reveals, [], found, until, False)
    found.sort(key=lambda line: -line.worth)
    return found[:most]


def _look(
    judge: Judge,
    state: State,
    seat: int,
    learned: int,
    before: list[Action],
    found: list[PlannedTurn],
    until: float,
    spent: bool,
) -> None:
    """A position that is `spent` is asked for nothing afterwards: it need not be kept."""
    menu = judge.prospects(state, seat)
    last = len(menu) - 1
    for at, action in enumerate(menu):
        child = state if spent and at == last else state.copy()
        child.think(seat, action)
        line = [*before, action]
        if not child.turn or judge.turn_over(child, seat):
            found.append(PlannedTurn(line, judge.worth(child, seat), child))
        elif child.reveals != learned:
            found.append(PlannedTurn(line, _best_end(judge, child, seat), child))
        else:
            _look(judge, child, seat, learned, line, found, until, True)
        if now() > until:
            return


def _best_end(judge: Judge, state: State, seat: int) -> float:
    """What the turn comes to at best from here, if what was learned is what was imagined."""
    best = float("-inf")
    for action in judge.prospects(state, seat):
        child = state.copy()
        child.think(seat, action)
        ends = not child.turn or judge.turn_over(child, seat)
        worth = judge.worth(child, seat) if ends else _best_end(judge, child, seat)
        if worth > best:
            best = worth
    return best
