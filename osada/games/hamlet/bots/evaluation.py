"""What a position of Hamlet is worth to a seat, in points: the judgement of `greedy`.

Points on the track, what the end would bring, and what everything else may yet become. Its numbers
stand in weights.py.
"""

from __future__ import annotations

from typing import Final

from ..rules.table import CHOOSE_TURN, LYING, MOVED, Table
from ..rules.words import CHURCH
from .donkeys import mean_reach
from .forecast import forecast
from .projects import Stock, stock_at, ways
from .sites import ground, road_ends
from .weights import BY_HAND, IN_STOCK, Weights

MOST_ENDS: Final = 4
"""So many open road sections are of use."""


def worth(s: Table, me: int, w: Weights = BY_HAND) -> float:
    """One's points, those that are sure and those to be expected, and what it is to have ended the
    game or not."""
    points = expected_points(s, me, w)
    return points + _finish(s, me, w) if s.ending else points


def expected_points(s: Table, me: int, w: Weights = BY_HAND) -> float:
    """One's points, those that are sure and those to be expected."""
    if s.outcome:
        return float(s.outcome.scores[me].total)
    points = _sure(s, me, w)
    time = _time_left(s, me, w)
    at_church = stock_at(s, me, CHURCH)
    ends = road_ends(ground(s))
    if not s.ending and time > 0:
        points += _outlook(s, me, time, at_church, len(ends), w)
    elif not any(villager < LYING for villager in s.villagers[me]) or me not in s.turn:
        return points
    known = ways(s, me, time, _coin(s, time, w), at_church, ends, w)
    return points + sum([part * way for part, way in zip(w.parts, known, strict=False)])


def _sure(s: Table, me: int, w: Weights) -> float:
    return s.track(me) + forecast(s, me, w) + s.gold[me] / s.box.gold_per_star


def _finish(s: Table, me: int, w: Weights) -> float:
    """Who is ahead is glad of the end, who is behind would rather go on for a while; alone there
    is no hurry."""
    if s.seats == 1:
        return 0.0
    rivals = [_sure(s, seat, w) for seat in range(s.seats) if seat != me]
    lead = _sure(s, me, w) - max(rivals)
    late = max(0.0, _turns_taken(s, me) - w.patience)
    return w.finish + w.lead * max(-w.clear_lead, min(w.clear_lead, lead)) + w.urge * late


def _time_left(s: Table, me: int, w: Weights) -> float:
    """How many rounds are still to come, about; alone it is known."""
    taken = _turns_taken(s, me)
    if s.seats == 1:
        return float(max(0, s.box.solo_turns - taken))
    return max(w.least_time, min(w.last_round - taken, w.per_space * s.delivered.count(-1)))


def _turns_taken(s: Table, me: int) -> int:
    """How many turns one has had. The present one counts as soon as anything is done in it, were
    it only to end it: so the choice between that and something else does not touch the clock."""
    waiting = (s.mover - s.first) % s.seats < (me - s.first) % s.seats
    untouched = (
        s.mover == me
        and s.step == CHOOSE_TURN
        and not s.donkeys_led
        and max(s.villagers[me]) < LYING
        and max(s.donkeys[me]) < MOVED
    )
    return s.round - 1 if waiting or untouched else s.round


def _coin(s: Table, time: float, w: Weights) -> float:
    return 1 / s.box.gold_per_star + w.coin * min(1.0, time / w.enough_time)


def _outlook(s: Table, me: int, time: float, at_church: Stock, ends: int, w: Weights) -> float:
    """What one's workers, gold, tokens and the village itself will be good for."""
    coin = _coin(s, time, w)
    passing = w.coin * min(float(s.gold[me]), w.purse)
    passing += w.stock * sum([IN_STOCK[min(4, count)] for count in at_church])
    passing += _tokens(s, me, coin, w)
    passing += w.reach * mean_reach(s.roads, s.donkey_tiles(me), s.box)
    passing += w.road_end * min(MOST_ENDS, ends)
    lasting = w.milestone * s.milestones[:4].count(me)
    outlook = passing * min(1.0, time / w.enough_time) + lasting * time
    return outlook + _villagers(s, me, time, coin, w)


def _tokens(s: Table, me: int, coin: float, w: Weights) -> float:
    """What one's tokens in the village bring when somebody consumes them (HAM-RES-04)."""
    plain = s.box.refined_stars + s.box.refined_gold * coin
    fine = s.box.fine_stars + s.box.fine_gold * coin
    return w.token * (s.tokens.count(1 + me * 2) * plain + s.tokens.count(2 + me * 2) * fine)


def _villagers(s: Table, me: int, time: float, coin: float, w: Weights) -> float:
    """The hired ones, and the next one as far as the gold for it is there (HAM-HALL-06)."""
    hired = len(s.villagers[me]) - 1
    points = w.villager * time * hired
    if hired < len(s.box.villager_prices):
        price = s.box.villager_prices[hired]
        gain = max(0.0, w.villager * (time - 1) - price * coin)
        points += w.saving * gain * min(1.0, s.gold[me] / max(1, price))
    return points
