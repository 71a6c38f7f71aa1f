"""`osada lab tournament`: computer players against each other, with everybody in every seat."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from osada.bots.guarded import SECONDS
from osada.lab.limits import MAX_DECISIONS, Lengths, Limits
from osada.lab.workers import Workers

from .files import read_text, write_text
from .lab import (
    AllJobs,
    Clock,
    ContentFile,
    Executor,
    GameName,
    Json,
    MaxDecisions,
    Options,
    OwnSeconds,
    named_bots,
    named_options,
    opened,
)
from .lab_tables import tournament_table
from .png import Png, can_draw
from .progress import progress_bar
from .screen import screen, typed, write_json

if TYPE_CHECKING:
    from osada.lab.duel import Sat


def tournament(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAME,NAME,…",
            help="Who plays, one for each seat (`osada games` names them); your own as"
            " my_bot.py:Class.",
        ),
    ],
    seats: Annotated[
        int | None,
        typer.Option(metavar="N", help="How many play; by default as many as there are --bots."),
    ] = None,
    blocks: Annotated[
        int,
        typer.Option(metavar="N", help="How many deals; each is played in all turnings of seats."),
    ] = 20,
    seed: Annotated[int, typer.Option(metavar="S", help="Decides every deal.")] = 0,
    jobs: AllJobs = 0,
    executor: Executor = "",
    as_json: Json = False,
    max_decisions: MaxDecisions = MAX_DECISIONS,
    option: Options = None,
    content: ContentFile = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="Keep every game there as it ends, go on from there after being stopped, and write"
            " the report: a page, Markdown, charts.",
        ),
    ] = None,
    png: Png = False,
    seconds: OwnSeconds = SECONDS,
    clock: Clock = False,
    keep: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Add all its games to FILE; see osada lab results."),
    ] = None,
    *,
    lengths: Lengths,
) -> None:
    """Play the same deals with everybody in every seat once, and report who wins how often.

    \b
    Examples:
      osada lab tournament vikings --bots master,greedy,greedy,greedy --blocks 50
      osada lab tournament hamlet --bots skilled,casual --blocks 100 --json
      osada lab tournament vikings --bots novice,casual,skilled,strong --out ladder
    """
    from osada.lab.report import PAGE, write_report
    from osada.lab.results import to_keep
    from osada.lab.tournament import tournament as play

    open_game = opened(game, content)
    names = named_bots(open_game, bots, seats)
    options = named_options(option or [])
    limits = Limits(max_decisions, 0, lengths)
    png = can_draw(png, out)

    def add(sat: Sequence[Sat]) -> None:
        if keep is not None:
            before = read_text(keep) if keep.exists() else ""
            line = json.dumps(to_keep(open_game().name, names, seed, sat), separators=(",", ":"))
            write_text(keep, f"{before}{line}\n")

    workers = Workers(jobs, executor)
    with progress_bar("games") as report:
        found = play(
            open_game,
            names,
            blocks,
            seed,
            workers,
            options,
            limits,
            progress=report,
            keep=add,
            folder=out,
            seconds=seconds,
            clock=clock,
        )
    if out is not None:
        write_report(out, found, typed(), png)
    if as_json:
        write_json(found)
    else:
        screen().print(tournament_table(found))
        if out is not None:
            screen().print(f"the report: {out / PAGE}", soft_wrap=True)
