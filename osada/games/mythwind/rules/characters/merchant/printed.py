"""What is printed for the Merchant: prices, market cards, the rivals' cards."""

from __future__ import annotations

from typing import Final, final

from osada.kernel.content import Content

from .deals import GOODS, RIVALS

DEEDS: Final = ("buy", "sell", "corner", "dump", "order", "idle")
BUY: Final = 0
SELL: Final = 1
CORNER: Final = 2
DUMP: Final = 3
ORDER: Final = 4
IDLE: Final = 5
MARKET_CARDS: Final = 12
RIVAL_CARDS: Final = 8
NO_GOOD: Final = -1


@final
class Intent:
    """A rival's card: what is done to which good, and how much of it."""

    def __init__(self, text: str, deed: int, good: int, count: int) -> None:
        self.text: Final = text
        self.deed: Final = deed
        self.good: Final = good
        self.count: Final = count


@final
class Printed:
    """The numbers of his journal."""

    def __init__(self, content: Content) -> None:
        self.supply_most: Final = content.whole("merchant.supply_most", 1, 9)
        self.supply_middle: Final = content.whole("merchant.supply_middle", 0, self.supply_most)
        self.demand_most: Final = content.whole("merchant.demand_most", 1, 9)
        self.price_least: Final = content.whole("merchant.price_least", 0, 9)
        self.price_most: Final = content.whole("merchant.price_most", 1, 99)
        self.price_step: Final = content.whole("merchant.price_step", 0, 9)
        self.warehouse: Final = content.whole("merchant.warehouse", 2, 20)
        self.open_orders: Final = content.whole("merchant.open_orders", 1, 6)
        self.order_bonus: Final = content.whole("merchant.order_bonus", 0, 20)
        self.transactions: Final = content.whole("merchant.transactions", 1, 9)
        self.attachment_coins: Final = content.whole("merchant.attachment_coins", 0, 9)
        self.worker_coins: Final = content.whole("merchant.worker_coins", 0, 9)
        self.worker_demand: Final = content.whole("merchant.worker_demand", 1, 9)
        self.set_bonus: Final = content.wholes("merchant.set_bonus", 3, 0, 20)
        self.supply_change: Final = content.whole("merchant.dawn.supply_change", 0, 9)
        self.demand_change: Final = content.whole("merchant.dawn.demand_change", 0, 9)
        self.rain_supply: Final = content.whole("merchant.dawn.rain_supply", 0, 9)
        self.sun_demand: Final = content.whole("merchant.dawn.sun_demand", 0, 9)
        self.calm_every: Final = content.whole("merchant.dawn.calm_every", 1, 99)
        self.middle: Final = tuple(content.whole(f"merchant.middle.{g}", 1, 20) for g in GOODS)
        self.market: Final = tuple(
            _market_card(content, f"merchant.market.card-{n + 1}") for n in range(MARKET_CARDS)
        )
        self.intents: Final = tuple(_intents(content, f"merchant.rivals.{r}") for r in RIVALS)
        self.corner_to: Final = content.whole("merchant.rivals.corner_to", 0, self.supply_most)
        self.dump_to: Final = content.whole("merchant.rivals.dump_to", 0, self.supply_most)
        self.third_from_year: Final = content.whole("merchant.rivals.third_from_year", 1, 99)
        self.prices: Final = content.wholes("merchant.skills.prices", 8, 0, 99)
        self.usable: Final = content.wholes("merchant.skills.usable", 8, 0, 1)
        self.big_cart: Final = content.whole("merchant.skills.big_cart", 0, 20)
        self.haggler: Final = content.whole("merchant.skills.haggler", 0, 9)
        self.sets: Final = content.whole("merchant.skills.sets", 0, 9)
        self.broker: Final = content.whole("merchant.skills.broker", 0, 9)


def _texts(content: Content, name: str, count: int) -> list[str]:
    """Exactly so many texts; none when it is something else."""
    value = content.entries[name].value
    if isinstance(value, list) and len(value) == count:
        texts = [text for text in value if isinstance(text, str)]
        if len(texts) == count:
            return texts
    content.refuse(name, f"must be {count} texts, not {value!r}")
    return []


def _market_card(content: Content, name: str) -> tuple[int, int, int, int]:
    """Supply up, supply down, demand up, demand down: four different goods."""
    goods = _texts(content, name, 4)
    if not goods:
        return 0, 1, 2, 3
    if len(set(goods)) != 4 or any(good not in GOODS for good in goods):
        content.refuse(name, f"must be four different of {', '.join(GOODS)}")
        return 0, 1, 2, 3
    a, b, c, d = (GOODS.index(good) for good in goods)
    return a, b, c, d


def _intents(content: Content, name: str) -> tuple[Intent, ...]:
    """The eight cards of a rival, no two alike."""
    texts = _texts(content, name, RIVAL_CARDS)
    if len(set(texts)) != len(texts):
        content.refuse(name, "holds two cards that are alike")
    return tuple(_intent(content, name, text) for text in texts)


def _intent(content: Content, name: str, text: str) -> Intent:
    """`buy grain 2`, `corner pots`, `order`."""
    words = text.split()
    shape = {"buy": 3, "sell": 3, "corner": 2, "dump": 2, "order": 1, "idle": 1}
    if not words or shape.get(words[0]) != len(words):
        content.refuse(name, f"'{text}' is no intent: say e.g. 'buy grain 2' or 'corner pots'")
        return Intent(text, IDLE, NO_GOOD, 0)
    good, count = NO_GOOD, 0
    if len(words) > 1:
        if words[1] not in GOODS:
            content.refuse(name, f"'{words[1]}' is no good: choose from {', '.join(GOODS)}")
            return Intent(text, IDLE, NO_GOOD, 0)
        good = GOODS.index(words[1])
    if len(words) > 2:
        if not words[2].isdecimal() or not 1 <= int(words[2]) <= 9:
            content.refuse(name, f"'{words[2]}' is no amount from 1 to 9")
            return Intent(text, IDLE, NO_GOOD, 0)
        count = int(words[2])
    return Intent(text, DEEDS.index(words[0]), good, count)
