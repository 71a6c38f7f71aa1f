"""Laying out the game. VIK-SETUP-01 to VIK-SETUP-13."""

from __future__ import annotations

from typing import Final

from osada.kernel.chance import Chance
from osada.kernel.message import eye
from osada.kernel.secret import Secrets, face_down

from . import phrases as say
from .board import IN_HAND, VILLAGE, Board
from .box import COLOURS, SHIPS
from .flow import next_worker
from .numbers import piece_of

LINES: Final = {2: "ABBAABBA", 3: "ABCBCACAB", 4: "ABCDDCBA"}
"""VIK-SETUP-03, VIK-SETUP-05: the first line of workers from space 1 down; A was dropped first.
Of the four vikings of a colour (VIK-COMP-04) each player so has 4, 3 or 2 in play."""


def lay_out(s: Board, chance: Chance) -> None:
    """The whole set-up, in the rulebook's order."""
    _seat_players(s, s.options.colours)
    _hand_out_bets(s, chance)
    _line_up_workers(s, chance)
    s.sterns = s.box.sterns  # VIK-SETUP-08
    s.market = [s.box.market_start] * 3  # VIK-SETUP-09
    _pile_goods(s, chance)
    _build_ships(s, chance)
    s.ranking = []
    s.removed = [0, 0, 0]
    for space in range(s.seats):
        seat = s.waiting[space]
        s.tell(say.STARTED, {"seat": seat, "colour": COLOURS[s.colours[seat]]})
    next_worker(s)


def _seat_players(s: Board, order: str) -> None:
    """VIK-SETUP-01: a colour each; the others are neutral teams (VIK-SHIP-08)."""
    s.colours = ["RGBY".index(letter) for letter in order[: s.seats].upper()]
    s.seat_of = [s.colours.index(c) if c in s.colours else -1 for c in range(4)]
    s.shields = [0] * (3 * s.seats)


def _hand_out_bets(s: Board, chance: Chance) -> None:
    """VIK-SETUP-02: four tokens each, face down, known to their owner only (VIK-HID-02). They
    are mixed, so that the place of a token tells nothing about its value."""
    values: list[int] = []
    seen: list[int] = []
    for seat in range(s.seats):
        values += chance.shuffle(f"tokens-{COLOURS[s.colours[seat]]}", list(s.box.bets))
        seen += [eye(seat)] * len(s.box.bets)
    s.tokens = Secrets(values, seen)
    s.bets = [IN_HAND] * len(values)


def _line_up_workers(s: Board, chance: Chance) -> None:
    """VIK-SETUP-04 to VIK-SETUP-07: the drop decides who is A, B, …; no action is triggered. The
    chief stands on the side that `placed` stands for."""
    drop = chance.shuffle("drop", list(range(s.seats)))
    line = [drop["ABCD".index(letter)] for letter in LINES[s.seats]]
    s.waiting = line + [-1] * (VILLAGE - len(line))
    s.placed = [-1] * VILLAGE


def _pile_goods(s: Board, chance: Chance) -> None:
    """VIK-SETUP-10: all goods mixed face down, in two piles; the first of each is on top."""
    tokens = [kind for kind in range(3) for _ in range(s.box.goods[kind])]
    mixed = chance.shuffle("goods", tokens)
    s.pile_1 = face_down(mixed[: s.box.add_1_pile])
    s.pile_3 = face_down(mixed[s.box.add_1_pile :])
    s.drawn = face_down([])
    s.held = face_down([])


def _build_ships(s: Board, chance: Chance) -> None:
    """VIK-SETUP-11 to VIK-SETUP-13: three pieces behind each prow, no colour twice on a ship, all
    24 used, every such layout equally likely: each colour is missing from exactly two ships."""
    missing = chance.shuffle("missing", [0, 0, 1, 1, 2, 2, 3, 3])
    orders = [
        chance.shuffle(f"ship-{ship + 1}", [c for c in range(4) if c != missing[ship]])
        for ship in range(SHIPS)
    ]
    shields = [chance.shuffle(f"pieces-{COLOURS[c]}", list(s.box.shields)) for c in range(4)]
    s.hulls = [[piece_of(c, shields[c].pop()) for c in order] for order in orders]
    s.prows = [0] * (3 * SHIPS)
    s.harbour = list(range(SHIPS))
