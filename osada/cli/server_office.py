"""`osada server status`, `tables` and `people`: what a house has, for whoever keeps it."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer
from msgspec import to_builtins
from rich import box
from rich.table import Table

from osada.terminal import Talk

from .language import LangOption, choose_language
from .screen import screen, write_json
from .stored import kept_settings, reading_games

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

    from osada.server.host.settings import Settings
    from osada.server.store.overview import HouseCounts, PersonLine, TableLine

T = TypeVar("T")
MEGA = 1_000_000
JsonOption = Annotated[bool, typer.Option("--json", help="For programs.")]
Limit = Annotated[int, typer.Option("--limit", min=1, metavar="N", help="So many at the most.")]


def read_house(settings: Settings, read: Callable[[AsyncEngine], Awaitable[T]]) -> T:
    """What comes of looking at a house's database, of which nothing is changed."""
    from osada.server.store.rehearsal import readable

    async def look() -> T:
        async with readable(settings.url, settings.file, may_change=False) as engine:
            return await read(engine)

    return reading_games(settings, look())


def status(as_json: JsonOption = False, lang: LangOption = None) -> None:
    """How much a house has, whether a server has it open, and how old its last backup is.

    \b
    Examples:
      osada server status
      OSADA_DATABASE=postgresql://osada@db/osada osada server status --json
    """
    from osada.server.backup.folder import backups_in, made_at
    from osada.server.store.overview import counts, stored_bytes

    talk = Talk(choose_language(lang))
    settings = kept_settings()
    found = read_house(settings, lambda engine: counts(engine, time.time()))
    stored = read_house(settings, stored_bytes)
    kept = backups_in(settings.backups) if settings.backups is not None else []
    last = made_at(kept[-1]) if kept else 0.0
    size = _size(settings)
    if as_json:
        told = {"place": settings.place, "bytes": size, "stored": stored, **to_builtins(found)}
        write_json({**told, "backups": len(kept), "last_backup": last})
        return
    _show_status(talk, settings, found, (stored, size), len(kept), last)


def _show_status(
    talk: Talk,
    settings: Settings,
    found: HouseCounts,
    sizes: tuple[int, int],
    backups: int,
    last: float,
) -> None:
    console = screen()
    stored, size = (f"{one / MEGA:.1f}" for one in sizes)
    console.print(talk("office-place", place=settings.place), soft_wrap=True)
    console.print(
        talk(
            "office-tables",
            running=found.running,
            over=found.over,
            records=found.archives,
            tries=found.tries,
        )
    )
    console.print(talk("office-due", count=found.due))
    console.print(
        talk("office-people", accounts=found.accounts, guests=found.guests, open=found.sessions)
    )
    console.print(talk("office-stored", streams=stored, disk=size))
    if found.last:
        console.print(talk("office-last", when=moment(found.last)))
    if backups:
        console.print(talk("office-backups", count=backups, when=moment(last)))
    else:
        console.print(talk("office-no-backups"))


def tables(
    limit: Limit = 30,
    which: Annotated[
        str,
        typer.Option(
            "--status", help="Only those: running, over, ended or archive.", show_default=False
        ),
    ] = "",
    game: Annotated[str, typer.Option(help="Only those of a game.", show_default=False)] = "",
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """List tables, the one where something happened last first.

    \b
    Examples:
      osada server tables --status running
      osada server tables --game vikings --limit 100 --json
    """
    from osada.server.store.overview import list_tables

    talk = Talk(choose_language(lang))
    settings = kept_settings()
    found, _ = read_house(settings, lambda engine: list_tables(engine, limit, which, game))
    if as_json:
        write_json(to_builtins(found))
        return
    _print(
        (talk("office-id"), talk("office-game"), talk("office-title"), talk("office-status")),
        (talk("office-entries"), talk("office-kb"), talk("office-when")),
        [_table_row(one) for one in found],
    )


def _table_row(one: TableLine) -> tuple[str, ...]:
    size = f"{one.size / 1000:.0f}"
    return (
        *(one.id, one.game, one.title, one.status),
        *(str(one.number), size, moment(one.updated)),
    )


def people(
    limit: Limit = 30,
    search: Annotated[
        str,
        typer.Option(metavar="TEXT", help="Only whose name begins so.", show_default=False),
    ] = "",
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """List who has an account, by the names they sign in with. Passwords are known to nobody.

    \b
    Examples:
      osada server people
      osada server people --search jan --json
    """
    from osada.server.store.overview import list_people

    talk = Talk(choose_language(lang))
    settings = kept_settings()
    found, _ = read_house(settings, lambda engine: list_people(engine, limit, search))
    if as_json:
        write_json(to_builtins(found))
        return
    _print(
        (talk("office-login"), talk("office-name")),
        (talk("office-running"), talk("office-since"), talk("office-seen")),
        [_person_row(one) for one in found],
    )


def _person_row(one: PersonLine) -> tuple[str, ...]:
    seen = moment(one.seen) if one.seen else "–"
    return (one.login, one.name, str(one.running), moment(one.created), seen)


def _print(words: tuple[str, ...], figures: tuple[str, ...], rows: list[tuple[str, ...]]) -> None:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for name in words:
        table.add_column(name)
    for name in figures:
        table.add_column(name, justify="right", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    screen().print(table)


def moment(at: float) -> str:
    """A time as it is written down, in UTC."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


def _size(settings: Settings) -> int:
    """Bytes on the disk; of PostgreSQL nobody here knows."""
    if settings.file is None:
        return 0
    ends = ("", "-wal", "-shm")
    files = [settings.file.with_name(settings.file.name + end) for end in ends]
    return sum(file.stat().st_size for file in files if file.exists())
