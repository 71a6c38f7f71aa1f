"""`tools/build_wasm`: make osada/pocket/built, which `osada pocket` takes with it."""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import sys
import zipfile
import zlib
from pathlib import Path
from typing import Any

from osada.pocket import every_game

from .bytecode import bytecode
from .contents import COMPILED, needed_for, of_osada, of_packages
from .side_module import side_module, wanted_modules
from .stored import stored
from .wheels import CannotBring, CannotBuild, bring

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "osada"
BUILT = PACKAGE / "pocket" / "built"
BROUGHT = ROOT / ".tools" / "wasm"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
NOT_TO_BE_HAD = 75
LIBRARY = "python_stdlib.zip"
LIBRARY_LIST = Path(__file__).with_name("library.txt")
PACKAGES_LIST = Path(__file__).with_name("packages.txt")
"""The modules of Python's library and of packages that a game needs; a test plays to know them."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="tools/build_wasm", description=__doc__)
    parser.add_argument("--pure", action="store_true", help="compile nothing")
    chosen = parser.parse_args()
    os.chdir(ROOT)
    try:
        build(chosen.pure)
    except (CannotBring, CannotBuild) as why:
        print(f"osada: {why}", file=sys.stderr)
        return NOT_TO_BE_HAD if isinstance(why, CannotBring) else 1
    return 0


def build(pure: bool) -> None:
    brought = bring("requirements/pocket.txt", BROUGHT / "packages")
    compiled, why = ({}, "asked for") if pure else compiled_files()
    archives = of_osada(PACKAGE, wanted_modules() if compiled else ())
    for archive, found in of_packages(brought, PACKAGES_LIST.read_text("utf-8").split()).items():
        archives[archive] |= found
    archives["core"]["osada/_sources.json"] = sums_of(archives)
    archives["core"][f"osada/pocket/{every_game.FILE.name}"] = every_game.as_json()
    if compiled:
        archives[COMPILED] = compiled
    files, purposes = packed(archives)
    install(files, manifest(files, purposes, why))


def compiled_files() -> tuple[dict[str, bytes], str]:
    """What is compiled; where that cannot be, why not, which is no fault: all works without it."""
    try:
        return side_module(BROUGHT), ""
    except CannotBring as why:
        print(f"osada: nothing is compiled for browsers: {why}", file=sys.stderr)
        return {}, str(why)


def sums_of(archives: dict[str, dict[str, bytes]]) -> bytes:
    """The sums of all sources, by which what is compiled is known to be of them."""
    sources = {name: data for files in archives.values() for name, data in files.items()}
    names = sorted(name for name in sources if name.startswith("osada/") and name.endswith(".py"))
    return json.dumps({name: zlib.crc32(sources[name]) for name in names}).encode()


def packed(archives: dict[str, dict[str, bytes]]) -> tuple[dict[str, bytes], dict[str, list[str]]]:
    """The files of the folder, by name, and what each is for."""
    library = zipfile.ZipFile(PYODIDE / LIBRARY)
    wanted = LIBRARY_LIST.read_text("utf-8").split()
    python = {name: library.read(name) for name in wanted}
    everything = {
        name: data for files in (python, *archives.values()) for name, data in files.items()
    }
    made = bytecode(everything, (PYODIDE / "pyodide-lock.json").read_bytes())
    files = {name: (PYODIDE / name).read_bytes() for name in RUNTIME}
    files[LIBRARY] = stored(as_bytecode(python, made))
    purposes: dict[str, list[str]] = {name: [] for name in files}
    for archive, found in archives.items():
        files[f"{archive}.zip"] = stored(as_bytecode(found, made))
        purposes[f"{archive}.zip"] = needed_for(archive)
    return files, purposes


def as_bytecode(files: dict[str, bytes], made: dict[str, bytes]) -> dict[str, bytes]:
    return {
        f"{name}c" if name in made else name: made.get(name, data) for name, data in files.items()
    }


def manifest(files: dict[str, bytes], purposes: dict[str, list[str]], why: str) -> dict[str, Any]:
    """What lies there and for what, as a page reads it; `why` nothing is compiled."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    named = {
        name: {
            "sha256": hashlib.sha256(data).hexdigest(),
            "bytes": len(data),
            "for": purposes[name],
        }
        for name, data in sorted(files.items())
    }
    return {"python": lock["info"], "library": LIBRARY, "why_pure": why, "files": named}


def install(files: dict[str, bytes], told: dict[str, Any]) -> None:
    """Put them where the pocket looks, the manifest last."""
    BUILT.mkdir(parents=True, exist_ok=True)
    (BUILT / "built.json").unlink(missing_ok=True)
    for old in set(os.listdir(BUILT)) - files.keys():
        path = BUILT / old
        shutil.rmtree(path) if path.is_dir() else path.unlink()
    for name, data in files.items():
        fresh = BUILT / f"{name}.new"
        fresh.write_bytes(data)
        fresh.replace(BUILT / name)
    (BUILT / "built.json").write_text(json.dumps(told, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    sys.exit(main())
