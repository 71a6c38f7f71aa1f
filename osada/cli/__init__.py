"""The command line of Osada: `osada …`."""

from __future__ import annotations

import sys
from io import TextIOWrapper

import osada
from osada.extras import missing

from .stand_ins import NAME, use_stand_ins

MISTAKE = 2
"""`group.MISTAKE`, which cannot be loaded before it is known what is missing."""


def main() -> None:
    """The console script."""
    use_stand_ins()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A letter that the terminal does not have, or a byte that is no letter, is no reason
            # to stop a game.
            stream.reconfigure(errors=NAME)
    if not hasattr(osada, "MODE"):  # another program's file lies in the place of ours
        from osada.installed import overwritten

        print(f"osada: {overwritten()}", file=sys.stderr)
        sys.exit(MISTAKE)
    try:
        from .app import app
    except ModuleNotFoundError as error:
        told = missing(error)
        if not told:
            raise
        if sys.argv[1:] == ["--version"]:
            from .version import version

            print(version())
            return
        print(f"osada: {told}", file=sys.stderr)
        sys.exit(MISTAKE)
    app(prog_name="osada")


__all__ = ["main"]
