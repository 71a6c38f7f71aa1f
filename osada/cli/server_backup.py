"""`osada server backup`, `verify` and `restore`: copies of everything a house keeps."""

from __future__ import annotations

import asyncio
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec import to_builtins

from osada.kernel.errors import OsadaError
from osada.lab.workers import Workers
from osada.terminal import Talk

from .language import LangOption, choose_language
from .progress import progress_bar
from .screen import screen, write_json
from .stored import Target, kept_settings, reading_games, target_settings

if TYPE_CHECKING:
    from osada.server.backup.verify import Looked

DIFFERS = 1
"""The exit code when a game in a backup is not the one that was played."""
MEGA = 1_000_000
JsonOption = Annotated[bool, typer.Option("--json", help="For programs.")]
Folder = Annotated[Path, typer.Argument(metavar="DIR", show_default=False)]


class NotThen(OsadaError):
    """A day that is none."""


def backup(
    folder: Folder,
    keep: Annotated[
        int, typer.Option(min=0, metavar="N", help="Keep so many; 0 throws none away.")
    ] = 0,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Copy all games, people and secrets into a folder, while the server runs.

    \b
    Each backup is a folder of its own with a manifest; half a backup has no such
    name. PostgreSQL is copied by pg_dump. It holds all hands and the secret that
    links are signed with: keep it as you keep passwords.

    \b
    Examples:
      osada server backup /var/backups/osada
      osada server backup /var/backups/osada --keep 14
    """
    from osada.server.backup.folder import keep_newest
    from osada.server.backup.make import make_backup

    talk = Talk(choose_language(lang))
    settings = kept_settings()
    with progress_bar(talk("backup-bytes")) as report:
        made, manifest = reading_games(settings, make_backup(settings, folder, report))
    gone = keep_newest(folder, keep) if keep else []
    if as_json:
        write_json({"place": str(made), **to_builtins(manifest), "gone": len(gone)})
        return
    size = f"{manifest.size / MEGA:.1f}"
    console = screen()
    console.print(
        talk("backup-made", place=str(made), tables=manifest.tables, size=size), soft_wrap=True
    )
    console.print(talk("backup-keep-safe"), soft_wrap=True)


def verify(
    folder: Folder,
    sample: Annotated[
        int, typer.Option(min=0, metavar="N", help="Play only so many tables through; 0: all.")
    ] = 0,
    since: Annotated[
        str | None,
        typer.Option(
            metavar="DAY", help="Only tables that changed since: 2026-11-19.", show_default=False
        ),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="Which tables --sample takes.")] = 1,
    jobs: Annotated[
        int, typer.Option(min=0, metavar="N", help="Processes; 0: one for each core.")
    ] = 0,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Look a backup through: every byte, then every game, played again by the rules.

    \b
    DIR is a backup, or the folder of several: the newest is taken. It is unpacked
    into the folder for temporary files (TMPDIR). Tables that began by other rules or printed
    values than these are named; the exit code is 1 if another one differs.

    \b
    Examples:
      osada server verify /var/backups/osada
      osada server verify /var/backups/osada --sample 200 --since 2026-11-01
    """
    from osada.server.backup.folder import the_backup
    from osada.server.backup.manifest import read_manifest
    from osada.server.backup.unpack import bring_up_to_date, unpacked
    from osada.server.backup.verify import look_at, pieces, sample_of, tables_in

    talk = Talk(choose_language(lang))
    first = _day(since)
    place = the_backup(folder)
    manifest = read_manifest(place)
    looked: list[Looked] = []
    with unpacked(place, manifest) as file:
        bring_up_to_date(file)
        tables = sample_of(asyncio.run(tables_in(file, first)), sample, seed)
        parts = list(pieces(tables))
        workers = Workers(jobs if len(parts) > 1 else 1).open()
        try:
            with progress_bar(talk("backup-tables")) as report:
                for found in workers.map(look_at, [str(file)] * len(parts), parts):
                    looked += found
                    report(len(looked), len(tables))
        finally:
            workers.shutdown(cancel_futures=True)
    differ = [one for one in looked if one.verdict == "differs"]
    others = [one for one in looked if one.verdict == "other-rules"]
    if as_json:
        write_json(
            {
                "place": str(place),
                **to_builtins(manifest),
                "looked": len(looked),
                "differ": to_builtins(differ),
                "other_rules": to_builtins(others),
            }
        )
    else:
        _show(talk, place, manifest.made, looked, differ, others)
    if differ:
        raise typer.Exit(DIFFERS)


def _show(
    talk: Talk,
    place: Path,
    made: str,
    looked: list[Looked],
    differ: list[Looked],
    others: list[Looked],
) -> None:
    console = screen()
    console.print(talk("backup-whole", place=str(place), made=made), soft_wrap=True)
    same = len(looked) - len(differ) - len(others)
    console.print(talk("backup-same", same=same, tables=len(looked)))
    for one in others:
        console.print(talk("backup-other", table=one.table, game=one.game, why=one.why))
    for one in differ:
        told = talk("backup-differs", table=one.table, game=one.game, number=one.number)
        console.print(f"{told} {one.why}", soft_wrap=True)


def _day(told: str | None) -> float:
    if told is None:
        return 0.0
    try:
        day = datetime.fromisoformat(told)
    except ValueError:
        raise NotThen(f"'{told}' is no day: write it as 2026-11-19") from None
    return (day if day.tzinfo else day.replace(tzinfo=UTC)).timestamp()


def restore(
    folder: Folder,
    database: Target = None,
    sign_out: Annotated[
        bool | None,
        typer.Option(
            "--sign-out/--stay",
            help="End all sessions of accounts, or leave them; asked otherwise.",
            show_default=False,
        ),
    ] = None,
    lang: LangOption = None,
) -> None:
    """Put a backup back, into a place where nothing is.

    \b
    Examples:
      osada server restore /var/backups/osada --database new.sqlite3
      osada server restore /var/backups/osada/osada-20261119T060000Z --stay
    """
    from osada.server.backup.folder import the_backup
    from osada.server.backup.manifest import read_manifest
    from osada.server.backup.restore import restore as put_back
    from osada.server.backup.restore import sign_everybody_out

    talk = Talk(choose_language(lang))
    settings = target_settings(database)
    place = the_backup(folder)
    manifest = read_manifest(place)
    put_back(place, manifest, settings)
    console = screen()
    console.print(talk("restore-done", place=settings.place, made=manifest.made), soft_wrap=True)
    if sign_out is None and sys.stdin.isatty():
        sign_out = typer.confirm(talk("restore-ask"), default=False)
    if sign_out:
        asyncio.run(sign_everybody_out(settings))
        console.print(talk("restore-signed-out"), soft_wrap=True)
    elif sign_out is None:
        console.print(talk("restore-copy"), soft_wrap=True)
