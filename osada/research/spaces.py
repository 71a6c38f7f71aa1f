"""The spaces of Gymnasium that all interfaces share."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from .by_numbers import GameByNumbers


def observation_space(table: GameByNumbers) -> spaces.Space[Any]:
    """The numbers of a seat's view, and a mask of what it may do."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (table.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (table.actions,), np.int8),
        }
    )


def action_space(table: GameByNumbers) -> spaces.Discrete[Any]:
    """The numbers of actions."""
    return spaces.Discrete(table.actions)


def position_in(options: dict[str, Any] | None) -> str | None:
    """The position that `reset(options={"position": …})` asks for; other options are others'."""
    return None if options is None else options.get("position")
