"""What the Farmer's journal says."""

from __future__ import annotations

from typing import Final

from ...phrases import BOOK

_say = BOOK.phrase

PLANTED: Final = _say("farmer-planted", "MYT-CHAR-02", "seat", "crop", "shape", "cells", "price")
WATERED: Final = _say("farmer-watered", "MYT-CHAR-02", "seat", "crop", "cell", "by")
HARVESTED: Final = _say("farmer-harvested", "MYT-CHAR-02", "seat", "crop", "cell", "count", "coins")
STALL: Final = _say("farmer-stall", "MYT-SKILL-01", "seat", "coins")
COW_BOUGHT: Final = _say("farmer-cow-bought", "MYT-CHAR-02", "seat", "cell", "price")
COW_SOLD: Final = _say("farmer-cow-sold", "MYT-CHAR-02", "seat", "cell", "coins")
COW_MOVED: Final = _say("farmer-cow-moved", "MYT-CHAR-02", "seat", "cell", "to")
CALF_BORN: Final = _say("farmer-calf-born", "MYT-CHAR-02", "seat", "cell", "price")
GEAR_BOUGHT: Final = _say("farmer-gear-bought", "MYT-CHAR-02", "seat", "gear", "cell", "price")
GEAR_LIFTED: Final = _say("farmer-gear-lifted", "MYT-CHAR-02", "seat", "gear", "cell")
POWERED: Final = _say("farmer-powered", "MYT-CHAR-02", "gear", "cell")
CLEARED: Final = _say("farmer-cleared", "MYT-CHAR-02", "seat", "ground", "cell", "price")
HONEY: Final = _say("farmer-honey", "MYT-DUSK-03", "seat", "cell", "coins")
OVERGROWN: Final = _say("farmer-overgrown", "MYT-CHAR-02", "seat", "cell")

NOTHING_TO_PLANT: Final = _say("farmer-nothing-to-plant", "MYT-CHAR-02", "coins")
NOTHING_TO_WATER: Final = _say("farmer-nothing-to-water", "MYT-CHAR-02")
NOTHING_TO_HARVEST: Final = _say("farmer-nothing-to-harvest", "MYT-CHAR-02")
NOTHING_TO_HERD: Final = _say("farmer-nothing-to-herd", "MYT-CHAR-02", "coins")
NOTHING_TO_EQUIP: Final = _say("farmer-nothing-to-equip", "MYT-CHAR-02", "coins")
NO_WEEDS: Final = _say("farmer-no-weeds", "MYT-CHAR-02")
NO_BRUSH: Final = _say("farmer-no-brush", "MYT-CHAR-02")
OTHER_WORKERS: Final = _say("farmer-other-workers", "MYT-NOON-04", "kind")
NO_WORKER: Final = _say("farmer-no-worker", "MYT-NOON-01", "kind")
ASKED_ONLY: Final = _say("farmer-asked-only", "MYT-NOON-01", "given")
