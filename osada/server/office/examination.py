"""Is a house as it should be? Each thing that it needs is looked at; nothing is changed."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct
from redis.exceptions import RedisError

from ..backup.folder import backups_in, made_at
from ..host.bus import RedisBus
from ..host.settings import Settings
from ..store.ailments import ADVICE, ailment_of
from ..store.database import open_engine
from ..store.overview import counts
from .outside import asks_for_socket, get

SKEW: Final = 5.0
"""Seconds by which the clock of a database may differ."""
LITTLE: Final = 200 << 20
"""Bytes that should be free beside room for a copy."""


class Finding(Struct):
    """One thing that was looked at: which, whether it is well, what was found, what to type."""

    key: str
    well: bool
    told: str = ""
    type: str = ""


def examine(settings: Settings, port: int) -> list[Finding]:
    """Everything, in the order in which it should be mended."""
    looks: list[Callable[[], Iterator[Finding]]] = [
        lambda: _disk(settings),
        lambda: _database(settings),
        lambda: _redis(settings),
        _clock,
        lambda: _server(port),
        lambda: _addresses(settings),
        lambda: _backups(settings),
    ]
    return [finding for look in looks for finding in look()]


def _disk(settings: Settings) -> Iterator[Finding]:
    file = settings.file
    if file is None:
        return
    there = next((one for one in (file, *file.parents) if one.exists()), Path("/"))
    free = shutil.disk_usage(there).free
    size = file.stat().st_size if file.is_file() else 0
    told = f"{free >> 20}"
    if free < 2 * size + LITTLE:
        yield Finding("disk-little", False, told, f"du -xh --max-depth=1 {file.parent}")
    else:
        yield Finding("disk", True, told)


def _database(settings: Settings) -> Iterator[Finding]:
    if settings.file is not None and not settings.file.is_file():
        yield Finding("database-none", False, settings.place, "osada serve")
        return

    async def read() -> float:
        engine = open_engine(settings.url)
        try:
            return (await counts(engine, time.time())).now
        finally:
            await engine.dispose()

    try:
        clock = asyncio.run(read())
    except Exception as error:
        yield Finding("database-ill", False, settings.place, ADVICE[ailment_of(error)])
        return
    yield Finding("database", True, settings.place)
    if abs(clock - time.time()) > SKEW:
        yield Finding("clocks-differ", False, f"{clock - time.time():.0f}", "timedatectl")


def _redis(settings: Settings) -> Iterator[Finding]:
    if not settings.redis:
        return
    where = urlsplit(settings.redis).hostname or "localhost"

    async def ask() -> None:
        bus = RedisBus(settings.redis, "")
        try:
            await asyncio.wait_for(bus.ping(), 5)
        finally:
            await bus.stop()

    try:
        asyncio.run(ask())
    except (OSError, RedisError, TimeoutError):
        yield Finding("redis-away", False, where, f"redis-cli -h {where} ping")
    else:
        yield Finding("redis", True, where)


def _clock() -> Iterator[Finding]:
    """Whether the machine's clock is set by others; where nobody can say, nothing is said."""
    program = shutil.which("timedatectl")
    if program is None:
        return
    command = [program, "show", "--property=NTPSynchronized", "--value"]
    told = subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
    if told == "no":
        yield Finding("clock-free", False, "", "timedatectl set-ntp true")
    elif told == "yes":
        yield Finding("clock", True)


def _server(port: int) -> Iterator[Finding]:
    here = f"http://127.0.0.1:{port}"
    answer = get(f"{here}/health")
    if answer.status == 200:
        yield Finding("server", True, str(answer.json().get("version", "")))
    elif answer.status == 503:
        yield Finding("server-ill", False, str(answer.json().get("why", "")))
    else:
        yield Finding("server-none", False, answer.why or here, "systemctl status osada")


def _addresses(settings: Settings) -> Iterator[Finding]:
    if not settings.address:
        yield Finding("address-none", True)
    for address in settings.address:
        yield from _way(address, settings)


def _way(address: str, settings: Settings) -> Iterator[Finding]:
    """The way that people come, with whatever stands in it."""
    answer = get(f"{address}/health")
    if answer.status == 421:
        yield Finding("address-unknown", False, address, f"OSADA_ADDRESS={address}")
        return
    if answer.status not in (200, 503):
        yield Finding("address-away", False, f"{address}: {answer.why}", f"curl -v {address}")
        return
    yield Finding("address", True, address)
    front = get(f"{address}/")
    if "content-security-policy" not in front.headers:
        yield Finding("headers-lost", False, address)
    is_safe = address.startswith("https://")
    if is_safe and "strict-transport-security" not in front.headers:
        yield Finding("proxy-unbelieved", False, address, "OSADA_BEHIND_PROXY=1")
    if not is_safe and settings.behind_proxy:
        yield Finding("address-plain", False, address, address.replace("http://", "https://"))
    if not asks_for_socket(address):
        yield Finding("sockets-lost", False, address)
    if get(f"{address}/metrics").status == 200:
        yield Finding("metrics-open", False, address)


def _backups(settings: Settings) -> Iterator[Finding]:
    folder = settings.backups
    if folder is None:
        yield Finding("backups-none", False, "", "OSADA_BACKUPS=/var/backups/osada")
        return
    there = backups_in(folder)
    age = time.time() - made_at(there[-1]) if there else 0.0
    if not there:
        yield Finding("backups-missing", False, str(folder), f"osada server backup {folder}")
    elif age > 2 * settings.backup_every.seconds:
        yield Finding("backups-old", False, f"{age / 3600:.0f}", f"osada server backup {folder}")
    else:
        yield Finding("backups", True, f"{age / 3600:.0f}")
