"""Jump: move a piece to the tail of another ship. VIK-ACT-JUMPOWN-01, VIK-ACT-JUMPOWN-02,
VIK-ACT-JUMPANY-01; never more than five pieces in a hull (VIK-SHIP-02, VIK-LIM-01)."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Message, Prompt, Reason
from osada.kernel.step import Step

from .. import changes
from .. import phrases as say
from ..board import CHOOSE_JUMP_SHIP, Board
from ..flow import next_worker
from ..numbers import colour_of, position_of, ship_of
from ..words import JUMP_ANY, JUMP_OWN, PIECES_OF, SHIP_WORDS, SPACE_NAMES
from .pieces import choose_piece, colour_at, missing_piece, named_place


def _only_roomy(s: Board) -> int:
    """-1: no ship has room; -2: two or more have; otherwise the one that has."""
    most = s.box.most_pieces
    found = -1
    for ship in s.harbour:
        if len(s.hulls[ship]) < most:
            if found >= 0:
                return -2
            found = ship
    return found


def _may_leave(s: Board, ship: int, roomy: int) -> bool:
    """Whether a piece of this ship has somewhere to go, and may go. A hull may become empty
    unless the table plays otherwise (VIK-SHIP-03)."""
    if roomy == -1 or roomy == ship:
        return False
    return s.options.empty_hull or len(s.hulls[ship]) > 1


def can_jump(s: Board, own_only: bool) -> bool:
    """Whether the mover has any piece to move and a ship to move it to."""
    roomy = _only_roomy(s)
    if roomy == -1:
        return False
    own = s.colours[s.mover]
    for ship in s.harbour:
        if _may_leave(s, ship, roomy):
            for piece in s.hulls[ship]:
                if not own_only or colour_of(piece) == own:
                    return True
    return False


class JumpPiece(Step[Board]):
    """Which piece jumps."""

    def offers(self, s: Board, seat: int) -> list[Action]:
        roomy = _only_roomy(s)
        own = s.colours[s.mover]
        any_colour = s.space == JUMP_ANY
        found: list[Action] = []
        for ship in s.harbour:
            if _may_leave(s, ship, roomy):
                hull = s.hulls[ship]
                if any_colour:
                    found += PIECES_OF[ship][: len(hull)]
                    continue
                for position in range(len(hull)):
                    if colour_of(hull[position]) == own:
                        found.append(PIECES_OF[ship][position])
        return found

    def why_not(self, s: Board, seat: int, action: Action) -> tuple[Reason, ...]:
        place = action.args[0]
        missing = missing_piece(s, place)
        if missing:
            return missing
        ship = ship_of(place)
        if s.space == JUMP_OWN and colour_at(s, place) != s.colours[s.mover]:
            return (Message(say.NOT_OWN_TO_JUMP, named_place(s, place)),)
        roomy = _only_roomy(s)
        if not _may_leave(s, ship, roomy):
            if roomy == -1 or roomy == ship:
                most = s.box.most_pieces
                return (Message(say.NO_ROOM_ANYWHERE, {"ship": ship + 1, "most": most}),)
            return (Message(say.LAST_PIECE_STAYS, {"ship": ship + 1}),)
        return ()

    def carry_out(self, s: Board, seat: int, action: Action) -> None:
        choose_piece(s, seat, action.args[0])
        s.step = CHOOSE_JUMP_SHIP

    def prompt(self, s: Board, seat: int) -> Prompt:
        return Message(say.ASK_JUMP_PIECE, {"seat": seat, "space": SPACE_NAMES[s.space]})


class JumpShip(Step[Board]):
    """Which ship it jumps to."""

    def offers(self, s: Board, seat: int) -> list[Action]:
        home = ship_of(s.piece)
        most = s.box.most_pieces
        return [
            SHIP_WORDS[ship] for ship in s.harbour if ship != home and len(s.hulls[ship]) < most
        ]

    def why_not(self, s: Board, seat: int, action: Action) -> tuple[Reason, ...]:
        ship = action.args[0]
        if ship not in s.harbour:
            return (Message(say.SHIP_SAILED, {"ship": ship + 1}),)
        if ship == ship_of(s.piece):
            return (Message(say.SAME_SHIP, {"ship": ship + 1}),)
        if len(s.hulls[ship]) >= s.box.most_pieces:
            return (Message(say.SHIP_FULL, {"ship": ship + 1, "most": s.box.most_pieces}),)
        return ()

    def carry_out(self, s: Board, seat: int, action: Action) -> None:
        """The gap closes, the order of the others is kept (VIK-ACT-JUMPOWN-02)."""
        ship = action.args[0]
        told = s.piece_at(s.piece) if s.telling else {}
        piece = s.hulls[ship_of(s.piece)].pop(position_of(s.piece))
        s.hulls[ship].append(piece)
        if s.telling:
            told["seat"] = seat
            told["target"] = ship + 1
            s.tell(say.JUMPED_ANY if s.space == JUMP_ANY else say.JUMPED, told)
        if s.watched:
            s.changes.append(changes.jumped(s, s.piece, ship))
        next_worker(s)

    def prompt(self, s: Board, seat: int) -> Prompt:
        return Message(say.ASK_JUMP_SHIP, {"seat": seat, **s.piece_at(s.piece)})
