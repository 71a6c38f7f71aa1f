"""How a computer player leads the Crafter: the orders nearest to done, and a sale of what is left.

Every open order gets the tokens that suit it best, the most rewarding order first; what no order
wants is spare, to be sold or put back.
"""

from __future__ import annotations

from random import Random

from osada.kernel.action import Action

from ..rules.characters.crafter.bench import refinable, sellable, workshop
from ..rules.characters.crafter.crafter import printed_for
from ..rules.characters.crafter.printed import (
    BONUS,
    HELP,
    LEVELS,
    MATERIALS,
    REFINE,
    REPLACE,
    RETURN,
    SELL,
    STOCK,
    WOODS,
    WORK,
)
from ..rules.town import Town
from ..rules.words import DONE, FINISH, SKILLS, SPRITE, VILLAGER
from . import why
from .cause import Chosen
from .crafter_plans import Plan, make_plans, missing, pay_per_point, spare_tokens
from .lessons import lesson

LESSONS = tuple(map(SKILLS.index, ("C6", "C2", "C4", "C8", "C1", "C7", "C5", "C3")))
"""The skills, the best first: an Apprentice before all."""
BAG = 8
"""Tokens below which nothing is sold from the workshop: what is sold does not come back."""
REPLACE_ORDER, REFINE_ONE, DRAW, SELL_ANOTHER, REPUTATION = BONUS
HELP_DRAW, HELP_REPLACE, HELP_REFINE = HELP


def wish(s: Town, seat: int) -> int:
    """The attachment that would help today: whose workers she has, else whose stock she lacks."""
    for kind in (SPRITE, VILLAGER):
        if any(die // 4 == kind and die % 4 for die in s.sheet(seat).dice):
            return kind
    wanted = missing(make_plans(s, seat))
    return SPRITE if wanted and wanted[0] in WOODS else VILLAGER


def choose(s: Town, seat: int, rng: Random) -> Chosen:
    """Her next step at noon, FINISH when nothing is left to do, or the answer to her question."""
    if s.asked_of(seat) is not None:
        return _answer(s, seat)
    menu = s.legal(seat)
    finished = [action for action in menu if action.kind == "deliver-order"]
    if finished:
        return Chosen(finished[-1], why.DELIVER, finished[-1].args[0])
    if WORK in menu:
        return Chosen(WORK, why.WORK)
    plans = make_plans(s, seat)
    if HELP_REFINE in menu:
        raw = next((plan for plan in plans if plan.unrefined), None)
        if raw is not None:
            return Chosen(HELP_REFINE, why.BRING_ON, raw.order)
    if HELP_DRAW in menu:
        waits = next((plan for plan in plans if plan.lacking), None)
        if waits is not None:
            return Chosen(HELP_DRAW, why.MISSING, waits.order)
    return _at_the_counter(s, seat, plans, menu)


def _at_the_counter(s: Town, seat: int, plans: list[Plan], menu: tuple[Action, ...]) -> Chosen:
    """Sell what no order wants, while the bag is well filled; else stock what orders lack."""
    sale = _sale(s, seat, plans, menu)
    jammed = _kept(s, seat, plans) is not plans
    low = sum(workshop(s, seat).bag) < BAG and not jammed
    if sale is not None and not (low and any(action in menu for action in STOCK)):
        return Chosen(sale, why.UNWANTED)
    for plan in plans:
        for material in plan.lacking:
            if STOCK[material] in menu:
                return Chosen(STOCK[material], why.MISSING, plan.order)
    stock = next((action for action in STOCK if action in menu), None)
    return Chosen(FINISH, why.DAY_DONE) if stock is None else Chosen(stock, why.BAG)


def _sale(s: Town, seat: int, plans: list[Plan], menu: tuple[Action, ...]) -> Action | None:
    """The best spare token, or one whose place a spare one takes by the bonus of the sale."""
    spare = spare_tokens(workshop(s, seat), _kept(s, seat, plans))
    rising = [token for token in refinable(s, seat, printed_for(s)) if token in spare]
    sales = [
        SELL[material * LEVELS + level]
        for level in reversed(range(1, LEVELS))
        for material in range(len(MATERIALS))
        if (material, level) in spare or (material, level - 1) in rising
    ]
    return next((sale for sale in sales if sale in menu), None)


def _kept(s: Town, seat: int, plans: list[Plan]) -> list[Plan]:
    """The orders that tokens are kept for: where the best rows are full of pieces of several, only
    the most rewarding one, for nothing would ever get on."""
    shop, printed = workshop(s, seat), printed_for(s)
    top = LEVELS - 1
    jammed = shop.on_level(top) >= printed.capacity[top]
    return plans[:1] if jammed else plans


def _answer(s: Town, seat: int) -> Chosen:
    question = s.asked_of(seat)
    assert question is not None
    kind, menu = question.kind, question.choices
    plans = make_plans(s, seat)
    if kind == "crafter-refine":
        return _refinement(s, seat, plans, menu)
    if kind == "crafter-return":
        return _unwanted(s, seat, plans)
    if kind == "crafter-bonus":
        return _bonus(s, seat, plans, menu)
    if kind == "crafter-sell-another":
        return Chosen(_sale(s, seat, plans, menu) or menu[0], why.UNWANTED)
    if kind == "crafter-replace":
        return _hopeless(s, seat, plans)
    if kind == "crafter-tier":
        best = max(menu, key=lambda tier: pay_per_point(s, seat, tier.args[0]))
        return Chosen(best, why.TIER)
    if kind == "crafter-skill":
        return Chosen(menu[0], why.SKILL)
    if kind == "character-action":
        return Chosen(WORK, why.WORK)
    return lesson(kind, LESSONS, menu)


def _refinement(s: Town, seat: int, plans: list[Plan], menu: tuple[Action, ...]) -> Chosen:
    """A token of the best order that can go on, else a spare one, to be sold."""
    for plan in plans:
        for material, level in plan.unrefined:
            action = REFINE[material * LEVELS + level]
            if action in menu:
                return Chosen(action, why.BRING_ON, plan.order)
    for material, level in spare_tokens(workshop(s, seat), plans):
        action = REFINE[material * LEVELS + level]
        if action in menu:
            return Chosen(action, why.UNWANTED_RAW)
    return Chosen(DONE, why.REFINED)


def _unwanted(s: Town, seat: int, plans: list[Plan]) -> Chosen:
    """Make room for what is drawn: raw tokens that no order wants go back into the bag."""
    shop, printed = workshop(s, seat), printed_for(s)
    raw = [material for material, level in spare_tokens(shop, plans) if level == 0]
    crowded = shop.on_level(0) + printed.drawn > printed.capacity[0]
    if raw and crowded:
        return Chosen(RETURN[raw[0]], why.CROWDED)
    return Chosen(DONE, why.KEEPS_RAW)


def _bonus(s: Town, seat: int, plans: list[Plan], menu: tuple[Action, ...]) -> Chosen:
    """Refining if it brings an order on, then a second sale, then whatever helps."""
    ready = refinable(s, seat, printed_for(s))
    for plan in plans:
        if any(token in ready for token in plan.unrefined):
            return Chosen(REFINE_ONE, why.BRING_ON, plan.order)
    sale = _sale(s, seat, plans, SELL)
    if sale is not None and SELL_ANOTHER in menu:
        there = tuple(SELL[material * LEVELS + level] for material, level in sellable(s, seat))
        sold = _sale(s, seat, plans, there) or there[0]
        return Chosen(SELL_ANOTHER, why.SELL_TWO, SELL.index(sold))
    if REPLACE_ORDER in menu:
        _, cause, order = _hopeless(s, seat, plans)
        if cause is why.HOPELESS:
            return Chosen(REPLACE_ORDER, cause, order)
    if DRAW in menu:
        return Chosen(DRAW, why.FREE_DRAW)
    return Chosen(REPUTATION, why.NAME) if REPUTATION in menu else Chosen(DONE, why.NO_BONUS)


def _hopeless(s: Town, seat: int, plans: list[Plan]) -> Chosen:
    """The worst order, if it lacks a material that is not in the bag either."""
    bag = workshop(s, seat).bag
    for plan in reversed(plans):
        if any(not bag[material] for material in plan.lacking):
            return Chosen(REPLACE[plan.order], why.HOPELESS, plan.order)
    return Chosen(DONE, why.HOPEFUL)
