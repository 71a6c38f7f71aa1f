"""The words only the Merchant uses.

trade                              his character action
buy-good salt · sell-good wool     one unit on the market
deliver-goods grain-salt           an order of the town, from the warehouse
swap-order grain-salt              an open order for another
hawk deal · hawk demand · hawk rival     worker actions
raise-demand salt · lower-demand salt · rival caravan · mark-good spice     answers
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from ...words import plain, words

GOODS: Final = ("grain", "salt", "wool", "pots", "glass", "spice")
GRAIN: Final = 0
GLASS: Final = 4
PAIRS: Final = tuple(combinations(range(len(GOODS)), 2))
"""The goods of each order: one card for every pair."""
ORDERS: Final = tuple(f"{GOODS[a]}-{GOODS[b]}" for a, b in PAIRS)
RIVALS: Final = ("weigher", "caravan", "tinker")
THIRD: Final = 2
"""The rival who comes later."""

TRADE: Final = plain("trade")
BUY_GOOD: Final = words("buy-good", GOODS, "good")
SELL_GOOD: Final = words("sell-good", GOODS, "good")
DELIVER: Final = words("deliver-goods", ORDERS, "order")
SWAP: Final = words("swap-order", ORDERS, "order")
DEALS: Final = (*BUY_GOOD, *SELL_GOOD, *DELIVER, *SWAP)
"""Every transaction there is."""
HAWK: Final = words("hawk", ("deal", "demand", "rival"), "errand")
HAWK_DEAL: Final = 0
HAWK_DEMAND: Final = 1
HAWK_RIVAL: Final = 2
RAISE: Final = words("raise-demand", GOODS, "good")
LOWER: Final = words("lower-demand", GOODS, "good")
RIVAL: Final = words("rival", RIVALS)
MARK: Final = words("mark-good", GOODS, "good")

KINDS: Final = (
    *("trade", "hawk", "buy-good", "sell-good", "deliver-goods", "swap-order"),
    *("raise-demand", "lower-demand", "rival", "mark-good"),
)
