"""A real `osada serve` in a process of its own, for tests to use, kill and start again."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

import httpx

from ..tied import tied
from .programs import free_port

OSADA = Path(sys.executable).with_name("osada")
UNHURRIED = {
    "OSADA_BOT_PAUSE": "0",
    "OSADA_THINKERS": "1",
    "OSADA_LOG": "json",
    "OSADA_COMMAND_RATE": "1000000/1",
    "OSADA_CREATE_RATE": "1000000/1",
    "OSADA_LOGIN_RATE": "1000000/1",
    "OSADA_CHAT_RATE": "1000000/1",
    "OSADA_STORE_RATE": "900000000/1",
    "OSADA_TABLES": "100000",
    "OSADA_CONNECTIONS": "5000",
    "OSADA_SOCKETS": "5000",
}
"""What tests want unless they say otherwise: no pauses, no limits on how often."""


class Server:
    """One server process on a port of its own. `log` is the file of all it says."""

    def __init__(
        self, folder: Path, settings: Mapping[str, str], command: list[str] | None = None
    ) -> None:
        self.command = command or [str(OSADA)]
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.settings = settings
        self.log = folder / f"server-{self.port}.log"
        self._process: subprocess.Popen[bytes] | None = None
        self._groups: list[int] = []

    def start(self) -> Server:
        """Start it and wait until it is healthy."""
        self.launch()
        until = time.monotonic() + 60
        with httpx.Client(timeout=5, verify=False) as client:
            while not self._is_healthy(client):
                assert self.runs, f"the server did not start:\n{self.said()}"
                assert time.monotonic() < until, f"the server is not healthy:\n{self.said()}"
                time.sleep(0.02)
        return self

    def _is_healthy(self, client: httpx.Client) -> bool:
        with contextlib.suppress(httpx.TransportError):
            return client.get(f"{self.url}/health").is_success
        return False

    def launch(self) -> None:
        """Start the process."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                tied([*self.command, "serve", "--host", "127.0.0.1", "--port", str(self.port)]),
                env=environment(self.settings),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self._groups.append(self._process.pid)

    def kill(self) -> None:
        """kill -9: no time to tidy anything up."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(20)

    def stop(self) -> int:
        """Ask it to end, as a host would; its exit code."""
        assert self._process is not None
        self._process.terminate()
        return self._process.wait(20)

    @property
    def runs(self) -> bool:
        """Whether the process is there."""
        return self._process is not None and self._process.poll() is None

    def said(self) -> str:
        """Everything in its log so far."""
        return self.log.read_text(errors="replace")

    def clean_up(self) -> None:
        """End it with everything it has started."""
        for group in self._groups:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(group, signal.SIGKILL)
        if self._process is not None:
            self._process.wait(20)


def environment(settings: Mapping[str, str]) -> dict[str, str]:
    """What a server of the tests is told: nothing of the machine's own settings, but which rules
    and which page to use."""
    kept = ("OSADA_PURE", "OSADA_PAGE")
    told = {k: v for k, v in os.environ.items() if not k.startswith("OSADA_") or k in kept}
    return {**told, **UNHURRIED, **settings}
