"""Sharing the goods of a sailing ship. VIK-GOODS-01 to VIK-GOODS-07.

A pick is only asked for when there is something to choose: with one kind of goods left, or one
team aboard (VIK-GOODS-04), it happens by itself.
"""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Message, Prompt, Reason
from osada.kernel.step import Step

from .. import changes
from .. import phrases as say
from ..board import CHOOSE_REMOVE, CHOOSE_TAKE, Board
from ..box import COLOURS, GOODS
from ..settling import settle_bets
from ..words import GOODS_WORDS


def share_on(s: Board) -> None:
    """Go on in control order, round and round (VIK-GOODS-03), until someone has to choose or
    nothing is left; teams may end up with nothing (VIK-GOODS-02)."""
    while True:
        left = s.goods_left(s.ship)
        if not left:
            settle_bets(s)
            return
        if not s.ranking:
            _remove(s, -1, left[0])  # VIK-GOODS-07
            continue
        team = team_in_turn(s)
        seat = s.seat_of[team]
        free = len(left) == 1 or len(s.ranking) == 1
        if seat >= 0:
            if free:
                _take(s, seat, left[0])
                continue
            s.step = CHOOSE_TAKE
            s.turn = (seat,)
            return
        chooser = remover(s)
        if free or chooser < 0:
            _remove(s, team, left[0])
            continue
        s.step = CHOOSE_REMOVE
        s.turn = (chooser,)
        return


def team_in_turn(s: Board) -> int:
    """The team to which the next token falls."""
    return s.ranking[s.share % len(s.ranking)]


def remover(s: Board) -> int:
    """VIK-GOODS-05, VIK-GOODS-06: left of the next player who would take; -1 if none is aboard."""
    for ahead in range(1, len(s.ranking)):
        seat = s.seat_of[s.ranking[(s.share + ahead) % len(s.ranking)]]
        if seat >= 0:
            return (seat + 1) % s.seats
    return -1


def _take(s: Board, seat: int, kind: int) -> None:
    s.prows[s.ship * 3 + kind] -= 1
    s.shields[seat * 3 + kind] += 1
    s.share += 1
    if s.telling:
        s.tell(say.TOOK, {"seat": seat, "goods": GOODS[kind]})
    if s.watched:
        s.changes.append(changes.took(s, seat, kind))


def _remove(s: Board, team: int, kind: int) -> None:
    s.prows[s.ship * 3 + kind] -= 1
    s.removed[kind] += 1
    s.share += 1
    colour = COLOURS[team] if team >= 0 else "nobody"
    if s.telling:
        s.tell(say.REMOVED, {"colour": colour, "goods": GOODS[kind]})
    if s.watched:
        s.changes.append(changes.removed(s))


class Share(Step[Board]):
    """Which goods token leaves the prow: for one's own shield, or out of the game."""

    def __init__(self, takes: bool) -> None:
        super().__init__("goods")
        self.takes = takes

    def offers(self, s: Board, seat: int) -> list[Action]:
        return [GOODS_WORDS[kind] for kind in s.goods_left(s.ship)]

    def why_not(self, s: Board, seat: int, action: Action) -> tuple[Reason, ...]:
        kind = action.args[0]
        if not s.prows[s.ship * 3 + kind]:
            return (Message(say.NOT_ON_PROW, {"goods": GOODS[kind], "ship": s.ship + 1}),)
        return ()

    def carry_out(self, s: Board, seat: int, action: Action) -> None:
        kind = action.args[0]
        if self.takes:
            _take(s, seat, kind)
        else:
            _remove(s, team_in_turn(s), kind)
        share_on(s)

    def prompt(self, s: Board, seat: int) -> Prompt:
        if self.takes:
            return Message(say.ASK_TAKE, {"seat": seat, "ship": s.ship + 1})
        colour = COLOURS[team_in_turn(s)]
        return Message(say.ASK_REMOVE, {"seat": seat, "colour": colour, "ship": s.ship + 1})
