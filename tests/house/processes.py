"""Processes of this machine, as /proc tells of them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from ..patience import PATIENCE

Process = tuple[int, str]
"""Its number and the moment it was started: numbers are used again."""


HEARING = """
import os, signal, sys
for number in (signal.SIGHUP, signal.SIGINT):
    signal.signal(number, signal.SIG_DFL if sys.argv[1] == "hears" else signal.SIG_IGN)
os.execv(sys.argv[2], sys.argv[2:])
"""


@contextmanager
def running(*command: str, hears: bool = True, **env: str) -> Iterator[subprocess.Popen[bytes]]:
    """The command in a session of its own; nothing is left of it in the end. What is started in
    the background does not hear Ctrl-C, nor that the terminal is gone."""
    told = "hears" if hears else "ignores"
    run = subprocess.Popen(
        [sys.executable, "-ISc", HEARING, told, *command],
        env={**os.environ, **env},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        yield run
    finally:
        left = [*below(run.pid)] if run.poll() is None else []
        for pid, _ in left:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        run.kill()
        run.wait()


def below(ancestor: int) -> list[Process]:
    """All that descend from this process, its children first."""
    children: dict[int, list[Process]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            fields = _fields(int(folder.name))
            children.setdefault(int(fields[1]), []).append((int(folder.name), fields[19]))
    found = list(children.get(ancestor, []))
    for pid, _ in found:
        found += children.get(pid, [])
    return found


def runs(process: Process) -> bool:
    """Whether it is still there, and more than a line in a list that nobody has read."""
    with suppress(OSError):
        fields = _fields(process[0])
        return fields[19] == process[1] and fields[0] != "Z"
    return False


def until(true: Callable[[], object]) -> None:
    """Wait for it, within reason."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def _fields(pid: int) -> list[str]:
    """Of /proc/pid/stat, from the third on: the second may hold anything."""
    return Path(f"/proc/{pid}/stat").read_text(errors="replace").rpartition(")")[2].split()
