"""Everything Hamlet can say: events, reasons for refusals, prompts. Each carries its rule id."""

from __future__ import annotations

from typing import Final

from osada.kernel.message import Phrasebook

BOOK: Final = Phrasebook("hamlet")
_say = BOOK.phrase

# Beside what a sentence needs, an event says what a board has to show: `tile` is where it happens,
# `way` the tiles that somebody or something passes, both ends included.

# -- events: set-up and turn ---------------
STARTED: Final = _say("started", "HAM-SETUP-09", "seat", "gold")
LAID_OUT: Final = _say("laid-out", "HAM-SETUP-04", "seat", "tile")
ROW_FILLED: Final = _say("row-filled", "HAM-HALL-05", "tile", "price")
SALE_SHOWN: Final = _say("sale-shown", "HAM-SALE-03", "sale")
ROUND_BEGAN: Final = _say("round-began", "HAM-TURN-01", "round")
TURN_BEGAN: Final = _say("turn-began", "HAM-TURN-07", "seat")
TURN_ENDED: Final = _say("turn-ended", "HAM-TURN-08", "seat")
DONKEYS_SET_OUT: Final = _say("donkeys-set-out", "HAM-TURN-03", "seat")
DONKEY_LED: Final = _say("donkey-led", "HAM-WORKER-02", "seat", "origin", "target")
VILLAGER_WENT: Final = _say("villager-went", "HAM-WORKER-01", "seat", "tile", "way")
RESTED: Final = _say("rested", "HAM-TURN-04", "seat", "tile")

# -- events: actions ---------------
PRODUCED: Final = _say("produced", "HAM-PROD-02", "seat", "tile", "goods", "gold", "stars")
REFINED: Final = _say("refined", "HAM-REF-03", "seat", "tile", "resource", "count", "fine")
CONSUMED: Final = _say("consumed", "HAM-TRANSPORT-05", "seat", "resource", "tile", "target", "way")
BOUGHT: Final = _say("bought", "HAM-BUY-03", "seat", "resource", "price", "target", "way")
REWARDED: Final = _say(
    "rewarded", "HAM-RES-04", "seat", "resource", "tile", "gold", "stars", "fine"
)
BLUEPRINT_TAKEN: Final = _say("blueprint-taken", "HAM-HALL-04", "seat", "tile", "price", "coins")
HIRED_VILLAGER: Final = _say("hired-villager", "HAM-HALL-07", "seat", "price")
HIRED_DONKEY: Final = _say("hired-donkey", "HAM-HALL-06", "seat", "price")
DONKEY_PLACED: Final = _say("donkey-placed", "HAM-HALL-07", "seat", "tile")
SOLD: Final = _say("sold", "HAM-SALE-02", "seat", "sale", "tile", "gold", "stars")
DELIVERED: Final = _say("delivered", "HAM-CHURCH-02", "seat", "space", "tile", "stars")
BEGGED: Final = _say("begged", "HAM-BEG-01", "seat")
SITE_CHOSEN: Final = _say("site-chosen", "HAM-BUILD-02", "seat", "tile", "anchor")
BUILT: Final = _say("built", "HAM-BUILD-04", "seat", "tile", "stars")
FLAGGED: Final = _say("flagged", "HAM-BUILD-07", "seat", "tile")
MILESTONE: Final = _say("milestone", "HAM-GOAL-01", "seat", "goal")
STACK_ADDED: Final = _say("stack-added", "HAM-BUILD-06", "resource")
ROAD_BUILT: Final = _say("road-built", "HAM-BRIDGE-03", "seat", "road", "origin", "target")

# -- events: the end ---------------
CHURCH_COMPLETE: Final = _say("church-complete", "HAM-END-01", "seat")
GAME_OVER: Final = _say("game-over", "HAM-END-01")
SCORED: Final = _say("scored", "HAM-SCORE-08", "seat", "total")

# -- reasons: whose turn, what is asked ---------------
OVER: Final = _say("is-over", "HAM-END-01")
NOT_SEATED: Final = _say("not-seated", "HAM-COMP-06", "seat", "seats")
NOT_YOUR_TURN: Final = _say("not-your-turn", "HAM-TURN-01", "seat", "turn")
WRONG_KIND: Final = _say("wrong-kind", "HAM-TURN-02", "given", "stage")
NO_SUCH_TILE: Final = _say("no-such-tile", "HAM-TILE-01", "tile")

# -- reasons: moving ---------------
NO_VILLAGER_LEFT: Final = _say("no-villager-left", "HAM-TURN-02")
UNREACHABLE: Final = _say("unreachable", "HAM-TURN-05", "tile")
DONKEYS_DONE: Final = _say("donkeys-done", "HAM-TURN-03")
NO_DONKEY_CAN_MOVE: Final = _say("no-donkey-can-move", "HAM-WORKER-02")
NO_DONKEY_THERE: Final = _say("no-donkey-there", "HAM-OWN-03", "tile")
DONKEY_MOVED: Final = _say("donkey-moved", "HAM-WORKER-02", "tile")
NOT_LINKED: Final = _say("not-linked", "HAM-WORKER-02", "origin", "target")

# -- reasons: using a building ---------------
NOT_HERE: Final = _say("not-here", "HAM-TURN-04", "action", "tile")
LANDMARK_IDLE: Final = _say("landmark-idle", "HAM-BUILD-07", "tile")
NO_SPACE: Final = _say("no-space", "HAM-PROD-01", "tile")
FILL_ALL: Final = _say("fill-all", "HAM-PROD-02", "tile", "spaces", "given")
OWN_RESOURCE: Final = _say("own-resource", "HAM-PROD-02", "tile", "resource")
REFINERY_FULL: Final = _say("refinery-full", "HAM-REF-01", "tile", "spaces", "given")
NO_TOKEN_LEFT: Final = _say("no-token-left", "HAM-RES-05", "resource", "left", "given")
NOT_BEGGING: Final = _say("not-begging", "HAM-BEG-01", "tile", "spaces")
HAND_FULL: Final = _say("hand-full", "HAM-HALL-02", "most")
NOT_IN_ROW: Final = _say("not-in-row", "HAM-HALL-03", "tile")
ROW_TOO_DEAR: Final = _say("row-too-dear", "HAM-HALL-03", "tile", "price", "gold")
BLUEPRINT_FIRST: Final = _say("blueprint-first", "HAM-HALL-01")
HIRE_TOO_DEAR: Final = _say("hire-too-dear", "HAM-HALL-06", "worker", "price", "gold")
NO_WORKER_LEFT: Final = _say("no-worker-left", "HAM-HALL-06", "worker", "most")
NOT_HOME: Final = _say("not-home", "HAM-HALL-07", "tile")
SALE_GONE: Final = _say("sale-gone", "HAM-SALE-01", "sale")
SPACE_FILLED: Final = _say("space-filled", "HAM-CHURCH-01", "space", "seat")
NO_SUCH_SPACE: Final = _say("no-such-space", "HAM-CHURCH-05", "space", "spaces")

# -- reasons: building ---------------
NOT_IN_HAND: Final = _say("not-in-hand", "HAM-BUILD-01", "tile")
NO_SITE: Final = _say("no-site", "HAM-BUILD-02", "tile", "anchor")
OTHER_TILE: Final = _say("other-tile", "HAM-BUILD-01", "tile", "wanted")
OTHER_ANCHOR: Final = _say("other-anchor", "HAM-BUILD-02", "anchor", "wanted")
NO_SUCH_SECTION: Final = _say("no-such-section", "HAM-TILE-02", "tile", "section", "sections")
OVERLAPS: Final = _say("overlaps", "HAM-BUILD-02", "tile", "other")
ROAD_CLASH: Final = _say(
    "road-clash",
    "HAM-TILE-04",
    "tile",
    "section",
    "terrain",
    "other",
    "other_section",
    "other_terrain",
)
TERRAIN_CLASH: Final = _say(
    "terrain-clash",
    "HAM-TILE-04",
    "tile",
    "section",
    "terrain",
    "other",
    "other_section",
    "other_terrain",
)
NOT_TO_CHURCH: Final = _say("not-to-church", "HAM-SETUP-04", "tile")
BLOCKS_LAYOUT: Final = _say("blocks-layout", "HAM-SETUP-04", "tile")
NO_ROAD_PIECE: Final = _say("no-road-piece", "HAM-ROAD-02", "most")
NOT_ADJACENT: Final = _say("not-adjacent", "HAM-BRIDGE-01", "origin", "target")
ALREADY_LINKED: Final = _say("already-linked", "HAM-BRIDGE-01", "origin", "target")
DETOUR: Final = _say("detour", "HAM-BRIDGE-01", "origin", "target")
CLIFF: Final = _say("cliff", "HAM-BRIDGE-02", "origin", "target", "road")

# -- reasons: paying ---------------
SHORT: Final = _say("short", "HAM-TRANSPORT-04", "wanted", "resources", "reachable", "target")
CANNOT_COME: Final = _say(
    "cannot-come", "HAM-TRANSPORT-02", "resource", "tile", "target", "donkeys"
)
NO_WAY: Final = _say("no-way", "HAM-TRANSPORT-02", "resource", "tile", "target")
MARKET_TOO_FAR: Final = _say("market-too-far", "HAM-BUY-02", "target", "donkeys")
NO_BUYING: Final = _say("no-buying", "HAM-SALE-04")
GOLD_SHORT: Final = _say("gold-short", "HAM-TURN-06", "needed", "gold")
NOT_DEMANDED: Final = _say("not-demanded", "HAM-CHURCH-03", "resource", "resources")
NOT_THERE: Final = _say("not-there", "HAM-TRANSPORT-07", "resource", "tile")
LOOKS_THE_SAME: Final = _say(
    "looks-the-same", "HAM-BUILD-02", "tile", "section", "anchor", "anchor_section"
)
PURCHASE_TOO_DEAR: Final = _say("purchase-too-dear", "HAM-TURN-06", "resource", "price", "gold")
WOULD_FAIL: Final = _say("would-fail", "HAM-TRANSPORT-06", "resource", "tile")

# -- prompts ---------------
ASK_LAYOUT: Final = _say("ask-layout", "HAM-SETUP-04", "seat", "tile")
ASK_TURN: Final = _say("ask-turn", "HAM-TURN-02", "seat", "villagers", "donkeys")
ASK_LEAD: Final = _say("ask-lead", "HAM-TURN-03", "seat")
ASK_ACT: Final = _say("ask-act", "HAM-TURN-04", "seat", "tile")
ASK_HIRE: Final = _say("ask-hire", "HAM-HALL-06", "seat", "gold")
ASK_STABLE: Final = _say("ask-stable", "HAM-HALL-07", "seat")
ASK_PLACE: Final = _say("ask-place", "HAM-BUILD-02", "seat", "tile", "anchor")
ASK_PAY: Final = _say("ask-pay", "HAM-TRANSPORT-07", "seat", "resources", "purpose", "left")
