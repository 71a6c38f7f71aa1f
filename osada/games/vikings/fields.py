"""Single fields of a position file: each is read or its fault noted with its place."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from osada.kernel.errors import BadPosition, Fault, did_you_mean
from osada.kernel.state import Data

from .box import COLOURS, GOODS


@mypyc_attr(allow_interpreted_subclasses=True)
class Fields:
    """A position's data and the faults found in them so far."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.faults: list[Fault] = []
        self.colours: list[int] = []

    def fault(self, place: str, reason: str) -> None:
        """Note that something cannot be so."""
        self.faults.append(Fault(place, reason))

    def stop(self) -> None:
        """Raise every fault found so far, if there is one."""
        if self.faults:
            raise BadPosition(self.faults)

    def whole(self, key: str, low: int, high: int, default: int) -> int:
        """A whole number between two bounds."""
        value = self.data.get(key)
        if value is None:
            return default
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        self.fault(key, f"must be a whole number from {low} to {high}, not {value!r}")
        return default

    def table(self, data: object, place: str) -> Data:
        """An object whose own fields are read next."""
        if isinstance(data, dict):
            return data
        self.fault(place, "must be an object { … }")
        return {}

    def word(self, value: object, words: tuple[str, ...] | list[str], place: str) -> int:
        """Which of the known words it is."""
        if isinstance(value, str) and value in words:
            return words.index(value)
        self.fault(place, f"'{value}' is unknown: {did_you_mean(str(value), words)}")
        return 0

    def seat(self, value: object, place: str) -> int:
        """The seat of the player who is called by this colour."""
        return self.word(value, [COLOURS[c] for c in self.colours], place)

    def kinds(self, value: object, place: str) -> list[int]:
        """Goods in a text such as `fur fur nails`."""
        if not isinstance(value, str):
            self.fault(place, "must be a text of goods such as 'fur fur nails'")
            return []
        return [self.word(word, GOODS, place) for word in value.split()]

    def counts(self, value: object, place: str) -> list[int]:
        """The same, counted by kind."""
        kinds = self.kinds(value, place)
        return [kinds.count(kind) for kind in range(3)]
