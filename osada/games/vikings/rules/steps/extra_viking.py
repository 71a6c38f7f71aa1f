"""Two players, by choice: the other one's extra viking. VIK-2P-01 to VIK-2P-04."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Message, Prompt, Reason
from osada.kernel.step import Step

from .. import changes
from .. import phrases as say
from ..board import CHOOSE_VIKING, Board
from ..flow import next_worker
from ..numbers import colour_of, has_viking, place_at, position_of, ship_of, with_viking
from ..words import PIECES
from .pieces import colour_at, missing_piece, named_place


def _bare_places(s: Board, seat: int) -> list[int]:
    """VIK-2P-03, VIK-2P-04: own pieces in the harbour without a viking."""
    own = s.colours[seat]
    found: list[int] = []
    for ship in s.harbour:
        hull = s.hulls[ship]
        for position in range(len(hull)):
            piece = hull[position]
            if colour_of(piece) == own and not has_viking(piece):
                found.append(place_at(ship, position))
    return found


def ask_other(s: Board, seat: int) -> bool:
    """When one takes a stern the other places a viking at once, if there is a piece for it."""
    other = 1 - seat
    if not s.options.two_player_viking or not _bare_places(s, other):
        return False
    s.step = CHOOSE_VIKING
    s.turn = (other,)
    return True


class ExtraViking(Step[Board]):
    """On which own piece the viking stands, for the rest of the game."""

    def offers(self, s: Board, seat: int) -> list[Action]:
        return [PIECES[place] for place in _bare_places(s, seat)]

    def why_not(self, s: Board, seat: int, action: Action) -> tuple[Reason, ...]:
        place = action.args[0]
        missing = missing_piece(s, place)
        if missing:
            return missing
        if colour_at(s, place) != s.colours[seat]:
            return (Message(say.NOT_OWN_FOR_VIKING, named_place(s, place)),)
        if has_viking(s.hulls[ship_of(place)][position_of(place)]):
            return (
                Message(
                    say.HAS_VIKING, {"ship": ship_of(place) + 1, "place": position_of(place) + 1}
                ),
            )
        return ()

    def carry_out(self, s: Board, seat: int, action: Action) -> None:
        """VIK-2P-02: it counts as one more shield and moves with its piece."""
        place = action.args[0]
        hull = s.hulls[ship_of(place)]
        hull[position_of(place)] = with_viking(hull[position_of(place)])
        if s.telling:
            s.tell(
                say.VIKING_ABOARD,
                {"seat": seat, "ship": ship_of(place) + 1, "place": position_of(place) + 1},
            )
        if s.watched:
            s.changes.append(changes.viking_aboard(s, ship_of(place)))
        next_worker(s)

    def prompt(self, s: Board, seat: int) -> Prompt:
        return Message(say.ASK_VIKING, {"seat": seat})
