"""The players: what each has, has still to do, and would score if the game ended now."""

from __future__ import annotations

from rich import box
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from osada.kernel.shapes import SeatScore

from ..view.shape import Seat, View
from .signs import DONKEY, GOLD, LYING, STAR, VILLAGER, Signs, stars


def draw_seats(view: View, signs: Signs) -> Panel:
    """A line for each player, then blueprints and where the points come from."""
    talk = signs.talk
    title = talk("hamlet-players")
    if view["viewer"] is not None:
        title += " · " + talk("hamlet-you", name=signs.speech.seat(view["viewer"]))
    parts = Group(_summary(view, signs), *(_details(view, seat, signs) for seat in view["seats"]))
    return Panel(parts, title=title, title_align="left", box=box.ROUNDED, padding=(0, 1))


def _summary(view: View, signs: Signs) -> Table:
    talk = signs.talk
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, expand=True, header_style="dim")
    grid.add_column("", no_wrap=True, min_width=2)
    grid.add_column(talk("hamlet-seat"), ratio=1, no_wrap=True, overflow="ellipsis")
    grid.add_column(GOLD, justify="right", no_wrap=True)
    grid.add_column(STAR, justify="right", no_wrap=True)
    grid.add_column(talk("hamlet-forecast"), justify="right", no_wrap=True)
    grid.add_column(talk("hamlet-own-workers"), no_wrap=True)
    grid.add_column(talk("hamlet-roads-left"), justify="right", no_wrap=True)
    grid.add_column(talk("hamlet-sales"), justify="right", no_wrap=True)
    grid.add_column(talk("hamlet-deliveries"), justify="right", no_wrap=True)
    for seat, score in zip(view["seats"], view["forecast"]["scores"], strict=True):
        acting = seat["seat"] in view["turn"]
        grid.add_row(
            Text("▶" if acting else " ", "bold") + signs.chip(seat),
            Text(signs.speech.seat(seat["seat"]), "bold" if acting else ""),
            str(seat["gold"]),
            str(seat["track"]),
            str(score["total"]),
            _workers(seat),
            str(seat["roads_left"]),
            str(len(seat["sales"])),
            str(seat["deliveries"]),
        )
    return grid


def _workers(seat: Seat) -> Text:
    """Villagers that can still act this turn, those that have, and donkeys."""
    lying = sum(villager["lying"] for villager in seat["villagers"])
    signs = VILLAGER * (len(seat["villagers"]) - lying) + LYING * lying
    return Text(signs + " " + DONKEY * len(seat["donkeys"]))


def _details(view: View, seat: Seat, signs: Signs) -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    lines = [_points(view["forecast"]["scores"][seat["seat"]], signs)]
    if seat["hand"]:
        lines.insert(0, _blueprints(seat, signs))
    grid.add_row(signs.chip(seat), Text("\n").join(lines))
    return grid


def _blueprints(seat: Seat, signs: Signs) -> Text:
    """HAM-AMB-34: blueprints in hand are open."""
    line = Text()
    line.append(signs.talk("hamlet-hand") + " ", style="dim")
    for at, plan in enumerate(seat["hand"]):
        line.append(", " if at else "")
        line.append(signs.tile(plan["tile"]), style="bold")
        line.append(f" ({signs.demand(plan['cost'])})")
        if plan["stars"]:
            line.append(" ").append_text(stars(plan["stars"]))
    return line


def _points(score: SeatScore, signs: Signs) -> Text:
    line = Text(style="dim")
    parts = [
        f"{signs.speech.score_part(name)}\u00a0{points}"
        for name, points in score["parts"].items()
        if points
    ]
    line.append(signs.talk("hamlet-points") + " ")
    return line.append(" + ".join(parts) if parts else "–")
