"""What happens on the trail, and why something there is refused."""

from __future__ import annotations

from typing import Final

from ...phrases import BOOK

_say = BOOK.phrase

PREPARING: Final = _say("ranger-preparing", "MYT-CHAR-02", "seat", "points")
OUTFITTED: Final = _say("ranger-outfitted", "MYT-CHAR-02", "seat", "gear", "price")
MENDED: Final = _say("ranger-mended", "MYT-CHAR-02", "seat", "gear")
RESTED: Final = _say("ranger-rested", "MYT-CHAR-02", "seat", "stamina")
SCOUTED: Final = _say("ranger-scouted", "MYT-CHAR-02", "seat", "region", "count")
DEPARTED: Final = _say("ranger-departed", "MYT-CHAR-02", "seat", "region")
TRAVELLED: Final = _say("ranger-travelled", "MYT-CHAR-02", "seat", "region", "needs", "finds")
NEED_IGNORED: Final = _say("ranger-need-ignored", "MYT-CHAR-02", "seat", "gear")
NEEDS_CALLED: Final = _say("ranger-needs-called", "MYT-CHAR-02", "seat", "kind")
NEED_MET: Final = _say("ranger-need-met", "MYT-CHAR-02", "seat", "gear", "by")
FIND_LOST: Final = _say("ranger-find-lost", "MYT-CHAR-02", "seat", "loot")
TOOK: Final = _say("ranger-took", "MYT-CHAR-02", "seat", "loot")
LEFT: Final = _say("ranger-left", "MYT-CHAR-02", "seat", "loot")
DROPPED: Final = _say("ranger-dropped", "MYT-CHAR-02", "seat", "thing")
MAP_FOUND: Final = _say("ranger-map-found", "MYT-CHAR-02", "seat", "maps")
PUSHED_ON: Final = _say("ranger-pushed-on", "MYT-CHAR-02", "seat", "stamina")
CAMPED: Final = _say("ranger-camped", "MYT-CHAR-02", "seat")
TURNED_BACK: Final = _say("ranger-turned-back", "MYT-CHAR-02", "seat", "region")
CAME_HOME: Final = _say("ranger-came-home", "MYT-CHAR-02", "seat", "region")
CARRIED_HOME: Final = _say("ranger-carried-home", "MYT-CHAR-02", "seat", "region")
HANDED_OVER: Final = _say("ranger-handed-over", "MYT-CHAR-02", "seat", "loot", "count")
SOLD_LOOT: Final = _say("ranger-sold-loot", "MYT-CHAR-02", "seat", "count", "coins")

NOT_IN_TOWN: Final = _say("ranger-not-in-town", "MYT-CHAR-02", "region")
IN_TOWN: Final = _say("ranger-in-town", "MYT-CHAR-02")
TRIP_DONE: Final = _say("ranger-trip-done", "MYT-CHAR-02", "region")
GOING_BACK: Final = _say("ranger-going-back", "MYT-CHAR-02")
NO_RATION: Final = _say("ranger-no-ration", "MYT-CHAR-02")
NO_MORE_ACTIONS: Final = _say("ranger-no-more-actions", "MYT-NOON-09")
NO_WORKER: Final = _say("ranger-no-worker", "MYT-NOON-04", "kind")
NOT_CARRIED: Final = _say("ranger-not-carried", "MYT-CHAR-02", "thing")
FULLY_RESTED: Final = _say("ranger-fully-rested", "MYT-CHAR-02")
ASKED_ONLY: Final = _say("ranger-asked-only", "MYT-NOON-01", "given")
NO_CARD: Final = _say("ranger-no-card", "MYT-CHAR-02", "number", "count")
CARD_LIES: Final = _say("ranger-card-lies", "MYT-CHAR-02", "number")
NO_NEED: Final = _say("ranger-no-need", "MYT-CHAR-02", "gear")
OTHER_NEED: Final = _say("ranger-other-need", "MYT-CHAR-02", "need")
ONLY_LOOT: Final = _say("ranger-only-loot", "MYT-CHAR-02", "thing")
NOT_WORN: Final = _say("ranger-not-worn", "MYT-CHAR-02", "gear")
FEW_LOOT: Final = _say("ranger-few-loot", "MYT-CHAR-02", "loot", "least", "count")
GEAR_TOO_DEAR: Final = _say("ranger-gear-too-dear", "MYT-CHAR-02", "gear", "price", "coins")
PACK_FULL: Final = _say("ranger-pack-full", "MYT-CHAR-02", "count")
SPARE_POINT: Final = _say("ranger-spare-point", "MYT-NOON-04", "kind")
REGION_CLOSED: Final = _say("ranger-region-closed", "MYT-CHAR-02", "region", "least", "maps")
