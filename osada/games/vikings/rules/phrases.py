"""Everything the game can say: events, reasons for refusals, prompts. Each carries its rule id."""

from __future__ import annotations

from typing import Final

from osada.kernel.message import Phrasebook

BOOK: Final = Phrasebook("vikings")
_say = BOOK.phrase

# -- events --------------------------------------------------------------------------------
STARTED: Final = _say("started", "VIK-SETUP-04", "seat", "colour")
ROUND_BEGAN: Final = _say("round-began", "VIK-ROUND-10", "round", "sterns")
PLACED: Final = _say("placed", "VIK-ROUND-03", "seat", "space")
NO_EFFECT: Final = _say("no-effect", "VIK-ROUND-06", "seat", "space")
PIECE_CHOSEN: Final = _say(
    "piece-chosen", "VIK-ROUND-03", "seat", "colour", "shields", "ship", "place"
)
PROMOTED: Final = _say("promoted", "VIK-ACT-PROMOTE-02", "seat", "shields", "ship", "place")
JUMPED: Final = _say("jumped", "VIK-ACT-JUMPOWN-01", "seat", "colour", "shields", "ship", "target")
JUMPED_ANY: Final = _say(
    "jumped-any", "VIK-ACT-JUMPANY-01", "seat", "colour", "shields", "ship", "target"
)
TOKEN_CHOSEN: Final = _say("token-chosen", "VIK-ACT-BET-01", "seat", "token")
BET_LAID: Final = _say("bet-laid", "VIK-ACT-BET-01", "seat", "token", "ship", "colour")
BET_LIFTED: Final = _say("bet-lifted", "VIK-ACT-BETMOVE-01", "seat", "token", "ship", "colour")
BET_MOVED: Final = _say("bet-moved", "VIK-ACT-BETMOVE-02", "seat", "token", "ship", "colour")
DREW_1: Final = _say("drew-1", "VIK-ACT-ADD1-02", "seat", "goods")
DREW: Final = _say("drew", "VIK-ACT-DRAW3-02", "seat", "count", "goods")
GOODS_KEPT: Final = _say("goods-kept", "VIK-ACT-DRAW3-03", "seat", "goods")
LOADED: Final = _say("loaded", "VIK-SHIP-04", "seat", "goods", "ship")
RETURNED: Final = _say("returned", "VIK-ACT-DRAW3-01", "seat", "count")
MARKET_ROSE: Final = _say("market-rose", "VIK-ACT-MARKET-01", "seat", "goods", "value")
STERN_TAKEN: Final = _say("stern-taken", "VIK-ACT-SAIL-01", "seat", "left")
SWAPPED: Final = _say(
    "swapped",
    "VIK-ACT-SWAP-02",
    "seat",
    "colour",
    "shields",
    "ship",
    "other_colour",
    "other_shields",
    "other_ship",
)
VIKING_ABOARD: Final = _say("viking-aboard", "VIK-2P-01", "seat", "ship", "place")
SAILED: Final = _say("sailed", "VIK-SAIL-04", "seat", "ship")
CONTROL: Final = _say("control", "VIK-CTRL-02", "ship", "colour", "rank", "shields")
NOBODY_ABOARD: Final = _say("nobody-aboard", "VIK-GOODS-07", "ship")
TOOK: Final = _say("took", "VIK-GOODS-01", "seat", "goods")
REMOVED: Final = _say("removed", "VIK-GOODS-05", "colour", "goods")
BET_WON: Final = _say("bet-won", "VIK-BET-04", "seat", "token", "ship")
BET_LOST: Final = _say("bet-lost", "VIK-BET-05", "seat", "ship", "colour")
NOTHING_SAILED: Final = _say("nothing-sailed", "VIK-ACT-SAIL-02", "round")
GAME_OVER: Final = _say("game-over", "VIK-END-01")
SCORED: Final = _say("scored", "VIK-SCORE-01", "seat", "total", "goods", "bets", "tokens")

# -- reasons -------------------------------------------------------------------------------
OVER: Final = _say("is-over", "VIK-END-01")
NOT_SEATED: Final = _say("not-seated", "VIK-SETUP-01", "seat", "seats")
NOT_YOUR_TURN: Final = _say("not-your-turn", "VIK-ROUND-02", "seat", "turn")
WRONG_KIND: Final = _say("wrong-kind", "VIK-ROUND-03", "given", "wanted")
SPACE_TAKEN: Final = _say("space-taken", "VIK-ROUND-04", "space", "seat")
CANNOT_PROMOTE: Final = _say("cannot-promote", "VIK-ROUND-05", "colour")
CANNOT_JUMP: Final = _say("cannot-jump", "VIK-ROUND-05", "space")
NO_BET_LEFT: Final = _say("no-bet-left", "VIK-ROUND-05")
NO_BERTH_FOR_BET: Final = _say("no-berth-for-bet", "VIK-BET-01")
NO_BET_TO_MOVE: Final = _say("no-bet-to-move", "VIK-ACT-BETMOVE-01")
PILE_EMPTY: Final = _say("pile-empty", "VIK-ROUND-05", "space")
MARKET_FULL: Final = _say("market-full", "VIK-ACT-MARKET-01", "top")
CANNOT_SWAP: Final = _say("cannot-swap", "VIK-ACT-SWAP-01")
SHIP_SAILED: Final = _say("ship-sailed", "VIK-SHIP-06", "ship")
NO_PIECE: Final = _say("no-piece", "VIK-SHIP-01", "ship", "place", "pieces")
NOT_OWN_PIECE: Final = _say("not-own-piece", "VIK-ACT-PROMOTE-01", "ship", "place", "colour")
NOT_OWN_TO_JUMP: Final = _say("not-own-to-jump", "VIK-ACT-JUMPOWN-01", "ship", "place", "colour")
ALREADY_FIRST: Final = _say("already-first", "VIK-ACT-PROMOTE-02", "ship")
LAST_PIECE_STAYS: Final = _say("last-piece-stays", "VIK-SHIP-03", "ship")
NO_ROOM_ANYWHERE: Final = _say("no-room-anywhere", "VIK-SHIP-02", "ship", "most")
SAME_SHIP: Final = _say("same-ship", "VIK-ACT-JUMPOWN-01", "ship")
SHIP_FULL: Final = _say("ship-full", "VIK-SHIP-02", "ship", "most")
SWAP_SAME_SHIP: Final = _say("swap-same-ship", "VIK-ACT-SWAP-01", "ship")
NO_SUCH_TOKEN: Final = _say("no-such-token", "VIK-COMP-07", "token", "values")
TOKEN_LAID: Final = _say("token-laid", "VIK-ACT-BET-01", "token", "ship", "colour")
TOKEN_WON: Final = _say("token-won", "VIK-BET-04", "token")
TOKEN_STUCK: Final = _say("token-stuck", "VIK-ACT-BETMOVE-02", "token")
ALREADY_BET: Final = _say("already-bet", "VIK-BET-01", "ship", "colour")
SAME_CIRCLE: Final = _say("same-circle", "VIK-ACT-BETMOVE-02", "ship", "colour")
CIRCLE_TAKEN: Final = _say("circle-taken", "VIK-BET-02", "ship", "colour", "seat")
MARKET_AT_TOP: Final = _say("market-at-top", "VIK-ACT-MARKET-01", "goods", "top")
NOT_DRAWN: Final = _say("not-drawn", "VIK-ACT-DRAW3-01", "goods")
NOT_ON_PROW: Final = _say("not-on-prow", "VIK-GOODS-01", "goods", "ship")
NOT_READY_TO_SAIL: Final = _say("not-ready-to-sail", "VIK-SAIL-02", "ship", "goods", "pieces")
HAS_VIKING: Final = _say("has-viking", "VIK-2P-03", "ship", "place")
NOT_OWN_FOR_VIKING: Final = _say("not-own-for-viking", "VIK-2P-01", "ship", "place", "colour")

# -- prompts -------------------------------------------------------------------------------
ASK_SPACE: Final = _say("ask-space", "VIK-ROUND-03", "seat")
ASK_NO_EFFECT: Final = _say("ask-no-effect", "VIK-ROUND-06", "seat")
ASK_PROMOTE: Final = _say("ask-promote", "VIK-ACT-PROMOTE-01", "seat")
ASK_JUMP_PIECE: Final = _say("ask-jump-piece", "VIK-ACT-JUMPOWN-01", "seat", "space")
ASK_JUMP_SHIP: Final = _say(
    "ask-jump-ship", "VIK-ACT-JUMPOWN-01", "seat", "colour", "shields", "ship"
)
ASK_TOKEN: Final = _say("ask-token", "VIK-ACT-BET-01", "seat", "space")
ASK_CIRCLE: Final = _say("ask-circle", "VIK-ACT-BET-01", "seat", "token")
ASK_LOAD: Final = _say("ask-load", "VIK-ACT-ADD1-01", "seat", "goods")
ASK_MARKET: Final = _say("ask-market", "VIK-ACT-MARKET-01", "seat")
ASK_KEEP: Final = _say("ask-keep", "VIK-ACT-DRAW3-01", "seat", "goods")
ASK_SWAP_FIRST: Final = _say("ask-swap-first", "VIK-ACT-SWAP-01", "seat")
ASK_SWAP_SECOND: Final = _say(
    "ask-swap-second", "VIK-ACT-SWAP-01", "seat", "colour", "shields", "ship"
)
ASK_VIKING: Final = _say("ask-viking", "VIK-2P-01", "seat")
ASK_SAIL: Final = _say("ask-sail", "VIK-SAIL-01", "seat")
ASK_TAKE: Final = _say("ask-take", "VIK-GOODS-01", "seat", "ship")
ASK_REMOVE: Final = _say("ask-remove", "VIK-GOODS-05", "seat", "colour", "ship")
