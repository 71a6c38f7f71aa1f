"""Not too much at once: token buckets for seats, people, tables and addresses."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from time import monotonic

from ..host.bucket import Bucket, Clock
from ..host.environment import Rate
from .networks import block_of

MOST = 20_000
"""Buckets that are remembered at once. Beyond that the fullest are forgotten: a forgotten bucket
is a full one, so forgetting harms nobody and gives the least away; whoever has emptied theirs would
have to empty ten thousand others to be forgotten."""
MUCH = 1 / 8
"""The part of a bucket from which on other processes hear what was taken of it."""
WIDER = 16
"""So many times as much as one household may come from one provider's block of addresses."""


class Buckets:
    """A bucket for everybody who comes."""

    def __init__(self, rate: Rate, clock: Clock = monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._of: dict[bytes, Bucket] = {}
        self._spent: dict[bytes, float] = {}
        """What was taken here of which the house's other processes have not heard."""
        self._is_shared = False

    def take(self, who: str, drops: float = 1.0) -> float:
        """Take from somebody's bucket, as `Bucket.take` does."""
        key = _key(who)
        wait = self._bucket(key).take(drops)
        if not wait:
            self._spend(key, drops)
        return wait

    def owe(self, who: str, drops: float) -> None:
        """Take from somebody's bucket what they have used already."""
        key = _key(who)
        self._bucket(key).owe(drops)
        self._spend(key, drops)

    def give(self, who: str, drops: float = 1.0) -> None:
        """Put back into somebody's bucket."""
        key = _key(who)
        self._bucket(key).give(drops)
        self._spend(key, -drops)

    def share(self) -> None:
        """Begin to note what is taken, for other processes."""
        self._is_shared = True

    def spent(self) -> dict[str, float]:
        """What was taken since this was asked last, of those who take much. Of the others nobody
        has to hear: they are far from any limit."""
        spent, self._spent = self._spent, {}
        much = self._rate.count * (1 - MUCH)
        return {
            key.hex(): drops
            for key, drops in spent.items()
            if drops and (bucket := self._of.get(key)) is not None and bucket.level < much
        }

    def spent_elsewhere(self, spent: Mapping[str, float]) -> None:
        """The same that another process tells."""
        for key, drops in spent.items():
            self._bucket(bytes.fromhex(key)).owe(drops)

    def _spend(self, key: bytes, drops: float) -> None:
        if self._is_shared:
            self._spent[key] = self._spent.get(key, 0.0) + drops

    def _bucket(self, key: bytes) -> Bucket:
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


def _key(who: str) -> bytes:
    return blake2b(who.encode(errors="surrogateescape"), digest_size=12).digest()


class AddressBuckets:
    """Buckets for addresses: one for each household, and a larger one for each block of addresses
    that one customer of a provider may have to himself."""

    def __init__(self, rate: Rate, clock: Clock = monotonic) -> None:
        self._near = Buckets(rate, clock)
        self._far = Buckets(Rate(rate.count * WIDER, rate.seconds), clock)

    def each(self) -> tuple[Buckets, Buckets]:
        """Both sorts of buckets, for whoever shares them with other processes."""
        return self._near, self._far

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
