"""Why an activity is good, or what it costs: each carries the rule behind it, and figures that
everybody can count on the table."""

from __future__ import annotations

from typing import Final

from osada.insight.adviser import Plain, Titles
from osada.kernel.message import Phrasebook

BOOK: Final = Phrasebook("hamlet")
_say = BOOK.phrase

STARS: Final = _say("why-stars", "HAM-SCORE-08", "count")
DELIVERY: Final = _say("why-delivery", "HAM-CHURCH-01", "space", "count")
SALE: Final = _say("why-sale", "HAM-SALE-02", "sale", "count")
GOLD: Final = _say("why-gold", "HAM-SCORE-07", "count", "gold")
GOLD_VILLAGER: Final = _say("why-gold-villager", "HAM-HALL-06", "count", "gold", "price")
GOLD_SHORT: Final = _say("why-gold-short", "HAM-HALL-06", "count", "gold", "short")
SPENT: Final = _say("why-spent", "HAM-SCORE-07", "count", "gold")
SPENT_VILLAGER: Final = _say("why-spent-villager", "HAM-HALL-06", "gold", "price")
MILESTONE: Final = _say("why-milestone", "HAM-GOAL-03", "goal", "count")
ROAD: Final = _say("why-road", "HAM-SCORE-06", "count", "stars")
END: Final = _say("why-end", "HAM-SCORE-02", "part", "count")
END_LESS: Final = _say("why-end-less", "HAM-SCORE-02", "part", "count")
BUILT: Final = _say("why-built", "HAM-SCORE-04", "tile", "count")
BUILT_APART: Final = _say("why-built-apart", "HAM-SCORE-04", "tile", "count")
BUILT_WORKS: Final = _say("why-built-works", "HAM-BUILD-07", "tile", "count")
BLUEPRINT: Final = _say("why-blueprint", "HAM-SCORE-04", "tile", "count")
BLUEPRINT_EACH: Final = _say("why-blueprint-each", "HAM-OWN-01", "tile", "count")
BLUEPRINT_STARS: Final = _say("why-blueprint-stars", "HAM-BUILD-04", "tile", "count")
VILLAGER: Final = _say("why-villager", "HAM-HALL-06", "count")
DONKEY: Final = _say("why-donkey", "HAM-TRANSPORT-02", "count")
TOKENS: Final = _say("why-tokens", "HAM-RES-04", "goods", "gold", "stars")
REACH: Final = _say("why-reach", "HAM-TRANSPORT-02", "goods", "target")
REACH_FROM: Final = _say("why-reach-from", "HAM-TRANSPORT-02", "tile", "was", "count")
REACH_LESS: Final = _say("why-reach-less", "HAM-TRANSPORT-02", "tile", "was", "count")
STOCK: Final = _say("why-stock", "HAM-TRANSPORT-01", "goods")
READY_DELIVERY: Final = _say("why-ready-delivery", "HAM-CHURCH-01", "space", "count")
NEAR_DELIVERY: Final = _say("why-near-delivery", "HAM-CHURCH-01", "space", "goods", "count")
READY_SALE: Final = _say("why-ready-sale", "HAM-SALE-02", "sale", "count", "gold")
NEAR_SALE: Final = _say("why-near-sale", "HAM-SALE-02", "sale", "goods", "count")
IDLE: Final = _say("why-idle", "HAM-TURN-02", "count")
FINISHES: Final = _say("why-finishes", "HAM-END-01")
DONE: Final = _say("why-done", "HAM-TURN-04", "count")
STAYS: Final = _say("why-stays", "HAM-TURN-03", "count")
KEEPS: Final = _say("why-keeps", "HAM-SCORE-07", "gold")

PLAIN: Final = Plain(
    even=_say("why-even", "HAM-TURN-02", "letter", "count"),
    near=_say("why-near", "HAM-TURN-02", "letter", "count", "next"),
    alone=_say("why-alone", "HAM-TURN-02", "count"),
    rival=None,
    points=None,
    chance=_say("why-chance", "HAM-TURN-02", "count", "next"),
    gives=None,
    fewer=None,
    worse=_say("why-worse", "HAM-TURN-02", "count", "best"),
    lone=_say("why-lone", "HAM-TURN-02", "count"),
    then=_say("why-then", "HAM-TURN-02", "seat", "what"),
)
"""Points that are reckoned with here count what is only hoped for, so none are told."""

THEME_CHURCH: Final = _say("theme-church", "HAM-CHURCH-01")
THEME_MARKET: Final = _say("theme-market", "HAM-SALE-02")
THEME_ROADS: Final = _say("theme-roads", "HAM-TRANSPORT-02")
THEME_BUILDING: Final = _say("theme-building", "HAM-BUILD-07")
THEME_RESOURCES: Final = _say("theme-resources", "HAM-RES-04")
THEME_VILLAGERS: Final = _say("theme-villagers", "HAM-HALL-06")
THEME_SCORING: Final = _say("theme-scoring", "HAM-SCORE-02")

THEMES: Final = {
    DELIVERY.key: THEME_CHURCH,
    READY_DELIVERY.key: THEME_CHURCH,
    NEAR_DELIVERY.key: THEME_CHURCH,
    FINISHES.key: THEME_CHURCH,
    SALE.key: THEME_MARKET,
    READY_SALE.key: THEME_MARKET,
    NEAR_SALE.key: THEME_MARKET,
    GOLD.key: THEME_MARKET,
    GOLD_VILLAGER.key: THEME_MARKET,
    GOLD_SHORT.key: THEME_MARKET,
    ROAD.key: THEME_ROADS,
    REACH.key: THEME_ROADS,
    REACH_FROM.key: THEME_ROADS,
    DONKEY.key: THEME_ROADS,
    STAYS.key: THEME_ROADS,
    BUILT.key: THEME_BUILDING,
    BUILT_APART.key: THEME_BUILDING,
    BUILT_WORKS.key: THEME_BUILDING,
    BLUEPRINT.key: THEME_BUILDING,
    BLUEPRINT_EACH.key: THEME_BUILDING,
    BLUEPRINT_STARS.key: THEME_BUILDING,
    STARS.key: THEME_BUILDING,
    TOKENS.key: THEME_RESOURCES,
    STOCK.key: THEME_RESOURCES,
    VILLAGER.key: THEME_VILLAGERS,
    MILESTONE.key: THEME_SCORING,
    END.key: THEME_SCORING,
    KEEPS.key: THEME_SCORING,
}
"""What a turn teaches that is good for a reason."""


def _pair(name: str, rule: str, *names: str) -> Titles:
    return Titles(_say(f"title-{name}", rule, *names), _say(f"title-no-{name}", rule, *names))


_delivery = _pair("delivery", "HAM-CHURCH-01", "space")
_ready = _pair("ready", "HAM-CHURCH-01", "space")
_market = _pair("ready-sale", "HAM-SALE-02", "sale")
_gold = _pair("gold", "HAM-SCORE-07", "count")
_built = _pair("built", "HAM-BUILD-07", "tile")
_blueprint = _pair("blueprint", "HAM-OWN-01", "tile")
_tokens = _pair("tokens", "HAM-RES-04", "goods")
_stock = _pair("stock", "HAM-TRANSPORT-01", "goods")
_reach = _pair("reach", "HAM-TRANSPORT-02", "tile")
_spent = Titles(lost=_say("title-spent", "HAM-SCORE-07", "count"))
_chance = _say("title-chance", "HAM-TURN-02", "count", "next")

TITLES: Final = {
    STARS.key: _pair("stars", "HAM-SCORE-08", "count"),
    DELIVERY.key: _delivery,
    READY_DELIVERY.key: _ready,
    NEAR_DELIVERY.key: _ready,
    SALE.key: _pair("sale", "HAM-SALE-02", "sale"),
    READY_SALE.key: _market,
    NEAR_SALE.key: _market,
    GOLD.key: _gold,
    GOLD_VILLAGER.key: _gold,
    GOLD_SHORT.key: _gold,
    SPENT.key: _spent,
    SPENT_VILLAGER.key: _spent,
    MILESTONE.key: _pair("milestone", "HAM-GOAL-03", "goal"),
    ROAD.key: _pair("road", "HAM-SCORE-06", "count"),
    END.key: _pair("end", "HAM-SCORE-02", "part", "count"),
    END_LESS.key: Titles(lost=_say("title-end-less", "HAM-SCORE-02", "part", "count")),
    BUILT.key: _built,
    BUILT_APART.key: _built,
    BUILT_WORKS.key: _built,
    BLUEPRINT.key: _blueprint,
    BLUEPRINT_EACH.key: _blueprint,
    BLUEPRINT_STARS.key: _blueprint,
    VILLAGER.key: _pair("villager", "HAM-HALL-06"),
    DONKEY.key: _pair("donkey", "HAM-TRANSPORT-02"),
    TOKENS.key: _tokens,
    STOCK.key: _stock,
    REACH.key: _stock,
    REACH_FROM.key: _reach,
    REACH_LESS.key: Titles(lost=_reach.missed),
    IDLE.key: Titles(lost=_say("title-idle", "HAM-TURN-02", "count")),
    FINISHES.key: _pair("finishes", "HAM-END-01"),
    KEEPS.key: _pair("keeps", "HAM-SCORE-07", "gold"),
    STAYS.key: _pair("stays", "HAM-TURN-03"),
    PLAIN.chance.key: Titles(_chance, _chance),
    PLAIN.worse.key: Titles(lost=_say("title-slid", "HAM-TURN-02", "count", "best")),
    PLAIN.then.key: Titles(lost=_say("title-answered", "HAM-TURN-02", "seat")),
}
"""What a moment is called."""

PLACES: Final = {
    STOCK.key: "church",
    FINISHES.key: "church",
    VILLAGER.key: "town-hall",
    DONKEY.key: "town-hall",
}
"""The tiles that reasons speak of without naming them."""
PANELS: Final = {"delivery": "space", "sale": "sale", "goal": "goal"}
"""What stands in a row of a panel, by the name that reasons have for it."""
