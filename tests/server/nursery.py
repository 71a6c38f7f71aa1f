"""Servers that start in a moment: forked from a process in which everything is already loaded.

`python -m tests.server.nursery` reads orders, a JSON object a line: {"serve": [arguments],
"settings": {…}, "log": path} forks a server and answers its process id, {"kill": id} ends one with
SIGKILL and answers when it is gone.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from .serving import Server, environment

ROOT = Path(__file__).parents[2]


class Nursery:
    """The process that servers are forked from."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery"],
            cwd=ROOT,
            env=environment({}),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def order(self, **order: object) -> int:
        """Send an order and wait for its answer."""
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(order) + "\n")
        process.stdin.flush()
        return int(process.stdout.readline())

    def close(self) -> None:
        """End it; its servers have to be killed before."""
        self._process.communicate(timeout=20)


class Foundling(Server):
    """A server out of a nursery; otherwise like any other."""

    def __init__(self, folder: Path, settings: Mapping[str, str], nursery: Nursery) -> None:
        super().__init__(folder, settings)
        self._nursery = nursery
        self._pid = 0

    def launch(self) -> None:
        """Fork it."""
        self._pid = self._nursery.order(
            serve=["serve", "--host", "127.0.0.1", "--port", str(self.port)],
            settings=environment(self.settings),
            log=str(self.log),
        )

    def kill(self) -> None:
        """kill -9: no time to tidy anything up."""
        if self._pid:
            self._pid = self._nursery.order(kill=self._pid) and 0

    @property
    def runs(self) -> bool:
        """Whether it was started and not killed; it may have died by itself."""
        return self._pid != 0

    def clean_up(self) -> None:
        """End it."""
        self.kill()


def _fork(arguments: list[str], settings: dict[str, str], log: str) -> int:
    pid = os.fork()
    if pid:
        return pid
    os.setsid()
    file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for stream in (1, 2):
        os.dup2(file, stream)
    sys.stdin = Path(os.devnull).open()  # noqa: SIM115
    os.environ.clear()
    os.environ.update(settings)
    sys.argv = ["osada", *arguments]
    from osada.cli import main

    try:
        main()
    finally:
        os._exit(1)


def _load() -> None:
    """Everything that a server loads and reads before it looks at its settings."""
    import osada
    from osada.cli.language import Talk
    from osada.server.app import create_inner
    from osada.server.running import CannotServe
    from osada.server.settings import Settings

    assert issubclass(CannotServe, Exception)
    create_inner(Settings(database="sqlite:////dev/null"))
    Talk("en")
    for game in osada.games():
        osada.game(game)


def _nurse() -> None:
    _load()
    for line in sys.stdin:
        order = json.loads(line)
        if "serve" in order:
            print(_fork(order["serve"], order["settings"], order["log"]), flush=True)
        else:
            os.kill(order["kill"], signal.SIGKILL)
            print(os.waitpid(order["kill"], 0)[0], flush=True)


if __name__ == "__main__":
    _nurse()
