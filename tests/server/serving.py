"""A real server in a process of its own, for tests to use, kill and start again.

It is forked from a process in which everything is loaded, which takes a moment; where that cannot
be, or a command is given, it is started as `osada serve` would be.
"""

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

from ..patience import PATIENCE
from ..tied import tied
from .forker import forker, runs
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
        self._command = command
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.settings = settings
        self.log = folder / f"server-{self.port}.log"
        self._process: Forked | Started | None = None
        self._groups: list[int] = []

    def start(self) -> Server:
        """Start it and wait until it is healthy."""
        self.launch()
        until = time.monotonic() + PATIENCE
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
        env = environment(self.settings)
        if self._command is None and sys.platform == "linux":
            self._process = Forked(self.port, env, self.log)
        else:
            self._process = Started(self._command or [str(OSADA)], self.port, env, self.log)
        self._groups.append(self._process.pid)

    def kill(self) -> None:
        """kill -9: no time to tidy anything up."""
        assert self._process is not None
        self._process.end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end, as a host would; its exit code."""
        assert self._process is not None
        return self._process.end(signal.SIGTERM)

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process is not None
        return self._process.pid

    @property
    def runs(self) -> bool:
        """Whether the process is there."""
        return self._process is not None and self._process.runs

    def said(self) -> str:
        """Everything in its log so far."""
        return self.log.read_text(errors="replace")

    def clean_up(self) -> None:
        """End it with everything it has started."""
        for group in self._groups:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(group, signal.SIGKILL)
        if self._process is not None:
            self._process.end(signal.SIGKILL)


class Forked:
    """A server out of the forker."""

    def __init__(self, port: int, env: dict[str, str], log: Path) -> None:
        self.pid = forker().serve(port, env, log)
        self._code: int | None = None

    @property
    def runs(self) -> bool:
        """Whether it is there."""
        return self._code is None and runs(self.pid)

    def end(self, by: signal.Signals) -> int:
        """End it; its exit code."""
        if self._code is None:
            self._code = forker().end(self.pid, by)
        return self._code


class Started:
    """A server that a command starts."""

    def __init__(self, command: list[str], port: int, env: dict[str, str], log: Path) -> None:
        with log.open("ab") as out:
            self._process = subprocess.Popen(
                tied([*command, "serve", "--host", "127.0.0.1", "--port", str(port)]),
                env=env,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=out,
                start_new_session=True,
            )
        self.pid = self._process.pid

    @property
    def runs(self) -> bool:
        """Whether it is there."""
        return self._process.poll() is None

    def end(self, by: signal.Signals) -> int:
        """End it; its exit code."""
        self._process.send_signal(by)
        return self._process.wait(PATIENCE)


def environment(settings: Mapping[str, str]) -> dict[str, str]:
    """What a server of the tests is told: nothing of the machine's own settings, but which rules
    and which page to use."""
    kept = ("OSADA_PURE", "OSADA_PAGE")
    told = {k: v for k, v in os.environ.items() if not k.startswith("OSADA_") or k in kept}
    return {**told, **UNHURRIED, **settings}
