"""Where commands write: a plain terminal of at most 100 columns. NO_COLOR is respected."""

from __future__ import annotations

import json
import shlex
import sys

from rich.console import Console

WIDEST = 100
"""Lines longer than this are hard to read; boards are drawn for it."""


def screen() -> Console:
    """The screen as it is now. Nothing that is written is taken for markup."""
    console = Console(highlight=False, markup=False, emoji=False)
    console.width = min(console.width, WIDEST)
    return console


def write_json(data: object) -> None:
    """One JSON value, for programs."""
    print(json.dumps(data, ensure_ascii=False, indent=2))


def typed() -> str:
    """The command that is carried out, as somebody can type it again."""
    return f"osada {shlex.join(sys.argv[1:])}"
