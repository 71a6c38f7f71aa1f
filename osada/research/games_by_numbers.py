"""Many games side by side, all of them a step further in one compiled call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from .by_numbers import GameByNumbers
from .company import Company, company_of
from .rows import Memory, call, mark
from .setting import Setting
from .sheet import Sheet

NOBODY: Final = -1
CALLED: Final = 8
"""So many games are called for from the memory at once: their pieces lie far apart, and to wait for
one after the other is half of what a step of many games takes."""


@final
class GamesByNumbers:
    """Observations and masks go straight into memory that arrays lie in, a row a game; what else
    there is to be known stands in lists.

    Without a `company` every seat's action is asked for in its turn, and a game that has ended
    begins anew at once: what is seen and asked is of the next, what was paid of the last. With a
    company one seat is asked; then a game that has ended waits for the next step, whose number
    counts for nothing.
    """

    def __init__(
        self,
        setting: Setting,
        count: int,
        observations: Memory,
        masks: Memory,
        seat: int = NOBODY,
        others: Sequence[str] = (),
    ) -> None:
        first = GameByNumbers(setting)
        opened = (first.game, first.encoding)
        self.games: list[GameByNumbers] = [first]
        while len(self.games) < count:
            self.games.append(GameByNumbers(setting, opened))
        self.companies: list[Company] = []
        if seat != NOBODY:
            for _ in range(count):
                self.companies.append(company_of(first.game, first.seats, seat, others))
        self.seat: int = seat
        self.sheet: Sheet = Sheet(first.encoding)
        self.observations: Memory = observations
        self.masks: Memory = masks
        self.turn: list[int] = [0] * count
        """Whose action is asked for, and whose observation and mask are shown."""
        self.paid: list[list[float]] = [[0.0] * first.seats for _ in range(count)]
        """What the last step brought every seat."""
        self.over: list[bool] = [False] * count
        self.cut: list[bool] = [False] * count

    def begin(self, seeds: Sequence[int | None], position: str | None = None) -> None:
        """Deal every game anew, or begin it at a position."""
        for row in range(len(self.games)):
            self._deal(row, seeds[row], position)
            self.paid[row] = [0.0] * self.games[row].seats
            self.over[row] = self.cut[row] = False
            self._show(row)

    def step(self, numbers: Sequence[int]) -> None:
        """In every game carry out the action with this number."""
        for row in range(len(self.games)):
            if row % CALLED == 0:
                call([game.state for game in self.games[row : row + CALLED]])
            if self.over[row] or self.cut[row]:
                self.over[row] = self.cut[row] = False
                if self.companies:
                    self._deal(row, None, None)
                    self.paid[row] = [0.0] * self.games[row].seats
                    self._show(row)
                    continue
            self._play(row, numbers[row])
            self._show(row)

    def _play(self, row: int, number: int) -> None:
        game = self.games[row]
        game.go_on(self.turn[row], number)
        if self.companies:
            self.companies[row].play(game)
        over = game.over
        cut = not over and game.cut
        paid = game.turned()
        if over or cut:
            for seat, reward in enumerate(game.rewards()):
                paid[seat] += reward
            self.over[row], self.cut[row] = over, cut
            if not self.companies:
                self._deal(row, None, None)
        self.paid[row] = paid

    def _deal(self, row: int, seed: int | None, position: str | None) -> None:
        game = self.games[row]
        game.begin(seed, position)
        if self.companies:
            self.companies[row].sit_down(game)
            self.companies[row].play(game)

    def _show(self, row: int) -> None:
        game = self.games[row]
        seat = self.seat if self.companies else game.state.turn[0]
        self.turn[row] = seat
        mark(game.numbers(seat), self.masks, row * game.actions, game.actions)
        self.sheet.write(self.observations, row * game.size, game.state, seat)
