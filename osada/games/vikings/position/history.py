"""What only ships that have sailed can have brought: rounds, goods on shields, won bets.
VIK-ROUND-01, VIK-ROUND-09, VIK-GOODS-01, VIK-BET-04."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from osada.kernel.errors import Fault

from ..rules.board import FINISHED, WON, Board
from ..rules.box import COLOURS, SHIPS
from ..rules.control import control_order
from ..rules.numbers import berth_of, first_slot, owner_of, team_of
from .deciding import SHARING, Check


def first_round(s: Board) -> int:
    """The earliest round there can be with so many ships gone: one sails in a round, at its end."""
    gone = SHIPS - len(s.harbour)
    return gone if s.step in SHARING or s.step == FINISHED else gone + 1


def _round(s: Board) -> Iterator[Fault]:
    first = first_round(s)
    if s.round < first:
        gone = SHIPS - len(s.harbour)
        ships = "1 ship has" if gone == 1 else f"{gone} ships have"
        yield Fault("round", f"{ships} sailed, one in a round: it is round {first} or later").told(
            "vikings-fault-round", gone=gone, round=first
        )


def _shields(s: Board) -> Iterator[Fault]:
    if len(s.harbour) == SHIPS:
        for seat in range(s.seats):
            if any(s.shields[seat * 3 : seat * 3 + 3]):
                colour = COLOURS[s.colours[seat]]
                yield Fault(
                    f"shields.{colour}", "goods come from ships that sail: none has sailed"
                ).told("vikings-fault-shields", colour=colour)


def _won(s: Board) -> Iterator[Fault]:
    """VIK-BET-01: one token at a ship, so one at most is won with it."""
    settled = SHIPS - len(s.harbour) - int(s.ship >= 0)
    for seat in range(s.seats):
        won = s.bets[first_slot(seat) : first_slot(seat + 1)].count(WON)
        if won > settled:
            tokens = "1 token" if won == 1 else f"{won} tokens"
            yield Fault(
                f"bets.{COLOURS[s.colours[seat]]}",
                f"{tokens} won: one at most with each ship that has sailed, {settled} so far",
            ).told("vikings-fault-won", colour=COLOURS[s.colours[seat]], won=won, settled=settled)


def _settled(s: Board) -> Iterator[Fault]:
    for slot, circle in enumerate(s.bets):
        if circle < 0 or berth_of(circle) in s.harbour or berth_of(circle) == s.ship:
            continue
        order = control_order(s.hulls[berth_of(circle)])
        if order and order[0] == team_of(circle):
            seat = owner_of(slot)
            yield Fault(
                f"bets.{COLOURS[s.colours[seat]]}",
                f"the token on {berth_of(circle) + 1}:{COLOURS[team_of(circle)]} was right, and "
                "the ship has sailed: it is won",
            ).told(
                "vikings-fault-settled",
                colour=COLOURS[s.colours[seat]],
                ship=berth_of(circle) + 1,
            )


HISTORY: Final[tuple[Check, ...]] = (
    (_round, "round stage ships"),
    (_shields, "seats ships shields"),
    (_won, "seats ships sailing bets"),
    (_settled, "seats ships sailing bets"),
)
