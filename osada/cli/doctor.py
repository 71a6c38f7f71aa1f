"""`osada doctor`: is this installed as it should be, and what is missing?"""

from __future__ import annotations

import platform
from typing import Annotated

import typer

import osada
from osada.extras import PACKAGE, how_to_get
from osada.installed import compiling, extras, faults, found

from .screen import write_json
from .version import version


def doctor(
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """Look at how osada is installed: compiled or pure and why, which extras, anything wrong.

    \b
    Examples:
      osada doctor
      osada doctor --json
    """
    lacks, wrong, ours = extras(), faults(), found(PACKAGE)
    if as_json:
        write_json(
            {
                "version": osada.__version__,
                "mode": osada.MODE,
                "why": version().partition("(")[2].rstrip(")"),
                "compiling": compiling(),
                "python": platform.python_version(),
                "installed_as": PACKAGE if ours is not None else None,
                "missing": lacks,
                "faults": wrong,
            }
        )
    else:
        print(f"{version()}\nPython {platform.python_version()} on {platform.platform()}")
        if compiling():
            print(compiling())
        print(f"installed as {PACKAGE}" if ours is not None else "not installed: run from a folder")
        for extra, modules in lacks.items():
            state = f"without {', '.join(modules)}: {how_to_get(extra)}" if modules else "there"
            print(f"extra {extra}: {state}")
        print("\n".join(f"WRONG: {fault}" for fault in wrong) or "nothing is wrong")
    if wrong:
        raise typer.Exit(1)
