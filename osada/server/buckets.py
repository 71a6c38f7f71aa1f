"""Not too much at once: token buckets, for sockets one by one and for addresses together."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from .reading import Rate

MOST = 20_000
"""Buckets that are remembered at once; beyond that the ones nobody draws from are forgotten."""

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

    @property
    def full(self) -> bool:
        """Whether nothing has been taken lately, so that forgetting it changes nothing."""
        self._fill()
        return self._drops >= self._rate.count

    def _fill(self) -> None:
        now = self._clock()
        gained = (now - self._filled) * self._rate.count / self._rate.seconds
        self._drops = min(float(self._rate.count), self._drops + gained)
        self._filled = now


class Buckets:
    """A bucket for everybody who comes."""

    def __init__(self, rate: Rate, clock: Clock = monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._of: dict[str, Bucket] = {}

    def take(self, who: str, drops: float = 1.0) -> float:
        """Take from somebody's bucket, as `Bucket.take` does."""
        bucket = self._of.get(who)
        if bucket is None:
            if len(self._of) >= MOST:
                self._forget()
            bucket = self._of[who] = Bucket(self._rate, self._clock)
        return bucket.take(drops)

    def _forget(self) -> None:
        """Drop the full ones; if all are in use, those that came first."""
        kept = {who: bucket for who, bucket in self._of.items() if not bucket.full}
        spare = len(kept) - MOST // 2
        self._of = dict(list(kept.items())[spare:]) if spare > 0 else kept
