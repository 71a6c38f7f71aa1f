"""Who plays, who is in turn and who stands in the village, as a position writes it: players are
called by their colours."""

from __future__ import annotations

from osada.kernel.fields import Fields
from osada.kernel.form import Field, Kind
from osada.kernel.state import Data

from ..rules.board import VILLAGE, Board
from ..rules.box import COLOURS, LETTERS
from ..rules.words import SPACE_NAMES


def colour_at(s: Board, seat: int) -> str:
    """What a player is called."""
    return COLOURS[s.colours[seat]]


def seat_called(fields: Fields, s: Board, value: object, place: str) -> int:
    """The seat of the player who is called so. Where the seats themselves cannot be read, whoever
    is named may sit there."""
    if "seats" in fields.unread():
        return 0
    return fields.word(value, [COLOURS[c] for c in s.colours], place)


class Seats(Field[Board]):
    """The colours of the players."""

    def __init__(self) -> None:
        super().__init__("seats", ("colours", "seat_of"))

    def written(self, s: Board) -> list[str]:
        return [COLOURS[colour] for colour in s.colours]

    def read(self, fields: Fields, s: Board) -> None:
        s.colours = [LETTERS.index(letter) for letter in s.options.colours[: s.seats]]
        s.seat_of = [s.colours.index(c) if c in s.colours else -1 for c in range(4)]

    @staticmethod
    def colours(fields: Fields) -> list[int]:
        """The board is made for them, so they are read before all else."""
        value = fields.data.get("seats")
        if not isinstance(value, list) or not 2 <= len(value) <= 4:
            fields.fault("seats", 'must be a list of 2 to 4 colours, e.g. ["red", "blue"]')
            return list(range(4))
        colours = [fields.word(word, COLOURS, f"seats[{i}]") for i, word in enumerate(value)]
        if "seats" not in fields.unread() and len(set(colours)) != len(colours):
            fields.fault("seats", "a colour sits twice: every player has another")
        return list(range(4)) if "seats" in fields.unread() else colours


class Seat(Kind[Board, int]):
    """A player, or nobody."""

    null = True

    def written(self, s: Board, value: int) -> str | None:
        return colour_at(s, value) if value >= 0 else None

    def read(self, fields: Fields, s: Board, value: object, place: str) -> int:
        return seat_called(fields, s, value, place)


class Turn(Kind[Board, tuple[int, ...]]):
    """The players in turn."""

    null = True

    def written(self, s: Board, value: tuple[int, ...]) -> list[str]:
        return [colour_at(s, seat) for seat in value]

    def read(self, fields: Fields, s: Board, value: object, place: str) -> tuple[int, ...]:
        if isinstance(value, list):
            return tuple(seat_called(fields, s, who, place) for who in value)
        fields.fault(place, f'must be a list of colours such as ["red"], not {value!r}')
        return ()


class Side(Kind[Board, list[int]]):
    """One side of the village: who stands on which space."""

    def written(self, s: Board, value: list[int]) -> Data:
        return {SPACE_NAMES[i]: colour_at(s, value[i]) for i in range(VILLAGE) if value[i] >= 0}

    def read(self, fields: Fields, s: Board, value: object, place: str) -> list[int]:
        side = self.empty(s)
        for space, who in fields.table(value, place).items():
            seat = seat_called(fields, s, who, f"{place}.{space}")
            side[fields.word(space, SPACE_NAMES, place)] = seat
        return side

    def empty(self, s: Board) -> list[int]:
        return [-1] * VILLAGE
