"""Who decides what, and that it fits what lies on the table. VIK-ROUND-02, VIK-SAIL-01."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from osada.kernel.action import Action
from osada.kernel.errors import Fault
from osada.kernel.message import EVERYONE, eye

from ..rules.board import (
    CHOOSE_CIRCLE,
    CHOOSE_DRAWN,
    CHOOSE_JUMP_PIECE,
    CHOOSE_JUMP_SHIP,
    CHOOSE_LOAD_SHIP,
    CHOOSE_MARKET,
    CHOOSE_PROMOTE,
    CHOOSE_REMOVE,
    CHOOSE_SAIL,
    CHOOSE_SPACE,
    CHOOSE_SWAP_FIRST,
    CHOOSE_SWAP_SECOND,
    CHOOSE_TAKE,
    CHOOSE_TOKEN,
    CHOOSE_VIKING,
    FINISHED,
    STAGES,
    Board,
)
from ..rules.box import COLOURS
from ..rules.steps import STEPS
from ..rules.steps.share import remover, team_in_turn
from ..rules.words import (
    ADD_1,
    BET,
    BET_OR_MOVE,
    DRAW_3,
    JUMP_ANY,
    JUMP_OWN,
    MARKET,
    PIECES,
    PROMOTE,
    SET_SAIL,
    SPACE_NAMES,
    SWAP,
    TOKENS,
)

ACTIONS: Final = {
    CHOOSE_PROMOTE: (PROMOTE,),
    CHOOSE_JUMP_PIECE: (JUMP_OWN, JUMP_ANY),
    CHOOSE_JUMP_SHIP: (JUMP_OWN, JUMP_ANY),
    CHOOSE_TOKEN: (BET, BET_OR_MOVE),
    CHOOSE_CIRCLE: (BET, BET_OR_MOVE),
    CHOOSE_LOAD_SHIP: (ADD_1, DRAW_3),
    CHOOSE_MARKET: (MARKET,),
    CHOOSE_DRAWN: (DRAW_3,),
    CHOOSE_SWAP_FIRST: (SWAP,),
    CHOOSE_SWAP_SECOND: (SWAP,),
    CHOOSE_VIKING: (SET_SAIL,),
}
"""The spaces of the village at which a decision comes up; those left out come between turns."""
Check = tuple[Callable[[Board], Iterator[Fault]], str]
"""What must hold on a board, and the parts of a position that it is about."""
SHARING: Final = (CHOOSE_TAKE, CHOOSE_REMOVE)


def mover_due(s: Board) -> int:
    """Whose worker moves, by what stands in the village; -1 if nobody's can."""
    if s.space >= 0:
        return s.placed[s.space]
    if s.step == CHOOSE_SAIL or s.step in SHARING:
        return s.sailor
    return next((seat for seat in s.waiting if seat >= 0), -1)


def turn_due(s: Board) -> tuple[int, ...]:
    """Who decides: the mover, except for an extra viking and when goods are shared."""
    seat = s.mover
    if s.step == FINISHED:
        seat = -1
    elif s.step == CHOOSE_VIKING:
        seat = 1 - s.mover if s.options.two_player_viking else -1
    elif s.step in SHARING and s.ranking:
        seat = s.seat_of[team_in_turn(s)]
        if seat < 0:
            seat = remover(s)
    return (seat,) if seat >= 0 else ()


def _action(s: Board) -> Iterator[Fault]:
    if (s.space >= 0) != (s.step in ACTIONS):
        yield Fault("action", "is set exactly while an action is being carried out")
    elif s.space >= 0 and s.space not in ACTIONS[s.step]:
        yield Fault("action", f"'{STAGES[s.step]}' is not decided at {SPACE_NAMES[s.space]}")
    elif s.space >= 0 and s.placed[s.space] != s.mover:
        yield Fault("action", "the mover's worker does not stand on its space")
    waiting = any(seat >= 0 for seat in s.waiting)
    if s.step == CHOOSE_SPACE and not waiting:
        fault = Fault("village", "no worker is waiting, so none can be placed")
        yield fault.told("vikings-fault-nobody-waits")
    if s.step in (CHOOSE_SAIL, *SHARING, FINISHED) and waiting:
        yield Fault("village", "ships sail when all workers have moved")
    if s.step == CHOOSE_VIKING and not s.options.two_player_viking:
        yield Fault("stage", "'viking' is only decided with the two-player-viking option")


def _chosen(s: Board) -> Iterator[Fault]:
    """What is in hand could be taken there: the step before this one does not refuse it."""
    if (s.piece >= 0) != (s.step in (CHOOSE_JUMP_SHIP, CHOOSE_SWAP_SECOND)):
        yield Fault("chosen_piece", "a piece is chosen exactly while its target is")
    elif s.piece >= 0:
        before = CHOOSE_JUMP_PIECE if s.step == CHOOSE_JUMP_SHIP else CHOOSE_SWAP_FIRST
        if STEPS[before].why_not(s, s.mover, PIECES[s.piece]):
            yield Fault("chosen_piece", "this piece could not be chosen")
    if (s.token >= 0) != (s.step == CHOOSE_CIRCLE):
        yield Fault("chosen_token", "a token is chosen exactly while its circle is")
    elif s.token >= 0 and STEPS[CHOOSE_TOKEN].why_not(s, s.mover, _token(s)):
        yield Fault("chosen_token", "this token could not be chosen")


def _token(s: Board) -> Action:
    return TOKENS[s.tokens.values[s.token] - 1]


def _goods_in_hand(s: Board) -> Iterator[Fault]:
    """VIK-ACT-ADD1-02: all have seen the token of Add 1; VIK-HID-05: the drawer alone the
    others."""
    if (len(s.held) == 1) != (s.step == CHOOSE_LOAD_SHIP) or len(s.held) > 1:
        yield Fault("held", "one goods token is held exactly while its ship is chosen")
    drawing = s.step == CHOOSE_DRAWN or (s.step == CHOOSE_LOAD_SHIP and s.space == DRAW_3)
    if len(s.drawn) > 0 and not drawing:
        yield Fault("drawn", "goods are drawn only while one of them is chosen or loaded")
    if s.step == CHOOSE_DRAWN and not len(s.drawn):
        yield Fault("drawn", "nothing has been drawn to choose from")
    if len(s.drawn) + len(s.held) > s.box.drawn_at_once:
        yield Fault("drawn", f"at most {s.box.drawn_at_once} goods are drawn at once")
    seen = eye(s.mover)
    mover = COLOURS[s.colours[s.mover]]
    if any(known != seen for known in s.drawn.seen):
        yield Fault("drawn", f"the mover alone has seen them: write them as 'fur {mover}'")
    if s.space == DRAW_3 and any(known != seen for known in s.held.seen):
        yield Fault("held", f"the mover alone has seen it: write it as 'fur {mover}'")
    if s.space == ADD_1 and any(known != EVERYONE for known in s.held.seen):
        yield Fault("held", "everybody has seen it: write it as 'fur all'")


def _sharing(s: Board) -> Iterator[Fault]:
    if (s.ship >= 0) != (s.step in SHARING):
        yield Fault("sailing", "a ship is sailing exactly while its goods are shared")
    elif s.ship >= 0 and not s.ranking:
        yield Fault("sailing", "nobody is aboard, so nobody shares the goods")
    elif s.ship >= 0 and not turn_due(s):
        yield Fault("sailing", "no player's team is aboard, so nobody chooses (VIK-GOODS-06)")
    elif s.ship >= 0:
        team = team_in_turn(s)
        if (s.seat_of[team] >= 0) != (s.step == CHOOSE_TAKE):
            wanted = "take" if s.seat_of[team] >= 0 else "remove"
            yield Fault("stage", f"it is {COLOURS[team]}'s turn to share, so it is '{wanted}'")


def _who(s: Board) -> Iterator[Fault]:
    mover = mover_due(s)
    if s.step != FINISHED and mover >= 0 and s.mover != mover:
        yield Fault("mover", f"it is {COLOURS[s.colours[mover]]}'s worker that moves")
    due = turn_due(s)
    if s.turn != due:
        who = COLOURS[s.colours[due[0]]] if due else "nobody"
        yield Fault("turn", f"{who} is the one to decide here")
    if s.step == FINISHED and s.sterns:
        yield Fault("stage", "the game is not over while sterns are left")
    if s.step != FINISHED and not s.sterns and s.sailor < 0:
        fault = Fault("stage", "the game is over: no stern is left and nobody holds one")
        yield fault.told("vikings-fault-over")


DECISION: Final[tuple[Check, ...]] = (
    (_action, "seats options stage action mover waiting placed"),
    (
        _chosen,
        "seats options stage action mover placed ships bets chosen_piece chosen_token",
    ),
    (_goods_in_hand, "seats stage action mover placed drawn held"),
    (_sharing, "seats stage ships sailing shared"),
    (
        _who,
        "seats options stage action mover turn waiting placed sailor sailing ships sterns shared",
    ),
)
"""What is being decided fits what lies on the table."""
