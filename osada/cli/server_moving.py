"""`osada server export` and `import`: a house moves, from any database into any other."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from osada.lab.blocks import Progress
from osada.terminal import Talk

from .language import LangOption, choose_language
from .progress import progress_bar
from .screen import screen, write_json
from .stored import Target, kept_settings, reading_games, target_settings

if TYPE_CHECKING:
    from osada.server.host.settings import Settings


def export(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    table: Annotated[
        list[str] | None,
        typer.Option(metavar="ID", help="Only this table; may be given again.", show_default=False),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    lang: LangOption = None,
) -> None:
    """Write all of a house into one file, from which any database can be filled.

    \b
    With --table only those tables: what was played and said there, without the
    people's accounts, places and links. A whole house is as secret as a backup.

    \b
    Examples:
      osada server export house.gz
      osada server export game.gz --table 84sepr89iwsy
    """
    talk = Talk(choose_language(lang))
    settings = kept_settings()
    with progress_bar(talk("move-rows")) as report:
        count = reading_games(settings, _export(settings, file, table or [], report))
    if as_json:
        write_json({"file": str(file), "tables": count})
        return
    screen().print(talk("move-written", tables=count, place=str(file)), soft_wrap=True)


async def _export(settings: Settings, file: Path, tables: Sequence[str], report: Progress) -> int:
    from osada.server.backup.moving import export as write
    from osada.server.store.rehearsal import readable

    async with readable(settings.url, settings.file, may_change=False) as engine:
        return await write(engine, file, tables, report)


def import_(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    database: Target = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    lang: LangOption = None,
) -> None:
    """Fill a database from a file that export has written: all of it, or nothing.

    \b
    A whole house comes only where there is none; single tables come into any
    house, and those that are there already are named and left as they are.

    \b
    Examples:
      osada server import house.gz --database postgresql://osada@db/osada
      osada server import game.gz
    """
    talk = Talk(choose_language(lang))
    settings = target_settings(database)
    with progress_bar(talk("move-rows")) as report:
        come, there = reading_games(settings, _import(settings, file, report))
    if as_json:
        write_json({"tables": come, "there": there})
        return
    console = screen()
    console.print(talk("move-read", tables=come, place=settings.place), soft_wrap=True)
    for one in there:
        console.print(talk("move-there", table=one))


async def _import(settings: Settings, file: Path, report: Progress) -> tuple[int, list[str]]:
    from osada.server.backup.moving import take_in
    from osada.server.store.database import open_engine
    from osada.server.store.file_lock import FileLock

    hold = FileLock(settings.file)
    engine = open_engine(settings.url, "normal")
    hold.take()
    try:
        return await take_in(engine, file, report)
    finally:
        await engine.dispose()
        hold.let_go()
