"""Many games at once as arrays: masks, observations, rewards and ends in and out.

>>> import osada
>>> from osada.research import Batch, Setting
>>> batch = Batch(Setting(osada.game("vikings").name, seats=2), games=3)
>>> batch.reset(seed=7)
>>> batch.step(batch.arrays.action_mask.argmax(1))
>>> batch.arrays.observation.shape, batch.arrays.reward.shape, batch.arrays.over.any()
((3, 1249), (3, 2), np.False_)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from .by_numbers import GameByNumbers
from .games_by_numbers import NOBODY, GamesByNumbers
from .observation import Array
from .setting import Setting


class Arrays(NamedTuple):
    """A row for each game."""

    observation: Array
    """What is seen by whoever is asked next."""
    action_mask: Array
    seat: Array
    """Who that is."""
    action: Array
    reward: Array
    """What the last step brought every seat."""
    over: Array
    """Whether the last step ended the game,"""
    cut: Array
    """or came as far as it may."""

    @classmethod
    def lying_in(cls, memory: Any, games: int, game: GameByNumbers) -> Arrays:
        """The rows in a piece of memory that has `room` for them."""
        made = []
        at = 0
        for shape, kind in _shapes(games, game):
            made.append(np.ndarray(shape, kind, memory, at))
            at += _space(shape, kind)
        return cls(*made)

    @staticmethod
    def room(games: int, game: GameByNumbers) -> int:
        """How many bytes they take."""
        return sum([_space(shape, kind) for shape, kind in _shapes(games, game)])

    def of(self, rows: range) -> Arrays:
        """Some of the games."""
        return Arrays(*(array[rows.start : rows.stop] for array in self))


def _shapes(games: int, game: GameByNumbers) -> list[tuple[tuple[int, ...], Any]]:
    return [
        ((games, game.size), np.float32),
        ((games, game.actions), np.int8),
        ((games,), np.int8),
        ((games,), np.int64),
        ((games, game.seats), np.float64),
        ((games,), np.bool_),
        ((games,), np.bool_),
    ]


def _space(shape: tuple[int, ...], kind: Any) -> int:
    size: int = np.dtype(kind).itemsize
    return -(-int(np.prod(shape)) * size // 64) * 64


def _bytes(array: Any) -> memoryview:
    return memoryview(array).cast("B")


def seeds_of(seed: int | Sequence[int | None] | None, games: int) -> list[int | None]:
    """One for each of so many games: those from this one on, or those given."""
    if seed is None or isinstance(seed, int):
        return [None if seed is None else seed + row for row in range(games)]
    return list(seed)


class Batch:
    """`games` games, each a step further with `step`. Without `seat` the action of every seat is
    asked for in its turn, and a game that has ended begins anew at once: `observation`,
    `action_mask` and `seat` are the next game's, `reward`, `over` and `cut` tell of the last.
    With one, computer players sit on the other seats, and a game that has ended waits for the next
    step. `arrays` are written anew with every step; copy what you keep."""

    def __init__(
        self,
        setting: Setting,
        games: int,
        seat: int | None = None,
        others: Sequence[str] = ("random",),
        arrays: Arrays | None = None,
    ) -> None:
        if arrays is None:
            pattern = GameByNumbers(setting)
            room = bytearray(Arrays.room(games, pattern))
            arrays = Arrays.lying_in(room, games, pattern)
        self.arrays = arrays
        self._games = GamesByNumbers(
            setting,
            games,
            _bytes(arrays.observation),
            _bytes(arrays.action_mask),
            NOBODY if seat is None else seat,
            others,
        )

    @property
    def games(self) -> list[GameByNumbers]:
        """The games themselves."""
        return self._games.games

    @property
    def waits(self) -> Array:
        """Of each game, whether it has ended and waits for the next step."""
        ended: Array = self.arrays.over | self.arrays.cut
        return ended if self._games.companies else np.zeros_like(ended)

    def reset(
        self, seed: int | Sequence[int | None] | None = None, position: str | None = None
    ) -> None:
        """Begin every game anew: by seeds from this one on, or by one for each."""
        self._games.begin(seeds_of(seed, len(self.games)), position)
        self._tell()

    def step(self, actions: Array | Sequence[int]) -> None:
        """Carry out an action in every game."""
        self.arrays.action[:] = actions
        self._games.step(self.arrays.action.tolist())
        self._tell()

    def _tell(self) -> None:
        games, arrays = self._games, self.arrays
        arrays.seat[:] = games.turn
        arrays.reward[:] = games.paid
        arrays.over[:] = games.over
        arrays.cut[:] = games.cut
