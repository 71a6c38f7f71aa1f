"""What a server's processes take of the machine, looked at from outside."""

from __future__ import annotations

import threading
from contextlib import suppress
from pathlib import Path
from time import monotonic

EVERY = 0.1
"""Seconds between two looks at the memory."""


def family(pid: int) -> list[int]:
    """A process and all that it, or they, have started."""
    above: dict[int, list[int]] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            with suppress(OSError, IndexError, ValueError):
                parent = int((folder / "stat").read_text().rpartition(") ")[2].split()[1])
                above.setdefault(parent, []).append(int(folder.name))
    found = [pid]
    for one in found:
        found += above.get(one, [])
    return found


def memory(pid: int) -> float:
    """Mebibytes that the whole family has in memory; shared ones are counted for each."""
    whole = 0
    for one in family(pid):
        with suppress(OSError):
            for line in Path(f"/proc/{one}/status").read_text().splitlines():
                if line.startswith("VmRSS"):
                    whole += int(line.split()[1])
    return whole / 1024


def waited(pid: int) -> float:
    """Seconds that a process has waited for a processor so far; 0 where that is not told."""
    with suppress(OSError, ValueError, IndexError):
        return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9
    return 0.0


class Scales:
    """Weighs a family of processes all the time, in a thread; remembers the most."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._most = 0.0
        self._since = (monotonic(), waited(pid))
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._weigh, daemon=True)
        self._thread.start()

    def most(self) -> float:
        """The most since the last time."""
        most, self._most = max(self._most, memory(self._pid)), 0.0
        return most

    def starved(self) -> float:
        """The part of the time since it was last asked in which the server's own process wanted to
        run and could not, because the machine was busy with others."""
        (at, before), self._since = self._since, (monotonic(), waited(self._pid))
        return (self._since[1] - before) / max(0.001, self._since[0] - at)

    def stop(self) -> None:
        """Weigh no more."""
        self._over.set()
        self._thread.join()

    def _weigh(self) -> None:
        while not self._over.wait(EVERY):
            self._most = max(self._most, memory(self._pid))
