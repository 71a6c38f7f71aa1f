"""What is counted, counted for the whole house: each process tells the others what those have used
that use much. Whoever goes from one process to another gains next to nothing by it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from .buckets import AddressBuckets, Buckets


class Rated(Protocol):
    """A part of the server that counts how often something is done."""

    def rates(self) -> Mapping[str, Buckets | AddressBuckets]: ...


class HouseRates:
    """The buckets of a process that it shares with the others, by their names."""

    def __init__(self, *parts: Rated) -> None:
        self._buckets: dict[str, Buckets] = {}
        for part in parts:
            for name, counted in part.rates().items():
                near, *far = (counted,) if isinstance(counted, Buckets) else counted.each()
                self._buckets[name] = near
                for wider in far:
                    self._buckets[f"{name} of a block"] = wider
        for buckets in self._buckets.values():
            buckets.share()

    def spent(self) -> dict[str, dict[str, float]]:
        """What is to be told now; mostly nothing."""
        told = {name: buckets.spent() for name, buckets in self._buckets.items()}
        return {name: spent for name, spent in told.items() if spent}

    def spent_elsewhere(self, told: Mapping[str, Mapping[str, float]]) -> None:
        """What another process tells; of what this version does not count nothing is made."""
        for name, spent in told.items():
            if name in self._buckets:
                self._buckets[name].spent_elsewhere(spent)
