"""The line between the processes of one house: a Unix socket of each on the same machine, and for
other machines a port where whoever comes has to know the house's secret.

On it a connection that came to the wrong process is given away whole, with what was read of it; or
a request is asked and answered, message by message.
"""

from __future__ import annotations

import asyncio
import errno
import os
import secrets
import socket
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import structlog

from ..store.complaints import complain_of
from .homes import Process
from .line import InsideLine, greet, greeted

log = structlog.get_logger(__name__)
GIFT, ASK, TAKEN = b"G", b"A", b"T"
PATIENCE: Final = 3.0
"""Seconds in which the other side must have taken a connection, or answered a greeting."""
MOST: Final = 1 << 18
"""Bytes that may have been read of a connection that is given away."""
BACKLOG: Final = 512
PORTS: Final = 16
"""So many ports are tried for other machines after the one that was named."""
OWNER: Final = 0o700

Ask = Callable[[InsideLine], Awaitable[None]]
Take = Callable[[socket.socket, bytes], Awaitable[None]]


class NobodyThere(Exception):
    """Nobody listens at that address any more."""


class Inside:
    """Where the others of the house reach this process, and how it reaches them."""

    def __init__(self, secret: bytes, ask: Ask, take: Take) -> None:
        self._secret = secret
        self._ask = ask
        self._take = take
        self._listening: socket.socket | None = None
        self._server: asyncio.Server | None = None
        self._path: Path | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.me = Process("")

    async def start(self, inside: str) -> None:
        """Begin to listen; at HOST:PORT also for other machines."""
        path = here = ""
        if hasattr(socket, "AF_UNIX"):
            try:
                path, here = self._listen_near()
            except OSError as error:
                log.warning("other processes of this machine cannot reach this one", why=str(error))
        if inside:
            inside = await self._listen_far(inside)
        self.me = Process("", here, path, inside)

    def _listen_near(self) -> tuple[str, str]:
        """Listen at a Unix socket: where it is, and on which machine."""
        place = folder()
        _sweep(place)
        path = place / f"{os.getpid()}-{secrets.token_hex(4)}.sock"
        listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            listening.setblocking(False)
            listening.bind(str(path))
            listening.listen(BACKLOG)
        except OSError:
            listening.close()
            raise
        self._path, self._listening = path, listening
        self._later(self._accept(listening))
        return str(path), machine(place)

    async def _listen_far(self, inside: str) -> str:
        """Listen for other machines: where. Of several processes with one setting each takes the
        next port that is free."""
        host, _, told = inside.rpartition(":")
        first = int(told)
        for port in range(first, min(first + PORTS, 65535) + 1):
            try:
                address = host.strip("[]")
                self._server = await asyncio.start_server(self._greeted, address, port)
            except OSError as error:
                if error.errno == errno.EADDRINUSE:
                    continue
                raise
            return f"{host}:{port}"
        raise OSError(errno.EADDRINUSE, f"no port is free from {inside} on: see OSADA_INSIDE")

    def stop_listening(self) -> None:
        """Take nothing more; whoever tries is told at once that we are gone."""
        if self._listening is not None:
            self._listening.close()
            self._listening = None
        if self._path is not None:
            self._path.unlink(missing_ok=True)
        if self._server is not None:
            self._server.close()

    async def stop(self) -> None:
        """Hang up on everybody."""
        self.stop_listening()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- reaching others -------------------------------------------------------------------

    def reaches(self, process: Process) -> bool:
        """Whether there is a way to a process."""
        return self.is_near(process) or bool(process.inside and self.me.inside)

    def is_near(self, process: Process) -> bool:
        """Whether it is on this machine, so that connections can be given to it."""
        return bool(process.path) and process.machine == self.me.machine

    async def give(self, process: Process, connection: int, read: bytes) -> bool:
        """Give a connection away with what was read of it; whether it was taken. `NobodyThere`
        where nobody listens."""
        loop = asyncio.get_running_loop()
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
            line.setblocking(False)
            await _reach(loop.sock_connect(line, process.path))
            whole = GIFT + len(read).to_bytes(4, "big") + read
            try:
                async with asyncio.timeout(PATIENCE):
                    sent = socket.send_fds(line, [whole], [connection])
                    if sent < len(whole):  # else it may be taken, and hung up, already
                        await loop.sock_sendall(line, whole[sent:])
                    return await loop.sock_recv(line, 1) == TAKEN
            except OSError as error:
                complain_of("a connection could not be given away", why=repr(error))
                return False

    async def ask(self, process: Process) -> InsideLine:
        """A line on which something can be asked. `NobodyThere` where nobody is there."""
        if self.is_near(process):
            reader, writer = await _reach(asyncio.open_unix_connection(process.path))
            writer.write(ASK)
            return InsideLine(reader, writer)
        host, _, port = process.inside.rpartition(":")
        writer = None
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
                return await greet(reader, writer, self._secret)
        except (OSError, EOFError) as error:
            if writer is not None:
                writer.close()
            raise ConnectionError(f"no way to {process.inside}: {error}") from None

    # -- being reached ---------------------------------------------------------------------

    async def _accept(self, listening: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                line, _ = await loop.sock_accept(listening)
            except OSError:
                if self._listening is None:
                    return
                await asyncio.sleep(0.1)  # no file is left: others will be closed
                continue
            line.setblocking(False)
            self._later(self._receive(line))

    async def _receive(self, line: socket.socket) -> None:
        """What somebody on this machine begins."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(PATIENCE):
                data, given = await _first(line)
                if data[:1] == GIFT and given is not None:
                    head = await _rest(line, data)
                    with line:
                        await self._take(given, head)
                        await loop.sock_sendall(line, TAKEN)
                    return
        except EOFError:
            line.close()
            return
        except OSError as error:
            complain_of("a connection that was given could not be taken", why=repr(error))
            line.close()
            return
        if data[:1] != ASK:
            line.close()
            return
        reader = asyncio.StreamReader()
        reader.feed_data(data[1:])
        protocol = asyncio.StreamReaderProtocol(reader)
        transport, _ = await loop.connect_accepted_socket(lambda: protocol, line)
        writer = asyncio.StreamWriter(transport, protocol, reader, loop)
        await self._answer(InsideLine(reader, writer))

    async def _greeted(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Somebody from another machine, who has to know the secret."""
        try:
            async with asyncio.timeout(PATIENCE):
                line = await greeted(reader, writer, self._secret)
        except (OSError, EOFError, TimeoutError):
            writer.close()
            return
        await self._answer(line)

    async def _answer(self, line: InsideLine) -> None:
        try:
            await self._ask(line)
        except (OSError, EOFError):
            pass  # whoever asked has gone
        except Exception:
            log.exception("what another process asked could not be answered")
        finally:
            line.close()

    def _later(self, errand: Any) -> None:
        task: asyncio.Task[None] = asyncio.create_task(errand)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _reach(trying: Any) -> Any:
    """What comes of trying to reach somebody near; `NobodyThere` where the kernel knows of none."""
    try:
        return await trying
    except (ConnectionRefusedError, FileNotFoundError):
        raise NobodyThere from None


async def _first(line: socket.socket) -> tuple[bytes, socket.socket | None]:
    """The first bytes, and a connection if one came with them."""
    loop = asyncio.get_running_loop()
    while True:
        try:
            data, held, _, _ = socket.recv_fds(line, MOST, 1)
        except BlockingIOError:
            ready = asyncio.Event()
            loop.add_reader(line, ready.set)
            try:
                await ready.wait()
            finally:
                loop.remove_reader(line)
            continue
        if not data:
            raise EOFError
        return data, socket.socket(fileno=held[0]) if held else None


async def _rest(line: socket.socket, data: bytes) -> bytes:
    """What was read of a connection, whole."""
    loop = asyncio.get_running_loop()
    while len(data) < 5 or len(data) < 5 + int.from_bytes(data[1:5], "big"):
        more = await loop.sock_recv(line, MOST)
        if not more or len(data) > MOST:
            raise EOFError
        data += more
    return data[5:]


def folder() -> Path:
    """Where the processes of one user meet on this machine: nobody else may look in."""
    given = os.environ.get("RUNTIME_DIRECTORY", "").partition(":")[0]  # by systemd
    place = Path(given) if given else Path(tempfile.gettempdir()) / f"osada-{os.getuid()}"
    place.mkdir(mode=OWNER, parents=True, exist_ok=True)
    if place.stat().st_uid != os.getuid():
        raise PermissionError(f"{place} belongs to somebody else")
    place.chmod(OWNER)
    return place


def machine(place: Path) -> str:
    """What tells this machine, this start of it and this folder from others: two containers of one
    machine are near each other only where they share it."""
    boot = socket.gethostname()
    with suppress(OSError):
        boot = Path("/proc/sys/kernel/random/boot_id").read_text().strip()
    there = place.stat()
    return f"{boot}:{there.st_dev}:{there.st_ino}"


def _sweep(place: Path) -> None:
    """Take away what processes left there that were killed."""
    for path in place.glob("*.sock"):
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line, suppress(OSError):
            line.setblocking(False)
            try:
                line.connect(str(path))
            except ConnectionRefusedError:
                path.unlink(missing_ok=True)
