"""The final count. VIK-SCORE-01 to VIK-SCORE-03, VIK-END-02, VIK-TIE-01."""

from __future__ import annotations

from osada.kernel.message import EVERYONE
from osada.kernel.outcome import Outcome, Score

from .board import WON, Board
from .box import COLOURS, GOODS
from .numbers import first_slot

TIE_BREAK = ("goods-tokens", "goods-points")
"""VIK-TIE-01: equal points go to more goods tokens, then to more points from goods."""


def final_outcome(s: Board) -> Outcome:
    """Scores of all seats as the table stands; it shows nothing to anybody."""
    return Outcome(tuple(_score(s, seat) for seat in range(s.seats)), TIE_BREAK)


def _score(s: Board, seat: int) -> Score:
    parts = goods_points(s, seat)
    points = sum(parts.values())
    parts["bets"] = _won_bets(s, seat)
    tokens = sum(s.shields[seat * 3 : seat * 3 + 3])
    return Score(seat, parts, (tokens, points))


def goods_points(s: Board, seat: int) -> dict[str, int]:
    """VIK-SCORE-01: each goods token on the shield is worth its kind's market value. Goods on
    the eighth ship are on no shield and so worth nothing (VIK-END-02)."""
    return {GOODS[kind]: s.shields[seat * 3 + kind] * s.market[kind] for kind in range(3)}


def _won_bets(s: Board, seat: int) -> int:
    """VIK-SCORE-02: won bets count their value; wrong and unplaced ones nothing (VIK-SCORE-03)."""
    return sum([s.tokens.values[slot] for slot in won_slots(s, seat)])


def won_slots(s: Board, seat: int) -> list[int]:
    """The tokens on a seat's scoring shield."""
    slots = range(first_slot(seat), first_slot(seat + 1))
    return [slot for slot in slots if s.bets[slot] == WON]


def turn_up_bets(s: Board) -> None:
    """VIK-HID-05: at the end everybody sees the tokens on the scoring shields."""
    for seat in range(s.seats):
        for slot in won_slots(s, seat):
            s.show(f"won-{COLOURS[s.colours[seat]]}", s.tokens, slot, EVERYONE)
