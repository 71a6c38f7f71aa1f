"""How `greedy` looks at Vikings on Board: what ends a turn, and which answers deserve a look.

Of the hundreds of turns that are legal most change nothing that counts. A ship counts while it
has goods or an own bet. When nothing deserves a look, everything gets one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from osada.kernel.action import Action
from osada.kernel.state import State

from ..rules.board import (
    CHOOSE_CIRCLE,
    CHOOSE_JUMP_PIECE,
    CHOOSE_JUMP_SHIP,
    CHOOSE_LOAD_SHIP,
    CHOOSE_REMOVE,
    CHOOSE_SAIL,
    CHOOSE_SPACE,
    CHOOSE_SWAP_FIRST,
    CHOOSE_SWAP_SECOND,
    CHOOSE_TAKE,
    CHOOSE_TOKEN,
    IN_HAND,
    Board,
)
from ..rules.control import control_order
from ..rules.numbers import (
    circle_at,
    colour_of,
    first_slot,
    place_at,
    position_of,
    shields_of,
    ship_of,
)
from .evaluation import worth

_BEGINNINGS = (CHOOSE_SPACE, CHOOSE_SAIL, CHOOSE_TAKE, CHOOSE_REMOVE)
"""Decisions that do not belong to the one before."""


class VikingsJudge:
    """The judge of Vikings on Board."""

    def worth(self, state: State, seat: int) -> float:
        """See `vikings_evaluation`."""
        return worth(_board(state), seat)

    def turn_over(self, state: State, seat: int) -> bool:
        """Once the action of a space is done, or the ship chosen, or the goods taken."""
        return seat not in state.turn or _board(state).step in _BEGINNINGS

    def prospects(self, state: State, seat: int) -> Sequence[Action]:
        """The legal answers that deserve a look at the present question."""
        s = _board(state)
        menu = s.legal(seat)
        look = _LOOKS.get(s.step)
        if look is None:
            return menu
        choices = look(s, seat)
        return [action for action in menu if action.args[0] in choices] or menu


def _board(state: State) -> Board:
    assert isinstance(state, Board)
    return state


def _tokens(s: Board, seat: int) -> set[int]:
    """The best token in hand, and every one that lies wrong."""
    slots = range(first_slot(seat), first_slot(seat + 1))
    leaders = _leaders(s)
    hand = [s.tokens.values[slot] for slot in slots if s.bets[slot] == IN_HAND]
    wrong = [s.tokens.values[i] for i in slots if s.bets[i] >= 0 and s.bets[i] not in leaders]
    return {*wrong, *sorted(hand)[-1:]}


def _leaders(s: Board) -> set[int]:
    """The circles of the teams that would win the bets at their ships now."""
    return {circle_at(ship, control_order(s.hulls[ship])[0]) for ship in s.harbour if s.hulls[ship]}


def _circles(s: Board, seat: int) -> set[int]:
    """Whatever its value, a token does best where it would win now."""
    return _leaders(s)


def _movers(s: Board, seat: int) -> set[int]:
    """Pieces that may jump: all on ships that count, and the strongest own one elsewhere."""
    counting = _counting(s, seat)
    return {
        place_at(ship, position) for ship in counting for position in range(len(s.hulls[ship]))
    } | _reserve(s, seat, counting)


def _targets(s: Board, seat: int) -> set[int]:
    """Ships that count, and one that does not, to send a rival's piece away to."""
    counting = _counting(s, seat)
    home = ship_of(s.piece)
    room = s.box.most_pieces
    away = [ship for ship in s.harbour if ship not in counting and len(s.hulls[ship]) < room]
    return {*counting, *[ship for ship in away if ship != home][:1]}


def _own_movers(s: Board, seat: int) -> set[int]:
    """Own pieces on ships that count, and the strongest one elsewhere."""
    counting = _counting(s, seat)
    own = {place for place in _own_pieces(s, seat) if ship_of(place) in counting}
    return own | _reserve(s, seat, counting)


def _others(s: Board, seat: int) -> set[int]:
    """Other teams' pieces on ships that count, to take the place of."""
    own = s.colours[seat]
    return {
        place_at(ship, position)
        for ship in _counting(s, seat)
        for position, piece in enumerate(s.hulls[ship])
        if colour_of(piece) != own
    }


def _ships_to_load(s: Board, seat: int) -> set[int]:
    """Ships of which one has a share or on which one has a bet."""
    aboard = {ship_of(place) for place in _own_pieces(s, seat)}
    return aboard | {ship for ship in s.harbour if s.own_bet_at(seat, ship) >= 0}


def _counting(s: Board, seat: int) -> list[int]:
    """The ships of which it matters who controls them."""
    return [ship for ship in s.harbour if s.goods_aboard(ship) or s.own_bet_at(seat, ship) >= 0]


def _own_pieces(s: Board, seat: int) -> list[int]:
    own = s.colours[seat]
    return [
        place_at(ship, position)
        for ship in s.harbour
        for position, piece in enumerate(s.hulls[ship])
        if colour_of(piece) == own
    ]


def _reserve(s: Board, seat: int, counting: list[int]) -> set[int]:
    """The strongest own piece on a ship that does not count."""
    idle = [place for place in _own_pieces(s, seat) if ship_of(place) not in counting]
    strength = [shields_of(s.hulls[ship_of(place)][position_of(place)]) for place in idle]
    return {idle[strength.index(max(strength))]} if idle else set()


_LOOKS: dict[int, Callable[[Board, int], set[int]]] = {
    CHOOSE_TOKEN: _tokens,
    CHOOSE_CIRCLE: _circles,
    CHOOSE_JUMP_PIECE: _movers,
    CHOOSE_JUMP_SHIP: _targets,
    CHOOSE_SWAP_FIRST: _own_movers,
    CHOOSE_SWAP_SECOND: _others,
    CHOOSE_LOAD_SHIP: _ships_to_load,
}
