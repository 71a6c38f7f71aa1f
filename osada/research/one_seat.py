"""Gymnasium's interface: one seat learns, computer players sit on the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from osada.bots import Bot, bot, maker
from osada.kernel.errors import BadAction
from osada.kernel.state import Illegal

from .drawing import drawn
from .observation import Observation
from .setting import Setting
from .spaces import action_space, observation_space, position_in
from .table import Table

Stepped = tuple[Observation, float, bool, bool, dict[str, Any]]


class SeatTable(gymnasium.Env[Observation, Any]):
    """A game from one seat. `others` name the computer players round the table from the next seat
    on, one for all or one for each. An action that the mask does not show is refused with the
    reasons (`osada.Illegal`), or, with a `forfeit`, ends the game with that reward."""

    def __init__(
        self,
        setting: Setting,
        seat: int = 0,
        others: Sequence[str] = ("random",),
        forfeit: float | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(setting)
        self.seat = seat
        self.forfeit = forfeit
        self.metadata = {"render_modes": ["ansi"]}
        self.render_mode = render_mode
        missing = self.table.seats - 1
        self.others = tuple(others) * missing if len(others) == 1 else tuple(others)
        if len(self.others) != missing or not 0 <= seat < self.table.seats:
            raise ValueError(
                f"seat {seat} of {self.table.seats} needs {missing} others, not {len(self.others)}"
            )
        for name in self.others:
            maker(name, self.table.game)
        self.observation_space = observation_space(self.table)
        self.action_space = action_space(self.table)
        self._players: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin the next game, and let the others play until it is one's turn."""
        super().reset(seed=seed)
        table = self.table
        table.begin(seed, position_in(options))
        seats = [(self.seat + 1 + i) % table.seats for i in range(len(self.others))]
        self._players = {
            seat: bot(name, table.game, table.seed, seat)
            for seat, name in zip(seats, self.others, strict=True)
        }
        self._let_others_play()
        return table.observe(self.seat), {}

    def step(self, action: int | np.integer[Any]) -> Stepped:
        table = self.table
        try:
            table.play(self.seat, int(action))
        except (BadAction, Illegal) as refusal:
            if self.forfeit is None:
                raise
            return table.observe(self.seat), self.forfeit, True, False, {"illegal": str(refusal)}
        self._let_others_play()
        over = table.over
        cut = not over and table.cut
        reward = table.rewards()[self.seat] if over or cut else 0.0
        return table.observe(self.seat), reward, over, cut, {}

    def _let_others_play(self) -> None:
        table = self.table
        while table.state.turn and self.seat not in table.state.turn and not table.cut:
            seat = table.state.turn[0]
            table.take(seat, self._players[seat].choose(table.state, seat))

    def render(self) -> Any:
        """The board as a terminal shows it, to whoever is in turn."""
        return drawn(self.table)
