"""The town: weather and tracks, tiles, construction and tower, and the 13 areas."""

from __future__ import annotations

from typing import cast

from rich import box
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..view.shape import Area, View
from .signs import NOTHING, RESOURCES, TILES, Signs, bar, coins, sky

MOST = 10
"""MYT-RES-02: tracks run from 0 to 10."""
FOREST = "♣"
GAP = 2
FIGURE = 3
SITE = ("①", "②", "③", "④")


def draw_town(view: View, signs: Signs) -> Panel:
    """What stands on the left tells of today, the areas on the right of the years."""
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    grid.add_column(ratio=1)
    grid.add_column(width=_areas_width(view, signs))
    today = (_weather(view, signs), Text(), _tracks(view, signs), Text(), _tiles(view, signs))
    grid.add_row(Group(*today), _areas(view, signs))
    whole = Group(grid, _works(view, signs))
    title = signs.talk("mythwind-town")
    return Panel(whole, title=title, title_align="left", box=box.ROUNDED, padding=(0, 1))


def _areas_width(view: View, signs: Signs) -> int:
    """The number of an area, what is there, and a figure."""
    return max(_ground(area, signs).cell_len for area in view["areas"]) + 2 * GAP + FIGURE


def _pairs() -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(style="dim")
    grid.add_column()
    return grid


def _weather(view: View, signs: Signs) -> Table:
    """MYT-DAWN-02, MYT-DAWN-03: the season's days so far, and the patterns to watch for."""
    grid = _pairs()
    grid.add_row(signs.talk("mythwind-weather"), sky(view["weather"]) or NOTHING)
    for pattern in view["patterns"]:
        grid.add_row(sky(pattern["symbols"]), signs.effects(pattern["effects"]))
    return grid


def _tracks(view: View, signs: Signs) -> Table:
    grid = _pairs()
    for kind in RESOURCES:
        grid.add_row(signs.named(f"resource-{kind}"), bar(view["tracks"][kind], MOST))
    return grid


def _tiles(view: View, signs: Signs) -> Table:
    """The four town action tiles with who stands there."""
    grid = _pairs()
    for tile in TILES:
        grid.add_row(signs.place(tile), signs.figures(view, tile) or NOTHING)
    return grid


def _areas(view: View, signs: Signs) -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(justify="right", style="dim")
    grid.add_column()
    grid.add_column(no_wrap=True)
    for area in view["areas"]:
        grid.add_row(str(area["area"]), _ground(area, signs), signs.figures(view, area["what"]))
    return grid


def _ground(area: Area, signs: Signs) -> Text:
    if area["what"] == "forest":
        return Text.assemble((f"{FOREST} {signs.talk('mythwind-forest')}", "green"))
    if area["what"] == "empty":
        return Text.assemble((signs.talk("mythwind-empty"), "dim"))
    return Text.assemble((signs.building(area["what"]), "bold"))


def _works(view: View, signs: Signs) -> Table:
    """Who is at the Tower and who may still come (MYT-WORK-03), what is being built, prices."""
    grid = _pairs()
    supply = ", ".join(
        f"{signs.named(f'kind-{kind}')} {count}" for kind, count in view["supply"].items()
    )
    tower = signs.dice(view["tower"]) + f"  ({signs.talk('mythwind-supply')}: {supply})"
    grid.add_row(signs.talk("mythwind-tower"), tower)
    track = Text("  ").join(
        Text(f"{SITE[i]} ") + (signs.building(what) if what else NOTHING)
        for i, what in enumerate(view["site"])
    )
    grid.add_row(signs.talk("mythwind-site"), track)
    grid.add_row(signs.talk("mythwind-prices"), _prices(view, signs))
    return grid


def _prices(view: View, signs: Signs) -> Text:
    """MYT-HIRE-01, MYT-NOON-CLR-01."""
    prices = cast(dict[str, int], view["prices"])
    parts = [
        Text(signs.talk(f"mythwind-price-{name.replace('_', '-')}") + " ") + coins(price)
        for name, price in prices.items()
    ]
    return Text(" · ").join(parts)
