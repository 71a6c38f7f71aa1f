"""What a new table does not make of itself: the time, and what nobody can guess."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from osada.kernel.chance import LARGEST, QUICK

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


class Fresh(NamedTuple):
    """The time it is set up, and chance: the operating system's, where others are not to guess
    what comes of it."""

    now: float
    chance: Random

    def id(self) -> str:
        """An address nobody can guess: 60 bits."""
        return "".join(self.chance.choice(LETTERS) for _ in range(12))

    def seed(self) -> int:
        """A key that nobody has chosen."""
        return self.chance.randrange(QUICK, LARGEST)
