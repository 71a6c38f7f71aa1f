"""How computer players look at Vikings on Board: what ends a turn, which answers deserve a look,
what a position is worth.

Of the hundreds of turns that are legal most change nothing that counts. A ship counts while it
has goods or an own bet. When nothing deserves a look, everything gets one.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from osada.bots.dice import Dice
from osada.bots.judge import Judge
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
from .evaluation import GUESSED, Weights, expected_points, worth

_BEGINNINGS = (CHOOSE_SPACE, CHOOSE_SAIL, CHOOSE_TAKE, CHOOSE_REMOVE)
"""Decisions that do not belong to the one before."""


SPREAD: Final = (1.5, 1.0)
"""Points by which seats seem apart for one to be e times as likely to win: at the end, and more for
every stern that is left."""


@mypyc_attr(allow_interpreted_subclasses=True)
class VikingsJudge(Judge):
    """The judge of Vikings on Board."""

    def __init__(self, weights: Weights = GUESSED) -> None:
        self.weights = weights

    def worth(self, state: State, seat: int) -> float:
        """See evaluation.py."""
        return worth(board_of(state), seat, self.weights)

    def stage(self, state: State) -> int:
        """The rounds."""
        return board_of(state).round

    def chances(self, state: State, seat: int) -> list[float]:
        """By the points that everybody may expect; sure at the end."""
        if state.outcome is not None:
            winners = state.outcome.winners
            return [1.0 / len(winners) if at in winners else 0.0 for at in range(state.seats)]
        s = board_of(state)
        points = expected_points(s, seat, self.weights)
        spread = SPREAD[0] + SPREAD[1] * s.sterns
        most = max(points)
        odds = [exp((point - most) / spread) for point in points]
        whole = sum(odds)
        return [odd / whole for odd in odds]

    def suppose(self, world: State, seat: int, dice: Dice) -> None:
        """Who bets lays the highest tokens first, three times out of four (VIK-HID-02)."""
        s = board_of(world)
        for other in range(s.seats):
            if other != seat and dice.below(4):
                _highest_first(s, other, dice)

    def turn_over(self, state: State, seat: int) -> bool:
        """Once the action of a space is done, or the ship chosen, or the goods taken."""
        return seat not in state.turn or board_of(state).step in _BEGINNINGS

    def prospects(self, state: State, seat: int) -> Sequence[Action]:
        """The legal answers that deserve a look at the present question."""
        s = board_of(state)
        menu = s.legal(seat)
        choices = _looked_at(s, seat)
        if choices is None:
            return menu
        return [action for action in menu if action.args[0] in choices] or menu


def board_of(state: State) -> Board:
    """The position, which is one of this game."""
    assert isinstance(state, Board)
    return state


def _highest_first(s: Board, seat: int, dice: Dice) -> None:
    values = s.tokens.values
    slots = list(range(first_slot(seat), first_slot(seat + 1)))
    best = sorted([values[slot] for slot in slots], reverse=True)
    used = [slot for slot in slots if s.bets[slot] != IN_HAND]
    kept = [slot for slot in slots if s.bets[slot] == IN_HAND]
    for group in (used, kept):
        while group:
            slot = group.pop(dice.below(len(group)))
            values[slot] = best.pop(0)


def _looked_at(s: Board, seat: int) -> set[int] | None:
    """The first words of the answers that deserve a look; None when all do."""
    step = s.step
    if step == CHOOSE_TOKEN:
        return _tokens(s, seat)
    if step == CHOOSE_CIRCLE:
        return _leaders(s)  # whatever its value, a token does best where it would win now
    if step == CHOOSE_JUMP_PIECE:
        return _movers(s, seat)
    if step == CHOOSE_JUMP_SHIP:
        return _targets(s, seat)
    if step == CHOOSE_SWAP_FIRST:
        return _own_movers(s, seat)
    if step == CHOOSE_SWAP_SECOND:
        return _others(s, seat)
    if step == CHOOSE_LOAD_SHIP:
        return _ships_to_load(s, seat)
    return None


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
