"""An environment of their own for the libraries that we are measured beside, made on request."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from platformdirs import user_cache_path

from osada.lab.errors import BadExperiment

WANTED = ("catanatron", "chess", "rlcard", "pettingzoo", "pygame", "open_spiel")
"""What is installed; PettingZoo's classic games draw with pygame."""
DONE = ".installed"
LONGEST = 900.0
"""Seconds that an installation may take."""


def folder() -> Path:
    """Where it is: what is there is used again."""
    return user_cache_path("osada") / f"peers-{sys.version_info[0]}.{sys.version_info[1]}"


def python_in(where: Path) -> Path:
    """Its Python."""
    return where / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def install(where: Path) -> Path:
    """Its Python, with everything installed; one clear line where that cannot be done."""
    if (where / DONE).exists() and python_in(where).exists():
        return python_in(where)
    shutil.rmtree(where, ignore_errors=True)
    where.parent.mkdir(parents=True, exist_ok=True)
    for command in _commands(where):
        _run(command)
    (where / DONE).write_text("\n".join(WANTED) + "\n", encoding="utf-8")
    return python_in(where)


def _commands(where: Path) -> list[list[str]]:
    """With uv where there is one: it is quick and needs no pip; otherwise with venv and pip."""
    uv = shutil.which("uv")
    python = str(python_in(where))
    if uv is not None:
        return [
            [uv, "venv", "--quiet", "--python", sys.executable, str(where)],
            [uv, "pip", "install", "--quiet", "--python", python, *WANTED],
        ]
    pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    return [[sys.executable, "-m", "venv", str(where)], [*pip, *WANTED]]


def _run(command: list[str]) -> None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=LONGEST)
        told = (done.stderr or done.stdout).strip().splitlines()
    except subprocess.TimeoutExpired:
        raise BadExperiment(_no(f"nothing after {LONGEST:g} s")) from None
    except OSError as error:
        raise BadExperiment(_no(str(error))) from None
    if done.returncode:
        raise BadExperiment(_no(told[-1].strip() if told else f"exit code {done.returncode}"))


def _no(why: str) -> str:
    return f"the other libraries could not be installed, is the network there? ({why})"
