"""`osada lab sprt`: play until it is sure whether one player is stronger than another."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from osada.bots.guarded import SECONDS
from osada.lab.limits import Lengths, Limits
from osada.lab.workers import Workers

from .lab import (
    FOUND_SOMETHING,
    AllJobs,
    Clock,
    ContentFile,
    Executor,
    GameName,
    Json,
    Options,
    OwnSeconds,
    named_bots,
    named_options,
    opened,
)
from .progress import progress_bar
from .screen import screen, write_json


def sprt(
    game: GameName,
    a: Annotated[str, typer.Argument(metavar="A", help="Who may be stronger.")],
    b: Annotated[str, typer.Argument(metavar="B", help="Than whom.")],
    seats: Annotated[
        int, typer.Option(metavar="N", help="How many play: one A, and B on all other seats.")
    ] = 2,
    points: Annotated[
        float, typer.Option(metavar="P", help="How many points of rating stronger would matter.")
    ] = 30,
    risk: Annotated[
        float, typer.Option(metavar="R", help="How often the answer may be wrong, either way.")
    ] = 0.05,
    blocks: Annotated[
        int, typer.Option(metavar="N", help="Give up after so many deals, each from every seat.")
    ] = 2000,
    seed: Annotated[int, typer.Option(metavar="S", help="Decides every deal.")] = 0,
    jobs: AllJobs = 0,
    executor: Executor = "",
    out: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Keep every game there, and go on from there."),
    ] = None,
    as_json: Json = False,
    option: Options = None,
    content: ContentFile = None,
    seconds: OwnSeconds = SECONDS,
    clock: Clock = False,
    *,
    lengths: Lengths,
) -> None:
    """Find out whether A is stronger than B, with no more deals than that takes.

    \b
    The exit code is 0 when A is stronger, 1 when it is not or nobody can tell yet.

    \b
    Examples:
      osada lab sprt vikings skilled casual
      osada lab sprt hamlet my_bot.py:Mine casual --points 50 --out mine
    """
    from osada.lab.ledger import FILE
    from osada.lab.series import Series
    from osada.lab.sprt import sprt as play

    open_game = opened(game, content)
    names = named_bots(open_game, ",".join([a, *[b] * (seats - 1)]), seats)
    options = named_options(option or [])
    series = Series(open_game, tuple(names), seed, options, Limits(lengths=lengths), seconds, clock)
    with progress_bar("games, at the most") as report:
        found = play(
            series, points, risk, blocks, Workers(jobs, executor), report, out and out / FILE
        )
    if as_json:
        write_json(found)
    else:
        low, high = found["interval"]
        verdict = {
            "stronger": f"{a} is stronger than {b}",
            "not stronger": f"{a} is not {points:g} points stronger than {b}",
            "not sure": "nobody can tell yet: more --blocks, or fewer --points",
        }[found["verdict"]]
        screen().print(
            f"{verdict}\n{a} ends above {b} in {found['share']:.1%} of games ({low:.1%} to "
            f"{high:.1%}), {found['blocks']} deals, ratio {found['ratio']:+.2f} of "
            f"±{found['bound']:.2f}"
        )
    if found["verdict"] != "stronger":
        raise typer.Exit(FOUND_SOMETHING)
