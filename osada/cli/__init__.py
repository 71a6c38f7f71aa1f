"""The command line of Osada: `osada …`."""

from __future__ import annotations

import sys
from io import TextIOWrapper

from .stand_ins import NAME, use_stand_ins


def main() -> None:
    """The console script."""
    use_stand_ins()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A letter that the terminal does not have, or a byte that is no letter, is no reason
            # to stop a game.
            stream.reconfigure(errors=NAME)
    from .app import app

    app(prog_name="osada")


__all__ = ["main"]
