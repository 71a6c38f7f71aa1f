"""The first set-up. MYT-SETUP-01 to MYT-SETUP-14."""

from __future__ import annotations

from osada.kernel.assent import Assent
from osada.kernel.chance import Chance
from osada.kernel.secret import face_down

from .between import begin_season
from .resolve import run
from .sheet import Sheet
from .town import EMPTY, FOREST, Town
from .words import AREAS, CHARACTERS, COUNTERS, LONGHOUSE, SPRITE, VILLAGER
from .workers import gain_die

START_LEVEL = 1
"""MYT-SETUP-03"""
FIRST_GOALS = 7
FIRST_ADVENTURES = 10


def found_town(s: Town, chance: Chance, cast: str) -> None:
    """A new campaign, up to the first decision."""
    empty_town(s)
    s.cast = ["FCMR".index(letter) for letter in cast[: s.seats]]
    s.areas = [FOREST if area in s.box.forests else EMPTY for area in range(AREAS)]
    s.areas[6] = LONGHOUSE  # MYT-SETUP-06
    s.ever_built = 1 << LONGHOUSE
    gain_die(s, SPRITE)  # MYT-SETUP-07
    gain_die(s, VILLAGER)
    s.event_deck = face_down([1])  # MYT-SETUP-08
    s.adventure_deck = face_down(chance.shuffle("adventure-deck", first_adventures(s)))
    s.weather_deck = face_down(list(s.box.first_order))  # MYT-SETUP-10
    goals = chance.shuffle("goal-deck", first_goals(s))
    s.goal = goals[0]
    s.goal_deck = face_down(goals[1:])
    s.sheets = [Sheet(s.box.start_coins[c], s.box.cast[c].new(s)) for c in range(len(CHARACTERS))]
    begin_season(s)
    run(s)


def first_adventures(s: Town) -> list[int]:
    """MYT-SETUP-09"""
    first = [n for n in range(1, FIRST_ADVENTURES + 1) if n in s.story.adventures]
    return s.box.with_joining("adventure", first)


def first_goals(s: Town) -> list[int]:
    """MYT-SETUP-11, counted from 0."""
    return [n - 1 for n in s.box.with_joining("goal", range(1, FIRST_GOALS + 1))]


def empty_town(s: Town) -> None:
    """Nothing has happened yet."""
    s.tracks = [START_LEVEL] * 4
    s.site = [-1] * 4
    s.supply = [s.box.dice_each] * 2
    s.tower = []
    s.revealed = []
    s.gone_events, s.gone_adventures, s.gone_goals, s.kept = [], [], [], []
    s.flags = {}
    s.counters = [0] * len(COUNTERS)
    s.achievements = []
    s.tasks, s.later, s.open_cards, s.returned = [], [], [], []
    s.assent = Assent(s.seats)
