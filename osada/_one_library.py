"""Compiled modules that have no files of their own: all of them stand in one library, as in a
browser, where opening many takes long. `osada/_compiled.py` decides whether they are used."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from types import ModuleType
from typing import Any

DOORS = "osada__doors"
"""The part of the library that opens its modules."""


class InOneLibrary:
    """Finds modules in a group's library: what was Python by the doors, what was C by its name."""

    def __init__(self, group: str, modules: Sequence[str]) -> None:
        self.group = group
        self.in_python = {_name(path) for path in modules if path.endswith(".py")}
        self.in_c = {_name(path) for path in modules if path.endswith(".c")}

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name in self.in_python:
            return ModuleSpec(name, self, origin=self._file())  # type: ignore[arg-type]
        if name in self.in_c or name == DOORS:
            return ModuleSpec(name, ExtensionFileLoader(name, self._file()), origin=self._file())
        return None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """It comes with everything in it: there is nothing left to carry out."""
        door = "init_" + spec.name.replace(".", "___")
        capsule = getattr(import_module(self.group), door)
        doors: Any = import_module(DOORS)
        opened: ModuleType = doors.opened(capsule, f"{self.group}.{door}")
        return opened

    def exec_module(self, module: ModuleType) -> None:
        """Nothing: see above."""

    def _file(self) -> str:
        return str(import_module(self.group).__file__)


def _name(path: str) -> str:
    return path.rpartition(".")[0].replace("/", ".")
