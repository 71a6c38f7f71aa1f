"""Harbour and fjord: eight ships from prow to tail, and the bets at their berths.

VIK-AREA-02, VIK-AREA-03, VIK-SHIP-01, VIK-CTRL-02.
"""

from __future__ import annotations

from rich import box
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from osada.terminal.talk import Talk

from ..view.shape import Ship, View
from .chips import UNKNOWN, Chips

PLACES = 5
"""VIK-SHIP-02; a box with larger hulls is drawn as large as they are."""


def draw_harbour(view: View, talk: Talk) -> Panel:
    """A line for each ship."""
    chips = Chips(talk)
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, expand=True, header_style="dim")
    grid.add_column("", justify="right", no_wrap=True)
    grid.add_column(talk("vikings-prow"), justify="right", no_wrap=True, min_width=7)
    grid.add_column(talk("vikings-hull"), no_wrap=True)
    grid.add_column(talk("vikings-control"), no_wrap=True)
    grid.add_column(talk("vikings-bets"), ratio=1)
    places = max(PLACES, *(len(ship["hull"]) for ship in view["ships"]))
    for ship in view["ships"]:
        grid.add_row(
            _number(view, ship),
            _prow(ship, talk, chips),
            draw_hull(view, ship, chips, places),
            _control(ship, chips),
            _bets(view, ship, chips),
            style="dim" if ship["sailed"] and view["sailing"] != ship["ship"] else "",
        )
    title = talk("vikings-harbour")
    return Panel(grid, title=title, title_align="left", box=box.ROUNDED, padding=(0, 1))


def _number(view: View, ship: Ship) -> Text:
    if view["sailing"] == ship["ship"]:
        return Text(f"▶{ship['ship']}", style="bold")
    return Text(str(ship["ship"]), style="" if ship["sailed"] else "bold")


def _prow(ship: Ship, talk: Talk, chips: Chips) -> Text:
    """The goods aboard; a ship that is gone says so."""
    goods = chips.goods_counted(ship["goods"])
    return goods if goods.plain or not ship["sailed"] else Text(talk("vikings-sailed"))


def draw_hull(view: View, ship: Ship, chips: Chips, places: int = 0) -> Text:
    """Prow, pieces from front to back, and the stern once the ship has sailed."""
    line = Text("◄")
    drawn = len(ship["hull"]) if ship["sailed"] else max(places, len(ship["hull"]))
    for at in range(drawn):
        chosen = view["chosen_piece"] == [ship["ship"], at + 1]
        line.append("›" if chosen else " ", style="bold")
        if at < len(ship["hull"]):
            line.append_text(chips.piece(ship["hull"][at]))
        else:
            line.append("··", style="dim")
    if ship["sailed"]:
        line.append(" ▌")
    return line


def _control(ship: Ship, chips: Chips) -> Text:
    """The teams aboard, first control first, with all their shields."""
    return Text.assemble((" > ", "dim")).join(
        chips.team(rank["colour"], str(rank["shields"])) for rank in ship["control"]
    )


def _bets(view: View, ship: Ship, chips: Chips) -> Text:
    """Whose token lies on which circle; the value only for who may know it (VIK-HID-02)."""
    bets = []
    for bet in ship["bets"]:
        value = UNKNOWN if bet["value"] is None else str(bet["value"])
        owner = chips.team(view["seats"][bet["seat"]]["colour"])
        bets.append(owner + "→" + chips.team(bet["colour"]) + f":{value}")
    return Text(" ").join(bets)
