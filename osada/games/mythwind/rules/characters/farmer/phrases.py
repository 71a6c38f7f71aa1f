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
WRONG_CELL: Final = _say("farmer-wrong-cell", "MYT-CHAR-02", "cell", "asked")
SEED_TOO_DEAR: Final = _say(
    "farmer-seed-too-dear", "MYT-CHAR-02", "crop", "shape", "price", "coins"
)
SEED_GONE: Final = _say("farmer-seed-gone", "MYT-CHAR-02", "crop", "shape")
SEED_TOO_LARGE: Final = _say("farmer-seed-too-large", "MYT-CHAR-02", "crop", "shape", "most")
SEED_NO_ROOM: Final = _say("farmer-seed-no-room", "MYT-CHAR-02", "crop", "shape")
SEED_NO_GIFT: Final = _say("farmer-seed-no-gift", "MYT-SKILL-04", "crop", "shape")
PLOT_OF_OTHER_SHAPE: Final = _say("farmer-plot-of-other-shape", "MYT-CHAR-02", "cells", "shape")
PLOT_TAKEN: Final = _say("farmer-plot-taken", "MYT-CHAR-02", "cells")
PLOT_ALONE: Final = _say("farmer-plot-alone", "MYT-CHAR-02", "cells", "crop")
STEP_TAKEN: Final = _say("farmer-step-taken", "MYT-CHAR-02", "step")
COW_TOO_DEAR: Final = _say("farmer-cow-too-dear", "MYT-CHAR-02", "step", "price", "coins")
HERD_FULL: Final = _say("farmer-herd-full", "MYT-CHAR-02", "count")
NO_CLEAR_CELL: Final = _say("farmer-no-clear-cell", "MYT-CHAR-02")
NO_GROWN_COW: Final = _say("farmer-no-grown-cow", "MYT-CHAR-02")
NO_COW: Final = _say("farmer-no-cow", "MYT-CHAR-02")
BRED_TODAY: Final = _say("farmer-bred-today", "MYT-CHAR-02")
NO_PARENTS: Final = _say("farmer-no-parents", "MYT-CHAR-02")
GEAR_TOO_DEAR: Final = _say("farmer-gear-too-dear", "MYT-CHAR-02", "gear", "price", "coins")
GEAR_GONE: Final = _say("farmer-gear-gone", "MYT-CHAR-02", "gear")
NO_GEAR: Final = _say("farmer-no-gear", "MYT-CHAR-02", "cell")
