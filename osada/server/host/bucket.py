"""Not too much at once: one token bucket."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from .environment import Rate

Clock = Callable[[], float]


class Bucket:
    """Holds `rate.count` drops when full, and fills up in `rate.seconds`.

    >>> bucket = Bucket(Rate(1, 60.0), clock=lambda: 0.0)
    >>> bucket.take(), bucket.take()
    (0.0, 60.0)
    """

    __slots__ = ("_clock", "_drops", "_filled", "_rate")

    def __init__(self, rate: Rate, clock: Clock = monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._drops = float(rate.count)
        self._filled = clock()

    def take(self, drops: float = 1.0) -> float:
        """Take some and return 0, or take none and return the seconds until there are enough."""
        self._fill()
        if drops <= self._drops:
            self._drops -= drops
            return 0.0
        return (drops - self._drops) * self._rate.seconds / self._rate.count

    def owe(self, drops: float) -> None:
        """Take some that were used already; the bucket may owe them."""
        self._fill()
        self._drops -= drops

    def give(self, drops: float = 1.0) -> None:
        """Put some back."""
        self._drops = min(float(self._rate.count), self._drops + drops)

    @property
    def full(self) -> bool:
        """Whether nothing has been taken lately, so that forgetting it changes nothing."""
        return self.level >= self._rate.count

    @property
    def level(self) -> float:
        """The drops in it now."""
        self._fill()
        return self._drops

    def _fill(self) -> None:
        now = self._clock()
        gained = (now - self._filled) * self._rate.count / self._rate.seconds
        self._drops = min(float(self._rate.count), self._drops + gained)
        self._filled = now
