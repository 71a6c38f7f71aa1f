"""`osada chronicle`: what happened in a campaign, as a story page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, cast

import typer

import osada
from osada.kernel.errors import OsadaError
from osada.kernel.journal import Journal

from .files import BadFile, read_text, write_text
from .language import choose_language

Chronicle = Callable[[Journal, str], str]


def chronicle(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a campaign.")],
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Write there, not to the screen; with pictures and to print if it ends in .html.",
        ),
    ] = None,
    lang: Annotated[
        str | None, typer.Option("--lang", metavar="LANG", help="en, pl or cs.")
    ] = None,
) -> None:
    """Tell a campaign as a story, in Markdown or as a page.

    \b
    Examples:
      osada chronicle valley.osada --lang pl
      osada chronicle valley.osada --out valley.md
      osada chronicle valley.osada --out valley.html
    """
    language = choose_language(lang)
    replay = osada.read_record(read_text(file), whole=True)
    if replay.fault is not None:
        raise BadFile(f"{file}: {replay.fault}")
    house = replay.journal.game.house
    if not house.chronicle:
        raise BadFile(f"{file}: a game of {house.name} has no chronicle, only a campaign has one")
    as_page = out is not None and out.suffix == ".html"
    part = house.part(house.chronicle_page if as_page else house.chronicle)
    page = cast(Chronicle, part)(replay.journal, language)
    if out is None:
        print(page, end="")
        return
    if out.exists():
        raise OsadaError(f"{out} is there already: give another --out")
    write_text(out, page)
