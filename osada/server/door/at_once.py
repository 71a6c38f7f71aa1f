"""How many things somebody holds at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from ..protocol.problems import Refused
from .buckets import WIDER
from .networks import block_of


class AtOnce:
    """Counts what everybody holds, and refuses what is one too many; of addresses, a provider's
    block too, which may hold more.

    >>> sockets = AtOnce(1)
    >>> with sockets.one("ada"):
    ...     sockets.held("ada")
    1
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: Counter[str] = Counter()

    def held(self, who: str) -> int:
        """How many somebody has now."""
        return self._held[who]

    @contextmanager
    def one(self, who: str) -> Iterator[None]:
        """Hold one more for as long as this lasts."""
        block = block_of(who)
        if self._held[who] >= self.most or self._held[block] >= self.most * WIDER:
            raise Refused("too-many")
        places = (who, block) if block else (who,)
        for place in places:
            self._held[place] += 1
        try:
            yield
        finally:
            for place in places:
                self._held[place] -= 1
                if not self._held[place]:
                    del self._held[place]
