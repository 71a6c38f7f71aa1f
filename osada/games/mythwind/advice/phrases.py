"""What a deed costs and brings, in words."""

from __future__ import annotations

from typing import Final

from osada.kernel.message import Phrasebook

BOOK: Final = Phrasebook("mythwind")
_say = BOOK.phrase

BRINGS: Final = _say("brings", "MYT-NOON-01", "cost", "gain")
COSTS: Final = _say("brings-cost", "MYT-NOON-01", "cost")
GAINS: Final = _say("brings-gain", "MYT-NOON-01", "gain")
DRAWN: Final = _say("brings-drawn", "MYT-GEN-06")

COINS: Final = _say("part-of-coins", "MYT-COIN-01", "coins")
RESOURCE: Final = _say("part-of-resource", "MYT-RES-01", "resource", "count")
WORKER: Final = _say("part-of-worker", "MYT-HIRE-02", "die")
BEGUN: Final = _say("part-of-begun", "MYT-BUILD-05", "building")
BUILT: Final = _say("part-of-built", "MYT-TRACK-04", "building")
TORN: Final = _say("part-of-torn", "MYT-BUILD-08", "building")
CLEARED: Final = _say("part-of-cleared", "MYT-NOON-CLR-01", "area")
SKILL: Final = _say("part-of-skill", "MYT-SKILL-01", "skill")
ATTACHED: Final = _say("part-of-attached", "MYT-NOON-04", "kind")
WATERED: Final = _say("part-of-watered", "MYT-NOON-09", "count")
PLANTED: Final = _say("part-of-planted", "MYT-NOON-09", "count")
LAND: Final = _say("part-of-land", "MYT-NOON-09", "count")
COW: Final = _say("part-of-cow", "MYT-NOON-09", "count")
FARM_GEAR: Final = _say("part-of-farm-gear", "MYT-NOON-09", "gear")
TOKEN: Final = _say("part-of-token", "MYT-NOON-09", "material", "level")
STOCKED: Final = _say("part-of-stocked", "MYT-NOON-09", "material")
REPUTATION: Final = _say("part-of-reputation", "MYT-NOON-09", "reputation")
GOOD: Final = _say("part-of-good", "MYT-NOON-09", "good", "count")
DEMAND: Final = _say("part-of-demand", "MYT-NOON-09", "good", "price")
STAMINA: Final = _say("part-of-stamina", "MYT-NOON-09", "count")
USES: Final = _say("part-of-uses", "MYT-NOON-09", "gear", "count")
LOOT: Final = _say("part-of-loot", "MYT-NOON-09", "loot", "count")
ON_TRIP: Final = _say("part-of-on-trip", "MYT-NOON-09", "region")
