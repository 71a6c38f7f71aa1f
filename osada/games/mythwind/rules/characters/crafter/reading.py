"""The workshop back from data, and what must hold in it."""

from __future__ import annotations

from collections.abc import Iterator

from osada.kernel.fields import Fields
from osada.kernel.message import EVERYONE
from osada.kernel.secret import Secrets
from osada.kernel.state import Data

from .printed import LEVELS, MATERIALS, ORDERS, TIERS, Printed
from .workshop import Workshop

KEYS = (
    "bag",
    "reserve",
    "rows",
    "piles",
    "known",
    "open",
    "reputation",
    "counter_done",
    "wood_moved",
)


def read_workshop(data: Data, printed: Printed) -> Workshop:
    """Every fault is named."""
    fields = Fields(data, KEYS)
    shop = Workshop()
    shop.bag = _counts(fields, data.get("bag", {}), "bag")
    shop.reserve = _counts(fields, data.get("reserve", {}), "reserve")
    rows = fields.row(data.get("rows", [{}] * LEVELS), "rows")
    if len(rows) != LEVELS:
        fields.fault("rows", f"the workshop has {LEVELS} levels")
    fields.stop()
    shop.rows = [count for row in rows for count in _counts(fields, row, "rows")]
    piles = fields.row(data.get("piles", [[]] * len(TIERS)), "piles")
    known = fields.row(data.get("known", [[]] * len(TIERS)), "known")
    if len(piles) != len(TIERS) or len(known) != len(TIERS):
        fields.fault("piles", f"there are {len(TIERS)} piles of orders")
        fields.stop()
    for tier in range(len(TIERS)):
        cards = [fields.word(o, ORDERS, "piles") for o in fields.row(piles[tier], "piles")]
        seen = [fields.number(k, 0, 99, "known") for k in fields.row(known[tier], "known")]
        marks = [EVERYONE if i in seen else 0 for i in range(len(cards))]
        shop.piles[tier] = Secrets(cards, marks)
    shop.open = [fields.word(o, ORDERS, "open") for o in fields.row(data.get("open", []), "open")]
    shop.reputation = fields.whole("reputation", 0, printed.most_reputation, 0)
    shop.counter_done = fields.switch("counter_done")
    shop.wood_moved = fields.switch("wood_moved")
    fields.stop()
    return shop


def _counts(fields: Fields, value: object, place: str) -> list[int]:
    counts = [0] * len(MATERIALS)
    for name, count in fields.table(value, place).items():
        counts[fields.word(name, MATERIALS, place)] = fields.number(count, 0, 99, place)
    return counts


def workshop_faults(shop: Workshop, printed: Printed) -> list[str]:
    """Tokens are conserved, levels hold no more than they can, every order is in one place."""
    return list(_faults(shop, printed))


def _faults(shop: Workshop, printed: Printed) -> Iterator[str]:
    for material, name in enumerate(MATERIALS):
        count = shop.bag[material] + shop.reserve[material]
        count += sum(shop.at(material, level) for level in range(LEVELS))
        if count != printed.bag_each + printed.reserve_each:
            yield f"there are {count} {name} tokens"
    for level in range(LEVELS):
        if shop.on_level(level) > printed.capacity[level]:
            yield f"level {level + 1} holds too many tokens"
    cards = [*shop.open, *(order for pile in shop.piles for order in pile.values)]
    for order, card in enumerate(printed.orders):
        if cards.count(order) != card.copies:
            yield f"the order {ORDERS[order]} is there {cards.count(order)} times"
