"""The Merchant's things: the market's supply and demand, warehouse, orders, rivals."""

from __future__ import annotations

from typing import final

from osada.kernel.secret import Secrets
from osada.kernel.state import Data

from ...sheet import Own
from .deals import GOODS, ORDERS, RIVALS

ABSENT = -1
"""The intent of a rival who has not come yet."""


@final
class Deck:
    """Cards face down, and those already played; reshuffled when none is left."""

    __slots__ = ("cards", "played")

    def __init__(self, cards: Secrets, played: list[int]) -> None:
        self.cards = cards
        self.played = played

    def copy(self) -> Deck:
        """An independent twin."""
        return Deck(self.cards.copy(), self.played[:])


@final
class Stall(Own):
    """Amounts are listed by good; `sold` and `exclusive` are sets of goods (bits)."""

    def __init__(self, pile: Secrets, market: Deck, rivals: list[Deck]) -> None:
        self.supply: list[int] = []
        self.demand: list[int] = []
        self.stock: list[int] = []
        self.pile = pile
        """Town orders still to come."""
        self.open: list[int] = []
        """The open orders, the older first."""
        self.market = market
        self.rivals = rivals
        self.intents: list[int] = []
        """The face-up card of each rival, or ABSENT."""
        self.exclusive = 0
        """Goods that rivals leave alone until the end of the next dusk."""
        # today
        self.bought = False
        """Whether he has bought anything today."""
        self.sold = 0
        self.favoured = False
        """Whether the attachment has already helped a purchase or a sale today."""

    def copy(self) -> Own:
        rivals = [deck.copy() for deck in self.rivals]
        twin = Stall(self.pile.copy(), self.market.copy(), rivals)
        twin.supply = self.supply[:]
        twin.demand = self.demand[:]
        twin.stock = self.stock[:]
        twin.open = self.open[:]
        twin.intents = self.intents[:]
        twin.exclusive = self.exclusive
        twin.bought = self.bought
        twin.sold = self.sold
        twin.favoured = self.favoured
        return twin

    def to_data(self) -> Data:
        """Cards of the market and of rivals by their number on the list, from 1."""
        return {
            "supply": {GOODS[g]: self.supply[g] for g in range(len(GOODS))},
            "demand": {GOODS[g]: self.demand[g] for g in range(len(GOODS))},
            "stock": {GOODS[g]: n for g, n in enumerate(self.stock) if n},
            "orders": {
                "open": [ORDERS[order] for order in self.open],
                "pile": [ORDERS[order] if order >= 0 else None for order in self.pile.values],
                "known": _known(self.pile),
            },
            "market": _deck(self.market),
            "rivals": {
                RIVALS[r]: {
                    "intent": self.intents[r] + 1 if self.intents[r] >= 0 else None,
                    **_deck(deck),
                }
                for r, deck in enumerate(self.rivals)
            },
            "exclusive": named(self.exclusive),
            "today": {
                "bought": self.bought,
                "sold": named(self.sold),
                "favoured": self.favoured,
            },
        }

    def present(self) -> list[int]:
        """The rivals who have come."""
        return [r for r, intent in enumerate(self.intents) if intent >= 0]


def named(goods: int) -> list[str]:
    """A set of goods by name."""
    return [name for g, name in enumerate(GOODS) if goods >> g & 1]


def _known(row: Secrets) -> list[int]:
    return [place for place, seen in enumerate(row.seen) if seen]


def _deck(deck: Deck) -> Data:
    return {
        "deck": [card + 1 if card >= 0 else None for card in deck.cards.values],
        "known": _known(deck.cards),
        "played": [card + 1 for card in deck.played],
    }
