"""How this package is installed: under which names, with which extras, compiled or not."""

from __future__ import annotations

from importlib.metadata import Distribution, PackageNotFoundError, distribution
from importlib.util import find_spec
from pathlib import Path

import osada

from .extras import MODULES, PACKAGE

NAMESAKE = "osada"
"""Another's program with the same import name; and what ours was called before."""


def extras() -> dict[str, list[str]]:
    """By extra, the modules that are missing here."""
    return {
        extra: [name for name in modules if find_spec(name) is None]
        for extra, modules in MODULES.items()
    }


def faults() -> list[str]:
    """What is wrong with the installation, each with what to type."""
    namesake = found(NAMESAKE)
    if namesake is None:
        return []
    if _is_ours_of_before(namesake):
        return [
            f"this program is installed twice: as {PACKAGE} and under its former name "
            f"{NAMESAKE} {namesake.version}. Type: pip uninstall {NAMESAKE} {PACKAGE}, then "
            "install it again as before"
        ]
    return [
        f"{NAMESAKE} {namesake.version} is another program with the same import name, and each "
        f"overwrites the other's files. Type: pip uninstall {NAMESAKE} {PACKAGE}, then install "
        "this program again from its clone or its wheel's file"
    ]


def overwritten() -> str:
    """What to say where another program has put a file of its own into the place of ours."""
    return next(iter(faults()), f"{osada.__file__} is no file of ours: install this program again")


def compiling() -> str:
    """Why `./run` has not compiled the rules by itself; empty where it had no reason to say."""
    note = Path(__file__).parents[1] / ".tools" / "compiling"
    if osada.MODE == "compiled" or not note.is_file():
        return ""
    return f"not compiled by ./run: {note.read_text('utf-8').splitlines()[0]}"


def found(name: str) -> Distribution | None:
    """What is installed under a name, if anything."""
    try:
        return distribution(name)
    except PackageNotFoundError:
        return None


def _is_ours_of_before(namesake: Distribution) -> bool:
    ours = found(PACKAGE)
    scripts = [entry.value for entry in namesake.entry_points if entry.name == NAMESAKE]
    return scripts == ["osada.cli:main"] and (ours is None or ours.version == namesake.version)
