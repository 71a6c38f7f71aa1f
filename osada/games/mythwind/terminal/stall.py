"""The Merchant's market: supply, demand and price of each good, orders, and rivals' intents."""

from __future__ import annotations

from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..view.boards import Intent, Stall, TownOrder
from ..view.shape import Seat
from .signs import NOTHING, Signs, coins


def draw_stall(seat: Seat, signs: Signs) -> RenderableType:
    """A line for each good, then orders and rivals."""
    stall = cast(Stall, seat["board"])
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column("")
    for name in ("price", "middle", "market-supply", "demand", "held"):
        grid.add_column(signs.talk(f"mythwind-{name}"), justify="right")
    for good in stall["goods"]:
        name = _good(good["good"], signs) + (" ⚑" if good["good"] in stall["exclusive"] else "")
        demand = f"{good['demand']:+d}" if good["demand"] else "0"
        grid.add_row(
            name,
            coins(good["price"]),
            str(good["middle"]),
            str(good["supply"]),
            demand,
            str(good["held"] or NOTHING),
        )
    orders = [_order(order, signs) for order in stall["open_orders"]]
    rivals = [_intent(intent, signs) for intent in stall["intents"]]
    return Group(grid, *orders, *rivals)


def _good(good: str, signs: Signs) -> str:
    return signs.named(f"merchant-{good}")


def _order(order: TownOrder, signs: Signs) -> Text:
    goods = " + ".join(_good(good, signs) for good in order["goods"])
    return Text(signs.talk("mythwind-order") + f" {goods} → ").append_text(coins(order["pay"]))


def _intent(intent: Intent, signs: Signs) -> Text:
    good = "" if intent["good"] is None else _good(intent["good"], signs)
    line = Text.assemble((signs.named(f"merchant-{intent['rival']}"), "bold"), ": ")
    told = signs.talk(f"mythwind-intent-{intent['deed']}", good=good, count=intent["count"])
    return line.append(told)
