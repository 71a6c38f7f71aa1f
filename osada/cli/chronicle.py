"""`osada chronicle`: what happened in a campaign, as a story page."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import osada
from osada.kernel.errors import OsadaError
from osada.kernel.journal import Journal
from osada.texts import Speech
from osada.texts.chronicle import chronicle as write_chronicle

from .files import BadFile, read_text
from .language import choose_language


def chronicle(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a campaign.")],
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write there, not to the screen.")
    ] = None,
    lang: Annotated[
        str | None, typer.Option("--lang", metavar="LANG", help="en, pl or cs.")
    ] = None,
) -> None:
    """Tell a campaign as a story, in Markdown.

    \\b
    Examples:
      osada chronicle valley.osada --lang pl
      osada chronicle valley.osada --out valley.md
    """
    language = choose_language(lang)
    replay = osada.read_record(read_text(file), whole=True)
    if replay.fault is not None:
        raise BadFile(f"{file}: {replay.fault}")
    if replay.journal.game.name != "mythwind":
        raise BadFile(f"{file}: only a campaign of mythwind has a chronicle")
    page = write_chronicle(replay.journal, _speech(replay.journal, language))
    if out is None:
        print(page, end="")
        return
    if out.exists():
        raise OsadaError(f"{out} is there already: give another --out")
    out.write_text(page, encoding="utf-8")


def _speech(journal: Journal, lang: str) -> Speech:
    """Everybody is called by the character they play now."""
    speech = Speech(journal.game, lang)
    seats = journal.state.view(None)["seats"]
    assert isinstance(seats, list)
    names = [speech.name(f"character-{seat['character']}") for seat in seats]
    return Speech(journal.game, lang, [name[:1].upper() + name[1:] for name in names])
