"""Gymnasium's interface: one seat learns, computer players sit on the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from osada.kernel.errors import BadAction
from osada.kernel.state import Illegal

from .company import company_of
from .drawing import drawn
from .observation import Array, Observation
from .setting import Setting
from .spaces import action_space, observation_space, position_in
from .table import Table

Stepped = tuple[Observation, float, bool, bool, dict[str, Any]]
FORFEIT = -1.0


class SeatTable(gymnasium.Env[Observation, Any]):
    """A game from one seat. `others` name the computer players round the table from the next seat
    on, one for all or one for each. An action that the mask does not show ends the game with the
    reward `forfeit`; `strict` refuses it with the reasons instead (`osada.Illegal`)."""

    def __init__(
        self,
        setting: Setting,
        seat: int = 0,
        others: Sequence[str] = ("random",),
        forfeit: float = FORFEIT,
        strict: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(setting)
        self.company = company_of(self.table.game, self.table.seats, seat, others)
        self.seat = seat
        self.forfeit = forfeit
        self.strict = strict
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}
        self.render_mode = render_mode
        self.observation_space = observation_space(self.table)
        self.action_space = action_space(self.table)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin the next game, and let the others play until it is one's turn."""
        super().reset(seed=seed)
        self.table.begin(seed, position_in(options))
        self.company.sit_down(self.table)
        self.company.play(self.table)
        seen = self.table.observe(self.seat)
        return seen, {"action_mask": seen["action_mask"]}

    def step(self, action: int | np.integer[Any]) -> Stepped:
        table = self.table
        try:
            table.play(self.seat, int(action))
        except (BadAction, Illegal) as refusal:
            if self.strict:
                raise
            seen = table.observe(self.seat)
            told = {"action_mask": seen["action_mask"], "illegal": str(refusal)}
            return seen, self.forfeit, True, False, told
        self.company.play(table)
        over = table.over
        cut = not over and table.cut
        reward = table.turned()[self.seat]
        if over or cut:
            reward += table.rewards()[self.seat]
        seen = table.observe(self.seat)
        return seen, reward, over, cut, {"action_mask": seen["action_mask"]}

    def action_masks(self) -> Array:
        """Which actions are legal, as sb3-contrib's MaskablePPO asks for them."""
        return self.table.mask(self.seat).astype(np.bool_)

    def state(self) -> Array:
        """What all seats together know, for a critic that looks at the whole table."""
        return self.table.everything()

    def record(self) -> str:
        """The game so far as a record, which the page opens."""
        return self.table.record()

    def render(self) -> Any:
        """The board as a terminal shows it, to whoever is in turn."""
        return drawn(self.table)
