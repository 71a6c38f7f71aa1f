"""`osada lab wire`: how many bytes a page is sent for each action."""

from __future__ import annotations

from typing import Annotated

import typer

import osada

from .figures import Figures
from .progress import progress_bar
from .screen import screen, write_json


def wire(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Which game; by default every one.")
    ] = None,
    seed: Annotated[int, typer.Option(metavar="S", help="Decides the game.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object, for programs.")] = False,
) -> None:
    """Weigh what everybody at a table of four is sent while a game is played.

    \b
    Examples:
      osada lab wire
      osada lab wire vikings --json
    """
    from osada.lab.wire import wire as weigh

    names = [*osada.games()] if game is None else [osada.game(game).name]
    with progress_bar("actions") as report:
        found = weigh(names, seed, report)
    if as_json:
        write_json(found)
        return
    table = Figures("game", "actions", "updates")
    for head in ("mean", "50 %", "90 %", "99 %", "largest", "scene"):
        table.add_column(head, justify="right")
    for name, one in found.items():
        sizes = (one["mean"], one["p50"], one["p90"], one["p99"], one["largest"], one["scene"])
        table.add_row(name, str(one["actions"]), str(one["updates"]), *map(str, sizes))
    screen().print(table, "bytes of an update, and of a whole scene, not compressed")
