"""How much at once: heads, bodies and sockets that are held open."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, suppress
from typing import Any, cast

import pytest

from osada.server.door.bodies import HeldBodies
from osada.server.door.concurrency import AtOnce
from osada.server.door.guard import Guard
from osada.server.door.open_connections import OpenConnections
from osada.server.host.settings import Settings
from osada.table.protocol.problems import Refused

from .door import Door, echo


def test_what_is_too_big_is_refused_before_it_is_read() -> None:
    door = Door(max_message=1000, max_record=5000)
    assert door.knock("POST", body=b"x" * 1000).body.endswith(b" 1000")
    assert door.knock("POST", body=b"x" * 1001).code == "too-big"
    assert door.knock("POST", "/api/records", body=b"x" * 5000).status == 200
    assert door.knock("POST", "/api/records", body=b"x" * 5001).status == 413
    assert door.knock("POST", body=b"", content_length="1e3").status == 413
    chunks = iter([b"x" * 400] * 3)
    assert door.knock("POST", body=chunks, transfer_encoding="chunked").code == "too-big"


@pytest.mark.parametrize(
    ("more", "status"),
    [
        ({"path": "/" + "x" * 2048}, 414),
        ({"query": "x" * 2049}, 414),
        ({"accept": "x" * 8200}, 431),
        ({"cookie": "a=" + "b" * 8192}, 431),
        ({f"x-{n}": "y" for n in range(70)}, 431),
        ({f"x-{n}": "y" * 4000 for n in range(5)}, 431),
    ],
)
def test_what_says_too_much_before_its_body_is_told_so_unread(
    more: dict[str, Any], status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("osada.server.door.guard.caller_of", None)  # nobody reads it
    answer = Door().knock(**more)
    assert answer.status == status
    assert answer.code in ("long-address", "big-head")
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_bodies_of_one_address_do_not_fill_the_memory() -> None:
    async def knock_together() -> list[str]:
        room = HeldBodies(1000)
        said = []
        with ExitStack() as held:
            for address, size in [("a", 1000)] * 5 + [("b", 1000)] * 4 + [("c", 1000)] * 9:
                try:
                    held.enter_context(room.keep(address, size))
                    said.append(address)
                except Refused:
                    said.append("-")
        assert room._held.together == 0
        return said

    said = asyncio.run(knock_together())
    assert "".join(said) == "aaaa-bbbbcccc-----"


def test_whoever_holds_up_large_bodies_keeps_nobody_from_sending_small_ones() -> None:
    async def run() -> int:
        guard = Guard(echo, Settings(database="sqlite:///x"))
        said: list[int] = []

        async def never() -> Any:
            await asyncio.Event().wait()

        async def at_once() -> Any:
            return {"type": "http.request", "body": b"{}", "more_body": False}

        async def send(message: Any) -> None:
            said.append(message.get("status", 0))

        def knock(address: str, path: str, receive: Any, *length: tuple[bytes, bytes]) -> Any:
            headers = [(b"host", b"localhost"), *length]
            scope: Any = {"type": "http", "method": "POST", "path": path, "scheme": "http"}
            scope |= {"client": (address, 1), "headers": headers}
            return guard(scope, receive, send)

        whole = (b"transfer-encoding", b"chunked")
        slow = [
            asyncio.create_task(knock(f"10.0.0.{n % 8}", "/api/records", never, whole))
            for n in range(40)
        ]
        await asyncio.sleep(0.01)
        assert said.count(429) == 24
        said.clear()
        await knock("10.0.1.1", "/api/session", at_once, (b"content-length", b"2"))
        for task in slow:
            task.cancel()
        return said[0]

    assert asyncio.run(run()) == 200


def test_a_block_of_addresses_holds_no_more_at_once_than_a_few_households() -> None:
    addresses = [f"2001:db8:1:{n:x}::/64" for n in range(100)]
    bodies, sockets = HeldBodies(10), AtOnce(1)
    everybody = OpenConnections(1, 10_000, by_address=True, clock=lambda: 0.0)

    class One:
        due = stuck = None
        closing = 1.0

    async def run() -> list[str | None]:
        return [everybody.enter(cast("Any", One()), address) for address in addresses]

    with ExitStack() as held:
        for what, most in ((bodies.keep, 8), (sockets.one, 16)):
            taken = 0
            for address in addresses:
                with suppress(Refused):
                    args: Any = (address, 10) if what == bodies.keep else (address,)
                    held.enter_context(what(*args))
                    taken += 1
            assert taken == most
        assert asyncio.run(run()).count("") == 16


def test_sockets_are_counted_by_address_and_by_person_for_as_long_as_they_are_open() -> None:
    async def run() -> None:
        over = asyncio.Event()

        async def stay(scope: Any, receive: Any, send: Any) -> None:
            await send({"type": "websocket.accept"})
            await over.wait()

        guard = Guard(stay, Settings(database="sqlite:///x", sockets=10))
        said: list[str] = []

        async def receive() -> Any:
            return {"type": "websocket.connect"}

        async def send(message: Any) -> None:
            status = message.get("status")
            if status or message["type"] == "websocket.accept":
                said.append(str(status or "open"))

        def knock(address: str, *headers: tuple[bytes, bytes]) -> Any:
            scope = {
                "type": "websocket",
                "path": "/api/tables/t/live",
                "scheme": "ws",
                "client": (address, 1),
                "headers": [(b"host", b"localhost"), *headers],
                "extensions": {"websocket.http.response": {}},
            }
            return asyncio.create_task(guard(cast("Any", scope), receive, send))

        bearer = (b"authorization", b"Bearer one")
        tasks = [knock("10.0.0.1", bearer) for _ in range(4)]
        tasks += [knock("10.0.0.1") for _ in range(10)]
        tasks += [knock("10.0.0.2")]
        await asyncio.sleep(0.01)
        assert said == ["open"] * 2 + ["429"] * 2 + ["open"] * 8 + ["429"] * 2 + ["open"]
        over.set()
        await asyncio.gather(*tasks)
        said.clear()
        await knock("10.0.0.1", bearer)
        assert said == ["open"]

    asyncio.run(run())
