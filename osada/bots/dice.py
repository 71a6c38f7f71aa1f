"""A small source of chance for whoever thinks: quick, and the same on every machine and build."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

_MASK: Final[i64] = 0xFFFFFFFF


@final
class Dice:
    """Marsaglia's xorshift of 32 bits: good enough to choose what to look at."""

    def __init__(self, seed: int) -> None:
        self.word: i64 = (seed * 2654435761 + 0x9E3779B9) % 0xFFFFFFFF or 1

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, each about as likely as any other."""
        word = self.word
        word ^= (word << 13) & _MASK
        word ^= word >> 17
        word ^= (word << 5) & _MASK
        self.word = word
        return int((word * i64(bound)) >> 32)
