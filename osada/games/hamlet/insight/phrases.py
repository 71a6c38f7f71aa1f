"""Why an activity is good, or what it costs: each carries the rule behind it."""

from __future__ import annotations

from typing import Final

from osada.kernel.message import Phrasebook

BOOK: Final = Phrasebook("hamlet")
_say = BOOK.phrase

STARS: Final = _say("why-stars", "HAM-SCORE-08", "count")
DELIVERY: Final = _say("why-delivery", "HAM-CHURCH-01", "space", "count")
SALE: Final = _say("why-sale", "HAM-SALE-02", "count")
GOLD: Final = _say("why-gold", "HAM-SCORE-07", "count")
SPENT: Final = _say("why-spent", "HAM-SCORE-07", "count")
MILESTONE: Final = _say("why-milestone", "HAM-GOAL-03")
ROAD: Final = _say("why-road", "HAM-SCORE-06", "count")
END: Final = _say("why-end", "HAM-SCORE-02", "count")
END_LESS: Final = _say("why-end-less", "HAM-SCORE-02", "count")
BUILT: Final = _say("why-built", "HAM-BUILD-07", "tile")
BLUEPRINT: Final = _say("why-blueprint", "HAM-OWN-01", "tile")
VILLAGER: Final = _say("why-villager", "HAM-HALL-06", "count")
DONKEY: Final = _say("why-donkey", "HAM-TRANSPORT-02")
TOKENS: Final = _say("why-tokens", "HAM-RES-04", "count")
REACH: Final = _say("why-reach", "HAM-TRANSPORT-02")
STOCK: Final = _say("why-stock", "HAM-TRANSPORT-01", "count")
NEARER: Final = _say("why-nearer", "HAM-CHURCH-01")
IDLE: Final = _say("why-idle", "HAM-TURN-02", "count")
FINISHES: Final = _say("why-finishes", "HAM-END-01")
FINE: Final = _say("why-fine", "HAM-TURN-02")

THEME_CHURCH: Final = _say("theme-church", "HAM-CHURCH-01")
THEME_MARKET: Final = _say("theme-market", "HAM-SALE-02")
THEME_ROADS: Final = _say("theme-roads", "HAM-TRANSPORT-02")
THEME_BUILDING: Final = _say("theme-building", "HAM-BUILD-07")
THEME_RESOURCES: Final = _say("theme-resources", "HAM-RES-04")
THEME_VILLAGERS: Final = _say("theme-villagers", "HAM-HALL-06")
THEME_SCORING: Final = _say("theme-scoring", "HAM-SCORE-02")

THEMES: Final = {
    DELIVERY.key: THEME_CHURCH,
    NEARER.key: THEME_CHURCH,
    FINISHES.key: THEME_CHURCH,
    SALE.key: THEME_MARKET,
    GOLD.key: THEME_MARKET,
    ROAD.key: THEME_ROADS,
    REACH.key: THEME_ROADS,
    DONKEY.key: THEME_ROADS,
    BUILT.key: THEME_BUILDING,
    BLUEPRINT.key: THEME_BUILDING,
    STARS.key: THEME_BUILDING,
    TOKENS.key: THEME_RESOURCES,
    STOCK.key: THEME_RESOURCES,
    VILLAGER.key: THEME_VILLAGERS,
    MILESTONE.key: THEME_SCORING,
    END.key: THEME_SCORING,
}
"""What a turn teaches that is good for a reason."""
