"""Servers that are killed and started again on the same database."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import Mapping
from pathlib import Path
from time import monotonic

from osada.lab.load.throwaway import NO_LIMITS, LoadFailed

from .own_process import OwnProcess
from .wire import exchange, request

START = 60.0
"""Seconds in which a server must be ready."""
UNHURRIED = {"OSADA_THINKERS": "1", "OSADA_BOT_PAUSE": "0", "OSADA_LOG": "json", **NO_LIMITS}


class KillableServer:
    """One server on a port of its own, out of a forker."""

    def __init__(self, forker: OwnProcess, folder: Path, settings: Mapping[str, str]) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.log = folder / f"server-{self.port}.log"
        self._nursery = forker
        self._pid: object = None
        kept = ("OSADA_PURE", "OSADA_PAGE")
        told = {k: v for k, v in os.environ.items() if not k.startswith("OSADA_") or k in kept}
        self._settings = {**told, **UNHURRIED, **settings}

    async def start(self) -> None:
        """Start it and wait until it answers."""
        told = await self._nursery.tell(
            START, serve=self.port, settings=self._settings, log=str(self.log)
        )
        self._pid = told["pid"]
        until = monotonic() + START
        raw = request(self.port, "GET", "/health")
        while (await exchange(self.port, "127.0.0.1", raw, 5.0)).status != 200:
            if monotonic() > until or _is_dead(self._pid):
                said = self.log.read_text(errors="replace").strip().splitlines()
                raise LoadFailed(f"the server did not start: {' '.join(said[-3:])[:300]}")
            await asyncio.sleep(0.01)

    async def kill(self, by: int = signal.SIGKILL) -> None:
        """kill -9: no time to tidy anything up; or by another signal."""
        await self._nursery.tell(START, kill=self._pid, by=int(by))


def _is_dead(pid: object) -> bool:
    """Whether a process has ended, though the one that made it has not yet looked after it."""
    try:
        told = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return True
    return told.rpartition(") ")[2].startswith("Z")
