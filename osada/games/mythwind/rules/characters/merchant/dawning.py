"""The market's morning: a card, the weather, and now and then calm."""

from __future__ import annotations

from osada.kernel.message import Args

from ...box import SYMBOLS
from ...town import Town
from . import phrases as say
from .cards import keep_filled, take_top
from .deals import GLASS, GOODS, GRAIN
from .market import change_demand, change_supply, move_demand, price, stall
from .printed import Printed
from .stall import Stall

RAINY = SYMBOLS.index("rainy")
SUNNY = SYMBOLS.index("sunny")
DECK = "merchant-market-deck"
CARD = "merchant-market"


def open_market(s: Town, seat: int, printed: Printed) -> None:
    """In this order: the market card, rain or sun, the calming of demand."""
    _turn_market_card(s, seat, printed)
    _feel_weather(s, seat, printed)
    if s.day % printed.calm_every == 0:
        _calm(s, seat)


def _turn_market_card(s: Town, seat: int, printed: Printed) -> None:
    own = stall(s, seat)
    card = take_top(s, CARD, own.market.cards)
    own.market.played.append(card)
    keep_filled(s, DECK, own.market)
    more, less, wanted, unwanted = printed.market[card]
    _move_supply(s, printed, own, more, printed.supply_change)
    _move_supply(s, printed, own, less, -printed.supply_change)
    move_demand(s, printed, own, wanted, printed.demand_change)
    move_demand(s, printed, own, unwanted, -printed.demand_change)


def _move_supply(s: Town, printed: Printed, own: Stall, good: int, change: int) -> None:
    if change_supply(printed, own, good, change):
        way = "up" if change > 0 else "down"
        told: Args = {"good": GOODS[good], "way": way, "now": price(printed, own, good)}
        s.tell(say.SUPPLY_MOVED, told)


def _feel_weather(s: Town, seat: int, printed: Printed) -> None:
    """Rain spoils grain; in the sun everybody wants glass."""
    symbol = s.box.weather_symbols[s.revealed[-1]]
    own = stall(s, seat)
    if symbol == RAINY and change_supply(printed, own, GRAIN, -printed.rain_supply):
        s.tell(say.RAIN, {"good": GOODS[GRAIN], "now": price(printed, own, GRAIN)})
    elif symbol == SUNNY and change_demand(printed, own, GLASS, printed.sun_demand):
        s.tell(say.SUN, {"good": GOODS[GLASS], "now": price(printed, own, GLASS)})


def _calm(s: Town, seat: int) -> None:
    """Every third day each demand moves a step towards nothing."""
    own = stall(s, seat)
    own.demand = [d - 1 if d > 0 else d + 1 if d < 0 else 0 for d in own.demand]
    s.tell(say.CALM, {})
