"""What a game gives to whoever tunes the numbers of its judgement."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from .bot import BotMaker


@dataclass(frozen=True)
class Tuning:
    """The numbers, none of them nought or less, and who plays by others in their place."""

    numbers: Mapping[str, float]
    player: Callable[[Mapping[str, float]], BotMaker]
    """A quick player: thousands of games are played."""
