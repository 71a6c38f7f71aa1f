"""What a position of Hamlet is worth to a seat, in points: the judgement of `greedy`."""

from __future__ import annotations

from functools import lru_cache
from osada.games.hamlet.roads import Roads, members
from osada.games.hamlet.table import LYING, Table
from osada.games.hamlet.transport import origins
from osada.games.hamlet.words import BASICS, CHURCH, RESOURCES

from .hamlet_forecast import forecast
from .hamlet_sites import road_ends
from .hamlet_projects import MILESTONE, projects, stock_at

LAST_ROUND = 16
"""When the Church is expected to be complete,"""
LEAST = 2
"""and how many rounds more to expect at any time."""
FINISH = 6.0
REACH = 2.0
GOLD_LATER = 0.25
"""What a coin can do, beyond what it counts at the end, while there is time."""
ENOUGH_TIME = 4.0
PURSE = 8
"""More coins than this are of no use but to be counted at the end."""
OPEN_ROAD = 0.5
ENDS = 4
VILLAGER = 1.4
"""What a hired villager brings in a round."""
SAVING = 0.6
"""The part of a villager's worth that the coins for it promise."""
TOKEN = 0.7
"""How likely an own token gets consumed in time."""
AHEAD = (0.55, 0.45, 0.35, 0.25, 0.2, 0.15, 0.1, 0.1, 0.05, 0.05, 0.05)
"""The part that the best project, the second best, … promise."""
IN_STOCK = (0.0, 0.3, 0.5, 0.65, 0.75)
"""What having one, two, … of a resource at hand is worth, whatever it is for."""
PATIENCE = 13
URGE = 0.12
"""How much more each round after that presses to complete the Church."""


def worth(s: Table, me: int) -> float:
    """Points on the track, points the end promises, and what all the rest may become."""
    if s.outcome is not None:
        return float(s.outcome.scores[me].total)
    time = time_left(s, me)
    soon = min(1.0, time / ENOUGH_TIME)
    coin = 1 / s.box.gold_per_star + GOLD_LATER * soon
    points = s.track(me) + forecast(s, me)
    points += s.gold[me] / s.box.gold_per_star + min(s.gold[me], PURSE) * GOLD_LATER * soon
    points += MILESTONE * time * s.milestones[:4].count(me)
    points += OPEN_ROAD * soon * min(ENDS, len(road_ends(s.village, s.roads, s.strict_terrain)))
    points += _workers(s, me, time, coin)
    if s.ending:
        points += FINISH
        if not _may_act(s, me):
            return points
    at_church = stock_at(s, me, CHURCH)
    points += _tokens(s, me, coin) * soon
    points += sum(IN_STOCK[min(4, count)] for count in at_church) * soon
    ways = projects(s, me, at_church, time, coin)
    points += sum([part * way for part, way in zip(AHEAD, ways, strict=False)])
    points += _urge(s, me)
    points += REACH * soon * _reach(s, me)
    return points


def time_left(s: Table, me: int) -> float:
    """How many rounds are still to come, about."""
    return float(max(LEAST, LAST_ROUND - _turns_taken(s, me)))


def _turns_taken(s: Table, me: int) -> int:
    """How many turns one has had, the present one included: not changed by ending it."""
    before_me = (s.mover - s.first) % s.seats < (me - s.first) % s.seats
    return s.round - 1 if before_me else s.round


def _workers(s: Table, me: int, time: float, coin: float) -> float:
    hired = len(s.villagers[me]) - 1
    points = VILLAGER * time * hired
    if hired < len(s.box.villager_prices):
        price = s.box.villager_prices[hired]
        gain = max(0.0, VILLAGER * (time - 1) - price * coin)
        points += SAVING * gain * min(1.0, s.gold[me] / price)
    return points


def _reach(s: Table, me: int) -> float:
    spaces = tuple([tile.spaces for tile in s.box.tiles])
    return mean_reach(s.roads, s.donkey_tiles(me), spaces)


@lru_cache(maxsize=4096)
def mean_reach(roads: Roads, donkeys: int, spaces: tuple[int, ...]) -> float:
    """How many resource spaces can be drawn on, on the average over all tiles one can go to."""
    home = members(roads.home)
    return sum([spaces[o] for tile in home for o in members(origins(roads, donkeys, tile))]) / len(home)


def _may_act(s: Table, me: int) -> bool:
    return me in s.turn and any(villager < LYING for villager in s.villagers[me])


def _tokens(s: Table, me: int, coin: float) -> float:
    """What one's tokens in the village will bring when somebody uses them (HAM-RES-04)."""
    box = s.box
    plain = box.refined_stars + box.refined_gold * coin
    fine = box.fine_stars + box.fine_gold * coin
    return TOKEN * (s.tokens.count(1 + me * 2) * plain + s.tokens.count(2 + me * 2) * fine)


def _urge(s: Table, me: int) -> float:
    late = max(0, _turns_taken(s, me) - PATIENCE)
    return URGE * late * sum(1 for seat in s.delivered if seat >= 0)
