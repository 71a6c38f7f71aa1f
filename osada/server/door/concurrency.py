"""How much somebody holds at once, and how much their provider's block of addresses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from osada.table.protocol.problems import Refused

from .buckets import WIDER
from .networks import block_of


class HeldByAddress:
    """Counts what is held, by whom, by the block of addresses that they come from, and together."""

    def __init__(self) -> None:
        self._held: Counter[str] = Counter()
        self.together = 0

    def own(self, who: str) -> int:
        """What somebody holds now."""
        return self._held[who]

    def block(self, who: str) -> int:
        """What everybody in their block holds; 0 for whoever is in none."""
        block = block_of(who)
        return self._held[block] if block else 0

    def add(self, who: str, amount: int) -> None:
        """So much more, or less."""
        self.together += amount
        for place in {who, block_of(who) or who}:
            self._held[place] += amount
            if not self._held[place]:
                del self._held[place]


class AtOnce:
    """Refuses what is one too many; of addresses, a provider's block too, which may hold more.

    >>> sockets = AtOnce(1)
    >>> with sockets.one("ada"):
    ...     sockets.held("ada")
    1
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._held = HeldByAddress()

    def held(self, who: str) -> int:
        """How many somebody has now."""
        return self._held.own(who)

    @contextmanager
    def one(self, who: str) -> Iterator[None]:
        """Hold one more for as long as this lasts."""
        if self._held.own(who) >= self.most or self._held.block(who) >= self.most * WIDER:
            raise Refused("too-many")
        self._held.add(who, 1)
        try:
            yield
        finally:
            self._held.add(who, -1)
