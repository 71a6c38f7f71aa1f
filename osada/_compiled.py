"""Whether the compiled modules may be used; settled before any other module of osada is loaded.

Python prefers an extension file to the .py beside it, always. After an edit the old build would go
on running, and nobody would see why the edit does nothing. So each build leaves a stamp of the
sources it was made from, and unless that stamp still fits, every module is loaded from its source.

>>> MODE in ("compiled", "pure")
True
"""

from __future__ import annotations

import importlib
import json
import os
import sys
import zlib
from collections.abc import Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    PathFinder,
    SourceFileLoader,
)
from types import ModuleType

STAMP = "_fast_stamp.json"
STAMP_ONE = "one_library"
"""In a stamp: that modules have no files beside their sources, but stand in the library itself."""
SOURCES = "_sources.json"
"""Where modules lie as bytecode alone: the sums of the sources that they were made from."""
GROUP = "osada__mypyc"
"""The library that holds all compiled code; the files beside the sources only point into it."""


class SourceOnly:
    """Finds the modules of one package in their .py files, as if nothing had been compiled."""

    def __init__(self, package: str) -> None:
        self.prefix = package + "."
        self.finders: dict[str, FileFinder] = {}

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not name.startswith(self.prefix):
            return None
        for folder in path:
            finder = self.finders.get(folder)
            if finder is None:
                finder = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
                self.finders[folder] = finder
            spec = finder.find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        spec = PathFinder.find_spec(name, path, target)
        if spec is not None and isinstance(spec.loader, ExtensionFileLoader):
            # Left over from a module that was renamed or deleted since.
            raise ModuleNotFoundError(
                f"No module named {name!r}: {spec.origin} is compiled, without a source", name=name
            )
        return spec

    def invalidate_caches(self) -> None:
        """Called by importlib when files may have come or gone while the program runs."""
        self.finders.clear()


def decide(package: str, pure: str = "") -> tuple[str, str]:
    """("compiled" or "pure", why) for the package in this folder; `pure` as OSADA_PURE has it."""
    if pure not in ("", "0"):
        return "pure", "OSADA_PURE is set"
    home = os.path.dirname(package)
    in_repository = os.path.exists(os.path.join(home, "tools", "build_fast.py"))
    remedy = "run ./run build-fast" if in_repository else "install osada again"
    try:
        with open(os.path.join(package, STAMP), "rb") as file:
            stamp = json.load(file)
        files = stamp["modules"] if STAMP_ONE not in stamp else []
        fault = _fault(package, stamp["abi"], files, stamp["sources"])
    except FileNotFoundError:
        if _holds_extensions(package):
            return "pure", f"compiled modules without a stamp: {remedy}"
        return "pure", "no compiled modules" + (": ./run build-fast" if in_repository else "")
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        fault = "the stamp of the compiled modules cannot be read"
    if fault:
        return "pure", f"{fault}: {remedy}"
    return "compiled", f"{len(stamp['modules'])} modules compiled"


def _fault(package: str, abi: str, modules: list[str], sources: dict[str, int]) -> str:
    """Why a build with this stamp may not be used; empty when it may."""
    if abi != EXTENSION_SUFFIXES[0]:
        return f"compiled for another Python ({abi.strip('.')})"
    home = os.path.dirname(package)
    files = [GROUP + abi, *(os.path.splitext(name)[0] + abi for name in modules)]
    if not all(os.path.exists(os.path.join(home, name)) for name in files):
        return "some compiled modules are missing"
    if _changed(package, sources):
        return "sources changed since the build"
    return ""


def _changed(package: str, sources: dict[str, int]) -> bool:
    """Whether any source is not what was built. None there at all is fine: nothing was edited."""
    try:
        with open(os.path.join(package, SOURCES), "rb") as file:
            there: dict[str, int] = json.load(file)
        return any(there.get(name, sum_then) != sum_then for name, sum_then in sources.items())
    except FileNotFoundError:
        pass
    home, missing = os.path.dirname(package), 0
    for name, sum_then in sources.items():
        try:
            with open(os.path.join(home, name), "rb") as file:
                if zlib.crc32(file.read()) != sum_then:
                    return True
        except FileNotFoundError:
            missing += 1
    return 0 < missing < len(sources)


def _holds_extensions(package: str) -> bool:
    return any(
        name.endswith(tuple(EXTENSION_SUFFIXES))
        for _, _, names in os.walk(package)
        for name in names
    )


def _in_one_library(package: str) -> list[str]:
    """The modules that stand in the library itself, where they do."""
    with open(os.path.join(package, STAMP), "rb") as file:
        stamp = json.load(file)
    return list(stamp["modules"]) if STAMP_ONE in stamp else []


def loads(group: str = GROUP) -> str:
    """Why the library of all compiled code cannot be loaded here; empty when it can."""
    try:
        importlib.import_module(group)
    except ImportError as why:
        return f"the compiled modules do not load here ({str(why).splitlines()[0]})"
    return ""


MODE, WHY = decide(os.path.dirname(os.path.abspath(__file__)), os.environ.get("OSADA_PURE", ""))
if MODE == "compiled" and "." in __name__ and (fault := loads()):  # not for who only asks
    MODE, WHY = "pure", fault
    print(f"osada: {fault}: all goes on as pure Python", file=sys.stderr)
    os.environ["OSADA_PURE"] = "1"  # once: not by every process that this one starts
if MODE == "compiled" and (modules := _in_one_library(os.path.dirname(os.path.abspath(__file__)))):
    from ._one_library import InOneLibrary

    sys.meta_path.insert(0, InOneLibrary(GROUP, modules))
if MODE == "pure":
    # Also when nothing is compiled yet: a build may end while this program still imports.
    sys.meta_path.insert(0, SourceOnly(__name__.partition(".")[0]))
