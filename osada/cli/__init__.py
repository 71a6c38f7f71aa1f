"""The command line of Osada: `osada …`."""

from __future__ import annotations

import sys
from io import TextIOWrapper

from osada.extras import missing

from .stand_ins import NAME, use_stand_ins


def main() -> None:
    """The console script."""
    use_stand_ins()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A letter that the terminal does not have, or a byte that is no letter, is no reason
            # to stop a game.
            stream.reconfigure(errors=NAME)
    try:
        from .app import app
    except ModuleNotFoundError as error:
        told = missing(error)
        if not told:
            raise
        print(f"osada: {told}", file=sys.stderr)
        sys.exit(2)  # `group.MISTAKE`, which cannot be loaded here
    app(prog_name="osada")


__all__ = ["main"]
