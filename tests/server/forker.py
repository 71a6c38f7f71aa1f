"""The process that the servers of the tests are forked from: there everything is loaded already."""

from __future__ import annotations

import atexit
import json
import selectors
import subprocess
import sys
from functools import cache
from pathlib import Path
from signal import Signals

from ..patience import PATIENCE
from ..tied import tied

START = """
from functools import partial
from tools.siege.forker import main
from osada.server.people import passwords
quick = {"time_cost": 1, "memory_cost": 64, "parallelism": 1}
passwords.PasswordHasher = partial(passwords.PasswordHasher, **quick)
main()
"""
"""Passwords are hashed as ever, but in no time: nobody wants to know those of the tests."""


class Forker:
    """It is told what to do a line at a time, and answers likewise."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            tied([sys.executable, "-c", START]),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
        self._hear()

    def serve(self, port: int, env: dict[str, str], log: Path) -> int:
        """Fork a server; its process id."""
        return self._tell(serve=port, settings=env, log=str(log))["pid"]

    def end(self, pid: int, by: Signals) -> int:
        """End a server; its exit code."""
        return self._tell(kill=pid, by=int(by))["code"]

    def close(self) -> None:
        """End it, and what is left of its servers."""
        self._process.kill()
        self._process.communicate()

    def _tell(self, **order: object) -> dict[str, int]:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(order).encode() + b"\n")
        self._process.stdin.flush()
        return self._hear()

    def _hear(self) -> dict[str, int]:
        assert self._process.stdout is not None
        with selectors.DefaultSelector() as selector:
            selector.register(self._process.stdout, selectors.EVENT_READ)
            if not selector.select(PATIENCE):
                self.close()
                raise AssertionError(f"no answer in {PATIENCE:.0f} s")
        answer: dict[str, int] = json.loads(self._process.stdout.readline())
        return answer


@cache
def forker() -> Forker:
    """The one of this process."""
    one = Forker()
    atexit.register(one.close)
    return one


def runs(pid: int) -> bool:
    """Whether a server is there, and not only waiting for somebody to ask how it ended."""
    try:
        told = Path(f"/proc/{pid}/stat").read_text(errors="replace")
    except OSError:
        return False
    return not told.rpartition(")")[2].lstrip().startswith("Z")
