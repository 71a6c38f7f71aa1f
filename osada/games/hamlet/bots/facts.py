"""What the learned judgement of Hamlet reads: a row of numbers for each seat, one for the table,
one for everything that can be delivered or sold.

All of it is public; seats come in order from the reader on, so that one net serves every seat.
Absent seats and spaces that are filled are rows of noughts.
"""

from __future__ import annotations

from typing import Final

from ..rules.paying.demand import Demand
from ..rules.table import LYING, Table
from ..rules.words import BASICS, CHURCH, MARKET
from .evaluation import expected_points
from .forecast import forecast
from .judge import spread_of
from .land import chain_length, lacking_now, land_of, mean_reach
from .projects import Stock, lack, projects, stock_at
from .weights import TUNED

SEATS: Final = 4
PER_SEAT: Final = 27
TABLE: Final = 12
WANTED: Final = 8
"""Deliveries that are open, at most, and sale tiles on the Market."""
PER_WANTED: Final = 12
WHOLE: Final = SEATS * PER_SEAT + TABLE
"""Facts of the seats and the table; those of what is wanted follow."""
FACTS: Final = WHOLE + WANTED * PER_WANTED

BEST: Final = 3
"""So many projects of each seat are told of."""
LEAST_ODDS: Final = -8.0
"""A logarithm: who is so far behind may be further behind."""
COIN: Final = 0.35
"""About what a coin is worth."""
TIME: Final = 4.0
"""Rounds to come, about, for what a project may still bring."""


def facts(s: Table, me: int) -> list[float]:
    """All of it, in a row."""
    found = [0.0] * FACTS
    lacking = lacking_now(s, TUNED)
    expected = [expected_points(s, seat, TUNED) for seat in range(s.seats)]
    most, spread = max(expected), spread_of(s)
    for seat in range(s.seats):
        by = (seat - me) % s.seats
        row = by * PER_SEAT
        found[row + 1] = expected[seat] / 20.0
        found[row + 26] = max(LEAST_ODDS, (expected[seat] - most) / spread) / 4.0
        _seat(s, seat, row, found)
        _wanted(s, seat, by, lacking, found)
    _table(s, me, SEATS * PER_SEAT, found)
    return found


def _seat(s: Table, seat: int, row: int, found: list[float]) -> None:
    at_end = forecast(s, seat, TUNED)
    track = float(s.track(seat))
    gold = float(s.gold[seat])
    at_church = stock_at(s, seat, CHURCH)
    found[row] = 1.0
    found[row + 2] = (track + at_end + gold / s.box.gold_per_star) / 20.0
    found[row + 3] = track / 20.0
    found[row + 4] = at_end / 20.0
    found[row + 5] = gold / 10.0
    found[row + 6] = (len(s.villagers[seat]) - 1) / 2.0
    found[row + 7] = len(s.donkeys[seat]) / 3.0
    found[row + 8] = mean_reach(s, s.donkey_tiles(seat)) / 5.0
    found[row + 9] = s.tokens.count(1 + seat * 2) / 3.0
    found[row + 10] = s.tokens.count(2 + seat * 2) / 3.0
    found[row + 11] = s.deliveries(seat) / 2.0
    found[row + 12] = len(s.sold[seat]) / 2.0
    found[row + 13] = s.flags.count(seat) / 3.0
    found[row + 14] = s.roads.built_by(seat) / s.box.road_pieces
    found[row + 15] = chain_length(s, seat) / 5.0
    found[row + 16] = s.milestones.count(seat) / 2.0
    found[row + 17] = len(s.hands[seat]) / 3.0
    best = projects(s, seat, TIME, COIN, TUNED)
    for at in range(min(BEST, len(best))):
        found[row + 18 + at] = best[at] / 5.0
    found[row + 21] = sum(at_church[:BASICS]) / 5.0
    found[row + 22] = sum(at_church[BASICS:]) / 3.0
    found[row + 23] = 1.0 if s.mover == seat else 0.0
    found[row + 24] = ((s.mover - s.first) % s.seats > (seat - s.first) % s.seats) * 1.0
    standing = 0
    for villager in s.villagers[seat]:
        if villager < LYING:
            standing += 1
    found[row + 25] = standing / 3.0 if s.mover == seat else 0.0


def _wanted(s: Table, seat: int, by: int, lacking: list[float], found: list[float]) -> None:
    """What it would take this seat to deliver or to sell."""
    at_church = stock_at(s, seat, CHURCH)
    spaces = s.box.church(s.seats).spaces
    for at in range(len(spaces)):
        if s.delivered[at] < 0:
            space = spaces[at]
            _one(WHOLE + at * PER_WANTED, by, space.demand, at_church, lacking, found)
            found[WHOLE + at * PER_WANTED + 1] = space.stars / 5.0
    at_market = stock_at(s, seat, MARKET)
    row = WHOLE + 5 * PER_WANTED
    for number in s.offers:
        if number >= 0:
            sale = s.box.sales[number]
            _one(row, by, sale.demand, at_market, lacking, found)
            found[row + 2] = sale.stars / 5.0
            found[row + 3] = sale.gold / 5.0
        row += PER_WANTED


def _one(
    row: int, by: int, demand: Demand, stock: Stock, lacking: list[float], found: list[float]
) -> None:
    takes = lack(demand, stock, lacking)
    found[row] = 1.0
    found[row + 4 + by] = takes / 4.0
    found[row + 8 + by] = 1.0 if takes == 0.0 else 0.0


def _table(s: Table, me: int, row: int, found: list[float]) -> None:
    left = s.delivered.count(-1)
    found[row] = s.round / 15.0
    found[row + 1] = left / 5.0
    found[row + 2] = 1.0 if s.ending else 0.0
    found[row + 3] = 1.0 if s.seats == 2 else 0.0
    found[row + 4] = 1.0 if s.seats == 3 else 0.0
    found[row + 5] = ((s.first - me) % s.seats) / 3.0
    found[row + 6] = ((s.mover - me) % s.seats) / 3.0
    found[row + 7] = len(land_of(s).ends) / 5.0
    found[row + 8] = len(s.village.order) / 20.0
    found[row + 9] = sum(s.basics) / 15.0
    found[row + 10] = sum(s.stack) / 6.0
    found[row + 11] = 1.0 if left <= 1 else 0.0
