"""The turn: put the next worker on a free space and carry its action out. VIK-ROUND-03 to
VIK-ROUND-07, VIK-AREA-01, VIK-ACT-FIRST-01, VIK-ACT-SAIL-01."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Message, Prompt, Reason
from osada.kernel.step import Step

from .. import changes
from .. import phrases as say
from ..board import (
    CHOOSE_JUMP_PIECE,
    CHOOSE_MARKET,
    CHOOSE_PROMOTE,
    CHOOSE_SWAP_FIRST,
    CHOOSE_TOKEN,
    IN_HAND,
    VILLAGE,
    Board,
)
from ..box import COLOURS
from ..flow import next_worker
from ..numbers import first_slot
from ..words import (
    ADD_1,
    BET,
    BET_OR_MOVE,
    DRAW_3,
    FIRST_PLAYER,
    JUMP_ANY,
    JUMP_OWN,
    MARKET,
    PROMOTE,
    SET_SAIL,
    SPACE_NAMES,
    SPACES,
)
from .bet import can_bet, can_bet_or_move
from .extra_viking import ask_other
from .goods import draw_one, draw_three
from .jump import can_jump
from .market import can_raise
from .promote import can_promote
from .swap import can_swap


def can_carry_out(s: Board, space: int) -> bool:
    """VIK-ROUND-05: whether the mover is able to carry out this action. First Player and a free
    Set Sail always can be (VIK-ROUND-07: a stern is left as long as the game goes on)."""
    if space == FIRST_PLAYER:
        return True
    if space == PROMOTE:
        return can_promote(s)
    if space == JUMP_OWN:
        return can_jump(s, True)
    if space == BET:
        return can_bet(s)
    if space == ADD_1:
        return len(s.pile_1.values) > 0
    if space == MARKET:
        return can_raise(s)
    if space == JUMP_ANY:
        return can_jump(s, False)
    if space == BET_OR_MOVE:
        return can_bet_or_move(s)
    if space == DRAW_3:
        return len(s.pile_3.values) > 0
    if space == SET_SAIL:
        return s.sterns > 0
    return can_swap(s)


def _obstacle(s: Board, space: int) -> Reason:
    """What keeps the mover from carrying out this action."""
    if space == PROMOTE:
        return Message(say.CANNOT_PROMOTE, {"colour": COLOURS[s.colours[s.mover]]})
    if space in (JUMP_OWN, JUMP_ANY):
        return Message(say.CANNOT_JUMP, {"space": SPACE_NAMES[space]})
    if space in (BET, BET_OR_MOVE):
        hand = IN_HAND in s.bets[first_slot(s.mover) : first_slot(s.mover + 1)]
        if space == BET_OR_MOVE and not hand:
            return Message(say.NO_BET_TO_MOVE, {})
        return Message(say.NO_BERTH_FOR_BET if hand else say.NO_BET_LEFT, {})
    if space in (ADD_1, DRAW_3):
        return Message(say.PILE_EMPTY, {"space": SPACE_NAMES[space]})
    if space == MARKET:
        return Message(say.MARKET_FULL, {"top": s.box.market_top})
    return Message(say.CANNOT_SWAP, {})


class PlaceWorker(Step[Board]):
    """Which action the worker goes to."""

    def offers(self, s: Board, seat: int) -> list[Action]:
        placed = s.placed
        able = [
            SPACES[space]
            for space in range(VILLAGE)
            if placed[space] < 0 and can_carry_out(s, space)
        ]
        if able:
            return able
        # VIK-ROUND-06: only now any free space will do, without effect
        return [SPACES[space] for space in range(VILLAGE) if placed[space] < 0]

    def why_not(self, s: Board, seat: int, action: Action) -> tuple[Reason, ...]:
        space = action.args[0]
        if s.placed[space] >= 0:
            return (
                Message(say.SPACE_TAKEN, {"space": SPACE_NAMES[space], "seat": s.placed[space]}),
            )
        if can_carry_out(s, space):
            return ()
        if any(s.placed[i] < 0 and can_carry_out(s, i) for i in range(VILLAGE)):
            return (_obstacle(s, space),)
        return ()

    def carry_out(self, s: Board, seat: int, action: Action) -> None:
        space = action.args[0]
        able = can_carry_out(s, space)
        waiting = s.waiting
        origin = 0
        while waiting[origin] < 0:
            origin += 1
        waiting[origin] = -1
        s.placed[space] = seat
        s.space = space
        if s.telling:
            s.tell(say.PLACED, {"seat": seat, "space": SPACE_NAMES[space]})
        if s.watched:
            s.changes.append(changes.walked(s, origin, space))
        if able:
            _begin(s, seat, space)
        else:
            if s.telling:
                s.tell(say.NO_EFFECT, {"seat": seat, "space": SPACE_NAMES[space]})
            next_worker(s)

    def prompt(self, s: Board, seat: int) -> Prompt:
        able = any(s.placed[i] < 0 and can_carry_out(s, i) for i in range(VILLAGE))
        return Message(say.ASK_SPACE if able else say.ASK_NO_EFFECT, {"seat": seat})


def _begin(s: Board, seat: int, space: int) -> None:
    """The first decision of an action, or all of it when there is none."""
    if space == FIRST_PLAYER:
        next_worker(s)  # VIK-ACT-FIRST-01: only the place in line counts
    elif space == PROMOTE:
        s.step = CHOOSE_PROMOTE
    elif space in (JUMP_OWN, JUMP_ANY):
        s.step = CHOOSE_JUMP_PIECE
    elif space in (BET, BET_OR_MOVE):
        s.step = CHOOSE_TOKEN
    elif space == ADD_1:
        draw_one(s, seat)
    elif space == MARKET:
        s.step = CHOOSE_MARKET
    elif space == DRAW_3:
        draw_three(s, seat)
    elif space == SET_SAIL:
        _take_stern(s, seat)
    else:
        s.step = CHOOSE_SWAP_FIRST


def _take_stern(s: Board, seat: int) -> None:
    """VIK-ACT-SAIL-01: keep a stern until the end of the round; no ship is named yet."""
    s.sterns -= 1
    s.sailor = seat
    if s.telling:
        s.tell(say.STERN_TAKEN, {"seat": seat, "left": s.sterns})
    if s.watched:
        s.changes.append(changes.stern_taken(s))
    if not ask_other(s, seat):
        next_worker(s)
