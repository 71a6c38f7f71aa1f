"""The Merchant at noon, in a few words.

stall = Stall(supply={"salt": 5}, stock="wool wool", orders="grain-salt wool-pots", coins=9)
stall.play("trade", "buy-good salt", "done")
assert stall.stock == "salt wool wool"
Without a word about it every supply is 3 and every demand 0, the warehouse is empty, the first two
orders are open, and the rivals mean to do nothing. Orders, market cards and rivals' cards not named
lie in their decks as printed, those that are to come first on top.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Unpack, cast

from osada.games.mythwind.rules.characters.merchant.deals import GOODS, ORDERS, RIVALS
from osada.games.mythwind.rules.characters.merchant.merchant import NUMBER, Merchant
from osada.games.mythwind.rules.loading import load_box

from .noons import Day, Json, Noon

_journal = load_box()[1].cast[NUMBER]
assert isinstance(_journal, Merchant)
PRINTED = _journal.printed
CARDS = {r: [card.text for card in PRINTED.intents[i]] for i, r in enumerate(RIVALS)}
IDLE = {"weigher": "idle", "caravan": "idle"}
GLASS_FOR_GRAIN = 5
"""The market card that brings glass and takes grain; spice is wanted, pots are not."""


class Stall(Noon):
    """The Merchant and his market."""

    def __init__(
        self,
        *,
        supply: Mapping[str, int] | None = None,
        demand: Mapping[str, int] | None = None,
        stock: str = "",
        orders: str = "grain-salt grain-wool",
        following: str = "",
        card: int = GLASS_FOR_GRAIN,
        intents: Mapping[str, str] | None = None,
        next_intents: Mapping[str, str] | None = None,
        **day: Unpack[Day],
    ) -> None:
        opened, first = orders.split(), following.split()
        shown = {**IDLE, **(intents or {})}
        own: Json = {
            "supply": dict(supply or {}),
            "demand": dict(demand or {}),
            "stock": {good: stock.split().count(good) for good in GOODS},
            "orders": {
                "open": opened,
                "pile": [*first, *(o for o in ORDERS if o not in (*opened, *first))],
            },
            "market": {"deck": [card, *(n for n in range(1, 13) if n != card)]},
            "rivals": {
                rival: _rival(rival, shown.get(rival), (next_intents or {}).get(rival))
                for rival in RIVALS
            },
        }
        super().__init__("merchant", own, **day)

    @property
    def stock(self) -> str:
        """The units in the warehouse, by good."""
        counts = cast("dict[str, int]", self.own("stock"))
        return " ".join(good for good, count in counts.items() for _ in range(count))

    @property
    def orders(self) -> list[str]:
        """The open orders, the older first."""
        return cast("list[str]", cast(Json, self.own("orders"))["open"])

    @property
    def pile(self) -> list[str]:
        """The orders still to come."""
        return cast("list[str]", cast(Json, self.own("orders"))["pile"])

    @property
    def market(self) -> Json:
        """The deck of market cards and those already played."""
        return cast(Json, self.own("market"))

    def supply(self, good: str) -> int:
        """How much of a good the market has."""
        return cast("dict[str, int]", self.own("supply"))[good]

    def demand(self, good: str) -> int:
        """How much a good is asked for."""
        return cast("dict[str, int]", self.own("demand"))[good]

    def price(self, good: str) -> int:
        """What a good costs, as everybody sees it."""
        (seat,) = cast("list[Json]", self.state.view(0)["seats"])
        goods = cast("list[Json]", cast(Json, seat["board"])["goods"])
        return cast(int, goods[GOODS.index(good)]["price"])

    def rival(self, rival: str) -> Json:
        """A rival's deck, played cards and intent."""
        return cast("dict[str, Json]", self.own("rivals"))[rival]

    def intent(self, rival: str) -> str:
        """What a rival means to do; empty for one who has not come."""
        number = cast("int | None", self.rival(rival)["intent"])
        return "" if number is None else CARDS[rival][number - 1]

    def counted_coins(self) -> int:
        """The coins earned this season, as goals and achievements count them."""
        return cast("dict[str, int]", self.state.to_data()["counters"])["coins"]


def _rival(rival: str, intent: str | None, following: str | None) -> Json:
    cards = CARDS[rival]
    left = [text for text in cards if text not in (intent, following)]
    deck = left if following is None else [following, *left]
    return {
        "intent": None if intent is None else cards.index(intent) + 1,
        "deck": [cards.index(text) + 1 for text in deck],
        "played": [],
    }
