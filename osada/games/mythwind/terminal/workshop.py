"""The Crafter's workshop: five rows from raw to finest, bag, reserve, orders, reputation."""

from __future__ import annotations

from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..view.boards import CraftOrder, Workshop
from ..view.shape import Seat
from .signs import NOTHING, Signs, bar, coins

MATERIALS = ("cloth", "leather", "paper", "birch", "cedar")


def draw_workshop(seat: Seat, signs: Signs) -> RenderableType:
    """Tokens by level and material, then the orders."""
    shop = cast(Workshop, seat["board"])
    talk = signs.talk
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column("")
    for material in MATERIALS:
        grid.add_column(signs.named(f"crafter-{material}"), justify="right")
    grid.add_column(talk("mythwind-room"), justify="right")
    for level in range(len(shop["rows"]) - 1, -1, -1):
        row = shop["rows"][level]
        room = f"{sum(row.values())}/{shop['capacity'][level]}"
        grid.add_row(talk("mythwind-level", level=level + 1), *_counts(row), room)
    grid.add_row(talk("mythwind-bag"), *_counts(shop["bag"]))
    grid.add_row(talk("mythwind-reserve"), *_counts(shop["reserve"]))
    name = Text(talk("mythwind-reputation") + " ") + bar(
        shop["reputation"], shop["most_reputation"]
    )
    name.append(f" (+{shop['name_bonus']}●)" if shop["name_bonus"] else "")
    if shop["counter_done"]:
        name.append(" · " + talk("mythwind-counter-done"), "dim")
    return Group(grid, *(_order(order, signs) for order in shop["open_orders"]), name)


def _counts(row: dict[str, int]) -> list[str]:
    return [str(row.get(material) or NOTHING) for material in MATERIALS]


def _order(order: CraftOrder, signs: Signs) -> Text:
    line = Text.assemble((signs.named(f"crafter-{order['order']}"), "bold"))
    needs = ", ".join(signs.named(f"crafter-{material}") for material in order["need"])
    line.append(f" ({order['tier']}): {needs}; ")
    line.append(signs.talk("mythwind-from-level", level=order["level"]) + " → ")
    return line.append_text(coins(order["pay"]))
