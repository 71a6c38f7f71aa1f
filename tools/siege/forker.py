"""Servers that start in a moment: forked from a process in which everything is already loaded.

It reads orders, one a line, as JSON: `{"serve": port, "settings": {…}, "log": path}` forks
a server and answers its process id, `{"kill": id, "by": signal}` ends one, with SIGKILL unless told
otherwise, and answers with its exit code when it is gone. When nobody is left to give orders, it
ends, and its servers with it.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path

from osada.kernel.errors import OsadaError
from osada.server.host.parent_process import PARENT


def _fork(port: int, settings: dict[str, str], log: str) -> int:
    parent = os.getpid()
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
    os.environ[PARENT] = str(parent)
    served = False
    try:
        served = _serve(port)
    except OsadaError as error:
        print(error, flush=True)
    finally:
        os._exit(not served)


def _serve(port: int) -> bool:
    from osada.server.host.settings import Settings
    from osada.server.running import check, listen, run

    settings = Settings.from_env()
    with listen("127.0.0.1", port, may_move=False) as listening:
        check(settings, 1)
        return run(settings, listening, 1, lambda: None)


def _end(pid: int, by: int) -> int:
    """Its exit code; also if it has ended by itself before, since nobody else has asked."""
    os.kill(pid, by)
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])


def _load() -> None:
    """Everything that a server loads and reads before it looks at its settings."""
    import osada
    from osada.server.host.settings import Settings
    from osada.server.routes.app import create_inner
    from osada.server.running import CannotServe

    assert issubclass(CannotServe, OsadaError)
    create_inner(Settings(database="sqlite:////dev/null"))
    for game in osada.games():
        osada.game(game)


def main() -> None:
    """Carry out orders until there are no more."""
    _load()
    print(json.dumps({"ready": os.getpid()}), flush=True)
    for line in sys.stdin:
        order = json.loads(line)
        if "serve" in order:
            answer = {"pid": _fork(order["serve"], order["settings"], order["log"])}
        else:
            answer = {"code": _end(order["kill"], order.get("by", signal.SIGKILL))}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
