"""Parts of an observation that are made of others.

>>> from osada.kernel.parts import Counts, Flag
>>> ship = Record(sailed=Flag(), goods=Counts(("fur", "nails"), 4))
>>> ship.names()
['sailed', 'goods.fur', 'goods.nails']
>>> row: list[float] = []
>>> ship.write({"sailed": True, "goods": {"nails": 2}}, Eye(0, 2), row)
>>> row
[1.0, 0.0, 0.5]
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import final

from .parts import SEATS, Eye, ViewPart, listed


@final
class Record(ViewPart):
    """Several parts by name."""

    def __init__(self, **parts: ViewPart) -> None:
        super().__init__(sum([part.size for part in parts.values()]))
        self.parts = parts

    def write(self, value: object, eye: Eye, out: list[float]) -> None:
        if value is None:
            out += [0.0] * self.size
            return
        assert isinstance(value, dict)
        for name, part in self.parts.items():
            part.write(value.get(name), eye, out)

    def names(self) -> list[str]:
        found: list[str] = []
        for name, part in self.parts.items():
            inner = part.names()
            found += [f"{name}{_joined(below)}" for below in inner]
        return found

    def wholes(self) -> list[float]:
        return [whole for part in self.parts.values() for whole in part.wholes()]

    def said(self) -> str:
        return "; ".join([f"{name} ({part.said()})" for name, part in self.parts.items()])


@final
class Row(ViewPart):
    """The same part so many times, in order. What a row is shorter by is zeros; what it is longer
    by is left out."""

    def __init__(self, length: int, part: ViewPart) -> None:
        super().__init__(length * part.size)
        self.length = length
        self.part = part

    def write(self, value: object, eye: Eye, out: list[float]) -> None:
        items = value if isinstance(value, list | tuple) else ()
        for item in items[: self.length]:
            self.part.write(item, eye, out)
        out += [0.0] * ((self.length - min(self.length, len(items))) * self.part.size)

    def names(self) -> list[str]:
        inner = self.part.names()
        return [f"[{i}]{_joined(below)}" for i in range(self.length) for below in inner]

    def wholes(self) -> list[float]:
        return self.part.wholes() * self.length

    def said(self) -> str:
        return f"{self.length} times: {self.part.said()}"


@final
class Around(ViewPart):
    """The same part for every player, oneself first; the value is a list by seats."""

    def __init__(self, part: ViewPart) -> None:
        super().__init__(SEATS * part.size)
        self.part = part

    def write(self, value: object, eye: Eye, out: list[float]) -> None:
        items = value if isinstance(value, list) else []
        for i in range(len(items)):
            self.part.write(items[(eye.viewer + i) % len(items)], eye, out)
        out += [0.0] * ((SEATS - len(items)) * self.part.size)

    def names(self) -> list[str]:
        inner = self.part.names()
        return [f"[player+{i}]{_joined(below)}" for i in range(SEATS) for below in inner]

    def wholes(self) -> list[float]:
        return self.part.wholes() * SEATS

    def said(self) -> str:
        return f"for every player, oneself first: {self.part.said()}"


@final
class Named(ViewPart):
    """The same part for each of some words, wherever it stands in a list of records that name it
    under `key`; the first number says whether it is there."""

    def __init__(self, key: str, words: Sequence[str], part: ViewPart) -> None:
        super().__init__(len(words) * (part.size + 1))
        self.key = key
        self.words = words
        self.part = part

    def write(self, value: object, eye: Eye, out: list[float]) -> None:
        items = value if isinstance(value, list) else []
        found = {item[self.key]: item for item in items}
        for word in self.words:
            item = found.get(word)
            out.append(0.0 if item is None else 1.0)
            self.part.write(item, eye, out)

    def names(self) -> list[str]:
        inner = ["", *[_joined(below) for below in self.part.names()]]
        return [f".{word}{below}" for word in self.words for below in inner]

    def wholes(self) -> list[float]:
        return [1.0, *self.part.wholes()] * len(self.words)

    def said(self) -> str:
        return f"for each of {listed(list(self.words))}: there or not; {self.part.said()}"


@final
class Derived(ViewPart):
    """A part of what a function makes of the value."""

    def __init__(self, make: Callable[[object], object], part: ViewPart) -> None:
        super().__init__(part.size)
        self.make = make
        self.part = part

    def write(self, value: object, eye: Eye, out: list[float]) -> None:
        self.part.write(None if value is None else self.make(value), eye, out)

    def names(self) -> list[str]:
        return self.part.names()

    def wholes(self) -> list[float]:
        return self.part.wholes()

    def said(self) -> str:
        return self.part.said()


def _joined(below: str) -> str:
    return below if not below or below[0] in ".[=" else f".{below}"
