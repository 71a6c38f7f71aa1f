"""What a position of Hamlet is worth to a seat, in points: the judgement of `greedy`.

Points on the track, what the end would bring, and what everything else may yet become. The
numbers in capitals were compared in games of greedy players against each other, some dozens of
games for each: they are good ones, not the best.
"""

from __future__ import annotations

from ..rules.table import CHOOSE_TURN, LYING, MOVED, Table
from ..rules.words import CHURCH
from .blueprints import MILESTONE
from .donkeys import mean_reach
from .forecast import forecast
from .projects import projects, stock_at
from .sites import ground, road_ends

LAST_ROUND = 16
"""When the Church is expected to be complete,"""
LEAST_TIME = 2
"""and how many rounds more there will be at any time."""
ENOUGH_TIME = 4
"""With so many rounds to come nothing is too late."""
PURSE = 14
"""So many coins find a use; more are only counted at the end."""
COIN = 0.25
"""What a coin is worth beyond what it counts at the end."""
VILLAGER = 2.0
"""What a hired villager brings in a round."""
SAVING = 0.6
"""The part of a villager's worth that the coins for it promise."""
TOKEN = 0.7
"""How likely an own token in the village gets consumed in time."""
REACH = 2.5
"""What each resource space is worth that can be drawn on from an average tile."""
ROAD_END = 0.5
"""What an open road section is worth that a building can be joined to,"""
MOST_ENDS = 4
"""up to so many."""
IN_STOCK = (0.0, 0.3, 0.5, 0.65, 0.75)
"""What one, two, … of a resource are worth at the Church, whatever they are for."""
AHEAD = (0.55, 0.45, 0.35, 0.25, 0.2, 0.15, 0.1, 0.1, 0.05, 0.05, 0.05)
"""The part of its worth that the best project promises, the second best, and so on."""
FINISH = 40.0
"""What completing the Church is worth: about as much as all that will then never come,"""
LEAD = 3.0
"""more or less for each point one is ahead or behind,"""
CLEAR_LEAD = 15.0
"""up to so many points,"""
PATIENCE = 14
"""and after so many rounds"""
URGE = 5.0
"""more for each."""


def worth(s: Table, me: int) -> float:
    """One's points, those that are sure and those to be expected."""
    points = float(s.outcome.scores[me].total) if s.outcome else _sure(s, me)
    if s.ending:
        points += _finish(s, me)
    if s.outcome:
        return points
    time = _time_left(s, me)
    if not s.ending and time > 0:
        points += _outlook(s, me, time)
    elif not any(villager < LYING for villager in s.villagers[me]) or me not in s.turn:
        return points
    ways = projects(s, me, time, _coin(s, time))
    return points + sum([part * way for part, way in zip(AHEAD, ways, strict=False)])


def _sure(s: Table, me: int) -> float:
    return s.track(me) + forecast(s, me) + s.gold[me] / s.box.gold_per_star


def _finish(s: Table, me: int) -> float:
    """Who is ahead is glad of the end, who is behind would rather go on for a while; alone there
    is no hurry."""
    if s.seats == 1:
        return 0.0
    rivals = [_sure(s, seat) for seat in range(s.seats) if seat != me]
    lead = _sure(s, me) - max(rivals)
    late = max(0, _turns_taken(s, me) - PATIENCE)
    return FINISH + LEAD * max(-CLEAR_LEAD, min(CLEAR_LEAD, lead)) + URGE * late


def _time_left(s: Table, me: int) -> int:
    """How many rounds are still to come, about; alone it is known."""
    taken = _turns_taken(s, me)
    if s.seats == 1:
        return max(0, s.box.solo_turns - taken)
    return max(LEAST_TIME, LAST_ROUND - taken)


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


def _coin(s: Table, time: int) -> float:
    return 1 / s.box.gold_per_star + COIN * min(1.0, time / ENOUGH_TIME)


def _outlook(s: Table, me: int, time: int) -> float:
    """What one's workers, gold, tokens and the village itself will be good for."""
    coin = _coin(s, time)
    passing = COIN * min(s.gold[me], PURSE)
    passing += sum([IN_STOCK[min(4, count)] for count in stock_at(s, me, CHURCH)])
    passing += _tokens(s, me, coin)
    passing += REACH * mean_reach(s.roads, s.donkey_tiles(me), s.box)
    passing += ROAD_END * min(MOST_ENDS, len(road_ends(ground(s))))
    lasting = MILESTONE * s.milestones[:4].count(me)
    return passing * min(1.0, time / ENOUGH_TIME) + lasting * time + _villagers(s, me, time, coin)


def _tokens(s: Table, me: int, coin: float) -> float:
    """What one's tokens in the village bring when somebody consumes them (HAM-RES-04)."""
    plain = s.box.refined_stars + s.box.refined_gold * coin
    fine = s.box.fine_stars + s.box.fine_gold * coin
    return TOKEN * (s.tokens.count(1 + me * 2) * plain + s.tokens.count(2 + me * 2) * fine)


def _villagers(s: Table, me: int, time: int, coin: float) -> float:
    """The hired ones, and the next one as far as the gold for it is there (HAM-HALL-06)."""
    hired = len(s.villagers[me]) - 1
    points = VILLAGER * time * hired
    if hired < len(s.box.villager_prices):
        price = s.box.villager_prices[hired]
        gain = max(0.0, VILLAGER * (time - 1) - price * coin)
        points += SAVING * gain * min(1.0, s.gold[me] / max(1, price))
    return points
