"""What is said of a finished season."""

from __future__ import annotations

from typing import Final

from osada.kernel.message import Phrasebook

BOOK: Final = Phrasebook("mythwind")
_say = BOOK.phrase

SEASON: Final = _say("told-season", "MYT-SEASON-01", "season", "year")
EARNED: Final = _say("told-earned", "MYT-COIN-01", "count", "parts")
SPENT: Final = _say("told-spent", "MYT-COIN-02", "count", "parts")
GAINED: Final = _say("told-gained", "MYT-RES-01", "resource", "count", "parts")
USED: Final = _say("told-used", "MYT-RES-03", "resource", "count", "parts")
BY: Final = _say("told-by", "MYT-SEASON-01", "cause", "count")
BUILT: Final = _say("told-built", "MYT-TRACK-04", "building")
GIVEN: Final = _say("told-given", "MYT-TRACK-12", "building", "cause")
NOTHING_BUILT: Final = _say("told-nothing-built", "MYT-TRACK-04", "count")
MET: Final = _say("told-met", "MYT-GOAL-02", "goal", "has", "needs")
MISSED: Final = _say("told-missed", "MYT-GOAL-03", "goal", "has", "needs")
DAYS: Final = _say("told-days", "MYT-NOON-09", "days", "idle", "odd", "stood")
DICE: Final = _say("told-dice", "MYT-HIRE-02", "hired", "helped")
