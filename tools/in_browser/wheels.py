"""Packages of the index, brought by pip and held to the hashes of a lock."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from collections.abc import Sequence
from pathlib import Path

WASM = (
    *("--implementation", "cp", "--python-version", "3.14"),
    *("--abi", "cp314", "--abi", "abi3", "--abi", "none"),
    *("--platform", "pyemscripten_2026_0_wasm32"),
)
"""What pip calls Python in a browser."""


class CannotBring(Exception):
    """Something is not to be had here. Said to the person in one line."""


class CannotBuild(Exception):
    """All was there, and it did not work."""


def bring(lock: str, into: Path, target: Sequence[str] = WASM) -> dict[str, bytes]:
    """The files of all packages of a lock, by name; pip checks every hash."""
    stamp = Path(lock).read_text("utf-8") + repr(target)
    kept = into / "lock"
    if not kept.exists() or kept.read_text("utf-8") != stamp:
        into.mkdir(parents=True, exist_ok=True)
        for old in into.glob("*.whl"):
            old.unlink()
        run = [sys.executable, "-m", "pip", "--version"]
        pip = [sys.executable] if subprocess.run(run, capture_output=True).returncode == 0 else []
        command = [*(pip or ["python3"]), "-m", "pip", "download", "--quiet", "--no-deps"]
        command += ["--disable-pip-version-check", "--only-binary", ":all:", "--require-hashes"]
        command += ["-r", lock, "-d", str(into), *target]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            said = done.stderr.strip().splitlines() or ["pip said nothing"]
            raise CannotBring(f"pip could not bring {lock}: {said[-1]}")
        kept.write_text(stamp, "utf-8")
    return {name: data for wheel in sorted(into.glob("*.whl")) for name, data in files_of(wheel)}


def files_of(wheel: Path) -> list[tuple[str, bytes]]:
    with zipfile.ZipFile(wheel) as opened:
        return [(one.filename, opened.read(one)) for one in opened.infolist() if not one.is_dir()]
