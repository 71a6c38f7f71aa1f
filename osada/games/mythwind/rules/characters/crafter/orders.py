"""Orders: delivering, replacing, and what comes next."""

from __future__ import annotations

from osada.kernel.message import EVERYONE

from ...ops.tracks import change_coins
from ...town import Town
from . import phrases as say
from .bench import workshop
from .printed import LEVELS, ORDERS, TIERS, Printed
from .workshop import Workshop

OPEN_DOOR = 6
SIGNATURE = 7


def slots(s: Town, seat: int, printed: Printed) -> int:
    """How many orders lie open (a fourth with Open Door)."""
    return printed.open_orders + int(OPEN_DOOR in s.sheet(seat).skills)


def tokens_for(shop: Workshop, printed: Printed, order: int, step: int) -> list[int] | None:
    """The levels of the tokens an order takes at this quality: the lowest that are good enough,
    one exactly so; None when there are not enough."""
    card = printed.orders[order]
    least = printed.tier_level[card.tier] - 1 + step
    rows = shop.rows[:]
    levels: list[int] = []
    for material in card.need:
        for level in range(least, LEVELS):
            if rows[level * 5 + material]:
                rows[level * 5 + material] -= 1
                levels.append(level)
                break
        else:
            return None
    return levels if min(levels) == least else None


def deliver(s: Town, seat: int, printed: Printed, order: int, step: int) -> None:
    """Pay, reputation, tokens back to the bag, the card under its pile, a new one at once."""
    shop = workshop(s, seat)
    card = printed.orders[order]
    levels = tokens_for(shop, printed, order, step)
    assert levels is not None
    for material, level in zip(card.need, levels, strict=True):
        shop.put(material, level, -1)
        shop.bag[material] += 1
    quality = printed.quality + int(SIGNATURE in s.sheet(seat).skills)
    coins = card.pay + name_bonus(printed, shop.reputation) + quality * step
    s.tell(say.DELIVERED, {"seat": seat, "order": ORDERS[order], "coins": coins})
    change_coins(s, seat, coins)
    gain_reputation(s, seat, printed)
    shop.open.remove(order)
    put_under(shop, printed, order)


def name_bonus(printed: Printed, reputation: int) -> int:
    """What a good name adds to every order."""
    return max(
        coins
        for least, coins in zip(printed.bonus_from, printed.bonus_coins, strict=True)
        if reputation >= least
    )


def gain_reputation(s: Town, seat: int, printed: Printed) -> None:
    """One more, up to the most there is."""
    shop = workshop(s, seat)
    if shop.reputation < printed.most_reputation:
        shop.reputation += 1
        s.tell(say.REPUTATION, {"seat": seat, "reputation": shop.reputation})


def put_under(shop: Workshop, printed: Printed, order: int) -> None:
    """A finished or replaced order goes under its pile, where everybody saw it go."""
    pile = shop.piles[printed.orders[order].tier]
    pile.values.append(order)
    pile.seen.append(EVERYONE)


def open_tiers(shop: Workshop, printed: Printed) -> list[int]:
    """The highest tier her name opens and the next lower one, of those with cards left."""
    reached = [t for t in range(len(TIERS)) if shop.reputation >= printed.tier_reputation[t]]
    filled = [t for t in reached if len(shop.piles[t])]
    return filled[-2:]


def open_order(s: Town, seat: int, tier: int) -> None:
    """Turn up the next order of a pile."""
    shop = workshop(s, seat)
    pile = shop.piles[tier]
    order = s.show("crafter-order", pile, 0, EVERYONE)
    pile.values.pop(0)
    pile.seen.pop(0)
    shop.open.append(order)
    s.tell(say.ORDER_OPENED, {"order": ORDERS[order]})
