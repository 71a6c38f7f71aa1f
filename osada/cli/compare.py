"""`osada lab compare`: what a house rule or another number does, played both ways."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Group
from rich.text import Text

from osada.bots.guarded import SECONDS
from osada.lab.limits import MAX_DECISIONS, Lengths, Limits
from osada.lab.workers import Workers

from .lab import (
    AllJobs,
    ContentFile,
    Executor,
    GameName,
    Json,
    MaxDecisions,
    OwnSeconds,
    named_bots,
    named_options,
    opened,
)
from .lab_tables import plain_table
from .png import Png, can_draw
from .progress import progress_bar
from .screen import screen, typed, write_json

LEVEL = "casual"
"""Who plays where nobody says who: sensible, and soon."""


def compare(
    game: GameName,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="The house rule: a game option; see osada games."),
    ] = None,
    content: ContentFile = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="NAME,NAME,…", help=f"Who plays, one for each seat; by default {LEVEL}."
        ),
    ] = None,
    seats: Annotated[
        int | None, typer.Option(metavar="N", help="How many play; by default two.")
    ] = None,
    blocks: Annotated[int, typer.Option(metavar="N", help="How many deals each way.")] = 100,
    seed: Annotated[int, typer.Option(metavar="S", help="Decides every deal.")] = 0,
    jobs: AllJobs = 0,
    executor: Executor = "",
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="Keep every game there, go on from there after being stopped, and write the"
            " report.",
        ),
    ] = None,
    png: Png = False,
    note: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Add what one option does to FILE: measured.json in a game's house is shown on the"
            " page.",
        ),
    ] = None,
    as_json: Json = False,
    seconds: OwnSeconds = SECONDS,
    max_decisions: MaxDecisions = MAX_DECISIONS,
    *,
    lengths: Lengths,
) -> None:
    """Play the same deals as printed and with a change, and report what moved, with intervals.

    \b
    Examples:
      osada lab compare hamlet --option strict-terrain=on --blocks 200
      osada lab compare vikings --content mine.toml --seats 4 --out mine --json
    """
    from osada.kernel.measured import write_measured
    from osada.lab.compare import compare as play
    from osada.lab.compare import to_note
    from osada.lab.report import PAGE, comparison_report, write
    from osada.lab.series import Series

    before, after = opened(game, None), opened(game, content)
    known = before()
    least = next((one for one in known.seats if one > 1), known.seats[0])
    usual = LEVEL if LEVEL in known.house.bots else known.company
    asked = bots or ",".join([usual] * (seats or least))
    names = tuple(named_bots(before, asked, seats))
    limits = Limits(max_decisions, 0, lengths)
    png = can_draw(png, out)
    printed = Series(before, names, seed, {}, limits, seconds)
    changed = printed._replace(open_game=after, options=named_options(option or []))
    with progress_bar("games") as report:
        found = play(printed, changed, blocks, Workers(jobs, executor), report, out)
    told = comparison_report(found, typed())
    if out is not None:
        write(out, told, found, png)
    if note is not None:
        write_measured(note, to_note(found, known, typed()))
    if as_json:
        write_json(found)
        return
    screen().print(
        Group(
            Text(told.title, style="bold").append(f"  {found['mode']}", style="dim"),
            Text(told.said),
            *[plain_table(one.heads, one.rows) for one in told.tables],
        )
    )
    if out is not None:
        screen().print(f"the report: {out / PAGE}", soft_wrap=True)
