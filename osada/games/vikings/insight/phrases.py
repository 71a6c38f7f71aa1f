"""Why a turn is good, or what it costs: each carries the rule behind it."""

from __future__ import annotations

from typing import Final

from osada.kernel.message import Phrasebook

BOOK: Final = Phrasebook("vikings")
_say = BOOK.phrase

FIRST: Final = _say("why-first", "VIK-CTRL-02", "ship", "count", "mine", "next")
FIRST_EMPTY: Final = _say("why-first-empty", "VIK-CTRL-02", "ship", "mine", "next")
SHARE: Final = _say("why-share", "VIK-GOODS-03", "ship")
LESS: Final = _say("why-less", "VIK-GOODS-03", "ship")
LOAD: Final = _say("why-load", "VIK-SHIP-04", "ship", "count")
BET: Final = _say("why-bet", "VIK-BET-04", "ship", "colour", "token")
BET_LEADS: Final = _say("why-bet-leads", "VIK-BET-04", "ship", "colour", "token")
BET_FIRMER: Final = _say("why-bet-firmer", "VIK-CTRL-02", "ship", "colour", "token", "count")
BET_TRAILS: Final = _say("why-bet-trails", "VIK-BET-05", "ship", "colour", "token")
SPOILS: Final = _say("why-spoils", "VIK-BET-05", "ship", "seat", "colour")
HELPS: Final = _say("why-helps", "VIK-BET-04", "ship", "seat", "colour")
TAKES_LEAD: Final = _say("why-takes-lead", "VIK-CTRL-02", "ship", "seat")
GIVES_LEAD: Final = _say("why-gives-lead", "VIK-CTRL-02", "ship", "seat")
MARKET: Final = _say("why-market", "VIK-SCORE-01", "goods", "value", "count")
STERN: Final = _say("why-stern", "VIK-ACT-SAIL-01")
SAILS: Final = _say("why-sails", "VIK-GOODS-03", "ship", "count")
SAILS_BET: Final = _say("why-sails-bet", "VIK-BET-04", "ship", "colour", "token")
TOOK: Final = _say("why-took", "VIK-SCORE-01", "goods", "value")
EARLY: Final = _say("why-early", "VIK-ROUND-10")
FINE: Final = _say("why-fine", "VIK-ACT-00")

THEME_CONTROL: Final = _say("theme-control", "VIK-CTRL-02")
THEME_BETS: Final = _say("theme-bets", "VIK-BET-04")
THEME_RIVALS: Final = _say("theme-rivals", "VIK-BET-05")
THEME_CARGO: Final = _say("theme-cargo", "VIK-GOODS-03")
THEME_MARKET: Final = _say("theme-market", "VIK-SCORE-01")
THEME_ORDER: Final = _say("theme-order", "VIK-ROUND-10")

THEMES: Final = {
    FIRST.key: THEME_CONTROL,
    FIRST_EMPTY.key: THEME_CONTROL,
    SHARE.key: THEME_CONTROL,
    BET.key: THEME_BETS,
    BET_LEADS.key: THEME_BETS,
    BET_FIRMER.key: THEME_BETS,
    SAILS_BET.key: THEME_BETS,
    SPOILS.key: THEME_RIVALS,
    TAKES_LEAD.key: THEME_RIVALS,
    LOAD.key: THEME_CARGO,
    TOOK.key: THEME_CARGO,
    SAILS.key: THEME_CARGO,
    MARKET.key: THEME_MARKET,
    STERN.key: THEME_ORDER,
    EARLY.key: THEME_ORDER,
}
"""What a turn teaches that is good for a reason."""
