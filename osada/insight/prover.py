"""Whether a turn is clearly the best: what puzzles are made of, and answers held against."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from osada.kernel.action import Action
from osada.kernel.state import State

from .adviser import Adviser
from .worlds import Tried, try_in_world

SAME: Final = 0.015
"""Turns that are so near to the best are as good."""


class Contest:
    """Turns of one seat in one position, compared in more and more worlds."""

    def __init__(self, adviser: Adviser, state: State, seat: int, seed: int) -> None:
        self.adviser = adviser
        self.state = state
        self.seat = seat
        self.seed = seed
        self.tried: list[Tried] = []
        self._by_end: dict[tuple[float, ...], Tried] = {}
        self._by_turn: dict[tuple[Action, ...], Tried] = {}

    def enter(self, turns: Iterable[Sequence[Action]]) -> None:
        """Let turns take part; those that come to the same take part as one."""
        for turn in turns:
            end = self.world()
            for action in turn:
                end.play(self.seat, action)
            judge = self.adviser.judge
            worth = tuple(judge.worth(end, seat) for seat in range(end.seats))
            if worth not in self._by_end:
                self._by_end[worth] = Tried(list(turn), self.state.seats)
                self.tried.append(self._by_end[worth])
            self._by_turn[tuple(turn)] = self._by_end[worth]

    def play(self, worlds: int, hope: float = 1.0) -> None:
        """Look at them in so many worlds in all, but for those that are further from the best than
        there is hope."""
        best = max((one.mean for one in self.tried if one.worlds), default=0.0)
        for one in self.tried:
            if not one.worlds or one.mean >= best - hope:
                for number in range(one.worlds, worlds):
                    try_in_world(self.adviser, self.state, self.seat, [one], self.seed + number)

    def world(self) -> State:
        """The position as the seat imagines it first."""
        return self.state.imagined(self.seat, Random(self.seed))

    @property
    def best(self) -> Tried:
        """The one that does best so far."""
        return max(self.tried, key=lambda one: one.mean)

    def of(self, turn: Sequence[Action]) -> Tried:
        """A turn that takes part, or the one it takes part as."""
        return self._by_turn[tuple(turn)]

    def right(self) -> list[Tried]:
        """Those that are as good as the best, the best first."""
        best = self.best.mean
        right = [one for one in self.tried if one.mean >= best - SAME]
        return sorted(right, key=lambda one: -one.mean)

    def margin(self) -> float:
        """By how much all others are worse."""
        best = self.best.mean
        others = [one.mean for one in self.tried if one.mean < best - SAME]
        return best - max(others) if others else 0.0


def turn_of(adviser: Adviser, state: State, seat: int, actions: Iterable[Action]) -> list[Action]:
    """The beginning of these actions that is one turn: to its end, or to where something is
    learned."""
    twin = state.copy()
    turn: list[Action] = []
    for action in actions:
        twin.play(seat, action)
        turn.append(action)
        if is_over(adviser, state, twin, seat):
            break
    return turn


def is_over(adviser: Adviser, before: State, after: State, seat: int) -> bool:
    """Whether what a seat had to find from a position on has been played."""
    return after.reveals != before.reveals or adviser.whole_turn_over(after, seat)
