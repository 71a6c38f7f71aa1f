"""How many things somebody holds at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from .problems import Refused


class Tally:
    """Counts what everybody holds, and refuses what is one too many.

    >>> sockets = Tally(1)
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
        if self._held[who] >= self.most:
            raise Refused("too-many")
        self._held[who] += 1
        try:
            yield
        finally:
            self._held[who] -= 1
            if not self._held[who]:
                del self._held[who]
