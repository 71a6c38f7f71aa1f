"""Not too much at once: token buckets for seats, people, tables and addresses."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from time import monotonic

from .networks import block_of
from .reading import Rate

MOST = 20_000
"""Buckets that are remembered at once. Beyond that the fullest are forgotten: a forgotten bucket
is a full one, so forgetting harms nobody and gives the least away; whoever has emptied theirs would
have to empty ten thousand others to be forgotten."""
WIDER = 16
"""So many times as much as one household may come from one provider's block of addresses."""

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


class Buckets:
    """A bucket for everybody who comes."""

    def __init__(self, rate: Rate, clock: Clock = monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._of: dict[bytes, Bucket] = {}

    def take(self, who: str, drops: float = 1.0) -> float:
        """Take from somebody's bucket, as `Bucket.take` does."""
        return self._bucket(who).take(drops)

    def owe(self, who: str, drops: float) -> None:
        """Take from somebody's bucket what they have used already."""
        self._bucket(who).owe(drops)

    def give(self, who: str, drops: float = 1.0) -> None:
        """Put back into somebody's bucket."""
        self._bucket(who).give(drops)

    def _bucket(self, who: str) -> Bucket:
        key = blake2b(who.encode(errors="surrogateescape"), digest_size=12).digest()
        bucket = self._of.get(key)
        if bucket is None:
            if len(self._of) >= MOST:
                self._forget()
            bucket = self._of[key] = Bucket(self._rate, self._clock)
        return bucket

    def _forget(self) -> None:
        """Drop the full ones; if too many are in use, those that are fullest."""
        kept = {who: bucket for who, bucket in self._of.items() if not bucket.full}
        if len(kept) > MOST // 2:
            emptiest = sorted(kept.items(), key=lambda one: one[1].level)
            kept = dict(emptiest[: MOST // 2])
        self._of = kept


class AddressBuckets:
    """Buckets for addresses: one for each household, and a larger one for each block of addresses
    that one customer of a provider may have to himself."""

    def __init__(self, rate: Rate, clock: Clock = monotonic) -> None:
        self._near = Buckets(rate, clock)
        self._far = Buckets(Rate(rate.count * WIDER, rate.seconds), clock)

    def take(self, address: str, drops: float = 1.0) -> float:
        """Take from both, as `Bucket.take` does."""
        block = block_of(address)
        return self._near.take(address, drops) or (self._far.take(block, drops) if block else 0.0)

    def owe(self, address: str, drops: float) -> None:
        """Take from both what was used already."""
        self._near.owe(address, drops)
        block = block_of(address)
        if block:
            self._far.owe(block, drops)

    def give(self, address: str, drops: float = 1.0) -> None:
        """Put back into both."""
        self._near.give(address, drops)
        block = block_of(address)
        if block:
            self._far.give(block, drops)
