"""Swap Ships: exchange two pieces of two ships. VIK-ACT-SWAP-01, VIK-ACT-SWAP-02."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Message, Prompt, Reason
from osada.kernel.step import Step

from .. import changes
from .. import phrases as say
from ..board import CHOOSE_SWAP_SECOND, Board
from ..flow import next_worker
from ..numbers import position_of, ship_of
from ..words import PIECES_OF
from .pieces import choose_piece, missing_piece


def can_swap(s: Board) -> bool:
    """Whether two ships in the harbour have hull pieces."""
    return sum(1 for ship in s.harbour if s.hulls[ship]) >= 2


def _all_pieces(s: Board, but: int) -> list[Action]:
    found: list[Action] = []
    for ship in s.harbour:
        if ship != but:
            found += PIECES_OF[ship][: len(s.hulls[ship])]
    return found


class SwapFirst(Step[Board]):
    """The one piece, of any colour."""

    def offers(self, s: Board, seat: int) -> list[Action]:
        return _all_pieces(s, -1)

    def why_not(self, s: Board, seat: int, action: Action) -> tuple[Reason, ...]:
        place = action.args[0]
        return missing_piece(s, place)

    def carry_out(self, s: Board, seat: int, action: Action) -> None:
        choose_piece(s, seat, action.args[0])
        s.step = CHOOSE_SWAP_SECOND

    def prompt(self, s: Board, seat: int) -> Prompt:
        return Message(say.ASK_SWAP_FIRST, {"seat": seat})


class SwapSecond(Step[Board]):
    """The other piece, on another ship. Two equal pieces may be exchanged as well."""

    def offers(self, s: Board, seat: int) -> list[Action]:
        return _all_pieces(s, ship_of(s.piece))

    def why_not(self, s: Board, seat: int, action: Action) -> tuple[Reason, ...]:
        place = action.args[0]
        missing = missing_piece(s, place)
        if missing:
            return missing
        if ship_of(place) == ship_of(s.piece):
            return (Message(say.SWAP_SAME_SHIP, {"ship": ship_of(place) + 1}),)
        return ()

    def carry_out(self, s: Board, seat: int, action: Action) -> None:
        """Each takes the exact place of the other."""
        place = action.args[0]
        if s.telling:
            _tell_of(s, seat, place)
        one, two = s.hulls[ship_of(s.piece)], s.hulls[ship_of(place)]
        i, j = position_of(s.piece), position_of(place)
        one[i], two[j] = two[j], one[i]
        if s.watched:
            s.changes.append(changes.swapped(s, s.piece, place))
        next_worker(s)

    def prompt(self, s: Board, seat: int) -> Prompt:
        return Message(say.ASK_SWAP_SECOND, {"seat": seat, **s.piece_at(s.piece)})


def _tell_of(s: Board, seat: int, place: int) -> None:
    """Both as they lay before."""
    told = s.piece_at(s.piece)
    other = s.piece_at(place)
    told["seat"] = seat
    told["other_colour"] = other["colour"]
    told["other_shields"] = other["shields"]
    told["other_ship"] = other["ship"]
    s.tell(say.SWAPPED, told)
