"""Bets when a ship has sailed. VIK-BET-03 to VIK-BET-06."""

from __future__ import annotations

from osada.kernel.message import Hidden, eye

from . import changes
from . import phrases as say
from .board import WON, Board
from .box import COLOURS
from .flow import end_round
from .numbers import berth_of, owner_of, team_of


def settle_bets(s: Board) -> None:
    """Only first control counts (VIK-BET-03): a right bet goes onto its owner's scoring shield,
    unseen (VIK-BET-04, VIK-HID-02); every other token stays where it is (VIK-BET-05)."""
    first = s.ranking[0] if s.ranking else -1
    for slot in range(len(s.bets)):
        circle = s.bets[slot]
        if circle < 0 or berth_of(circle) != s.ship:
            continue
        seat = owner_of(slot)
        if team_of(circle) == first:
            s.bets[slot] = WON
            if s.telling:
                token = Hidden(s.tokens.values[slot], eye(seat))
                s.tell(say.BET_WON, {"seat": seat, "token": token, "ship": s.ship + 1})
            if s.watched:
                s.changes.append(changes.bet_won(s, slot, s.ship))
        elif s.telling:
            colour = COLOURS[team_of(circle)]
            s.tell(say.BET_LOST, {"seat": seat, "ship": s.ship + 1, "colour": colour})
    end_round(s)
