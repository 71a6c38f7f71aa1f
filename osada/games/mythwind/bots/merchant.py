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
from . import why
from .cause import NOTHING, Chosen
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
DEALS = {
    "buy-good": why.BUY,
    "sell-good": why.SELL,
    "deliver-goods": why.SERVE,
    "swap-order": why.SWAP_ORDER,
}


def wish(s: Town, seat: int) -> int:
    """The attachment that would help today: sprites only where they are all his workers, for
    villagers make better errands, and a purchase comes every day."""
    able = {die // 4 for die in s.sheet(seat).dice if die % 4}
    return SPRITE if able == {SPRITE} else VILLAGER


def choose(s: Town, seat: int, rng: Random) -> Chosen:
    """One of the legal actions of this seat, which must play the Merchant and be in turn."""
    menu = s.legal(seat)
    chosen = _at_noon(s, seat, menu) if s.asked_of(seat) is None else _answer(s, seat, menu)
    return chosen if chosen.action in menu else Chosen(rng.choice(menu), why.ALIKE)


def _at_noon(s: Town, seat: int, menu: tuple[Action, ...]) -> Chosen:
    """Sprites cry goods up before the trade; villagers go on errands after it."""
    book, own = printed_for(s), stall(s, seat)
    exclusive, ledger = SKILL[NUMBER * 8 + EXCLUSIVE], SKILL[NUMBER * 8 + LEDGER]
    if exclusive in menu:
        worst, rival = _worst(book, own)
        if worst >= GRAVE:
            return Chosen(exclusive, why.PROTECT, rival)
    if ledger in menu:
        return Chosen(ledger, why.LOOK_UP)
    if HAWK[HAWK_RIVAL] in menu:
        worst, rival = _worst(book, own)
        if worst >= GRAVE:
            return Chosen(HAWK[HAWK_RIVAL], why.CHASE, rival)
    if TRADE in menu:
        load = _load(book, own) if HAWK[HAWK_DEMAND] in menu else NOTHING
        return (
            Chosen(HAWK[HAWK_DEMAND], why.CRY_UP, load) if load >= 0 else Chosen(TRADE, why.TRADE)
        )
    if HAWK[HAWK_DEAL] in menu:
        best, deal = _best_deal(s, seat, book, True)
        if best >= WORKER_GAIN:
            return _dealt(HAWK[HAWK_DEAL], deal)
    return Chosen(FINISH, why.DAY_DONE)


def _dealt(action: Action, deal: Action) -> Chosen:
    """An action for the sake of a transaction."""
    return Chosen(action, DEALS[deal.kind], deal.args[0])


def _answer(s: Town, seat: int, menu: tuple[Action, ...]) -> Chosen:
    """What his journal asks; with nothing to gain, no more of it."""
    question = s.asked_of(seat)
    assert question is not None
    book, own, kind = printed_for(s), stall(s, seat), question.kind
    if kind in ("merchant-trade", "merchant-errand", "merchant-dawn"):
        best, deal = _best_deal(s, seat, book, kind == "merchant-errand")
        if best > IDLE_GAIN or DONE not in menu:
            return _dealt(deal, deal)
        return Chosen(DONE, why.NO_DEAL)
    if kind == "merchant-demand":
        load = _load(book, own)
        return Chosen(RAISE[load], why.CRY_UP, load) if load >= 0 else Chosen(DONE, why.NO_LOAD)
    if kind == "merchant-chase":
        worst, rival = _worst(book, own)
        return Chosen(RIVAL[rival], why.CHASE if worst > 0 else why.CHASE_ANY, rival)
    if kind == "merchant-exclusive":
        return _protected(book, own, menu)
    if kind == "merchant-ledger":
        return _bottomed(book, own)
    if kind == "character-action":
        return Chosen(TRADE, why.TRADE)
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


def _protected(book: Printed, own: Stall, menu: tuple[Action, ...]) -> Chosen:
    """The good that a rival would harm most."""
    worst, rival = _worst(book, own)
    if worst > 0:
        return Chosen(MARK[intent_of(book, own, rival).good], why.PROTECT, rival)
    return Chosen(menu[0], why.UNTHREATENED)


def _bottomed(book: Printed, own: Stall) -> Chosen:
    """Of the cards just seen the most harmful goes under its deck."""
    seen: list[tuple[int, int]] = []
    for rival in own.present():
        cards = own.rivals[rival].cards
        if len(cards) > 1:
            seen.append((harm(book, own, _card(book, rival, cards.values[0])), rival))
    worst, rival = max(seen)
    return Chosen(RIVAL[rival], why.BOTTOM, worst) if worst > 0 else Chosen(DONE, why.HARMLESS)


def _card(book: Printed, rival: int, card: int) -> Intent:
    return book.intents[rival][card]
