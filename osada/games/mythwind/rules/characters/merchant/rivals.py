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
from .printed import BUY, CORNER, DEEDS, DUMP, IDLE, ORDER, SELL, Intent, Printed
from .stall import ABSENT, Stall

BROKER = 4
INTENT = "merchant-intent"
DECK = "merchant-rival-deck"


def intent_of(printed: Printed, own: Stall, rival: int) -> Intent:
    """The card that lies face up."""
    return printed.intents[rival][own.intents[rival]]


def told(rival: int, intent: Intent) -> Data:
    """A rival's card as an event tells it."""
    return {
        "rival": RIVALS[rival],
        "deed": DEEDS[intent.deed],
        "good": GOODS[intent.good] if intent.good >= 0 else "none",
        "count": intent.count,
    }


def next_intent(s: Town, own: Stall, printed: Printed, rival: int) -> None:
    """The old card is played, the next is turned up."""
    deck = own.rivals[rival]
    if own.intents[rival] != ABSENT:
        deck.played.append(own.intents[rival])
    own.intents[rival] = take_top(s, INTENT, deck.cards)
    keep_filled(s, DECK, deck)
    s.tell(say.INTENT, told(rival, intent_of(printed, own, rival)))


def welcome_third(s: Town, own: Stall, printed: Printed) -> None:
    """Once the town has stood for a year, word of it reaches one more trader."""
    if own.intents[THIRD] == ABSENT and s.season // 4 + 1 >= printed.third_from_year:
        s.tell(say.RIVAL_CAME, {"rival": RIVALS[THIRD]})
        next_intent(s, own, printed, THIRD)


def rivals_act(s: Town, seat: int, printed: Printed) -> None:
    """One after the other; afterwards no good is exclusive any longer."""
    own = stall(s, seat)
    for rival in own.present():
        _carry_out(s, seat, printed, rival, intent_of(printed, own, rival))
        next_intent(s, own, printed, rival)
    own.exclusive = 0


def _carry_out(s: Town, seat: int, printed: Printed, rival: int, intent: Intent) -> None:
    own = stall(s, seat)
    if intent.deed == IDLE:
        s.tell(say.RIVAL_IDLE, {"rival": RIVALS[rival]})
    elif intent.deed == ORDER:
        _take_order(s, own, printed, rival)
    elif own.exclusive >> intent.good & 1:
        s.tell(say.RIVAL_KEPT_OFF, {"rival": RIVALS[rival], "good": GOODS[intent.good]})
    else:
        own.supply[intent.good] = supply_after(printed, intent, own.supply[intent.good])
        s.tell(
            say.RIVAL_ACTED,
            {
                "rival": RIVALS[rival],
                "deed": DEEDS[intent.deed],
                "good": GOODS[intent.good],
                "now": price(printed, own, intent.good),
            },
        )
        if intent.deed in (SELL, DUMP):
            _pay_broker(s, seat, printed, intent.good)


def supply_after(printed: Printed, intent: Intent, supply: int) -> int:
    """Bought goods are gone from the market, sold ones lie on it."""
    if intent.deed == BUY:
        return max(supply - intent.count, 0)
    if intent.deed == SELL:
        return min(supply + intent.count, printed.supply_most)
    if intent.deed == CORNER:
        return min(supply, printed.corner_to)
    assert intent.deed == DUMP, intent.text
    return max(supply, printed.dump_to)


def _take_order(s: Town, own: Stall, printed: Printed, rival: int) -> None:
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
        change_supply(printed, own, good, -1)
    s.tell(say.RIVAL_DELIVERED, {"rival": RIVALS[rival], "order": ORDERS[order]})
    replace_order(s, own, order)


def _pay_broker(s: Town, seat: int, printed: Printed, good: int) -> None:
    """Broker: a share whenever a rival sells what he holds himself."""
    if BROKER in s.sheet(seat).skills and stall(s, seat).stock[good]:
        s.tell(say.BROKERED, {"seat": seat, "good": GOODS[good], "coins": printed.broker})
        change_coins(s, seat, printed.broker)
