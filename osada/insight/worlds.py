"""Turns tried in imagined worlds: every one of them in the same worlds, with the same chance."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random

from osada.bots.dice import Dice
from osada.kernel.action import Action
from osada.kernel.state import State

from .adviser import Adviser

SURE = 1.96
"""So many standard errors to either side: 95 in a hundred times the truth lies between."""


class Tried:
    """A turn, and how everybody stood after it, world by world."""

    def __init__(self, actions: list[Action], seats: int, rest: Sequence[Action] = ()) -> None:
        self.actions = actions
        self.rest = rest
        """How it is carried on, see `Adviser.rests`."""
        self.worlds = 0
        self.own: list[float] = []
        """The chance of the seat that takes it, in each world."""
        self._chances = [0.0] * seats
        self._points = [0.0] * seats

    def add(self, chances: list[float], points: list[float], seat: int) -> None:
        """How it came out in one world more."""
        self.worlds += 1
        self.own.append(chances[seat])
        for at in range(len(chances)):
            self._chances[at] += chances[at]
            self._points[at] += points[at]

    @property
    def chances(self) -> tuple[float, ...]:
        """Everybody's chance to win after it."""
        return tuple(chance / self.worlds for chance in self._chances)

    @property
    def points(self) -> tuple[float, ...]:
        """The points everybody may expect."""
        return tuple(points / self.worlds for points in self._points)

    @property
    def mean(self) -> float:
        """The chance of the seat that takes it."""
        return sum(self.own) / self.worlds

    @property
    def error(self) -> float:
        """How far the truth may be from that, to either side."""
        if self.worlds < 2:
            return 0.0
        mean = self.mean
        spread = sum((one - mean) ** 2 for one in self.own) / (self.worlds - 1)
        return SURE * sqrt(spread / self.worlds)


def doubt(one: Tried, other: Tried) -> float:
    """How far the difference of two turns may be off, to either side: less than each of them, as
    they were tried in the same worlds."""
    apart = [mine - theirs for mine, theirs in zip(one.own, other.own, strict=False)]
    if len(apart) < 2:
        return 0.0
    mean = sum(apart) / len(apart)
    spread = sum((each - mean) ** 2 for each in apart) / (len(apart) - 1)
    return SURE * sqrt(spread / len(apart))


def try_in_world(
    adviser: Adviser, state: State, seat: int, turns: list[Tried], number: int
) -> None:
    """Play these turns in the imagined world of this number."""
    world = state.imagined(seat, Random(number * 2 + 1))
    for turn in turns:
        twin = world.copy()
        for action in (*turn.actions, *turn.rest):
            twin.think(seat, action)
        over = not twin.turn
        end = adviser.ahead(world, twin, seat, Dice(number))
        turn.add(adviser.chances(end, seat, over), adviser.points(end, seat), seat)
