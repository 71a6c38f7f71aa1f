"""Connections before they are requests: no stranger holds too many of them, or for too long."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from osada.server.door.connections import Counted, HttpConnection, SocketConnection
from osada.server.door.open_connections import HEAD, STUCK, OpenConnections
from osada.server.running import listen

from ..patience import PATIENCE

MUCH = b"x" * 20_000_000
ASK = b"GET / HTTP/1.1\r\nHost: localhost\r\n"


async def application(scope: Any, receive: Any, send: Any) -> None:
    """Says hello, much or little, to whatever comes."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})
        return
    status = 413 if scope["method"] == "POST" else 200
    body = MUCH if scope["path"] == "/much" else b"hello"
    headers = [(b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


class House:
    """A server whose clock only goes on when it is told to."""

    def __init__(self, port: int, each: int, together: int) -> None:
        self.port = port
        self.time = 0.0
        self.everybody = OpenConnections(each, together, by_address=True, clock=lambda: self.time)

    async def later(self, seconds: float) -> None:
        self.time += seconds
        self.everybody.look()
        await a_moment()

    async def knock(self, said: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(said)
        return reader, writer

    async def has(self, connections: int) -> None:
        """Until it knows of so many."""
        async with asyncio.timeout(PATIENCE):
            while len(self.everybody._here) != connections:
                await asyncio.sleep(0.01)

    async def hears(self, said: bytes) -> bytes:
        """All that is answered until the other side hangs up."""
        reader, writer = await self.knock(said)
        try:
            return await asyncio.wait_for(reader.read(), PATIENCE)
        finally:
            writer.close()


async def a_moment() -> None:
    """As much as a server in this loop needs for what it has been told, however busy all are:
    not so long, but so often."""
    for _ in range(20):
        await asyncio.sleep(0.005)


Work = Callable[[House], Awaitable[None]]


@asynccontextmanager
async def serving(each: int, together: int) -> AsyncIterator[House]:
    listening = listen("127.0.0.1", 0, may_move=False)
    house = House(listening.getsockname()[1], each, together)
    before, Counted.everybody = Counted.everybody, house.everybody
    config = uvicorn.Config(
        application, http=HttpConnection, ws=SocketConnection, lifespan="off", log_config=None
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve([listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield house
    finally:
        server.should_exit = server.force_exit = True
        await task
        Counted.everybody = before
        listening.close()


def at(work: Work, each: int = 100, together: int = 1000) -> None:
    async def run() -> None:
        async with serving(each, together) as house:
            await work(house)

    asyncio.run(run())


async def gone(reader: asyncio.StreamReader) -> bool:
    """Whether the other side has hung up."""
    try:
        while await asyncio.wait_for(reader.read(65536), PATIENCE):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        pass
    return True


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HT",
        ASK + b"X-Slow: ",
        ASK + b"\r\n" + b"GET / HT",
        b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999999\r\n\r\nx",
    ],
    ids=["nothing", "half a line", "half a head", "half a second one", "a refused body"],
)
def test_a_request_that_never_comes_whole_is_not_waited_for(said: bytes) -> None:
    async def work(house: House) -> None:
        held = [await house.knock(said) for _ in range(5)]
        for _ in range(2):  # one sign now and then buys no time
            await a_moment()
            for _, writer in held:
                writer.write(b"x" if said else b"")
        await house.later(HEAD - 1)
        assert len(house.everybody._here) == 5
        await house.later(2)
        assert [await gone(reader) for reader, _ in held] == [True] * 5
        assert not house.everybody._here
        for _, writer in held:
            writer.close()

    at(work)


def test_a_body_that_ends_in_two_ways_hides_no_second_request() -> None:
    """A proxy before us may have believed the other length, and let the second request through."""

    async def work(house: House) -> None:
        both = b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
        told = await house.hears(ASK.replace(b"GET", b"POST") + both + ASK + b"\r\n")
        assert told.startswith(b"HTTP/1.1 400 ")
        assert told.count(b"HTTP/1.1") == 1

    at(work)


def test_who_does_not_take_in_what_is_sent_is_let_go() -> None:
    async def work(house: House) -> None:
        _, writer = await house.knock(b"GET /much HTTP/1.1\r\nHost: localhost\r\n\r\n")
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        await house.has(1)
        await a_moment()
        await house.later(STUCK - 1)
        assert len(house.everybody._here) == 1
        await house.later(2)
        assert not house.everybody._here
        writer.close()

    at(work)


def test_an_open_socket_may_be_silent() -> None:
    async def work(house: House) -> None:
        async with connect(f"ws://127.0.0.1:{house.port}/", proxy=None) as socket:
            await house.later(3600)
            await socket.send("still here")
            assert await socket.recv() == "still here"

    at(work)


def test_one_address_has_only_so_many_connections_and_is_told_so() -> None:
    async def work(house: House) -> None:
        held = [await house.knock(ASK) for _ in range(3)]
        await house.has(3)
        told = await house.hears(ASK + b"\r\n")
        assert told.startswith(b"HTTP/1.1 429 ")
        assert b'"problem-too-many"' in told
        with pytest.raises(Exception, match="429"):
            await connect(f"ws://127.0.0.1:{house.port}/", proxy=None)
        held.pop()[1].close()
        await house.has(2)
        assert (await house.hears(ASK + b"Connection: close\r\n\r\n")).endswith(b"hello")
        for _, writer in held:
            writer.close()

    at(work, each=3)


def test_a_flood_from_one_address_is_hung_up_on_and_a_full_house_says_so() -> None:
    async def work(house: House) -> None:
        held = [await house.knock(b"GET") for _ in range(200)]
        await a_moment()
        assert len(house.everybody._here) < 3 + 51
        for _, writer in held:
            writer.close()

    at(work, each=3)

    async def full(house: House) -> None:
        _, writer = await house.knock(ASK)
        await house.has(1)
        assert (await house.hears(ASK + b"\r\n")).startswith(b"HTTP/1.1 503 ")
        writer.close()

    at(full, together=1)


@pytest.mark.parametrize(
    "head",
    [
        ASK + b"X-Long: " + b"x" * 60_000 + b"\r\n\r\n",
        ASK + b"a:b\r\n" * 30_000 + b"\r\n",
        b"GET /" + b"x" * 60_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        ASK + b"Connection: close\r\n\r\n",
    ],
    ids=["a long header", "many headers", "a long address", "a plain one"],
)
def test_a_head_too_big_is_refused_before_it_is_read(head: bytes) -> None:
    async def work(house: House) -> None:
        began = time.process_time()
        told = await house.hears(head)
        assert time.process_time() - began < 0.5
        if len(head) < 1000:
            assert told.startswith(b"HTTP/1.1 200 ")
        else:
            assert told.startswith(b"HTTP/1.1 431 ")
            assert b'"problem-big-head"' in told

    at(work)


def test_requests_sent_ahead_are_answered_and_their_heads_bounded_too() -> None:
    async def work(house: House) -> None:
        told = await house.hears((ASK + b"\r\n") * 3 + ASK + b"Connection: close\r\n\r\n")
        assert told.count(b"hello") == 4
        told = await house.hears(ASK + b"\r\n" + ASK + b"a:b\r\n" * 30_000 + b"\r\n")
        assert told.count(b"hello") == 1
        assert b"HTTP/1.1 431 " in told

    at(work)


def test_frames_that_say_nothing_end_a_socket() -> None:
    async def work(house: House) -> None:
        async with connect(f"ws://127.0.0.1:{house.port}/", proxy=None) as socket:
            ping = bytes((0x89, 0x80, 0, 0, 0, 0))
            began = time.process_time()
            socket.transport.write(ping * 40_000)
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(socket.recv(), PATIENCE)
            assert time.process_time() - began < 1.0
        assert not house.everybody._here

    at(work)


def test_a_socket_with_a_head_too_big_is_refused_as_any_other_request() -> None:
    async def work(house: House) -> None:
        upgrade = (
            b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        )
        told = await house.hears(ASK + upgrade + b"X: " + b"x" * 9000 + b"\r\n\r\n")
        assert told.startswith(b"HTTP/1.1 431 ")

    at(work)
