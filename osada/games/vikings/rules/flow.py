"""How one decision leads to the next: turn, round, sailing, end. Reads like the rulebook's summary.

a round:  each waiting worker in line, from the top   -> choose a space, carry it out
          nobody left waiting                         -> the ship sails, if a stern was taken
          control, goods, bets                        -> next round, or the end
"""

from __future__ import annotations

from . import changes
from . import phrases as say
from .board import CHOOSE_SAIL, CHOOSE_SPACE, FINISHED, VILLAGE, Board
from .counting import count
from .scoring import final_outcome, turn_up_bets


def next_worker(s: Board) -> None:
    """VIK-ROUND-02: always the waiting worker nearest the first space moves next."""
    s.piece = -1
    s.token = -1
    s.space = -1
    waiting = s.waiting
    for space in range(VILLAGE):
        seat = waiting[space]
        if seat >= 0:
            s.step = CHOOSE_SPACE
            s.mover = seat
            s.turn = (seat,)
            return
    _end_of_workers(s)


def _end_of_workers(s: Board) -> None:
    """VIK-ROUND-08, VIK-ROUND-09: all workers moved; a ship sails if someone took a stern."""
    if s.sailor >= 0:
        s.step = CHOOSE_SAIL
        s.mover = s.sailor
        s.turn = (s.sailor,)
    else:
        if s.telling:
            s.tell(say.NOTHING_SAILED, {"round": s.round})
        end_round(s)


def end_round(s: Board) -> None:
    """VIK-ROUND-10: the chief crosses over and the spaces just chosen give the new order; with no
    stern left the game is over (VIK-ROUND-01: seven ships need at least seven rounds). There is
    no limit on rounds: those without a ship use up what they are played with (VIK-ROUND-11)."""
    s.sailor = -1
    s.ship = -1
    s.ranking = []
    s.share = 0
    if s.sterns == 0:
        end_game(s)
        return
    s.waiting = s.placed
    s.placed = [-1] * VILLAGE
    s.round += 1
    if s.telling:
        s.tell(say.ROUND_BEGAN, {"round": s.round, "sterns": s.sterns})
    if s.watched:
        s.changes.append(changes.round_began(s))
    next_worker(s)


def end_game(s: Board) -> None:
    """VIK-END-01: the last stern has been used; won bets are turned up (VIK-HID-05)."""
    s.step = FINISHED
    s.turn = ()
    turn_up_bets(s)
    s.outcome = final_outcome(s)
    s.tell(say.GAME_OVER, {})
    if s.watched:
        s.changes += count(s)
    for score in s.outcome.scores:
        bets = score.parts["bets"]
        s.tell(
            say.SCORED,
            {
                "seat": score.seat,
                "total": score.total,
                "goods": score.total - bets,
                "bets": bets,
                "tokens": score.tie_break[0],
            },
        )
