"""Promote: move an own piece towards the prow. VIK-ACT-PROMOTE-01, VIK-ACT-PROMOTE-02."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Message, Prompt, Reason
from osada.kernel.step import Step

from .. import changes
from .. import phrases as say
from ..board import Board
from ..flow import next_worker
from ..numbers import colour_of, position_of, printed_shields, ship_of
from ..words import PIECES_OF
from .pieces import colour_at, missing_piece, named_place


def can_promote(s: Board) -> bool:
    """Whether the mover has a piece that is not in front."""
    own = s.colours[s.mover]
    for ship in s.harbour:
        hull = s.hulls[ship]
        for position in range(1, len(hull)):
            if colour_of(hull[position]) == own:
                return True
    return False


class Promote(Step[Board]):
    """Which own piece comes forward."""

    def offers(self, s: Board, seat: int) -> list[Action]:
        own = s.colours[s.mover]
        found: list[Action] = []
        for ship in s.harbour:
            hull = s.hulls[ship]
            for position in range(1, len(hull)):
                if colour_of(hull[position]) == own:
                    found.append(PIECES_OF[ship][position])
        return found

    def why_not(self, s: Board, seat: int, action: Action) -> tuple[Reason, ...]:
        place = action.args[0]
        missing = missing_piece(s, place)
        if missing:
            return missing
        if colour_at(s, place) != s.colours[s.mover]:
            return (Message(say.NOT_OWN_PIECE, named_place(s, place)),)
        if position_of(place) == 0:
            return (Message(say.ALREADY_FIRST, {"ship": ship_of(place) + 1}),)
        return ()

    def carry_out(self, s: Board, seat: int, action: Action) -> None:
        """To the very front, or one step where the table plays so; the others keep their order."""
        place = action.args[0]
        hull = s.hulls[ship_of(place)]
        position = position_of(place)
        piece = hull.pop(position)
        target = 0 if s.options.promote == "front" else position - 1
        hull.insert(target, piece)
        if s.telling:
            s.tell(
                say.PROMOTED,
                {
                    "seat": seat,
                    "shields": printed_shields(piece),
                    "ship": ship_of(place) + 1,
                    "place": target + 1,
                },
            )
        if s.watched:
            s.changes.append(changes.promoted(s, ship_of(place), position, target))
        next_worker(s)

    def prompt(self, s: Board, seat: int) -> Prompt:
        return Message(say.ASK_PROMOTE, {"seat": seat})
