"""How a computer player leads the Merchant: buy what is cheap, sell what is dear, serve orders.

`choose` takes the decisions of his own journal: what to do at noon once he is attached, and
whatever his trade, his workers and his skills ask. The town's decisions are taken elsewhere.
"""

from __future__ import annotations

from random import Random

from osada.kernel.action import Action

from ..rules.characters.merchant.deals import (
    GOODS,
    HAWK,
    HAWK_DEAL,
    HAWK_DEMAND,
    HAWK_RIVAL,
    MARK,
    RAISE,
    RIVAL,
    TRADE,
)
from ..rules.characters.merchant.market import stall
from ..rules.characters.merchant.merchant import NUMBER, printed_for
from ..rules.characters.merchant.printed import Intent, Printed
from ..rules.characters.merchant.refusals import possible_deals
from ..rules.characters.merchant.rivals import intent_of
from ..rules.characters.merchant.skills import EXCLUSIVE, LEDGER
from ..rules.characters.merchant.stall import Stall
from ..rules.town import Town
from ..rules.words import DONE, FINISH, SKILL, SKILLS, SPRITE, VILLAGER
from .lessons import lesson
from .merchant_worth import gain, harm

LESSONS = tuple(map(SKILLS.index, ("M8", "M2", "M6", "M3", "M1", "M5", "M4", "M7")))
"""The skills, the best first: Fair Scales and a Haggler's tongue before all."""
WORKER_GAIN = 2.0
"""What a worker's errand has to bring."""
IDLE_GAIN = -0.5
"""A transaction that loses more than this is not made."""
LOAD = 2
"""So many units of one good are worth crying up,"""
GRAVE = 8
"""and so much harm is worth a sprite."""


def wish(s: Town, seat: int) -> int:
    """The attachment that would help today: sprites only where they are all his workers, for
    villagers make better errands, and a purchase comes every day."""
    able = {die // 4 for die in s.sheet(seat).dice if die % 4}
    return SPRITE if able == {SPRITE} else VILLAGER


def choose(s: Town, seat: int, rng: Random) -> Action:
    """One of the legal actions of this seat, which must play the Merchant and be in turn."""
    menu = s.legal(seat)
    chosen = _at_noon(s, seat, menu) if s.asked_of(seat) is None else _answer(s, seat, menu)
    return chosen if chosen in menu else rng.choice(menu)


def _at_noon(s: Town, seat: int, menu: tuple[Action, ...]) -> Action:
    """Sprites cry goods up before the trade; villagers go on errands after it."""
    book, own = printed_for(s), stall(s, seat)
    exclusive, ledger = SKILL[NUMBER * 8 + EXCLUSIVE], SKILL[NUMBER * 8 + LEDGER]
    if exclusive in menu and _worst(book, own)[0] >= GRAVE:
        return exclusive
    if ledger in menu:
        return ledger
    if HAWK[HAWK_RIVAL] in menu and _worst(book, own)[0] >= GRAVE:
        return HAWK[HAWK_RIVAL]
    if TRADE in menu:
        crying = HAWK[HAWK_DEMAND] in menu and _load(book, own) >= 0
        return HAWK[HAWK_DEMAND] if crying else TRADE
    if HAWK[HAWK_DEAL] in menu and _best_deal(s, seat, book, True)[0] >= WORKER_GAIN:
        return HAWK[HAWK_DEAL]
    return FINISH


def _answer(s: Town, seat: int, menu: tuple[Action, ...]) -> Action:
    """What his journal asks; with nothing to gain, no more of it."""
    question = s.asked_of(seat)
    assert question is not None
    book, own, kind = printed_for(s), stall(s, seat), question.kind
    if kind in ("merchant-trade", "merchant-errand", "merchant-dawn"):
        best, deal = _best_deal(s, seat, book, kind == "merchant-errand")
        return deal if best > IDLE_GAIN or DONE not in menu else DONE
    if kind == "merchant-demand":
        load = _load(book, own)
        return RAISE[load] if load >= 0 else DONE
    if kind == "merchant-chase":
        return RIVAL[_worst(book, own)[1]]
    if kind == "merchant-exclusive":
        return _protected(book, own, menu)
    if kind == "merchant-ledger":
        return _bottomed(book, own)
    if kind == "character-action":
        return TRADE
    return lesson(kind, LESSONS, menu)


def _best_deal(s: Town, seat: int, book: Printed, helped: bool) -> tuple[float, Action]:
    """The transaction with the highest gain, and that gain."""
    deals = possible_deals(s, seat, book, helped)
    gains = [gain(s, seat, book, deal, helped) for deal in deals]
    best = max(gains)
    return best, deals[gains.index(best)]


def _load(book: Printed, own: Stall) -> int:
    """The good he holds most of, if it is worth crying up; else -1."""
    able = [
        good
        for good in range(len(GOODS))
        if own.demand[good] < book.demand_most and own.stock[good] >= LOAD
    ]
    return max(able, key=lambda good: own.stock[good], default=-1)


def _worst(book: Printed, own: Stall) -> tuple[int, int]:
    """The greatest harm that an intent would do, and whose it is."""
    return max((harm(book, own, intent_of(book, own, r)), r) for r in own.present())


def _protected(book: Printed, own: Stall, menu: tuple[Action, ...]) -> Action:
    """The good that a rival would harm most."""
    worst, rival = _worst(book, own)
    return MARK[intent_of(book, own, rival).good] if worst > 0 else menu[0]


def _bottomed(book: Printed, own: Stall) -> Action:
    """Of the cards just seen the most harmful goes under its deck."""
    seen: list[tuple[int, int]] = []
    for rival in own.present():
        cards = own.rivals[rival].cards
        if len(cards) > 1:
            seen.append((harm(book, own, _card(book, rival, cards.values[0])), rival))
    worst, rival = max(seen)
    return RIVAL[rival] if worst > 0 else DONE


def _card(book: Printed, rival: int, card: int) -> Intent:
    return book.intents[rival][card]
