"""How hundreds of C files become the compiled modules: side by side, and what they all include is
read once. `tools/build_fast.py` says which and where."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock
from typing import Any

from setuptools.command.build_ext import build_ext


class ParallelBuild(build_ext):
    """setuptools compiles several extensions at a time, but the files of one in turn, all of them
    each time. Nearly all of our code is one extension, so the files must be what runs in parallel.
    """

    work: Path
    """Where what is made lies; below `c` the doors, files that only point into the library."""
    as_it_is: tuple[str, ...] = ()
    """What the names of those files begin with that are compiled as they stand."""

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        compile_in_turn = compiler.compile
        headers = Headers(compiler, self.work)

        def compile_in_parallel(sources: list[str], **how: Any) -> list[str]:
            def one(source: str) -> list[str]:
                (made,) = compiler.object_filenames([source], output_dir=how["output_dir"])
                if is_newer(made, [source, *how["depends"]]):
                    return [made]
                ways = list(how["extra_postargs"])
                if Path(source).name.startswith(self.as_it_is):
                    ways.append("-O0")
                ways += headers.read_for(Path(source), how | {"extra_postargs": ways})
                return list(compile_in_turn([source], **how | {"extra_postargs": ways}))

            return [made for result in pool.map(one, sources) for made in result]

        compiler.compile = compile_in_parallel
        with ThreadPoolExecutor(int(self.parallel or 1)) as pool:
            super().build_extensions()


class Headers:
    """What hundreds of files include is read once, and kept as the compiler has understood it: that
    is a sixth of its work. Where another system has other ways to say so, each file reads all."""

    OF_MODULES = ("__native_osada.h", "__native_internal_osada.h")
    OF_DOORS = ("Python.h",)

    def __init__(self, compiler: Any, work: Path) -> None:
        self._compile = compiler.compile
        self._work = work
        self._lock = Lock()
        self._read: dict[tuple[str, ...], Path] = {}
        compiler.src_extensions.append(".h")

    def read_for(self, source: Path, how: dict[str, Any]) -> list[str]:
        """What to tell the compiler besides, for a source that is compiled so."""
        if sys.platform != "linux":
            return []
        if source.name.startswith("__native_"):
            return self._include(self.OF_MODULES, how)
        return (
            self._include(self.OF_DOORS, how)
            if self._work / "c" / "osada" in source.parents
            else []
        )

    def _include(self, names: tuple[str, ...], how: dict[str, Any]) -> list[str]:
        kind = (*names, *how["extra_postargs"])  # it fits those that are compiled the same way
        with self._lock:
            if kind not in self._read:
                header = self._work / f"all_{len(self._read)}.h"
                header.write_text("".join(f'#include "{name}"\n' for name in names))
                (made,) = self._compile([str(header)], **how)
                Path(made).replace(f"{header}.gch")
                self._read[kind] = header
            return ["-include", str(self._read[kind])]


def is_newer(made: str, sources: Iterable[str]) -> bool:
    try:
        then = os.path.getmtime(made)
        return all(os.path.getmtime(source) < then for source in sources)
    except FileNotFoundError:
        return False
