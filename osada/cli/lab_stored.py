"""`osada lab stored`: what lists and a start cost where very many tables are stored."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec import to_builtins

from osada.terminal import Talk

from .figures import Figures
from .language import LangOption, choose_language
from .progress import progress_bar
from .screen import screen, write_json

if TYPE_CHECKING:
    from osada.lab.stored.measure import Stored

SIZES = [1_000, 10_000]


def stored(
    tables: Annotated[
        list[int] | None,
        typer.Option(
            min=100,
            max=10_000_000,
            metavar="N",
            help="How many are stored; may be repeated, to compare. By default 1000 and 10000.",
            show_default=False,
        ),
    ] = None,
    entries: Annotated[
        int,
        typer.Option(min=0, metavar="N", help="Of each stream only so many entries; 0: all."),
    ] = 0,
    times: Annotated[
        int, typer.Option(min=1, max=10_000, metavar="N", help="How often each list is asked for.")
    ] = 200,
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
    """Store very many tables, and measure what a list and a start cost.

    \b
    Computer players play each game once; its stream is copied under new ids, on a
    database that is thrown away. Not real: the same few games, ids in a row, times
    and people spread evenly. A million tables with all entries take about 30 GB.

    \b
    Examples:
      osada lab stored
      osada lab stored --tables 10000 --tables 1000000 --entries 8 --folder /var/tmp
    """
    import osada
    from osada.lab.stored.measure import measure_stored

    talk = Talk(choose_language(lang))
    with progress_bar(talk("stored-steps")) as report:
        found = measure_stored(tables or SIZES, osada.games(), entries, times, folder, report)
    if as_json:
        write_json(to_builtins(found))
        return
    console = screen()
    for one in found:
        told = talk(
            "stored-told",
            tables=one.tables,
            size=f"{one.megabytes:.0f}",
            start=f"{one.start:.1f}",
            processor=f"{one.start_processor:.1f}",
            resident=f"{one.resident:.0f}",
        )
        console.print(told, soft_wrap=True)
    console.print(_table(found, talk))


def _table(found: list[Stored], talk: Talk) -> Figures:
    table = Figures(title=talk("stored-title"))
    table.add_column(talk("stored-list"))
    table.add_column(talk("stored-who"))
    for one in found:
        table.add_column(str(one.tables), justify="right", no_wrap=True)
    names = {
        "lobby": talk("stored-lobby"),
        "mine": talk("stored-mine"),
        "further": talk("stored-further"),
        "results": talk("stored-results"),
    }
    for row in zip(*(one.lists for one in found), strict=True):
        figures = [f"{one.milliseconds:.2f} ms" for one in row]
        table.add_row(names[row[0].name], row[0].who, *figures)
    return table
