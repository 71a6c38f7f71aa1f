"""The village: eleven spaces, workers waiting on one side, placed on the chief's side.

VIK-AREA-01, VIK-ROUND-02, VIK-ROUND-03: the line goes from the top down.
"""

from __future__ import annotations

from rich import box
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from osada.terminal.talk import Talk
from osada.texts import Speech

from ..view.shape import Space, View
from .chips import Chips

CHIEF = "♚"


def draw_village(view: View, speech: Speech, talk: Talk) -> Panel:
    """The spaces with both their sides, as they lie: left and right change roles each round."""
    chief_left = view["chief"] == "left"
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="")
    grid.add_column(_side(chief_left, talk), no_wrap=True, justify="right", min_width=3)
    grid.add_column("", no_wrap=True)
    grid.add_column(_side(not chief_left, talk), no_wrap=True, min_width=3)
    chips, order = Chips(talk), 0
    for space in view["village"]:
        if space["waiting"] is not None:
            order += 1
        waiting = _waiting(view, space, order, chips)
        placed = _placed(view, space, chips)
        left, right = (placed, waiting) if chief_left else (waiting, placed)
        grid.add_row(left, _name(view, space, speech), right)
    title = talk("vikings-village")
    return Panel(grid, title=title, title_align="left", box=box.ROUNDED, padding=(0, 1))


def _side(with_chief: bool, talk: Talk) -> Text:
    if with_chief:
        return Text(CHIEF, style="bold")
    return Text(talk("vikings-line"), style="dim")


def _waiting(view: View, space: Space, order: int, chips: Chips) -> Text:
    """A worker that has yet to move, with its place in the line."""
    seat = space["waiting"]
    if seat is None:
        return Text("·", style="dim")
    worker = chips.team(view["seats"][seat]["colour"])
    number = Text.assemble((str(order), "bold" if order == 1 else "dim"))
    outside_in = (number, worker) if view["chief"] == "right" else (worker, number)
    return Text(" ").join(outside_in)


def _placed(view: View, space: Space, chips: Chips) -> Text:
    seat = space["placed"]
    if seat is None:
        return Text("·", style="dim")
    return chips.team(view["seats"][seat]["colour"])


def _name(view: View, space: Space, speech: Speech) -> Text:
    """The space's name: bright while its action is carried out, dim when it is taken."""
    name = speech.space(space["space"])
    if view["action"] == space["space"]:
        return Text(name, style="bold reverse")
    return Text(name, style="dim" if space["placed"] is not None else "")
