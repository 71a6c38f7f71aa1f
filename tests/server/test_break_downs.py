"""When the disk is full, or the database or the bus is not there: people hear what it is, nothing
that was acknowledged is lost, and play goes on by itself."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from osada.server.host.bus import Notice, RedisBus
from osada.server.running import PING
from osada.server.store.complaints import Complaints
from osada.table.protocol import commands as cmd
from osada.table.protocol import table as p

from ..patience import PATIENCE
from .client import Client
from .conftest import StartServer
from .programs import Postgres, Redis
from .serving import Server
from .test_health import small_disk  # noqa: F401


def refused(host: Client, table: str, why: str) -> None:
    """A play is refused, for that reason, and the table can be looked at."""
    scene = host.scene(table)
    said = host.do(table, cmd.Play(scene.legal[0], scene.number))
    assert isinstance(said, p.Problem)
    assert (said.code, said.told.args["why"]) == ("no-store", why)
    assert host.scene(table).number == scene.number
    answer = host.http.post(
        f"/api/tables/{table}/do",
        json={"do": "play", "action": scene.legal[0], "expected": scene.number},
    )
    assert (answer.status_code, answer.headers["retry-after"]) == (503, "5")


def said_of(server: Server, ailment: str) -> int:
    """How many lines of the log tell of it."""
    assert "Traceback" not in server.said()
    return sum(f'"{ailment}"' in line for line in server.said().splitlines())


def goes_on(host: Client, table: str) -> None:
    """Sooner or later it is played on."""
    until = time.monotonic() + PATIENCE
    while True:
        scene = host.scene(table)
        if isinstance(host.do(table, cmd.Play(scene.legal[0], scene.number)), p.Done):
            return
        assert time.monotonic() < until
        time.sleep(0.2)


def test_on_a_full_disk_plays_are_refused_in_words_and_go_on_when_there_is_room(
    running_server: StartServer,
    small_disk: Path,  # noqa: F811
) -> None:
    server = running_server(OSADA_DATABASE=str(small_disk / "osada.sqlite3"))
    host = Client(server)
    table = host.new_table("mythwind", "me").table.id
    number = host.play(table).number
    filler = small_disk / "filler"
    with pytest.raises(OSError, match="No space"):
        filler.write_bytes(bytes(1 << 23))
    with host.live(table) as live:
        for _ in range(30):
            scene = host.scene(table)
            problem = live.play(scene.legal[0], scene.number).problem
            if problem is not None:
                break
            number = host.scene(table).number
        assert problem is not None
        assert (problem.code, problem.told.args["why"]) == ("no-store", "full")
    refused(host, table, "full")
    assert said_of(server, "full") == 1, "one line a minute"
    filler.unlink()
    goes_on(host, table)
    server.kill()
    server.start()
    assert host.scene(table).number == number + 1


def test_where_the_file_is_gone_or_locked_nothing_is_acknowledged(
    running_server: StartServer, tmp_path: Path
) -> None:
    server = running_server()
    host = Client(server)
    table = host.new_table("mythwind", "me").table.id
    number = host.play(table).number
    file, aside = tmp_path / "osada.sqlite3", tmp_path / "aside"
    file.rename(aside)
    refused(host, table, "gone")
    assert not file.exists(), "no new one is made in its place"
    aside.rename(file)
    goes_on(host, table)
    with sqlite3.connect(file, isolation_level=None) as other:
        other.execute("BEGIN EXCLUSIVE")
        scene = host.scene(table)
        said = host.do(table, cmd.Play(scene.legal[0], scene.number))
        assert isinstance(said, p.Problem)
        assert said.told.args["why"] == "locked"
        other.execute("ROLLBACK")
    other.close()
    goes_on(host, table)
    assert host.scene(table).number == number + 2
    assert said_of(server, "gone") == said_of(server, "locked") == 1


def test_without_its_database_server_a_house_says_so(running_server: StartServer) -> None:
    postgres = Postgres()
    try:
        server = running_server(OSADA_DATABASE=postgres.new_database())
        host = Client(server)
        table = host.new_table("mythwind", "me").table.id
        scene = host.scene(table)
    finally:
        postgres.stop()
    for _ in range(5):
        said = host.do(table, cmd.Play(scene.legal[0], scene.number))
        assert isinstance(said, p.Problem)
        assert (said.code, said.told.args["why"]) == ("no-store", "away")
    assert said_of(server, "away") == 1


def test_without_redis_people_are_told_and_catch_up(running_server: StartServer) -> None:
    postgres, redis = Postgres(), Redis()
    try:
        shared = {"OSADA_DATABASE": postgres.new_database(), "OSADA_REDIS": redis.url}
        one, other = running_server(**shared), running_server(**shared)
        host = Client(one)
        made = host.new_table("mythwind", "me", listed=True)
        table = made.table.id
        onlooker = Client(other)
        with onlooker.live(table) as live:
            redis.stop()
            while not live.receive(p.Presence).late:
                pass
            number = host.play(table).number
            assert live.receive(p.Update).entries[-1].number == number, "read without a hint"
            redis = Redis(redis.port)
            while live.receive(p.Presence).late:
                pass
            number = host.play(table).number
            assert live.receive(p.Update).entries[-1].number == number
    finally:
        redis.stop()
        postgres.stop()


def test_many_hints_go_in_one_message_and_what_was_dropped_is_known(redis_server: Redis) -> None:
    async def story() -> None:
        heard: list[Notice] = []
        one, other = RedisBus(redis_server.url, "one"), RedisBus(redis_server.url, "other")
        sent = 0
        publish = one._redis.publish

        async def counting(channel: str, message: bytes) -> Any:
            nonlocal sent
            sent += 1
            return await publish(channel, message)

        one._redis.publish = counting  # type: ignore[method-assign, assignment]
        await one.start(lambda _: None)
        await other.start(heard.append)
        assert not other.missed()
        for number in range(2000):
            one.tell(Notice(f"table{number}", "one", number))
        await until(lambda: len(heard) == 2000)
        assert [hint.number for hint in heard] == list(range(2000))
        assert sent <= 10
        assert not other.missed()
        for number in range(12_000):
            one.tell(Notice("much", "one", number))
        await until(lambda: any(hint.lost for hint in heard))
        assert other.missed()
        assert not other.missed(), "it is told once"
        await one.stop()
        await other.stop()

    async def until(ready: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not ready():
                await asyncio.sleep(0.01)

    asyncio.run(story())


def test_of_an_ailment_one_line_a_minute_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    complaints = Complaints()
    assert [complaints.may_say("full") for _ in range(4)] == [1, 0, 0, 0]
    assert complaints.may_say("locked") == 1
    now += 61
    assert complaints.may_say("full") == 4, "how often it was met since"


def test_a_line_that_is_dead_is_given_up(server: Server) -> None:
    assert 2 * PING <= 15
    host = Client(server)
    table = host.new_table("vikings", "me", "link", listed=True).table.id
    address = server.url.replace("http", "ws") + f"/api/tables/{table}/live"
    line = ClientProtocol(parse_uri(address))
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as there:
        line.send_request(line.connect())
        there.sendall(b"".join(line.data_to_send()))
        line.receive_data(there.recv(65536))
        line.send_text(b'{"do":"hello","after":-1}')
        there.sendall(b"".join(line.data_to_send()))
        while there.recv(65536):  # what it asks is not answered
            pass
