"""The Pythons of this machine for which a wheel can be compiled."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

WANTED = ("3.11", "3.12", "3.13", "3.14")
ASK = "import sys; print(sys.implementation.name, '%d.%d' % sys.version_info[:2], sys.executable)"


def found() -> dict[str, str]:
    """By version, the interpreter of each that is there; what only stands in for one is asked."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    there: dict[str, str] = {}
    for version in WANTED:
        candidates = [shutil.which(f"python{version}")]
        candidates += sorted(map(str, pyenv.glob(f"versions/{version}*/bin/python{version}")))
        if uv := shutil.which("uv"):
            asked = subprocess.run(
                [uv, "python", "find", "--offline", version], capture_output=True, text=True
            )
            candidates.append(asked.stdout.strip())
        for one in filter(None, candidates):
            if (interpreter := interpreter_of(one, version)) is not None:
                there[version] = interpreter
                break
    return there


def interpreter_of(command: str, version: str) -> str | None:
    """What really runs under this command, when it is a CPython of this version."""
    told = subprocess.run([command, "-ISc", ASK], capture_output=True, text=True)
    if told.returncode != 0:
        return None
    implementation, its, interpreter = told.stdout.strip().split(" ", 2)
    return interpreter if (implementation, its) == ("cpython", version) else None
