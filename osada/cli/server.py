"""`osada server check-upgrade`: what an update of the rules would do to the games that are kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from msgspec import to_builtins
from rich import box
from rich.table import Table

from osada.lab.blocks import Progress
from osada.terminal import Talk

from .language import LangOption, choose_language
from .progress import progress_bar
from .screen import screen, write_json
from .stored import kept_settings, reading_games

if TYPE_CHECKING:
    from osada.server.host.settings import Settings
    from osada.server.tables.upgrade import Checked

DIVERGES = 1
"""The exit code when a game would go another way."""


def check_upgrade(
    apply: Annotated[
        bool,
        typer.Option(
            "--apply", help="Let the games that play out the same continue under these rules."
        ),
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    lang: LangOption = None,
) -> None:
    """Replay every stored game under the current rules, and list where one would differ.

    \b
    Nothing is changed without --apply. The exit code is 1 if any game differs: it
    stays as it is, to be looked at; nobody can play on in it.

    \b
    Examples:
      osada server check-upgrade
      OSADA_DATABASE=games.sqlite3 osada server check-upgrade --apply
    """
    talk = Talk(choose_language(lang))
    settings = kept_settings()
    with progress_bar(talk("upgrade-tables")) as report:
        checked = reading_games(settings, _check(settings, report, apply))
    if as_json:
        write_json(to_builtins(checked))
    else:
        _show(checked, apply, talk)
    if checked.divergences:
        raise typer.Exit(DIVERGES)


async def _check(settings: Settings, report: Progress, apply: bool) -> Checked:
    from osada.server.store.file_lock import FileLock
    from osada.server.store.rehearsal import readable
    from osada.server.store.store import Store
    from osada.server.tables.upgrade import check_upgrade as check

    hold = FileLock(settings.file)
    if apply:
        hold.take()
    try:
        async with readable(settings.url, settings.file, may_change=apply) as engine:
            return await check(Store(engine), report, apply)
    finally:
        hold.let_go()


def _show(checked: Checked, apply: bool, talk: Talk) -> None:
    console = screen()
    same = checked.tables - len(checked.divergences)
    console.print(talk("upgrade-same", same=same, tables=checked.tables))
    if checked.divergences:
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for head in (talk("upgrade-table"), talk("upgrade-game"), talk("upgrade-number")):
            table.add_column(head, no_wrap=True)
        table.add_column(talk("upgrade-what"))
        for one in checked.divergences:
            what = _what(one.what, talk)
            table.add_row(one.table, one.game, str(one.number), f"{what}: {one.detail}")
        console.print(table)
    if apply:
        console.print(talk("upgrade-applied", count=checked.apply))
    elif checked.pinned:
        console.print(talk("upgrade-to-apply", count=checked.pinned))


def _what(what: str, talk: Talk) -> str:
    """What differs, in words."""
    return {
        "start": talk("upgrade-start"),
        "action": talk("upgrade-action"),
        "illegal": talk("upgrade-illegal"),
        "chance": talk("upgrade-chance"),
        "told": talk("upgrade-told"),
        "position": talk("upgrade-position"),
    }[what]
