"""The final count piece by piece, for whoever watches it: first what the market pays, kind by kind,
then the won bets one by one. VIK-SCORE-01, VIK-SCORE-02."""

from __future__ import annotations

from osada.kernel.picture import Picture

from . import changes
from .board import Board
from .box import GOODS
from .scoring import goods_points, won_slots


def count(s: Board) -> list[Picture]:
    """From nothing to everybody's total; what brings nothing is passed over."""
    sofar = [0] * s.seats
    told = [changes.ended(), changes.count_begins(s)]
    for kind in range(len(GOODS)):
        for seat in range(s.seats):
            if points := goods_points(s, seat)[GOODS[kind]]:
                sofar[seat] += points
                told.append(changes.goods_counted(s, seat, kind, sofar[:]))
    for seat in range(s.seats):
        for nth, slot in enumerate(won_slots(s, seat)):
            sofar[seat] += s.tokens.values[slot]
            told.append(changes.bet_counted(s, seat, nth, slot, sofar[:]))
    return told
