"""What a position of Hamlet is worth to a seat, in points: the judgement of `greedy`.

Points on the track, what the end would bring, and what everything else may yet become. Its numbers
stand in weights.py.
"""

from __future__ import annotations

from typing import Final

from ..rules.table import CHOOSE_TURN, LYING, MOVED, Table
from ..rules.words import CHURCH
from .forecast import forecast
from .land import Land, land_of, mean_reach
from .projects import Stock, stock_at, ways
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
    land = land_of(s)
    if not s.ending and time > 0:
        points += _outlook(s, me, time, at_church, land, w)
    elif s.standing(me) < 0 or me not in s.turn:
        return points
    known = ways(s, me, time, _coin(s, time, w), at_church, land, w)
    parts = w.parts
    ahead = 0.0
    for at in range(min(len(parts), len(known))):
        ahead += parts[at] * known[at]
    return points + ahead


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


def _outlook(s: Table, me: int, time: float, at_church: Stock, land: Land, w: Weights) -> float:
    """What one's workers, gold, tokens and the village itself will be good for."""
    coin = _coin(s, time, w)
    passing = w.coin * min(float(s.gold[me]), w.purse)
    stored = 0.0
    for count in at_church:
        stored += IN_STOCK[min(4, count)]
    passing += w.stock * stored
    passing += _tokens(s, me, land, coin, w)
    passing += w.reach * mean_reach(s, s.donkey_tiles(me))
    passing += w.road_end * min(MOST_ENDS, len(land.ends))
    held = 0
    for goal in range(4):
        if s.milestones[goal] == me:
            held += 1
    lasting = w.milestone * held
    outlook = passing * min(1.0, time / w.enough_time) + lasting * time
    return outlook + _villagers(s, me, time, coin, w)


def _tokens(s: Table, me: int, land: Land, coin: float, w: Weights) -> float:
    """What one's tokens in the village bring when somebody consumes them (HAM-RES-04)."""
    plain = s.box.refined_stars + s.box.refined_gold * coin
    fine = s.box.fine_stars + s.box.fine_gold * coin
    token = 1 + me * 2
    rough = smooth = 0
    for tile in land.refineries:
        for slot in range(tile * 2, tile * 2 + 2):
            if s.tokens[slot] == token:
                rough += 1
            elif s.tokens[slot] == token + 1:
                smooth += 1
    return w.token * (rough * plain + smooth * fine)


def _villagers(s: Table, me: int, time: float, coin: float, w: Weights) -> float:
    """The hired ones, and the next one as far as the gold for it is there (HAM-HALL-06)."""
    hired = len(s.villagers[me]) - 1
    points = w.villager * time * hired
    if hired < len(s.box.villager_prices):
        price = s.box.villager_prices[hired]
        gain = max(0.0, w.villager * (time - 1) - price * coin)
        points += w.saving * gain * min(1.0, s.gold[me] / max(1, price))
    return points
