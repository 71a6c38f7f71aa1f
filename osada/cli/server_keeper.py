"""`osada server keeper`: who looks after a house, and may see its pages at /house."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer
from msgspec import to_builtins

from osada.kernel.errors import OsadaError
from osada.terminal import Talk

from .language import LangOption, choose_language
from .screen import screen, write_json
from .server_office import JsonOption, Limit, moment, read_house
from .stored import kept_settings, reading_games

if TYPE_CHECKING:
    from osada.server.host.settings import Settings
    from osada.server.store.keepers import Keepers

T = TypeVar("T")
Login = Annotated[str, typer.Argument(metavar="LOGIN", help="The name they sign in with.")]

keepers = typer.Typer(help="Name who looks after the house.", rich_markup_mode=None)


def _change(settings: Settings, work: Callable[[Keepers], Awaitable[T]]) -> T:
    """Change it while a server may have it open: it is one row."""
    from osada.server.store.database import open_engine
    from osada.server.store.keepers import Keepers
    from osada.server.store.migrate import is_current

    async def do() -> T:
        engine = open_engine(settings.url)
        try:
            if not await is_current(engine):
                raise OsadaError("the database is of another edition: start the server once first")
            return await work(Keepers(engine))
        finally:
            await engine.dispose()

    return reading_games(settings, do())


@keepers.command()
def add(login: Login, lang: LangOption = None) -> None:
    """Let somebody who has an account look after the house, at /house.

    \b
    Examples:
      osada server keeper add ruta
    """
    talk = Talk(choose_language(lang))
    if not _change(kept_settings(), lambda keepers: keepers.add(login)):
        raise OsadaError(
            f"nobody signs in as '{login}': make an account at /account first, or see"
            " `osada server people`"
        )
    screen().print(talk("keeper-added", login=login), soft_wrap=True)


@keepers.command()
def remove(login: Login, lang: LangOption = None) -> None:
    """Let somebody look after the house no longer.

    \b
    Examples:
      osada server keeper remove ruta
    """
    talk = Talk(choose_language(lang))
    if not _change(kept_settings(), lambda keepers: keepers.remove(login)):
        raise OsadaError(f"'{login}' does not look after the house: see `osada server keeper list`")
    screen().print(talk("keeper-removed", login=login), soft_wrap=True)


@keepers.command("list")
def list_(as_json: JsonOption = False, lang: LangOption = None) -> None:
    """Say who looks after the house.

    \b
    Examples:
      osada server keeper list
    """
    from osada.server.store.keepers import Keepers

    talk = Talk(choose_language(lang))
    found = read_house(kept_settings(), lambda engine: Keepers(engine).all())
    if as_json:
        write_json(to_builtins(found))
        return
    console = screen()
    if not found:
        console.print(talk("keeper-none"), soft_wrap=True)
    for one in found:
        console.print(f"{one.login}  {one.name}  {moment(one.since)}", soft_wrap=True)


def deeds(limit: Limit = 30, as_json: JsonOption = False, lang: LangOption = None) -> None:
    """Say what was done by whoever looks after the house, the last first.

    \b
    Examples:
      osada server deeds --limit 100 --json
    """
    from osada.server.store.keepers import Keepers

    talk = Talk(choose_language(lang))
    found = read_house(kept_settings(), lambda engine: Keepers(engine).deeds(limit))
    if as_json:
        write_json(to_builtins(found))
        return
    console = screen()
    if not found:
        console.print(talk("deeds-none"), soft_wrap=True)
    for one in found:
        who = one.who or talk("deeds-here")
        console.print(f"{moment(one.at)}  {who}  {one.what}  {one.about}", soft_wrap=True)
