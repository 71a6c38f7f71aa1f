"""The market's morning: a card, the weather, and now and then calm."""

from __future__ import annotations

from ...box import SYMBOLS
from ...town import Town
from . import phrases as say
from .cards import keep_filled, take_top
from .deals import GLASS, GOODS, GRAIN
from .market import change_demand, change_supply, move_demand, price, stall
from .stall import Stall
from .tariff import Tariff

RAINY = SYMBOLS.index("rainy")
SUNNY = SYMBOLS.index("sunny")
DECK = "merchant-market-deck"
CARD = "merchant-market"


def open_market(s: Town, seat: int, tariff: Tariff) -> None:
    """In this order: the market card, rain or sun, the calming of demand."""
    _turn_market_card(s, seat, tariff)
    _feel_weather(s, seat, tariff)
    if s.day % tariff.calm_every == 0:
        _calm(s, seat)


def _turn_market_card(s: Town, seat: int, tariff: Tariff) -> None:
    own = stall(s, seat)
    card = take_top(s, CARD, own.market.cards)
    own.market.played.append(card)
    keep_filled(s, DECK, own.market)
    more, less, wanted, unwanted = tariff.market[card]
    _move_supply(s, tariff, own, more, tariff.supply_change)
    _move_supply(s, tariff, own, less, -tariff.supply_change)
    move_demand(s, tariff, own, wanted, tariff.demand_change)
    move_demand(s, tariff, own, unwanted, -tariff.demand_change)


def _move_supply(s: Town, tariff: Tariff, own: Stall, good: int, change: int) -> None:
    if change_supply(tariff, own, good, change):
        way = "up" if change > 0 else "down"
        told = {"good": GOODS[good], "way": way, "now": price(tariff, own, good)}
        s.tell(say.SUPPLY_MOVED, dict(told))


def _feel_weather(s: Town, seat: int, tariff: Tariff) -> None:
    """Rain spoils grain; in the sun everybody wants glass."""
    symbol = s.box.weather_symbols[s.revealed[-1]]
    own = stall(s, seat)
    if symbol == RAINY and change_supply(tariff, own, GRAIN, -tariff.rain_supply):
        s.tell(say.RAIN, {"good": GOODS[GRAIN], "now": price(tariff, own, GRAIN)})
    elif symbol == SUNNY and change_demand(tariff, own, GLASS, tariff.sun_demand):
        s.tell(say.SUN, {"good": GOODS[GLASS], "now": price(tariff, own, GLASS)})


def _calm(s: Town, seat: int) -> None:
    """Every third day each demand moves a step towards nothing."""
    own = stall(s, seat)
    own.demand = [d - 1 if d > 0 else d + 1 if d < 0 else 0 for d in own.demand]
    s.tell(say.CALM, {})
