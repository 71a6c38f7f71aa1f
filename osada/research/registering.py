"""The games under names of Gymnasium's: `gymnasium.make("osada/<Game>-v0", seats=2)`, once
`osada.research` has been imported; `"osada.research:osada/<Game>-v0"` imports it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
from gymnasium.envs.registration import register as enter
from gymnasium.envs.registration import registry

from osada.games import houses

VERSION = 0
"""Of the environments, not of a game's rules: a number means what its fingerprint says."""


def register() -> None:
    """Every game that is written as numbers."""
    for name, house in houses().items():
        found = f"osada/{name.title()}-v{VERSION}"
        if house.encoding and found not in registry:
            enter(found, f"{__name__}:made", kwargs={"game": name})


def made(
    game: str,
    seat: int = 0,
    others: Sequence[str] = ("random",),
    forfeit: float | None = None,
    strict: bool = False,
    render_mode: str | None = None,
    **setting: Any,
) -> gymnasium.Env[Any, Any]:
    """A `SeatTable` by what it and its `Setting` take."""
    from .one_seat import FORFEIT, SeatTable
    from .setting import Setting

    lost = FORFEIT if forfeit is None else forfeit
    return SeatTable(Setting(game, **setting), seat, others, lost, strict, render_mode)
