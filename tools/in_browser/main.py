"""`tools/build_wasm`: make osada/pocket/built, which `osada pocket` takes with it."""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import sys
from pathlib import Path
from typing import Any

from .contents import needed_for, of_osada, of_packages
from .stored import stored
from .wheels import CannotBring, bring

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "osada"
BUILT = PACKAGE / "pocket" / "built"
BROUGHT = ROOT / ".tools" / "wasm"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LIBRARY = "python_stdlib.zip"


def main() -> int:
    parser = argparse.ArgumentParser(prog="tools/build_wasm", description=__doc__)
    parser.parse_args()
    os.chdir(ROOT)
    try:
        build()
    except CannotBring as why:
        print(f"osada: {why}", file=sys.stderr)
        return 1
    return 0


def build() -> None:
    packages = of_packages(bring("requirements/pocket.txt", BROUGHT / "packages"))
    files = {name: (PYODIDE / name).read_bytes() for name in (*RUNTIME, LIBRARY)}
    purposes: dict[str, list[str]] = {name: [] for name in files}
    for archive, found in of_osada(PACKAGE).items():
        if archive == "core":
            found.update(packages)
        files[f"{archive}.zip"] = stored(found)
        purposes[f"{archive}.zip"] = needed_for(archive)
    install(files, manifest(files, purposes))


def manifest(files: dict[str, bytes], purposes: dict[str, list[str]]) -> dict[str, Any]:
    """What lies there and for what, as a page reads it."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    named = {
        name: {
            "sha256": hashlib.sha256(data).hexdigest(),
            "bytes": len(data),
            "for": purposes[name],
        }
        for name, data in sorted(files.items())
    }
    return {"python": lock["info"], "library": LIBRARY, "compiled": "", "files": named}


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
