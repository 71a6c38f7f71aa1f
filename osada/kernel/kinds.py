"""How numbers, words and switches are written in a position."""

from __future__ import annotations

from collections.abc import Sequence

from .fields import Fields
from .form import Kind, S_contra, V
from .state import State


class Whole(Kind[State, int]):
    """A whole number between two bounds."""

    null = True
    plain = True

    def __init__(self, low: int, high: int, usual: int | None = None) -> None:
        self.low = low
        self.high = high
        self.usual = low if usual is None else usual

    def written(self, s: State, value: int) -> int:
        return value

    def read(self, fields: Fields, s: State, value: object, place: str) -> int:
        return fields.number(value, self.low, self.high, place)

    def empty(self, s: State) -> int:
        return self.usual


class Numbered(Kind[State, int]):
    """One of so many, which people count from 1; -1, written as null, for none."""

    null = True

    def __init__(self, most: int) -> None:
        self.most = most

    def written(self, s: State, value: int) -> int | None:
        return value + 1 if value >= 0 else None

    def read(self, fields: Fields, s: State, value: object, place: str) -> int:
        return fields.number(value, 1, self.most, place) - 1

    def empty(self, s: State) -> int:
        return -1


class Worded(Kind[State, int]):
    """One of some words, by its place among them; the first, or another, where nothing is said."""

    def __init__(self, words: Sequence[str], usual: int = 0) -> None:
        self.words = words
        self.usual = usual

    def written(self, s: State, value: int) -> str:
        return self.words[value]

    def read(self, fields: Fields, s: State, value: object, place: str) -> int:
        return fields.word(value, self.words, place)

    def empty(self, s: State) -> int:
        return self.usual


class MaybeWorded(Kind[State, int]):
    """The same; -1, written as null, for none of them."""

    null = True

    def __init__(self, words: Sequence[str]) -> None:
        self.words = words

    def written(self, s: State, value: int) -> str | None:
        return self.words[value] if value >= 0 else None

    def read(self, fields: Fields, s: State, value: object, place: str) -> int:
        return fields.word(value, self.words, place)

    def empty(self, s: State) -> int:
        return -1


class Switch(Kind[State, bool]):
    """True or false."""

    plain = True

    def written(self, s: State, value: bool) -> bool:
        return value

    def read(self, fields: Fields, s: State, value: object, place: str) -> bool:
        if not isinstance(value, bool):
            fields.fault(place, f"must be true or false, not {value!r}")
        return value is True

    def empty(self, s: State) -> bool:
        return False


class Listed(Kind[S_contra, list[V]]):
    """Several of the same kind, in order; where it has a null, some of them may be null."""

    def __init__(self, kind: Kind[S_contra, V]) -> None:
        self.kind = kind

    def written(self, s: S_contra, value: list[V]) -> list[object]:
        return [self.kind.written(s, one) for one in value]

    def read(self, fields: Fields, s: S_contra, value: object, place: str) -> list[V]:
        kind = self.kind
        return [
            kind.empty(s) if one is None and kind.null else kind.read(fields, s, one, place)
            for one in fields.row(value, place)
        ]

    def empty(self, s: S_contra) -> list[V]:
        return []


class Numbers(Kind[State, list[int]]):
    """Whole numbers between two bounds."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def written(self, s: State, value: list[int]) -> list[int]:
        return value[:]

    def read(self, fields: Fields, s: State, value: object, place: str) -> list[int]:
        return [fields.number(one, self.low, self.high, place) for one in fields.row(value, place)]

    def empty(self, s: State) -> list[int]:
        return []
