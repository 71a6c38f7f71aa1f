"""What an observation is made of: each part writes one piece of a view as numbers from 0 to 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

SEATS = 4
"""Every observation has room for so many players, those who are missing being zeros."""


@final
class Eye:
    """Who looks: seats are counted from one's own, and so are colours where a game has them."""

    def __init__(self, viewer: int, seats: int, colours: Sequence[str] = ()) -> None:
        self.viewer = viewer
        self.seats = seats
        self.colours = {colour: i for i, colour in enumerate(colours)}

    def away(self, seat: int) -> int:
        """How many seats further on somebody sits."""
        return (seat - self.viewer) % self.seats


class ViewPart:
    """A piece of a view. A value that is None, or not there, is all zeros."""

    def __init__(self, size: int) -> None:
        self.size = size

    def write(self, value: object, eye: Eye, out: list[float]) -> None:
        """Add `size` numbers."""
        raise NotImplementedError

    def names(self) -> list[str]:
        """What each of them is, as seen from this part."""
        raise NotImplementedError

    def wholes(self) -> list[float]:
        """What each of them is a share of, where it is written as a count."""
        raise NotImplementedError

    def said(self) -> str:
        """The part in words, for documents."""
        raise NotImplementedError


@final
class Number(ViewPart):
    """A number, as a share of the way from low to high; what lies outside counts as the end."""

    def __init__(self, high: float, low: float = 0) -> None:
        super().__init__(1)
        self.low = float(low)
        self.wide = float(high) - float(low)

    def write(self, value: object, eye: Eye, out: list[float]) -> None:
        if value is None:
            out.append(0.0)
            return
        assert isinstance(value, int | float)
        out.append(min(1.0, max(0.0, (value - self.low) / self.wide)))

    def names(self) -> list[str]:
        return [""]

    def wholes(self) -> list[float]:
        return [self.wide]

    def said(self) -> str:
        return f"{self.low:g} to {self.low + self.wide:g}"


@final
class Flag(ViewPart):
    """Yes (1) or no."""

    def __init__(self) -> None:
        super().__init__(1)

    def write(self, value: object, eye: Eye, out: list[float]) -> None:
        out.append(1.0 if value else 0.0)

    def names(self) -> list[str]:
        return [""]

    def wholes(self) -> list[float]:
        return [1.0]

    def said(self) -> str:
        return "yes or no"


@final
class OneOf(ViewPart):
    """A 1 at one of some words; nowhere for a word that is not among them."""

    def __init__(self, words: Sequence[object]) -> None:
        super().__init__(len(words))
        self.words = [str(word) for word in words]
        self.rows = {word: _one_at(i, len(words)) for i, word in enumerate(self.words)}
        self.nothing = [0.0] * len(words)

    def write(self, value: object, eye: Eye, out: list[float]) -> None:
        out += self.nothing if value is None else self.rows.get(str(value), self.nothing)

    def names(self) -> list[str]:
        return [f"={word}" for word in self.words]

    def wholes(self) -> list[float]:
        return [1.0] * self.size

    def said(self) -> str:
        return "one of " + listed(self.words)


@final
class Counts(ViewPart):
    """How many of each of some words: of a list of them, or of numbers by word. A share of `most`,
    which is 1 where something is there or not."""

    def __init__(self, words: Sequence[object], most: float = 1) -> None:
        super().__init__(len(words))
        self.words = [str(word) for word in words]
        self.places = {word: i for i, word in enumerate(self.words)}
        self.most = float(most)

    def write(self, value: object, eye: Eye, out: list[float]) -> None:
        row = [0.0] * self.size
        if isinstance(value, dict):
            for word, count in value.items():
                place = self.places.get(str(word), -1)
                if place >= 0 and count is not None:
                    row[place] += float(count)
        elif value is not None:
            assert isinstance(value, list | tuple)
            for word in value:
                place = self.places.get(str(word), -1)
                if place >= 0:
                    row[place] += 1.0
        out += [min(1.0, max(0.0, count / self.most)) for count in row]

    def names(self) -> list[str]:
        return [f".{word}" for word in self.words]

    def wholes(self) -> list[float]:
        return [self.most] * self.size

    def said(self) -> str:
        most = "there or not" if self.most == 1 else f"how many, up to {self.most:g}"
        return f"{most}: " + listed(self.words)


@final
class Player(ViewPart):
    """A seat, or a set of seats: one's own first, then round the table."""

    def __init__(self) -> None:
        super().__init__(SEATS)

    def write(self, value: object, eye: Eye, out: list[float]) -> None:
        row = [0.0] * SEATS
        if isinstance(value, int):
            row[eye.away(value)] = 1.0
        elif value is not None:
            assert isinstance(value, list | tuple)
            for seat in value:
                row[eye.away(seat)] = 1.0
        out += row

    def names(self) -> list[str]:
        return [f"=player+{i}" for i in range(SEATS)]

    def wholes(self) -> list[float]:
        return [1.0] * self.size

    def said(self) -> str:
        return "players, oneself first"


@final
class Colour(ViewPart):
    """A colour: one's own first, then those of the others round the table, then nobody's."""

    def __init__(self) -> None:
        super().__init__(SEATS)

    def write(self, value: object, eye: Eye, out: list[float]) -> None:
        row = [0.0] * SEATS
        if value is not None:
            row[eye.colours[str(value)]] = 1.0
        out += row

    def names(self) -> list[str]:
        return [f"=colour+{i}" for i in range(SEATS)]

    def wholes(self) -> list[float]:
        return [1.0] * self.size

    def said(self) -> str:
        return "colours, one's own first"


def _one_at(place: int, size: int) -> list[float]:
    row = [0.0] * size
    row[place] = 1.0
    return row


def listed(words: Sequence[str]) -> str:
    """Some words, the middle of a long row left out."""
    if len(words) <= 12:
        return ", ".join(words)
    return f"{', '.join(words[:3])} … {words[-1]} ({len(words)})"
