"""What a game gives to whoever trains a judgement of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from osada.kernel.state import State

from .bot import BotMaker
from .net import Net


@dataclass(frozen=True)
class Learning:
    """The facts of a position, how the net for them is made, and who plays by it."""

    facts: Callable[[State, int], list[float]]
    """What a seat may know, in a row: facts of the whole table, then those of each part."""
    whole: int
    per_part: int
    parts: int
    weights: Path
    """The file that the levels play by."""
    player: Callable[[Net], BotMaker]
    """Somebody who looks one turn deep by a net: to see what it has learned."""
