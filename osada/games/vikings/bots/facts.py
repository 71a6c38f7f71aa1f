"""What the learned judgement reads: a row of numbers for each seat, one for the table, one a ship.

Everything is public or the reader's own; seats come in order from the reader on, so that one net
serves every seat. Absent seats and ships that have sailed are rows of noughts.
"""

from __future__ import annotations

from typing import Final

from ..rules.board import IN_HAND, VILLAGE, WON, Board
from ..rules.numbers import berth_of, colour_of, owner_of, shields_of, team_of
from ..rules.steps.sail import ready_ships
from .evaluation import GUESSED, control_of, expected_points, prices_to_come, shared_out

SEATS: Final = 4
PER_SEAT: Final = 24
TABLE: Final = 25
SHIPS: Final = 8
PER_SHIP: Final = 40
WHOLE: Final = SEATS * PER_SEAT + TABLE
"""Facts of the seats and the table; those of the ships follow."""
FACTS: Final = WHOLE + SHIPS * PER_SHIP

PRESENT: Final = 0
EXPECTED: Final = 1
HELD: Final = 2  # and the three kinds after it
FIRST_READY: Final = 6
LEAD_READY: Final = 7
SHARE_READY: Final = 8
FIRST_LATER: Final = 9
SHARE_LATER: Final = 10
SHIELDS_READY: Final = 11
WON_BETS: Final = 12
HAND_BETS: Final = 13
RIGHT_READY: Final = 14
RIGHT_LATER: Final = 15
WRONG_BETS: Final = 16
LOST_BETS: Final = 17
WAITING: Final = 18
NEXT: Final = 19
PLACES: Final = 20
SAILOR: Final = 21
BEST_SAIL: Final = 22
SURE: Final = 23


def facts(s: Board, me: int) -> list[float]:
    """All of it, in a row."""
    found = [0.0] * FACTS
    seats = s.seats
    prices = prices_to_come(s, GUESSED)
    now = [float(value) for value in s.market]
    expected = expected_points(s, me, GUESSED)
    row_of = [((seat - me) % seats) * PER_SEAT for seat in range(seats)]
    for seat in range(seats):
        row = row_of[seat]
        found[row + PRESENT] = 1.0
        found[row + EXPECTED] = expected[seat] / 10.0
        held = 0.0
        for kind in range(3):
            count = s.shields[seat * 3 + kind]
            found[row + HELD + 1 + kind] = count / 4.0
            held += count * now[kind]
        found[row + HELD] = held / 10.0
        found[row + SURE] = held / 10.0
    if s.ship >= 0 and s.ranking:
        sailing = shared_out(s, s.ship, s.ranking, s.share, prices)
        for seat in range(seats):
            found[row_of[seat] + SURE] += sailing[s.colours[seat]] / 10.0
    leaders = [-1] * 8
    ready = ready_ships(s)
    goods_ready = 0.0
    for at in s.harbour:
        hull = s.hulls[at]
        if not hull:
            continue
        control = control_of(hull)
        shares = shared_out(s, at, control.order, 0, prices)
        leaders[at] = control.order[0]
        is_ready = at in ready
        for seat in range(seats):
            row = row_of[seat]
            colour = s.colours[seat]
            share = shares[colour] / 10.0
            if is_ready:
                found[row + SHARE_READY] += share
                if share > found[row + BEST_SAIL]:
                    found[row + BEST_SAIL] = share
                if colour == control.order[0]:
                    found[row + FIRST_READY] += 0.5
                    found[row + LEAD_READY] += control.lead / 4.0
            else:
                found[row + SHARE_LATER] += share
                if colour == control.order[0]:
                    found[row + FIRST_LATER] += 0.25
        if is_ready:
            goods_ready += s.goods_aboard(at)
    _bets(s, me, row_of, leaders, ready, found)
    _line(s, row_of, found)
    table = SEATS * PER_SEAT
    for kind in range(3):
        found[table + kind] = s.market[kind] / 4.0
    found[table + 3] = s.sterns / 7.0
    found[table + 4] = s.round / 10.0
    found[table + 5] = len(ready) / 8.0
    found[table + 6] = goods_ready / 8.0
    found[table + 7] = len(s.pile_1.values) / 7.0
    found[table + 8] = len(s.pile_3.values) / 9.0
    found[table + 9] = 1.0 if s.sailor >= 0 else 0.0
    found[table + 10] = 1.0 if s.ship >= 0 else 0.0
    found[table + 11] = 1.0 if seats == 2 else 0.0
    found[table + 12] = 1.0 if seats == 3 else 0.0
    found[table + 13] = 1.0 if s.sterns == 0 else 0.0
    for space in range(VILLAGE):
        found[table + 14 + space] = 1.0 if s.placed[space] < 0 else 0.0
    _ships(s, me, prices, ready, found)
    return found


def _ships(s: Board, me: int, prices: list[float], ready: list[int], found: list[float]) -> None:
    for at in s.harbour:
        _hull(s, me, at, control_of(s.hulls[at]).order, 0, prices, found)
        found[WHOLE + at * PER_SHIP + 1] = 1.0 if at in ready else 0.0
    if s.ship >= 0 and s.ranking:
        _hull(s, me, s.ship, s.ranking, s.share, prices, found)
        found[WHOLE + s.ship * PER_SHIP + 2] = 1.0
    values = s.tokens.values
    seats = s.seats
    for slot in range(len(s.bets)):
        place = s.bets[slot]
        if place < 0:
            continue
        row = WHOLE + berth_of(place) * PER_SHIP
        if found[row] == 0.0:
            continue
        seat = owner_of(slot)
        value = values[slot] / 4.0 if seat == me else 0.6
        team = team_of(place)
        leads = found[row + 30] == team
        by = (seat - me) % seats
        found[row + (31 if leads else 35) + by] = value
        if seat == me:
            holder = s.seat_of[team]
            found[row + 39] = 1.0 if holder == me else 0.5 if holder < 0 else 0.2
    for at in range(SHIPS):
        found[WHOLE + at * PER_SHIP + 30] = 0.0


def _hull(
    s: Board, me: int, at: int, order: list[int], turn: int, prices: list[float], found: list[float]
) -> None:
    """The facts of one ship but its bets: whose it is, and what it carries."""
    row = WHOLE + at * PER_SHIP
    hull = s.hulls[at]
    found[row] = 1.0
    found[row + 3] = len(hull) / 5.0
    goods = 0.0
    for kind in range(3):
        count = s.prows[at * 3 + kind]
        found[row + 4 + kind] = count / 2.0
        goods += count * prices[kind]
    found[row + 7] = goods / 10.0
    found[row + 30] = -1.0
    if not order:
        return
    totals = [0, 0, 0, 0]
    for piece in hull:
        totals[colour_of(piece)] += shields_of(piece)
    shares = shared_out(s, at, order, turn, prices)
    seats = s.seats
    for rank in range(len(order)):
        colour = order[rank]
        seat = s.seat_of[colour]
        if seat < 0:
            found[row + 8] += totals[colour] / 6.0
            found[row + 9] += 1.0 if rank == 0 else 0.0
            continue
        column = row + 10 + 5 * ((seat - me) % seats)
        found[column] = totals[colour] / 6.0
        found[column + 1] = 1.0 if rank == 0 else 0.0
        found[column + 2] = shares[colour] / 8.0
        found[column + 3] = 1.0 - rank / 4.0
        found[column + 4] = (totals[colour] - totals[order[0]]) / 4.0
    found[row + 30] = float(order[0])


def _bets(
    s: Board,
    me: int,
    row_of: list[int],
    leaders: list[int],
    ready: list[int],
    found: list[float],
) -> None:
    mean = 2.5
    values = s.tokens.values
    for slot in range(len(s.bets)):
        seat = owner_of(slot)
        row = row_of[seat]
        value = (float(values[slot]) if seat == me else mean) / 10.0
        place = s.bets[slot]
        if place == IN_HAND:
            found[row + HAND_BETS] += value
        elif place == WON:
            found[row + WON_BETS] += value
        elif berth_of(place) == s.ship:
            if s.ranking and team_of(place) == s.ranking[0]:
                found[row + WON_BETS] += value
            else:
                found[row + LOST_BETS] += value
        elif berth_of(place) in s.harbour:
            if team_of(place) == leaders[berth_of(place)]:
                at = RIGHT_READY if berth_of(place) in ready else RIGHT_LATER
                found[row + at] += value
            else:
                found[row + WRONG_BETS] += value
        else:
            found[row + LOST_BETS] += value


def _line(s: Board, row_of: list[int], found: list[float]) -> None:
    """Who has workers to move yet, and who is how far up next round's line."""
    ahead = 0
    for space in range(VILLAGE):
        seat = s.waiting[space]
        if seat >= 0:
            row = row_of[seat]
            if found[row + WAITING] == 0.0:
                found[row + NEXT] = 1.0 - ahead / 9.0
            found[row + WAITING] += 0.3
            ahead += 1
    for space in range(VILLAGE):
        seat = s.placed[space]
        if seat >= 0:
            found[row_of[seat] + PLACES] += (VILLAGE - space) / 11.0
    if s.sailor >= 0:
        found[row_of[s.sailor] + SAILOR] = 1.0
