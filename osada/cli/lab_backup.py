"""`osada lab backup`: what those who play feel of a backup."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from msgspec import to_builtins

from osada.terminal import Talk

from .figures import Figures
from .language import LangOption, choose_language
from .progress import progress_bar
from .screen import screen, write_json


def backup(
    megabytes: Annotated[
        int, typer.Option(min=1, max=100_000, metavar="N", help="The size of the database.")
    ] = 1000,
    tables: Annotated[
        int, typer.Option(min=1, max=2000, metavar="N", help="Tables; each acts once a second.")
    ] = 100,
    seconds: Annotated[
        float, typer.Option(min=1, max=600, metavar="S", help="How long each part is played.")
    ] = 20.0,
    rounds: Annotated[
        int, typer.Option(min=1, max=100, metavar="N", help="How often, without and with.")
    ] = 3,
    folder: Annotated[
        Path | None,
        typer.Option(
            exists=True,
            file_okay=False,
            help="Where the database is made, if not among the temporary files.",
            show_default=False,
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    lang: LangOption = None,
) -> None:
    """Back a database up while it is played, and measure what those who play feel of it.

    \b
    It fills a database that is thrown away, and plays on it: a while without, a while
    with `osada server backup` beside it, in turn. It needs four times the room.

    \b
    Examples:
      osada lab backup
      osada lab backup --megabytes 100 --tables 20 --seconds 10 --json
    """
    import osada
    from osada.lab.load.measure import Plan
    from osada.lab.stored.backing_up import measure_backup

    talk = Talk(choose_language(lang))
    plan = Plan(tables=tables, players=2 * tables, seconds=seconds, games=tuple(osada.games()))
    with progress_bar(talk("stored-steps")) as report:
        found = measure_backup(megabytes, plan, rounds, folder, report)
    if as_json:
        write_json(to_builtins(found))
        return
    title = talk("backup-during", size=f"{found.megabytes:.0f}", rate=f"{found.rate:.0f}")
    table = Figures(title=title)
    for head in (
        "p50",
        "p99",
        talk("backup-middle"),
        talk("backup-slow"),
        "×",
        talk("backup-seconds"),
    ):
        table.add_column(head, justify="right", no_wrap=True)
    for one in found.rounds:
        times = (one.quiet_p50, one.quiet_p99, one.p50, one.p99)
        cells = [f"{time * 1000:.1f} ms" for time in times]
        table.add_row(*cells, f"{one.ratio:.2f}", f"{one.seconds:.1f} s")
    screen().print(table)
