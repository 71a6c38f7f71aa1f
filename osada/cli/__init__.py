"""The command line of Osada: `osada …`."""

from __future__ import annotations

import sys
from io import TextIOWrapper


def main() -> None:
    """The console script."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A letter that the terminal does not have, or a byte that is no letter, is no reason
            # to stop a game.
            stream.reconfigure(errors="replace")
    from .app import app

    app(prog_name="osada")


__all__ = ["main"]
