"""What lies beside the valley while a moment is entered: what is left in the box, and numbers."""

from __future__ import annotations

from osada.kernel.editing import Dial, Group, Thing, say

from ..rules.invariants import dice_in_use
from ..rules.setup import FIRST_GOALS
from ..rules.town import FOREST, Town
from ..rules.words import CHARACTERS, DICE, RESOURCES

MOST_SEASONS = 99
MOST_COINS = 999
TOP = 10
"""Of a track."""


def groups(s: Town) -> list[Group]:
    """All of it, in the order in which a table is laid out."""
    return [
        Group(say("mythwind-edit-buildings"), tuple(_buildings(s))),
        Group(say("mythwind-edit-dice"), tuple(_dice(s))),
        Group(say("mythwind-edit-day-and-tracks"), numbers=tuple(_tracks(s))),
        Group(say("mythwind-edit-characters"), numbers=tuple(_characters(s))),
    ]


def _buildings(s: Town) -> list[Thing]:
    there = {*s.areas, *s.site}
    left = len(s.box.forests) - s.areas.count(FOREST)
    found = [Thing("forest", say("mythwind-edit-forest"), max(0, left))]
    for number, name in enumerate(s.box.names):
        if number not in there:
            found.append(Thing(f"building {name}", say("mythwind-edit-building", building=name), 1))
    return found


def _dice(s: Town) -> list[Thing]:
    found = []
    for die, name in enumerate(DICE):
        if die % 4:  # a blank one is only blank for a day
            left = s.box.dice_each - dice_in_use(s, die // 4)
            found.append(
                Thing(f"die {name}", say("mythwind-edit-die", die=name), max(0, left), True)
            )
    return found


def _tracks(s: Town) -> list[Dial]:
    days = len(s.weather_deck) + len(s.revealed)
    goals = tuple(say("mythwind-edit-goal-number", goal=n + 1) for n in range(FIRST_GOALS))
    found = [
        Dial("season", say("mythwind-edit-season"), s.season + 1, 1, MOST_SEASONS),
        Dial("day", say("mythwind-edit-day"), s.day, 1, days),
    ]
    if 0 <= s.goal < FIRST_GOALS:
        found.append(Dial("goal", say("mythwind-edit-goal"), s.goal, 0, FIRST_GOALS - 1, goals))
    for kind, name in enumerate(RESOURCES):
        says = say("mythwind-edit-track", resource=name)
        found.append(Dial(f"track {name}", says, s.tracks[kind], 0, TOP))
    return found


def _characters(s: Town) -> list[Dial]:
    names = tuple(say("mythwind-edit-character", character=name) for name in CHARACTERS)
    found = []
    for seat, character in enumerate(s.cast):
        says = say("mythwind-edit-seat", number=seat + 1)
        found.append(Dial(f"cast {seat}", says, character, 0, len(CHARACTERS) - 1, names))
        coins, name = s.sheets[character].coins, CHARACTERS[character]
        told = say("mythwind-edit-coins", character=name)
        found.append(Dial(f"coins {name}", told, coins, 0, MOST_COINS))
    return found
