"""The stall back from data, and what must hold in it."""

from __future__ import annotations

from collections.abc import Iterator

from osada.kernel.fields import Fields
from osada.kernel.message import EVERYONE
from osada.kernel.secret import Secrets
from osada.kernel.state import Data

from .deals import GOODS, ORDERS, RIVALS, THIRD
from .printed import MARKET_CARDS, RIVAL_CARDS, Printed
from .stall import ABSENT, Deck, Stall

KEYS = ("supply", "demand", "stock", "orders", "market", "rivals", "exclusive", "today")
MANY = 99


def read_stall(data: Data, printed: Printed) -> Stall:
    """Every fault is named."""
    reader = _Reader(data, KEYS)
    orders = reader.table(data.get("orders"), "orders")
    names = reader.row(orders.get("pile", []), "orders.pile")
    cards = [reader.word(name, ORDERS, "orders.pile") for name in names]
    market = reader.deck(data.get("market"), MARKET_CARDS, "market")
    own = Stall(reader.face_down(cards, orders, "orders"), market, [])
    own.supply = reader.amounts("supply", 0, printed.supply_most, printed.supply_middle)
    own.demand = reader.amounts("demand", -printed.demand_most, printed.demand_most, 0)
    own.stock = reader.amounts("stock", 0, MANY, 0)
    names = reader.row(orders.get("open", []), "orders.open")
    own.open = [reader.word(name, ORDERS, "orders.open") for name in names]
    rivals = reader.table(data.get("rivals"), "rivals")
    for rival in RIVALS:
        place = f"rivals.{rival}"
        own.rivals.append(reader.deck(rivals.get(rival), RIVAL_CARDS, place))
        intent = reader.table(rivals.get(rival), place).get("intent")
        shown = ABSENT if intent is None else reader.number(intent, 1, RIVAL_CARDS, place) - 1
        own.intents.append(shown)
    own.exclusive = reader.goods(data.get("exclusive", []), "exclusive")
    today = reader.table(data.get("today", {}), "today")
    own.bought = today.get("bought") is True
    own.sold = reader.goods(today.get("sold", []), "today.sold")
    own.favoured = today.get("favoured") is True
    reader.stop()
    return own


class _Reader(Fields):
    def amounts(self, key: str, low: int, high: int, default: int) -> list[int]:
        """A number for each good; goods left out have the default."""
        found = [default] * len(GOODS)
        for name, amount in self.table(self.data.get(key, {}), key).items():
            place = f"{key}.{name}"
            found[self.word(name, GOODS, place)] = self.number(amount, low, high, place)
        return found

    def goods(self, value: object, place: str) -> int:
        """A set of goods."""
        bits = 0
        for name in self.row(value, place):
            bits |= 1 << self.word(name, GOODS, place)
        return bits

    def face_down(self, cards: list[int], raw: Data, place: str) -> Secrets:
        """Cards from the top; the places of those that everybody knows stand beside them."""
        known = [
            self.number(at, 0, MANY, f"{place}.known")
            for at in self.row(raw.get("known", []), f"{place}.known")
        ]
        return Secrets(cards, [EVERYONE if at in known else 0 for at in range(len(cards))])

    def deck(self, value: object, most: int, place: str) -> Deck:
        """Cards by their number on the list, from 1."""
        raw = self.table(value, place)
        rows = [
            [
                self.number(card, 1, most, f"{place}.{key}") - 1
                for card in self.row(raw.get(key, []), f"{place}.{key}")
            ]
            for key in ("deck", "played")
        ]
        return Deck(self.face_down(rows[0], raw, place), rows[1])


def stall_faults(own: Stall, printed: Printed) -> list[str]:
    """Scales kept, the warehouse not overfull, every card in exactly one place."""
    return list(_faults(own, printed))


def _faults(own: Stall, printed: Printed) -> Iterator[str]:
    for good, name in enumerate(GOODS):
        if not 0 <= own.supply[good] <= printed.supply_most:
            yield f"the supply of {name} is off its scale"
        if abs(own.demand[good]) > printed.demand_most:
            yield f"the demand for {name} is off its scale"
        if own.stock[good] < 0:
            yield f"the warehouse holds less than no {name}"
    if sum(own.stock) > printed.warehouse + printed.big_cart:
        yield "the warehouse holds too much"
    if sorted([*own.open, *own.pile.values]) != list(range(len(ORDERS))):
        yield "every order must be there once"
    if len(own.open) != printed.open_orders:
        yield f"{printed.open_orders} orders lie open"
    if sorted([*own.market.cards.values, *own.market.played]) != list(range(MARKET_CARDS)):
        yield "every market card must be there once"
    if not len(own.market.cards):
        yield "the market deck is empty"
    for rival, deck in enumerate(own.rivals):
        shown = [] if own.intents[rival] == ABSENT else [own.intents[rival]]
        if sorted([*deck.cards.values, *deck.played, *shown]) != list(range(RIVAL_CARDS)):
            yield f"every card of the {RIVALS[rival]} must be there once"
        if not len(deck.cards):
            yield f"the deck of the {RIVALS[rival]} is empty"
        if not shown and rival != THIRD:
            yield f"the {RIVALS[rival]} has no intent"
