"""A server only for measuring: started, filled with tables, and thrown away."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from time import monotonic

from osada.kernel.errors import OsadaError
from osada.server.host.parent_process import PARENT

from .players import Table

THINKERS = 2
START = 60.0
"""Seconds in which the server must be ready."""


class LoadFailed(OsadaError):
    """The measurement could not be made."""


class Hall:
    """Sets up tables over HTTP, as a page would."""

    def __init__(self, address: str) -> None:
        self.address = address
        _, headers, _ = self._ask("GET", "/api/me", "", {})
        given = [value for name, value in headers if name.lower() == "set-cookie"]
        cookies = [cookie.partition(";")[0] for cookie in given]
        csrf = next(c.partition("=")[2] for c in cookies if c.startswith("osada_csrf="))
        self._headers = {
            "cookie": "; ".join(cookies),
            "x-csrf": csrf,
            "origin": address,
            "content-type": "application/json",
        }

    def new_table(self, game: str, people: int, seed: int, computers: int = 0) -> Table:
        """A table whose people come by their links."""
        seats = [{"who": "link"}] * people + [{"who": "computer", "level": "ponder"}] * computers
        wish = json.dumps({"game": game, "seats": seats, "seed": seed})
        status, _, body = self._ask("POST", "/api/tables", wish, self._headers)
        if status != 201:
            raise LoadFailed(f"no table was set up: {status} {body[:300].decode()}")
        made = json.loads(body)
        links = [link for link in made["links"] if link["seat"] is not None]
        links.sort(key=lambda link: int(link["seat"]))
        return Table(made["table"]["id"], [self._sit(link["token"]) for link in links], seed)

    def _sit(self, token: str) -> str:
        """Sit down as a program does; the token by which it is known from then on."""
        headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
        status, _, body = self._ask("POST", f"/api/links/{token}", "{}", headers)
        if status != 200:
            raise LoadFailed(f"a seat was refused: {status} {body[:300].decode()}")
        return str(json.loads(body)["token"])

    def _ask(
        self, method: str, path: str, body: str, headers: dict[str, str]
    ) -> tuple[int, list[tuple[str, str]], bytes]:
        """One question on a connection of its own: the server may have closed an older one."""
        http = HTTPConnection(self.address.removeprefix("http://"), timeout=60)
        try:
            http.request(method, path, body or None, headers)
            answer = http.getresponse()
            return answer.status, answer.getheaders(), answer.read()
        except (OSError, HTTPException) as error:
            raise LoadFailed(f"the server does not answer ({error})") from None
        finally:
            http.close()


NO_LIMITS = {
    **{f"OSADA_{what}_RATE": "1000000/1" for what in ("COMMAND", "CREATE", "LOGIN", "CHAT")},
    "OSADA_STORE_RATE": "900000000/1",
    **{
        f"OSADA_{what}": "50000" for what in ("CONNECTIONS", "ALL_CONNECTIONS", "SOCKETS", "TABLES")
    },
}
"""Where everybody comes from one address, and does all that they can."""
UNLIMITED = {
    "OSADA_THINKERS": str(THINKERS),
    "OSADA_BOT_PAUSE": "0",
    "OSADA_BOTS": str(Path(__file__).with_name("slow_bot.py")),
    **NO_LIMITS,
}


@asynccontextmanager
async def throwaway_server(
    folder: Path, settings: Mapping[str, str] = UNLIMITED
) -> AsyncIterator[tuple[str, subprocess.Popen[bytes]]]:
    """A server of one process, with nobody's data, that ends with us."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    plain = {name: value for name, value in os.environ.items() if not name.startswith("OSADA_")}
    ours = {
        "OSADA_DATABASE": str(folder / "load.sqlite3"),
        "OSADA_LOG": "console",
        PARENT: str(os.getpid()),
        **settings,
    }
    if "OSADA_PURE" in os.environ:
        ours["OSADA_PURE"] = os.environ["OSADA_PURE"]
    log = folder / "log.txt"
    start = "from osada.cli import main; main()"
    with log.open("wb") as out:
        process = subprocess.Popen(
            [sys.executable, "-c", start, "serve", "--host", "127.0.0.1", "--port", str(port)],
            env={**plain, **ours},
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=out,
        )
    try:
        await _until_healthy(port, process, log)
        yield f"http://127.0.0.1:{port}", process
    finally:
        process.send_signal(signal.SIGTERM)
        with suppress(subprocess.TimeoutExpired):
            process.wait(15)
        process.kill()
        process.wait()


async def _until_healthy(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    until = monotonic() + START
    while True:
        with suppress(OSError, HTTPException):
            http = HTTPConnection("127.0.0.1", port, timeout=5)
            http.request("GET", "/health")
            if http.getresponse().status == 200:
                http.close()
                return
        if process.poll() is not None or monotonic() > until:
            said = log.read_text(errors="replace").strip().splitlines()
            raise LoadFailed(f"the server did not start: {' '.join(said[-3:])[:300]}")
        await asyncio.sleep(0.05)
