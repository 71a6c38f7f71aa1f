"""Why a turn is good, or what it costs: each carries the rule behind it. Points are those of the
goods and prices that lie on the table."""

from __future__ import annotations

from typing import Final

from osada.insight.adviser import Plain, Titles
from osada.kernel.message import Phrasebook

BOOK: Final = Phrasebook("vikings")
_say = BOOK.phrase

FIRST: Final = _say("why-first", "VIK-CTRL-02", "ship", "mine", "next", "lead", "goods", "count")
FIRST_EMPTY: Final = _say("why-first-empty", "VIK-CTRL-02", "ship", "mine", "next", "lead")
SHARE: Final = _say("why-share", "VIK-GOODS-03", "ship", "was", "now", "count")
FULLER: Final = _say("why-fuller", "VIK-GOODS-03", "ship", "now", "count")
LESS: Final = _say("why-less", "VIK-GOODS-03", "ship", "was", "now", "count")
LOAD: Final = _say("why-load", "VIK-SHIP-04", "ship", "goods", "count")
LOAD_NEUTRAL: Final = _say("why-load-neutral", "VIK-GOODS-05", "ship", "colour", "goods")
LOAD_RIVAL: Final = _say("why-load-rival", "VIK-GOODS-03", "ship", "seat", "count")
BET: Final = _say("why-bet", "VIK-BET-04", "ship", "colour", "token", "count", "left")
BET_LATER: Final = _say("why-bet-later", "VIK-BET-04", "ship", "colour", "token", "count", "left")
BET_LEADS: Final = _say("why-bet-leads", "VIK-BET-04", "ship", "colour", "token", "count")
BET_FIRMER: Final = _say("why-bet-firmer", "VIK-CTRL-02", "ship", "colour", "token", "count")
BET_TRAILS: Final = _say("why-bet-trails", "VIK-BET-05", "ship", "colour", "token")
SPOILS: Final = _say("why-spoils", "VIK-BET-05", "ship", "seat", "colour")
HELPS: Final = _say("why-helps", "VIK-BET-04", "ship", "seat", "colour")
TAKES_LEAD: Final = _say("why-takes-lead", "VIK-CTRL-02", "ship", "seat", "count")
GIVES_LEAD: Final = _say("why-gives-lead", "VIK-CTRL-02", "ship", "seat", "count")
RIVAL_LESS: Final = _say("why-rival-less", "VIK-GOODS-03", "ship", "seat", "count")
RIVAL_MORE: Final = _say("why-rival-more", "VIK-GOODS-03", "ship", "seat", "count")
MARKET: Final = _say("why-market", "VIK-SCORE-01", "goods", "was", "value", "count")
MARKET_SOON: Final = _say("why-market-soon", "VIK-SCORE-01", "goods", "was", "value", "count")
MARKET_RIVAL: Final = _say(
    "why-market-rival", "VIK-SCORE-01", "goods", "was", "value", "seat", "theirs", "mine"
)
DRAW: Final = _say("why-draw", "VIK-ACT-DRAW3-02", "count")
ADD: Final = _say("why-add", "VIK-ACT-ADD1-01", "ships", "count")
STERN: Final = _say("why-stern", "VIK-ACT-SAIL-01", "count")
SAILS: Final = _say("why-sails", "VIK-GOODS-03", "ship", "goods", "count")
SAILS_BET: Final = _say("why-sails-bet", "VIK-BET-04", "ship", "colour", "token")
SAILS_LOST: Final = _say("why-sails-lost", "VIK-BET-05", "ship", "colour", "token")
SAILS_MISSED: Final = _say("why-sails-missed", "VIK-BET-05", "ship", "seat", "colour")
SAILS_GIVES: Final = _say("why-sails-gives", "VIK-GOODS-03", "ship", "seat", "goods", "count")
SAILS_STAYS: Final = _say("why-sails-stays", "VIK-GOODS-03", "ship", "seat", "goods", "count")
TOOK: Final = _say("why-took", "VIK-SCORE-01", "goods", "value")
EARLY: Final = _say("why-early", "VIK-ROUND-10")

POINTS: Final = _say("why-points", "VIK-SCORE-01", "count", "next")
RIVAL: Final = _say("why-rival", "VIK-SCORE-01", "seat", "count", "next")
FEWER: Final = _say("why-fewer", "VIK-SCORE-01", "count", "best")
GIVES: Final = _say("why-gives", "VIK-SCORE-01", "seat", "count", "best")
PLAIN: Final = Plain(
    even=_say("why-even", "VIK-SCORE-01", "letter", "count"),
    near=_say("why-near", "VIK-SCORE-01", "letter", "count", "next"),
    alone=_say("why-alone", "VIK-SCORE-01", "count"),
    points=POINTS,
    rival=RIVAL,
    chance=_say("why-chance", "VIK-SCORE-01", "count", "next"),
    fewer=FEWER,
    gives=GIVES,
    worse=_say("why-worse", "VIK-SCORE-01", "count", "best"),
    lone=_say("why-lone", "VIK-ACT-00", "count"),
    then=_say("why-then", "VIK-ACT-00", "seat", "what"),
)

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
    BET_LATER.key: THEME_BETS,
    BET_LEADS.key: THEME_BETS,
    BET_FIRMER.key: THEME_BETS,
    SAILS_BET.key: THEME_BETS,
    SPOILS.key: THEME_RIVALS,
    TAKES_LEAD.key: THEME_RIVALS,
    RIVAL_LESS.key: THEME_RIVALS,
    SAILS_MISSED.key: THEME_RIVALS,
    SAILS_STAYS.key: THEME_RIVALS,
    LOAD.key: THEME_CARGO,
    LOAD_NEUTRAL.key: THEME_CARGO,
    FULLER.key: THEME_CARGO,
    DRAW.key: THEME_CARGO,
    ADD.key: THEME_CARGO,
    TOOK.key: THEME_CARGO,
    SAILS.key: THEME_CARGO,
    MARKET.key: THEME_MARKET,
    MARKET_SOON.key: THEME_MARKET,
    STERN.key: THEME_ORDER,
    EARLY.key: THEME_ORDER,
}
"""What a turn teaches that is good for a reason."""

_led = _say("title-led", "VIK-CTRL-02", "ship")
_unled = _say("title-unled", "VIK-CTRL-02", "ship")
_loaded = _say("title-loaded", "VIK-SHIP-04", "ship")
_unloaded = _say("title-unloaded", "VIK-SHIP-04", "ship")
_bet = _say("title-bet", "VIK-BET-04", "token", "colour")
_unbet = _say("title-unbet", "VIK-BET-04", "token", "colour")
_saved = _say("title-saved", "VIK-BET-04", "token", "ship")
_unsaved = _say("title-unsaved", "VIK-BET-05", "token", "ship")
_dearer = _say("title-dearer", "VIK-SCORE-01", "goods", "value")
_cheap = _say("title-cheap", "VIK-SCORE-01", "goods", "was")
_beaten = _say("title-beaten", "VIK-CTRL-02", "seat", "ship")
_unbeaten = _say("title-unbeaten", "VIK-CTRL-02", "seat", "ship")
_loot = _say("title-loot", "VIK-GOODS-03", "count", "ship")
_left = _say("title-left", "VIK-GOODS-03", "count", "ship")
_kept = _say("title-kept", "VIK-GOODS-03", "ship", "seat")
_stern = _say("title-stern", "VIK-ACT-SAIL-01")
_no_stern = _say("title-no-stern", "VIK-ACT-SAIL-01")
_early = _say("title-early", "VIK-ROUND-10")
_late = _say("title-late", "VIK-ROUND-10")
_choice = _say("title-choice", "VIK-ACT-DRAW3-02")
_no_choice = _say("title-no-choice", "VIK-ACT-DRAW3-02")
_near = _say("title-near", "VIK-SCORE-01", "count", "next")
_short = _say("title-short", "VIK-SCORE-01", "count", "best")
_chance = _say("title-chance", "VIK-SCORE-01", "count", "next")
_slid = _say("title-slid", "VIK-SCORE-01", "count", "best")
_rival = _say("title-rival", "VIK-SCORE-01", "seat")
_answered = _say("title-answered", "VIK-ACT-00", "seat")

TITLES: Final = {
    FIRST.key: Titles(_led, _unled),
    FIRST_EMPTY.key: Titles(_led, _unled),
    SHARE.key: Titles(_loot, _left),
    FULLER.key: Titles(_loaded, _unloaded),
    LESS.key: Titles(lost=_say("title-less", "VIK-GOODS-03", "ship", "count")),
    LOAD.key: Titles(_loaded, _unloaded),
    LOAD_NEUTRAL.key: Titles(_say("title-neutral", "VIK-GOODS-05", "ship")),
    LOAD_RIVAL.key: Titles(lost=_say("title-load-rival", "VIK-GOODS-03", "seat", "ship")),
    BET.key: Titles(_bet, _unbet),
    BET_LATER.key: Titles(_bet, _unbet),
    BET_LEADS.key: Titles(_saved, _unsaved),
    BET_FIRMER.key: Titles(_saved, _unsaved),
    BET_TRAILS.key: Titles(lost=_say("title-bet-trails", "VIK-BET-05", "token", "ship")),
    SPOILS.key: Titles(
        _say("title-spoils", "VIK-BET-05", "seat", "ship"),
        _say("title-unspoilt", "VIK-BET-05", "seat", "ship"),
    ),
    HELPS.key: Titles(lost=_say("title-helps", "VIK-BET-04", "seat", "ship")),
    TAKES_LEAD.key: Titles(_beaten, _unbeaten),
    RIVAL_LESS.key: Titles(_beaten, _unbeaten),
    GIVES_LEAD.key: Titles(lost=_say("title-gives-lead", "VIK-CTRL-02", "seat", "ship")),
    RIVAL_MORE.key: Titles(lost=_say("title-rival-more", "VIK-GOODS-03", "seat", "ship")),
    MARKET.key: Titles(_dearer, _cheap),
    MARKET_SOON.key: Titles(_dearer, _cheap),
    MARKET_RIVAL.key: Titles(
        lost=_say("title-market-rival", "VIK-SCORE-01", "goods", "value", "seat")
    ),
    DRAW.key: Titles(_choice, _no_choice),
    ADD.key: Titles(_choice, _no_choice),
    STERN.key: Titles(_stern, _no_stern),
    SAILS.key: Titles(
        _say("title-sails", "VIK-GOODS-03", "ship", "goods"),
        _say("title-unsailed", "VIK-GOODS-03", "ship"),
    ),
    SAILS_BET.key: Titles(_saved, _unsaved),
    SAILS_LOST.key: Titles(lost=_say("title-sails-lost", "VIK-BET-05", "token", "ship")),
    SAILS_MISSED.key: Titles(_say("title-missed", "VIK-BET-05", "seat", "ship")),
    SAILS_GIVES.key: Titles(lost=_say("title-sails-gives", "VIK-GOODS-03", "goods", "seat")),
    SAILS_STAYS.key: Titles(_kept, _say("title-unkept", "VIK-GOODS-03", "ship", "seat")),
    TOOK.key: Titles(
        _say("title-took", "VIK-SCORE-01", "goods", "value"),
        _say("title-untaken", "VIK-SCORE-01", "goods", "value"),
    ),
    EARLY.key: Titles(_early, _late),
    POINTS.key: Titles(_near, _near),
    RIVAL.key: Titles(_rival, _rival),
    PLAIN.chance.key: Titles(_chance, _chance),
    FEWER.key: Titles(lost=_short),
    GIVES.key: Titles(lost=_rival),
    PLAIN.worse.key: Titles(lost=_slid),
    PLAIN.then.key: Titles(lost=_answered),
}
"""What a moment is called."""

SPACES: Final = {STERN.key: "set-sail", EARLY.key: "first-player", DRAW.key: "draw-3"}
"""The spaces of the village that reasons speak of."""
