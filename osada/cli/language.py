"""Which language a command speaks, and the words of the command line itself."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from osada.texts import check_language, languages

LangOption = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="en|pl|cs",
        help="The language to speak; by default that of your environment (LC_ALL, LANG).",
        show_default=False,
    ),
]


def choose_language(asked: str | None) -> str:
    """The language asked for, else that of the environment if we speak it, else English."""
    if asked is not None:
        lang = asked.strip().lower()
        check_language(lang)
        return lang
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wish = os.environ.get(name, "")
        if wish:
            # pl_PL.UTF-8, pl-PL and pl are all Polish
            lang = wish.replace("-", "_").split("_")[0].split(".")[0].lower()
            return lang if lang in languages() else "en"
    return "en"
