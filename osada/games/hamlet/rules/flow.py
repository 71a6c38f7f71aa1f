"""How one turn leads to the next. HAM-TURN-01, HAM-TURN-07, HAM-TURN-08, HAM-END-01, HAM-END-02.

a turn:   the donkey move once, each standing villager once, in any order   -> end
a round:  everybody from the first player on                                -> next round
the end:  the Church is complete, and the round has been played out         -> final scoring
"""

from __future__ import annotations

from . import phrases as say
from .counting import count
from .scoring import final_outcome
from .table import CHOOSE_TURN, FINISHED, LYING, MOVED, NOTHING, Table, put, put_row


def begin_turn(s: Table, seat: int) -> None:
    """HAM-TURN-07: the player's villagers stand up; the donkeys may move once more."""
    s.mover = seat
    s.turn = (seat,)
    s.step = CHOOSE_TURN
    s.donkeys_led = False
    s.villagers = put_row(s.villagers, seat, [worker % LYING for worker in s.villagers[seat]])
    s.donkeys = put_row(s.donkeys, seat, sorted([worker % MOVED for worker in s.donkeys[seat]]))
    if s.telling:
        s.tell(say.TURN_BEGAN, {"seat": seat})


def end_turn(s: Table) -> None:
    """HAM-TURN-08: to the left; after the last player a new round, or the end (HAM-END-01)."""
    if s.telling:
        s.tell(say.TURN_ENDED, {"seat": s.mover})
    following = (s.mover + 1) % s.seats
    if following == s.first:
        if s.ending or (s.seats == 1 and s.round >= s.box.solo_turns):
            end_game(s)
            return
        s.round += 1
        if s.telling:
            s.tell(say.ROUND_BEGAN, {"round": s.round})
    begin_turn(s, following)


def end_game(s: Table) -> None:
    """Final scoring."""
    s.step = FINISHED
    s.turn = ()
    s.outcome = final_outcome(s)
    s.tell(say.GAME_OVER, {})
    if s.watched:
        s.changes += count(s)
    for score in s.outcome.scores:
        s.tell(say.SCORED, {"seat": score.seat, "total": score.total})


def lay_down(s: Table, seat: int) -> None:
    """HAM-TURN-04: the villager has acted."""
    acting, own = s.standing(seat), s.villagers[seat]
    s.villagers = put_row(s.villagers, seat, put(own, acting, own[acting] + LYING))
    s.at = -1
    s.purpose = NOTHING
    s.subject = -1
    s.pose = -1
    s.paid = []
    s.step = CHOOSE_TURN
