"""Reading the fields of a position file: each is read, or its fault noted with its place."""

from __future__ import annotations

from collections.abc import Sequence

from .chance import SEALED, Chance, read_chance
from .errors import BadPosition, BadStart, Fault, did_you_mean
from .options import Option, Value, read_options
from .state import Data

NOTHING: frozenset[str] = frozenset()
MOST_FAULTS = 40
"""Whoever mends so many sees the next; a reason may have taken some thought (`did_you_mean`)."""


class Fields:
    """A position's data and the faults found in them so far."""

    def __init__(self, data: Data, known: Sequence[str]) -> None:
        self.data = data
        self.faults: list[Fault] = []
        for key in data:
            if key not in known:
                self.fault(key, f"is no part of a position: {did_you_mean(key, known)}")

    def fault(self, place: str, reason: str) -> None:
        """Note that something cannot be so."""
        self.faults.append(Fault(place, reason))
        if len(self.faults) == MOST_FAULTS:
            self.stop()

    def stop(self) -> None:
        """Raise every fault found so far, if there is one."""
        if self.faults:
            raise BadPosition(self.faults)

    def unread(self) -> frozenset[str]:
        """The parts of the position in which something could not be read: what depends on one of
        them cannot be judged."""
        if not self.faults:
            return NOTHING
        return frozenset([fault.place.split(".")[0].split("[")[0] for fault in self.faults])

    def whole(self, key: str, low: int, high: int, default: int) -> int:
        """A whole number between two bounds; left out, the default."""
        value = self.data.get(key)
        return default if value is None else self.number(value, low, high, key)

    def number(self, value: object, low: int, high: int, place: str) -> int:
        """A whole number between two bounds."""
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        self.fault(place, f"must be a whole number from {low} to {high}, not {value!r}")
        return low

    def switch(self, key: str) -> bool:
        """True or false; left out, false."""
        value = self.data.get(key, False)
        if not isinstance(value, bool):
            self.fault(key, f"must be true or false, not {value!r}")
        return value is True

    def table(self, value: object, place: str) -> Data:
        """An object whose own fields are read next."""
        if isinstance(value, dict):
            return value
        self.fault(place, "must be an object { … }")
        return {}

    def row(self, value: object, place: str) -> list[object]:
        """A list whose parts are read next."""
        if isinstance(value, list):
            return value
        self.fault(place, "must be a list [ … ]")
        return []

    def word(self, value: object, words: Sequence[str], place: str) -> int:
        """Which of the known words it is."""
        if isinstance(value, str) and value in words:
            return words.index(value)
        self.fault(place, f"'{value}' is unknown: {did_you_mean(str(value), words)}")
        return 0

    def header(self, game: str, version: int) -> None:
        """The game it is for, and the version of its rules."""
        if self.data.get("game", game) != game:
            self.fault("game", f"'{self.data['game']}' is not {game}")
        given = self.whole("rules", 1, 1 << 30, version)
        if given > version:
            self.fault("rules", f"version {given} is newer than ours, {version}: update osada")
        if given < version:
            self.fault("rules", f"version {given} is no longer played: ours is {version}")

    def options(self, known: tuple[Option, ...]) -> dict[str, Value]:
        """The table's options; defaults where they cannot be read."""
        try:
            return read_options(known, self.table(self.data.get("options", {}), "options"))
        except BadStart as error:
            self.fault("options", str(error))
            return read_options(known, {})

    def chance(self) -> Chance:
        """The generator at the point where it was left."""
        given = self.data.get("chance", "0")
        is_text = isinstance(given, str | int) and not isinstance(given, bool)
        chance = read_chance(str(given)) if is_text else None
        if chance is None:
            self.fault(
                "chance",
                f"must be up to 16 hexadecimal digits, 32 with a colon before them, or "
                f"'{SEALED}', not {str(given)[:40]!r}",
            )
        return chance or Chance(0)
