"""`osada pocket`: a folder with which anybody plays without a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from osada.pocket.folder import write_folder

from .screen import screen


def pocket(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Where to write it.")],
    pause: Annotated[
        float | None,
        typer.Option(
            min=0,
            max=60,
            metavar="SECONDS",
            help="How long computer players wait before each move, so that it can be followed.",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Write a folder for any static host: the whole table, played in the browser without a server.

    \b
    Examples:
      osada pocket public
      osada pocket /media/stick/osada
    """
    written = write_folder(folder, pause)
    screen().print(f"{folder}: {written.files} files, {written.bytes / 1e6:.1f} MB")
