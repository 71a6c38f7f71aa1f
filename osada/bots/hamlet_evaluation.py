"""What a position of Hamlet is worth to a seat, in points: the judgement of `greedy`.

Points on the track, what the end would bring, and what everything else may yet become. The
numbers in capitals were compared in games of greedy players against each other, a few dozen games
each: they are good, not best.
"""

from __future__ import annotations

from osada.games.hamlet.table import CHOOSE_TURN, LYING, MOVED, Table
from osada.games.hamlet.words import CHURCH

from .hamlet_blueprints import MILESTONE
from .hamlet_donkeys import mean_reach
from .hamlet_forecast import forecast
from .hamlet_projects import projects, stock_at
from .hamlet_sites import ground, road_ends

LAST_ROUND = 16
"""When the Church is expected to be complete,"""
LEAST = 2
"""and how many rounds more there will be at any time."""
ENOUGH_TIME = 4.0
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
"""What completing the Church is worth: more than all that can then no longer be,"""
LEAD = 1.0
"""unless one is behind: so much less for each point,"""
FARTHEST = 15.0
"""up to so many points,"""
PATIENCE = 14
"""and until so many rounds have been played."""


def worth(s: Table, me: int) -> float:
    """One's points, now and to be expected."""
    if s.outcome is not None:
        return float(s.outcome.scores[me].total)
    points = sure_points(s, me)
    if s.ending:
        points += FINISH + _lead(s, me)
    elif s.seats > 1 or s.round < s.box.solo_turns:
        points += _outlook(s, me)
    if me in s.turn and any(villager < LYING for villager in s.villagers[me]):
        points += _prospects(s, me)
    return points
