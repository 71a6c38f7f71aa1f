"""Commands that stand beside the package, in the `tools/` of a clone of Osada.

They measure or attack Osada from outside: those who work on it need them, those who install it do
not. Where there is no clone they say where to find them.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import typer

import osada
from osada.kernel.errors import OsadaError

ROOT = Path(osada.__file__).resolve().parents[1]
COMMAND = "command.py"


class NoClone(OsadaError):
    """It stands in a clone only, and this is none."""


def tool(name: str, asked: str) -> ModuleType:
    """`tools/NAME/command.py` of the clone that this package is run from."""
    if not _is_there(name):
        raise NoClone(f"osada {asked} is not in the package: {where(name, asked)}")
    if str(ROOT) not in sys.path:
        sys.path.append(str(ROOT))
    return import_module(f"tools.{name}.command")


def where(name: str, asked: str) -> str:
    """How somebody gets at it."""
    return f"clone Osada's repository, where tools/{name} holds it, and ./run {asked} there"


def add_tool(group: typer.Typer, name: str, command: str, asked: str) -> None:
    """Add a command of a tool; without a clone, one that says where it is."""
    if _is_there(name):
        group.command(command)(getattr(tool(name, asked), command))
        return

    def absent() -> None:
        tool(name, asked)

    absent.__doc__ = f"Not in the package: {where(name, asked)}."
    anything = {"ignore_unknown_options": True, "allow_extra_args": True}
    group.command(command, context_settings=anything)(absent)


def _is_there(name: str) -> bool:
    return (ROOT / "tools" / name / COMMAND).is_file()
