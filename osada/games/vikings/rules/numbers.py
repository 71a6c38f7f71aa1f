"""How the things on the table are written as numbers; nothing else takes such a number apart.

piece    a hull piece: its colour, its shields, and whether an extra viking stands on it
         (VIK-2P-02); equal pieces need no identity
place    in a hull: the ship, and the position behind its prow, 0 being next to it (VIK-SHIP-01)
circle   for bets: the berth of a ship, and a colour (VIK-AREA-02)
slot     of a bet token: its owner's seat, and which of the owner's tokens it is
"""

from __future__ import annotations

from typing import Final

from .box import HULL_PLACES, LETTERS

# Bits, because shifting them is what compiled code does fastest.
_SHIELDS: Final = 15
_COLOUR: Final = 4
_COLOURS: Final = 3
_VIKING: Final = 6
_POSITION: Final = 3
_POSITIONS: Final = HULL_PLACES - 1
_TEAM: Final = 2
_TEAMS: Final = 3
_TOKEN: Final = 2
_TOKENS: Final = 3


def piece_of(colour: int, shields: int, viking: bool = False) -> int:
    """The hull piece of a team with so many shields."""
    return (viking << _VIKING) + (colour << _COLOUR) + shields


def colour_of(piece: int) -> int:
    """The team a hull piece belongs to."""
    return piece >> _COLOUR & _COLOURS


def printed_shields(piece: int) -> int:
    """The shields printed on a hull piece."""
    return piece & _SHIELDS


def has_viking(piece: int) -> bool:
    """Whether an extra viking stands on a piece."""
    return piece >> _VIKING > 0


def with_viking(piece: int) -> int:
    """The same piece with an extra viking on it."""
    return piece | 1 << _VIKING


def shields_of(piece: int) -> int:
    """The shields a hull piece counts for, an extra viking included (VIK-2P-02)."""
    return (piece & _SHIELDS) + (piece >> _VIKING)


def _spelled(piece: int) -> str:
    viking = "+" if has_viking(piece) else ""
    return f"{LETTERS[colour_of(piece)]}{printed_shields(piece)}{viking}"


_SPELLED: Final = tuple(_spelled(piece) for piece in range(2 << _VIKING))


def spell_piece(piece: int) -> str:
    """A piece as people write it: `B3`, or `B3+` with a viking on it."""
    return _SPELLED[piece]


def place_at(ship: int, position: int) -> int:
    """A place in a hull."""
    return (ship << _POSITION) + position


def ship_of(place: int) -> int:
    """The ship a place belongs to."""
    return place >> _POSITION


def position_of(place: int) -> int:
    """How far behind the prow a place is."""
    return place & _POSITIONS


def circle_at(ship: int, colour: int) -> int:
    """The circle of a colour at the berth of a ship."""
    return (ship << _TEAM) + colour


def berth_of(circle: int) -> int:
    """The ship at whose berth a circle is."""
    return circle >> _TEAM


def team_of(circle: int) -> int:
    """The colour that is bet on with a circle."""
    return circle & _TEAMS


def first_slot(seat: int) -> int:
    """Where the tokens of a seat begin; they end where those of the next seat begin."""
    return seat << _TOKEN


def owner_of(slot: int) -> int:
    """The seat a bet token belongs to."""
    return slot >> _TOKEN


def token_number(slot: int) -> int:
    """Which of its owner's tokens it is, counted from 1; it says nothing about its value."""
    return (slot & _TOKENS) + 1
