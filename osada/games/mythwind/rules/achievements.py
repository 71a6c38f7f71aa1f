"""The fifteen achievements. MYT-ACH-01 to MYT-ACH-15; no reward, only the date (AMB-45)."""

from __future__ import annotations

from . import phrases as say
from .town import Town
from .words import COUNTERS, SPRITE, VILLAGER

COUNTED = {7: ("event", 3), 8: ("adventure", 8), 11: ("coins", 100), 12: ("construct", 4)}
"""Reached by a season's counter (MYT-ACH-08, MYT-ACH-09, MYT-ACH-12, MYT-ACH-13)."""
TRACKS = {3: 2, 4: 0, 5: 3, 6: 1}
"""A track at 10 at a season's end: Production, Culture, Food, Income (MYT-ACH-04 to MYT-ACH-07)."""
STORYTELLER = 9


def note_achievements(s: Town) -> None:
    """After every resolved action: what has been reached now."""
    if s.dice_out(VILLAGER) >= s.box.dice_each:
        note(s, 0)
    if s.dice_out(SPRITE) >= s.box.dice_each:
        note(s, 1)
    if all(what >= 0 for what in s.areas):
        note(s, 2)
    for number, (counter, least) in COUNTED.items():
        if s.counters[COUNTERS.index(counter)] >= least:
            note(s, number)
    if all(len(sheet.skills) >= s.box.skill_slots for sheet in s.sheets):
        note(s, 10)
    if s.counters[COUNTERS.index("sprite_field")] >= 10:
        note(s, 13)
    if len([die for die in s.tower if die % 4 == 3]) >= 2 * s.box.dice_each:
        note(s, 14)


def note_tracks(s: Town) -> None:
    """At a season's end, after its first step and again after its second."""
    for number, kind in TRACKS.items():
        if s.tracks[kind] >= 10:
            note(s, number)


def note(s: Town, number: int) -> None:
    """Once noted, kept."""
    if all(reached != number for reached, _, _ in s.achievements):
        s.achievements.append((number, s.season, s.day))
        s.tell(say.ACHIEVED, {"achievement": number + 1})
