"""Which tokens of the workshop the Crafter keeps for which order, and what an order still costs."""

from __future__ import annotations

from dataclasses import dataclass

from ..rules.characters.crafter.bench import workshop
from ..rules.characters.crafter.crafter import printed_for
from ..rules.characters.crafter.orders import name_bonus
from ..rules.characters.crafter.printed import LEVELS, MATERIALS, Printed
from ..rules.characters.crafter.workshop import Workshop
from ..rules.town import Town

WAIT = 2.0
"""How many refine points a token that is not even in the workshop counts for."""

Token = tuple[int, int]
"""A material and its level, counted from 0."""


@dataclass
class Plan:
    """An open order, the tokens kept for it, and the materials that are not there."""

    order: int
    level: int
    tokens: list[Token]
    lacking: list[int]
    worth: float
    """Coins for each refine point it still takes."""

    @property
    def unrefined(self) -> list[Token]:
        """The tokens that are not good enough yet, the best first."""
        return sorted((t for t in self.tokens if t[1] < self.level), key=lambda t: -t[1])


def make_plans(s: Town, seat: int) -> list[Plan]:
    """A plan for each open order, the most rewarding first; no token is kept twice."""
    printed, shop = printed_for(s), workshop(s, seat)
    rows = shop.rows[:]
    left = shop.open[:]
    plans: list[Plan] = []
    while left:
        best = max((_plan(printed, shop, rows, order) for order in left), key=lambda p: p.worth)
        left.remove(best.order)
        for material, level in best.tokens:
            rows[level * len(MATERIALS) + material] -= 1
        plans.append(best)
    return plans


def _plan(printed: Printed, shop: Workshop, rows: list[int], order: int) -> Plan:
    card = printed.orders[order]
    wanted = printed.tier_level[card.tier] - 1
    free = rows[:]
    tokens: list[Token] = []
    lacking: list[int] = []
    for material in card.need:
        level = _nearest(free, material, wanted)
        if level < 0:
            lacking.append(material)
        else:
            free[level * len(MATERIALS) + material] -= 1
            tokens.append((material, level))
    points = sum(max(wanted - level, 0) for _, level in tokens)
    points_lacking = len(lacking) * (wanted + WAIT)
    pay = card.pay + name_bonus(printed, shop.reputation)
    return Plan(order, wanted, tokens, lacking, pay / (points + points_lacking + 0.5))


def _nearest(rows: list[int], material: int, wanted: int) -> int:
    """The level of the token that is just good enough, else of the best there is; -1 for none."""
    good = [level for level in range(wanted, LEVELS) if rows[level * len(MATERIALS) + material]]
    raw = [level for level in range(wanted) if rows[level * len(MATERIALS) + material]]
    return good[0] if good else raw[-1] if raw else -1


def missing(plans: list[Plan]) -> list[int]:
    """The materials that orders wait for, those of the best order first."""
    return list(dict.fromkeys(material for plan in plans for material in plan.lacking))


def spare_tokens(shop: Workshop, plans: list[Plan]) -> list[Token]:
    """The tokens that no order wants, the best first."""
    rows = shop.rows[:]
    for plan in plans:
        for material, level in plan.tokens:
            rows[level * len(MATERIALS) + material] -= 1
    return [
        (material, level)
        for level in reversed(range(LEVELS))
        for material in range(len(MATERIALS))
        for _ in range(rows[level * len(MATERIALS) + material])
    ]


def pay_per_point(s: Town, seat: int, tier: int) -> float:
    """What a refine point earns on an average order of a tier, at her present reputation."""
    printed = printed_for(s)
    bonus = name_bonus(printed, workshop(s, seat).reputation)
    steps = printed.tier_level[tier] - 1
    cards = [card for card in printed.orders if card.tier == tier]
    return sum((card.pay + bonus) / (len(card.need) * steps) for card in cards) / len(cards)
