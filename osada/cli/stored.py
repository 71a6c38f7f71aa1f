"""The database that a server keeps, for commands that look after it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from osada.kernel.errors import OsadaError

if TYPE_CHECKING:
    from osada.server.host.settings import Settings

T = TypeVar("T")
Target = Annotated[
    str | None,
    typer.Option(
        metavar="PLACE",
        help="Where to: a file, or postgresql://…; same as OSADA_DATABASE.",
        show_default=False,
    ),
]
"""The option `--database` of commands that fill one."""


class NoGames(OsadaError):
    """There is nothing to look at."""


def kept_settings() -> Settings:
    """What the environment says of a server whose games are there."""
    from osada.server.host.settings import Settings

    settings = Settings.from_env()
    if settings.file is not None and not settings.file.is_file():
        raise NoGames(f"there are no games in {settings.file}: see OSADA_DATABASE")
    return settings


def target_settings(database: str | None) -> Settings:
    """What the environment says of a server, with the database that a `Target` names, if any."""
    from osada.server.host.settings import Settings

    if database is not None:
        os.environ["OSADA_DATABASE"] = database
    return Settings.from_env()


def reading_games(settings: Settings, reading: Coroutine[Any, Any, T]) -> T:
    """What comes of it; where the database cannot be read, one line says so."""
    from sqlalchemy.exc import SQLAlchemyError

    try:
        return asyncio.run(reading)
    except (OSError, SQLAlchemyError) as error:
        told = str(getattr(error, "orig", None) or error) or type(error).__name__
        why = told.splitlines()[0]
        raise NoGames(f"the games in {settings.place} cannot be read ({why})") from None
