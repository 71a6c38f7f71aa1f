"""Running a server: a port to listen on, a look at what it needs, one process or several."""

from __future__ import annotations

import asyncio
import errno
import os
import shutil
import signal
import socket
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import Any

import uvicorn
from litestar.types import ASGIApp
from redis.exceptions import RedisError
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.supervisors import Multiprocess

from osada.kernel.errors import OsadaError

from .door.adopting import Adopting
from .door.connections import Counted, HttpConnection, SocketConnection
from .door.open_connections import OpenConnections
from .host.bus import RedisBus
from .host.logs import configure
from .host.metrics import TOGETHER
from .host.open_files import allow_many_sockets
from .host.parent_process import PARENT, die_with
from .host.settings import Settings
from .routes.app import create_app
from .store.database import open_engine
from .store.file_lock import FileLock
from .store.migrate import upgrade

GRACE = 5
"""Seconds in which what was begun may be finished, when the server ends."""
FURTHER = 50
"""Ports that are tried after the usual one."""
BACKLOG = 2048
SPARE = 100
"""Files that a process needs beside its connections."""
BETWEEN = 5
"""Seconds in which the next request must come on a connection that is kept."""
PING = 7.0
"""Seconds after which a silent socket is asked whether it is still there, and in which it must
answer: a line that is dead is noticed within fifteen."""
ROOM = 1024
"""Bytes that an envelope may have beyond the message in it."""


class CannotServe(OsadaError):
    """Something a server needs is not there."""


def app() -> ASGIApp:
    """The application of one process, by the settings in the environment."""
    settings = Settings.from_env()
    configure(settings.log)
    parent = os.environ.get(PARENT, "")
    if parent.isdecimal() and int(parent) != os.getpid():
        die_with(int(parent))
    Counted.everybody = _everybody(settings)
    application = create_app(settings)
    config = uvicorn.Config(application, **connection(settings))
    config.load()
    Adopting.make = lambda server, state: HttpConnection(config, server, state)
    return application


def connection(settings: Settings) -> dict[str, Any]:
    """How uvicorn treats a connection, whoever has accepted it."""
    return {
        "log_config": None,
        "access_log": False,
        "http": HttpConnection,
        "ws": SocketConnection,
        "ws_ping_interval": PING,
        "ws_ping_timeout": PING,
        "timeout_keep_alive": BETWEEN,
        "ws_per_message_deflate": False,
        "ws_max_size": settings.max_message + ROOM,
        "timeout_graceful_shutdown": GRACE,
        "proxy_headers": False,
        "server_header": False,
        "lifespan": "on",
    }


def _everybody(settings: Settings) -> OpenConnections:
    """So many connections as the settings say, and as the system allows us."""
    allowed = allow_many_sockets()
    most = settings.all_connections
    together = min(most, max(1, allowed - SPARE)) if allowed else most
    by_address = not settings.behind_proxy
    return OpenConnections(settings.connections, together, by_address, time.monotonic)


def listen(host: str, port: int, may_move: bool) -> socket.socket:
    """A socket on this port; where another may be taken instead, on the next one that is free."""
    last = min(port + FURTHER, 65535) if may_move else port
    for candidate in range(port, last + 1):
        try:
            return _bind(host, candidate)
        except OSError as error:
            if error.errno == errno.EADDRINUSE and candidate < last:
                continue
            raise CannotServe(_why_not(error, host, candidate)) from None
    raise AssertionError("there is always a last port")


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        found = socket.getaddrinfo(host, port, family, socket.SOCK_STREAM, 0, socket.AI_PASSIVE)
    except socket.gaierror:
        raise CannotServe(f"'{host}' is no address of this machine: try 0.0.0.0") from None
    # By its protocol asyncio knows that it may send at once, without waiting to fill a packet.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(found[0][4])
        listening.listen(BACKLOG)
    except OSError:
        listening.close()
        raise
    listening.set_inheritable(True)
    return listening


def _why_not(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is taken: choose another with --port, or end what uses it"
    if error.errno in (errno.EACCES, errno.EPERM):
        return f"port {port} is not for everybody: choose one above 1023 with --port"
    if error.errno == errno.EADDRNOTAVAIL:
        return f"'{host}' is no address of this machine: try 0.0.0.0"
    return f"cannot listen on {host}, port {port} ({error.strerror})"


def check(settings: Settings, workers: int) -> None:
    """See that everything is there before anybody is told an address; the database is made or
    brought up to date here, so that several processes do not do it at once."""
    if workers > 1 and (settings.file is not None or not settings.redis):
        raise CannotServe(
            "several processes need a common PostgreSQL (OSADA_DATABASE=postgresql://…) and "
            "Redis (OSADA_REDIS=redis://…): leave --workers out, or set both"
        )
    asyncio.run(_try(settings))


async def _try(settings: Settings) -> None:
    try:
        engine = open_engine(settings.url, settings.synchronous)
        hold = FileLock(settings.file)
        hold.take()
        try:
            await upgrade(engine)
        finally:
            await engine.dispose()
            hold.let_go()
    except (OSError, SQLAlchemyError) as error:
        raise CannotServe(
            f"the database cannot be used: {settings.place} ({_short(error)}); see OSADA_DATABASE"
        ) from None
    if settings.redis:
        bus = RedisBus(settings.redis, "")
        try:
            await bus.ping()
        except (OSError, RedisError) as error:
            raise CannotServe(f"Redis does not answer ({_short(error)}); see OSADA_REDIS") from None
        finally:
            await bus.stop()


def _short(error: Exception) -> str:
    told = getattr(error, "orig", None) or error
    return (str(told).splitlines() or [type(told).__name__])[0][:200]


def run(
    settings: Settings, listening: socket.socket, workers: int, ready: Callable[[], None]
) -> bool:
    """Serve until told to end; whether it could begin at all."""
    config = uvicorn.Config(
        "osada.server.running:app",
        factory=True,
        workers=workers,
        **connection(settings),
    )
    configure(settings.log)
    allow_many_sockets()
    signal.signal(signal.SIGTERM, _end)
    with suppress(KeyboardInterrupt):
        if workers > 1:
            return _run_several(config, listening, ready)
        server = _Server(config, ready)
        try:
            server.run(sockets=[listening])
        except SystemExit:
            return False
        return server.started
    return True


def _end(number: int, frame: FrameType | None) -> None:
    """Being asked to end is no failure, whichever way it is asked."""
    raise KeyboardInterrupt


class _Server(uvicorn.Server):
    """Says so when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and then tell the addresses."""
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self._ready()


def _run_several(
    config: uvicorn.Config, listening: socket.socket, ready: Callable[[], None]
) -> bool:
    folder = tempfile.mkdtemp(prefix="osada-metrics-")
    os.environ[TOGETHER] = folder
    os.environ[PARENT] = str(os.getpid())
    try:
        ready()
        Multiprocess(config, sockets=[listening]).run()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return True
