"""`osada lab reasons`: what hints say of the best moves of whole games."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from .lab import GameName, Jobs, Json, opened
from .progress import progress_bar
from .screen import screen, write_json


def reasons(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="Games to ask in.")] = 2,
    seed: Annotated[int, typer.Option(metavar="S", help="Decides every game.")] = 1,
    jobs: Jobs = 1,
    as_json: Json = False,
) -> None:
    """Ask for a hint at every decision of some games of computer players, and count what kind of
    reason the best move has: a gain that is named, an honest “as good as” or forecast, or nothing.

    \b
    Example:
      osada lab reasons hamlet --games 2 --seed 1
    """
    from osada.lab.reasons import GAIN, HONEST, NOTHING, said

    kinds = (GAIN, HONEST, NOTHING)
    with progress_bar("games") as report:
        found = list(said(opened(game, None), seed, range(games), jobs, report))
    if as_json:
        write_json({"game": game, "seed": seed, "games": [one._asdict() for one in found]})
        return
    table = Table(box=None, pad_edge=False)
    for head in ("game", "seats", "hints", *kinds, "most often"):
        table.add_column(head, justify="left" if head == "most often" else "right")
    for one in found:
        count = sum(one.kinds.values())
        shares = [f"{100 * one.kinds[kind] / max(1, count):.0f} %" for kind in kinds]
        often = ", ".join(f"{key} {times}" for key, times in list(one.keys.items())[:4])
        table.add_row(str(one.number), str(one.seats), str(count), *shares, often)
    screen().print(table)
