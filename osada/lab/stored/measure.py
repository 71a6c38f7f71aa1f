"""What a server does for a list, and until it is ready, where very many tables are stored."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Sequence
from http.client import HTTPConnection
from pathlib import Path
from time import monotonic

from msgspec import Struct

from osada.lab.blocks import Progress
from osada.lab.load.measure import memory_of, processor
from osada.lab.load.throwaway import UNLIMITED, LoadFailed, throwaway_server
from osada.server.door.caller import ME_COOKIE
from osada.server.door.signing import Signer

from .filling import BUSY, EACH, fill

SECRET = "only for measuring: " + "x" * 32
LISTS = {
    "lobby": "/api/tables?open_after=",
    "mine": "/api/tables?mine_after=",
    "further": "/api/tables?mine_after=1800000000.0_1800000000.0_s",
    "results": "/api/me/statistics",
}
"""What is asked for: the listed tables, a person's own, those behind its first page, what they
have played."""


class List(Struct):
    """One list: who asked, and the server's processor time for an answer."""

    name: str
    who: str
    milliseconds: float
    bytes: int


class Stored(Struct):
    """What came of one size."""

    tables: int
    entries: int
    """Of each stream; 0: all."""
    megabytes: float
    """Of the database."""
    start: float
    """Seconds until it is healthy,"""
    start_processor: float
    """and of the processor in that time."""
    resident: float
    """Megabytes of the process when it was healthy."""
    lists: list[List]


def measure_stored(
    sizes: Sequence[int],
    games: Sequence[str],
    entries: int,
    times: int,
    folder: Path | None,
    progress: Progress,
) -> list[Stored]:
    """One size after the other, each in a new database that is thrown away."""
    return [_measure(size, games, entries, times, folder, progress) for size in sizes]


def _measure(
    size: int,
    games: Sequence[str],
    entries: int,
    times: int,
    folder: Path | None,
    progress: Progress,
) -> Stored:
    with tempfile.TemporaryDirectory(prefix="osada-stored-", dir=folder) as inner:
        file = Path(inner) / "load.sqlite3"
        fill(file, size, games, entries, progress)
        return asyncio.run(_ask(Path(inner), file, size, entries, times))


async def _ask(folder: Path, file: Path, size: int, entries: int, times: int) -> Stored:
    began = monotonic()
    settings = {**UNLIMITED, "OSADA_SECRET": SECRET}
    async with throwaway_server(folder, settings) as (address, process):
        start, spent = monotonic() - began, processor(process.pid)
        found = Stored(
            tables=size,
            entries=entries,
            megabytes=file.stat().st_size / 1e6,
            start=start,
            start_processor=spent,
            resident=memory_of(process.pid),
            lists=[],
        )
        for who in ("", f"p{EACH}", BUSY):
            for name, path in LISTS.items():
                if not who and name != "lobby":
                    continue
                found.lists.append(_list(address, process.pid, who, name, path, times))
    return found


def _list(address: str, pid: int, who: str, name: str, path: str, times: int) -> List:
    headers = {}
    if who:
        headers["cookie"] = f"{ME_COOKIE}={Signer(SECRET).token('guest', who)}"
    size = len(_get(address, path, headers))
    before = processor(pid)
    for _ in range(times):
        _get(address, path, headers)
    spent = processor(pid) - before
    return List(name, who or "stranger", spent * 1000 / times, size)


def _get(address: str, path: str, headers: dict[str, str]) -> bytes:
    http = HTTPConnection(address.removeprefix("http://"), timeout=60)
    try:
        http.request("GET", path, headers=headers)
        answer = http.getresponse()
        body = answer.read()
        if answer.status != 200:
            raise LoadFailed(f"{path} was answered {answer.status}: {body[:200].decode()}")
        return body
    finally:
        http.close()
