"""The rivals: each has one intent face up, carries it out at dusk and turns up the next."""

from __future__ import annotations

from osada.kernel.state import Data

from ...ops.tracks import change_coins
from ...town import Town
from . import phrases as say
from .cards import keep_filled, take_top
from .deals import GOODS, ORDERS, PAIRS, RIVALS, THIRD
from .market import change_supply, price, stall
from .orders import replace_order
from .stall import ABSENT, Stall
from .tariff import BUY, CORNER, DEEDS, DUMP, IDLE, ORDER, SELL, Intent, Tariff

BROKER = 4
INTENT = "merchant-intent"
DECK = "merchant-rival-deck"


def intent_of(tariff: Tariff, own: Stall, rival: int) -> Intent:
    """The card that lies face up."""
    return tariff.intents[rival][own.intents[rival]]


def told(rival: int, intent: Intent) -> Data:
    """A rival's card as an event tells it."""
    return {
        "rival": RIVALS[rival],
        "deed": DEEDS[intent.deed],
        "good": GOODS[intent.good] if intent.good >= 0 else "none",
        "count": intent.count,
    }


def next_intent(s: Town, own: Stall, tariff: Tariff, rival: int) -> None:
    """The old card is played, the next is turned up."""
    deck = own.rivals[rival]
    if own.intents[rival] != ABSENT:
        deck.played.append(own.intents[rival])
    own.intents[rival] = take_top(s, INTENT, deck.cards)
    keep_filled(s, DECK, deck)
    s.tell(say.INTENT, told(rival, intent_of(tariff, own, rival)))


def welcome_third(s: Town, own: Stall, tariff: Tariff) -> None:
    """Once the town has stood for a year, word of it reaches one more trader."""
    if own.intents[THIRD] == ABSENT and s.season // 4 + 1 >= tariff.third_from_year:
        s.tell(say.RIVAL_CAME, {"rival": RIVALS[THIRD]})
        next_intent(s, own, tariff, THIRD)


def rivals_act(s: Town, seat: int, tariff: Tariff) -> None:
    """One after the other; afterwards no good is exclusive any longer."""
    own = stall(s, seat)
    for rival in own.present():
        _carry_out(s, seat, tariff, rival, intent_of(tariff, own, rival))
        next_intent(s, own, tariff, rival)
    own.exclusive = 0


def _carry_out(s: Town, seat: int, tariff: Tariff, rival: int, intent: Intent) -> None:
    own = stall(s, seat)
    if intent.deed == IDLE:
        s.tell(say.RIVAL_IDLE, {"rival": RIVALS[rival]})
    elif intent.deed == ORDER:
        _take_order(s, own, tariff, rival)
    elif own.exclusive >> intent.good & 1:
        s.tell(say.RIVAL_KEPT_OFF, {"rival": RIVALS[rival], "good": GOODS[intent.good]})
    else:
        own.supply[intent.good] = supply_after(tariff, intent, own.supply[intent.good])
        s.tell(
            say.RIVAL_ACTED,
            {
                "rival": RIVALS[rival],
                "deed": DEEDS[intent.deed],
                "good": GOODS[intent.good],
                "now": price(tariff, own, intent.good),
            },
        )
        if intent.deed in (SELL, DUMP):
            _pay_broker(s, seat, tariff, intent.good)


def supply_after(tariff: Tariff, intent: Intent, supply: int) -> int:
    """Bought goods are gone from the market, sold ones lie on it."""
    if intent.deed == BUY:
        return max(supply - intent.count, 0)
    if intent.deed == SELL:
        return min(supply + intent.count, tariff.supply_most)
    if intent.deed == CORNER:
        return min(supply, tariff.corner_to)
    assert intent.deed == DUMP, intent.text
    return max(supply, tariff.dump_to)


def _take_order(s: Town, own: Stall, tariff: Tariff, rival: int) -> None:
    """The older open order, if the market has both its goods."""
    order = own.open[0]
    for good in PAIRS[order]:
        if own.exclusive >> good & 1:
            s.tell(say.RIVAL_KEPT_OFF, {"rival": RIVALS[rival], "good": GOODS[good]})
            return
    if not all(own.supply[good] for good in PAIRS[order]):
        s.tell(say.RIVAL_LACKED, {"rival": RIVALS[rival], "order": ORDERS[order]})
        return
    for good in PAIRS[order]:
        change_supply(tariff, own, good, -1)
    s.tell(say.RIVAL_DELIVERED, {"rival": RIVALS[rival], "order": ORDERS[order]})
    replace_order(s, own, order)


def _pay_broker(s: Town, seat: int, tariff: Tariff, good: int) -> None:
    """Broker: a share whenever a rival sells what he holds himself."""
    if BROKER in s.sheet(seat).skills and stall(s, seat).stock[good]:
        s.tell(say.BROKERED, {"seat": seat, "good": GOODS[good], "coins": tariff.broker})
        change_coins(s, seat, tariff.broker)
