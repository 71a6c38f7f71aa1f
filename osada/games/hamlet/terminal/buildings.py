"""The village as a list: a line for each tile, with what is on it and what it is linked to."""

from __future__ import annotations

from rich import box
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..rules.words import BASICS, RESOURCES
from ..view.shape import Link, Tile, View
from .signs import BASIC, EMPTY, FLAG, ROAD, Signs, basics, stars

WIDE = 80
"""The least width at which everything has a column of its own."""


def draw_buildings(view: View, signs: Signs, width: int) -> Panel:
    """In the order in which they were built."""
    talk = signs.talk
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, expand=True, header_style="dim")
    grid.add_column("", no_wrap=True)
    grid.add_column(talk("hamlet-building"), no_wrap=width >= WIDE)
    if width >= WIDE:
        grid.add_column(talk("hamlet-goods"))
        grid.add_column(talk("hamlet-workers"))
    grid.add_column(talk("hamlet-links"), ratio=1)
    for tile in view["tiles"]:
        style = "bold reverse" if view["at"] == tile["tile"] else "bold"
        row = [
            _goods(view, tile, signs),
            Text(" ").join(signs.workers(view, tile["tile"])),
            _links(view, tile, signs),
        ]
        if width < WIDE:
            row = [Text(" ").join(part for part in row if part)]
        grid.add_row(
            Text(signs.code(tile["tile"]), style),
            signs.tile(tile["tile"]) if tile["connected"] else f"({signs.tile(tile['tile'])})",
            *row,
            style="" if tile["connected"] else "dim",
        )
    title = talk("hamlet-village")
    return Panel(grid, title=title, title_align="left", box=box.ROUNDED, padding=(0, 1))


def _goods(view: View, tile: Tile, signs: Signs) -> Text:
    if tile["flag"] is not None:
        worth = stars(tile["points"] or 0)
        return Text(" ").join((signs.chip(view["seats"][tile["flag"]], FLAG), worth))
    if tile["output"] == "basic":
        return _mixed(tile, signs)
    if tile["output"] is None:
        return Text()
    name = Text(signs.resource(tile["output"]) + " ")
    if tile["category"] == "producer":
        return name + basics(len(tile["basics"]), tile["spaces"])
    return name + signs.tokens(view, tile)


def _mixed(tile: Tile, signs: Signs) -> Text:
    """HAM-PROD-04: a Barn holds any basic resources."""
    parts = [
        f"{signs.resource(kind)} {BASIC * tile['basics'].count(kind)}"
        for kind in RESOURCES[:BASICS]
        if kind in tile["basics"]
    ]
    parts.append(EMPTY * (tile["spaces"] - len(tile["basics"])))
    return Text(" ".join(filter(None, parts)))


def _links(view: View, tile: Tile, signs: Signs) -> Text:
    """The tiles that a road joins to this one, printed roads first, then with their builders."""
    links = [
        _link(view, link, other, signs)
        for link in view["links"]
        for other, this in ((link["to"], link["from"]), (link["from"], link["to"]))
        if this == tile["tile"]
    ]
    if not tile["connected"]:
        links.append(Text(signs.talk("hamlet-unconnected")))
    return Text(" ").join(links)


def _link(view: View, link: Link, other: str, signs: Signs) -> Text:
    name = Text(ROAD[link["road"]] + signs.code(other))
    return name if link["seat"] is None else signs.chip(view["seats"][link["seat"]]) + name
