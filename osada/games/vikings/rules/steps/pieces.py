"""Pointing at a hull piece, and why it may not be: for all actions with pieces. VIK-SHIP-01,
VIK-SHIP-06.

Any ship still in the harbour may be worked on (VIK-SHIP-07), and pieces of neutral teams are
pieces like all others (VIK-SHIP-08).
"""

from __future__ import annotations

from osada.kernel.message import Message, Reason

from .. import changes
from .. import phrases as say
from ..board import Board
from ..box import COLOURS
from ..numbers import colour_of, position_of, ship_of


def missing_piece(s: Board, place: int) -> tuple[Reason, ...]:
    """Why no piece can be taken from this place at all."""
    ship = ship_of(place)
    if ship not in s.harbour:
        return (Message(say.SHIP_SAILED, {"ship": ship + 1}),)
    if position_of(place) >= len(s.hulls[ship]):
        pieces = len(s.hulls[ship])
        told: dict[str, object] = {
            "ship": ship + 1,
            "place": position_of(place) + 1,
            "pieces": pieces,
        }
        return (Message(say.NO_PIECE, told),)
    return ()


def choose_piece(s: Board, seat: int, place: int) -> None:
    """Point at the piece with which something is to be done next."""
    s.piece = place
    if s.telling:
        told = {"seat": seat, "place": position_of(place) + 1, **s.piece_at(place)}
        s.tell(say.PIECE_CHOSEN, told)
    if s.watched:
        s.changes.append(changes.piece_chosen(place))


def colour_at(s: Board, place: int) -> int:
    """The colour of the piece at a place."""
    return colour_of(s.hulls[ship_of(place)][position_of(place)])


def named_place(s: Board, place: int) -> dict[str, object]:
    """Ship, place and colour of a piece, as messages name them."""
    return {
        "ship": ship_of(place) + 1,
        "place": position_of(place) + 1,
        "colour": COLOURS[colour_at(s, place)],
    }
