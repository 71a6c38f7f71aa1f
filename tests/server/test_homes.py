"""A table lives in one process: whoever comes elsewhere is led there, and it moves when that
process ends, freezes or is joined by another."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from websockets.exceptions import ConnectionClosed

from osada.server.door.homeward import Homeward
from osada.server.host.homes import HereAlways, Nowhere, Process
from osada.server.host.inside import Inside, NobodyThere
from osada.server.host.leases import Leases
from osada.server.host.line import InsideLine
from osada.server.host.living import LIFE
from osada.table.protocol import commands as cmd
from osada.table.protocol import table as p

from ..patience import PATIENCE
from .client import Client, Live
from .halls import first, hall, in_turn, process, set_table
from .programs import Postgres, Redis, free_port
from .serving import Server

QUICK = 10.0
"""Seconds in which a table must have another home."""
START = {"type": "http.response.start", "status": 200, "headers": []}
BODY = {"type": "http.response.body", "body": b"here"}


@pytest.fixture
def pair(tmp_path: Path, postgres: Postgres, redis_server: Redis) -> Iterator[list[Server]]:
    """Two processes of one house, between which no proxy chooses."""
    shared = {"OSADA_DATABASE": postgres.new_database(), "OSADA_REDIS": redis_server.url}
    servers = [Server(tmp_path, shared).start() for _ in range(2)]
    yield servers
    for server in servers:
        server.clean_up()


def arrivals(server: Server) -> dict[str, float]:
    """What came about tables to a process, by what became of it."""
    with Client(server) as client:
        lines = client.http.get("/metrics").text.splitlines()
    told = [line for line in lines if line.startswith("osada_table_arrivals_total{")]
    return {line.partition('"')[2].partition('"')[0]: float(line.split()[-1]) for line in told}


def home_of(table: str, host: Client, pair: list[Server]) -> Server:
    """The process that has a table, once it stays there: who has just joined may be given it."""
    found: list[str] = []

    def stays() -> bool:
        before = arrivals(host.server)
        host.head(table)
        after = arrivals(host.server)
        found.append(next(kind for kind in after if after[kind] > before.get(kind, 0.0)))
        time.sleep(0.3)
        return found[-4:] in (["home"] * 4, ["relayed"] * 4)

    soon(stays)
    if found[-1] == "home":
        return host.server
    return next(one for one in pair if one is not host.server)


def soon(what: Callable[[], bool], within: float = PATIENCE) -> float:
    """Until it is so; how long that took."""
    began = time.monotonic()
    while not what():
        assert time.monotonic() < began + within
        time.sleep(0.05)
    return time.monotonic() - began


def acts(client: Client, table: str) -> bool:
    """Whether an action is taken now. What was not answered is sent again, as a page does."""
    try:
        scene = client.scene(table)
        return bool(scene.legal) and isinstance(
            client.do(table, cmd.Play(scene.legal[0], scene.number)), p.Done
        )
    except AssertionError:
        return False


def has(server: Server) -> bool:
    """Whether any table has been at home at a process."""
    return arrivals(server).get("home", 0) > 0


def cut(line: Live) -> int | None:
    """Until the line is hung up on; with which code."""
    while True:
        try:
            line.receive(p.Update)
        except ConnectionClosed as closed:
            return None if closed.rcvd is None else closed.rcvd.code


def test_whoever_comes_to_the_wrong_process_is_led_to_the_tables_home(pair: list[Server]) -> None:
    one, other = pair
    host = Client(one)
    elsewhere = host.at(other)
    tables = [host.new_table("mythwind", "me").table.id for _ in range(4)]
    for table in tables:
        with host.live(table) as here, elsewhere.live(table) as there:
            scene = host.scene(table)
            assert here.play(scene.legal[0], scene.number).problem is None
            assert there.receive(p.Update).entries[-1].number == scene.number + 1
            assert elsewhere.scene(table).number == scene.number + 1
    came = [arrivals(server) for server in pair]
    assert sum(one.get("given", 0) for one in came) == len(tables), "of two sockets one is given"
    assert sum(one.get("unkept", 0) for one in came) == 0
    assert elsewhere.http.get("/api/tables/none/scene").status_code == 404


def test_play_goes_on_at_once_when_the_home_is_killed(pair: list[Server]) -> None:
    host = Client(pair[0])
    table = host.new_table("vikings", "me", "casual").table.id
    home = home_of(table, host, pair)
    left = next(server for server in pair if server is not home)
    there = host.at(left)
    with there.live(table) as line:
        home.kill()
        assert cut(line) is None
    before = there.scene(table).number
    assert soon(lambda: acts(there, table) or there.scene(table).number > before + 3) < QUICK
    # The computer player plays on there, too, each move once.
    soon(lambda: 0 in there.scene(table).turn)
    numbers = [entry.number for entry in there.entries(table)]
    assert numbers == list(range(len(numbers)))
    assert arrivals(left).get("unkept", 0) == 0


def test_a_home_that_was_frozen_learns_of_its_loss_and_stops_telling_people(
    pair: list[Server],
) -> None:
    host = Client(pair[0])
    table = host.new_table("mythwind", "me").table.id
    home = home_of(table, host, pair)
    other = next(server for server in pair if server is not home)
    frozen, awake = host.at(home), host.at(other)
    with frozen.live(table) as line:
        os.kill(home.pid, signal.SIGSTOP)
        try:
            assert soon(lambda: acts(awake, table)) < QUICK
            assert soon(lambda: acts(awake, table) and has(other)) < LIFE + QUICK
            number = awake.scene(table).number
        finally:
            os.kill(home.pid, signal.SIGCONT)
        assert cut(line) == 1012, "another process has the table"
    assert frozen.scene(table).number >= number
    assert acts(frozen, table)
    numbers = [entry.number for entry in awake.entries(table)]
    assert numbers == list(range(len(numbers)))


def test_a_table_goes_home_when_a_process_joins_and_when_one_leaves_in_order(
    pair: list[Server], tmp_path: Path
) -> None:
    host = Client(pair[0])
    tables = [host.new_table("mythwind", "me").table.id for _ in range(5)]
    pair[1].stop()
    for table in tables:
        assert acts(host, table), "nobody waits for the one that has left"
    pair[1].start()
    elsewhere = host.at(pair[1])

    def has_moved() -> bool:
        return all(acts(elsewhere, table) for table in tables) and has(pair[1])

    soon(has_moved)
    for table in tables:
        numbers = [entry.number for entry in host.entries(table)]
        assert numbers == list(range(len(numbers)))


def test_across_machines_all_is_relayed_and_a_dead_home_is_noticed(
    tmp_path: Path, postgres: Postgres, redis_server: Redis
) -> None:
    """Two that do not meet in one folder are on two machines, as far as they know."""
    shared = {"OSADA_DATABASE": postgres.new_database(), "OSADA_REDIS": redis_server.url}
    machines = []
    for name in ("here", "there"):
        (tmp_path / name).mkdir()
        own = {
            "RUNTIME_DIRECTORY": str(tmp_path / name),
            "OSADA_INSIDE": f"127.0.0.1:{free_port()}",
        }
        machines.append(Server(tmp_path / name, {**shared, **own}))
    try:
        for server in machines:
            server.start()
        host = Client(machines[0])
        table = host.new_table("mythwind", "me", title="Łąka").table.id
        home = home_of(table, host, machines)
        other = next(server for server in machines if server is not home)
        there = host.at(other)
        with there.live(table) as line:
            scene = there.scene(table)
            assert line.play(scene.legal[0], scene.number).problem is None
            assert line.receive(p.Update).entries[-1].number == scene.number + 1
            assert there.http.get(f"/api/tables/{table}/record").status_code in (200, 403)
            assert arrivals(other)["relayed"] >= 2
            home.kill()
            assert cut(line) == 1012
        assert soon(lambda: acts(there, table)) < QUICK
        soon(lambda: acts(there, table) and has(other), LIFE + QUICK)
    finally:
        for server in machines:
            server.clean_up()


def test_an_answer_is_whole_though_its_home_hangs_up_before_the_line_is_done() -> None:
    """Where that was read late, somebody's next request met a closed connection."""
    answered: list[Any] = []

    class There(Nowhere):
        async def find(self, table: str) -> Process | None:
            return home.me

    async def ask(line: InsideLine) -> None:
        await line.hear()
        await line.say({"is": "here"})
        for message in (START, BODY):
            await line.say({"is": "sent", "message": message})
        line.close()

    async def never(*_: Any) -> Any:
        await asyncio.sleep(PATIENCE)

    async def send(message: Any) -> None:
        answered.append(message)

    home = Inside(b"secret", ask, never)

    async def story() -> None:
        await home.start("")
        homeward = Homeward(never)
        homeward.begin(There(), home, never, never)
        scope = {"type": "http", "method": "POST", "path": "/api/tables/k3x/do", "headers": []}
        await homeward(cast(Any, scope), never, send)
        await home.stop()

    asyncio.run(story())
    assert [one["type"] for one in answered] == [START["type"], BODY["type"]]


def test_of_what_a_dying_home_may_have_done_the_person_decides(tmp_path: Path) -> None:
    """What only reads is asked again; the rest is answered so that it can be."""
    asked: list[str] = []
    answered: list[Any] = []

    class Dying(Nowhere):
        gone = False

        async def find(self, table: str) -> Process | None:
            return None if self.gone else home.me

        def doubt(self, table: str) -> None:
            self.gone = True

    async def ask(line: InsideLine) -> None:
        scope = await line.hear()
        asked.append(scope["method"])
        assert tuple(scope["client"]) == ("203.0.113.7", 1), "the true address"
        await line.say({"is": "here"})
        line.close()

    async def take(*_: object) -> None:
        raise AssertionError

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send(START)
        await send(BODY)

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        answered.append(message)

    async def nothing(*_: str) -> None: ...

    home = Inside(b"secret", ask, take)

    async def story() -> None:
        await home.start("")
        for method in ("GET", "POST"):
            homeward = Homeward(app)
            homeward.begin(Dying(), home, nothing, nothing)
            scope = {
                "type": "http",
                "method": method,
                "path": "/api/tables/k3x/scene",
                "headers": [(b"host", b"here")],
                "client": ("203.0.113.7", 1),
            }
            await homeward(cast(Any, scope), receive, send)
        await home.stop()

    asyncio.run(story())
    assert asked == ["GET", "POST"]
    assert [message.get("status") for message in answered if "status" in message] == [200, 503]
    assert b"no-home" in answered[-1]["body"]


def test_two_that_both_believe_they_are_home_lose_and_double_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as store:
            table = await set_table(store, "person", "person")
            both = [process(store, alone=True) for _ in range(2)]
            for tables in both:
                assert isinstance(tables.homes, HereAlways)
                tables.alone = False
            rooms = [await tables.open(table) for tables in both]
            for turn in range(8):
                tables, room = both[turn % 2], rooms[turn % 2]
                ahead = max(rooms, key=lambda one: one.number)  # what the page knows
                await tables.do(room, in_turn(ahead), cmd.Play(first(ahead), ahead.number))
            stream = await store.entries(table)
            assert [entry.number for entry in stream] == list(range(len(stream)))
            assert sum(entry.kind == "play" for entry in stream) == 8

    asyncio.run(story())


def test_a_lease_ends_with_the_life_of_a_process_and_is_handed_over(redis_server: Redis) -> None:
    async def story() -> None:
        one, other = (Leases(redis_server.url, "t", who, routed=True) for who in ("one", "other"))
        for leases in (one, other):
            await leases.start(Process("", "here", f"/{leases}"), lambda _: True)
        await one.living.renew()
        lost: list[str] = []
        one.lost.append(lost.append)
        assert await one.find("a") is None
        assert one.tenure("a") is not None
        home = await other.find("a")
        assert home is not None
        assert home.id == one.me.id
        assert other.tenure("a") is None
        assert await one.hand_over("a", other.me)
        assert (lost, one.tenure("a")) == (["a"], None)
        assert await other.settle(["a"]) == []
        assert other.tenure("a") is not None
        other.is_gone(one.me)
        assert await one.find("b") is None
        assert await other.find("b") is None, "whoever is gone has nothing"
        one.doubt("b")
        assert await one.find("b") is not None
        # Redis forgets everything: each begins another life, and asks again.
        await one._redis.flushall()
        await other.living.renew()
        assert other.tenure("a") is None
        assert await other.settle(["a"]) == []
        redis_server_away = other.living.until
        other.living.until = 0.1
        assert other.away
        assert other.tenure("a") is None
        assert await other.find("c") is None
        other.living.until = redis_server_away
        for leases in (one, other):
            await leases.stop()

    asyncio.run(story())


def test_another_machine_has_to_know_the_secret(tmp_path: Path) -> None:
    async def story() -> None:
        heard: list[object] = []

        async def ask(line: InsideLine) -> None:
            heard.append(await line.hear())
            await line.say("yes")

        async def take(*_: object) -> None:
            raise AssertionError

        place = f"127.0.0.1:{free_port()}"
        home = Inside(b"secret", ask, take)
        await home.start(place)
        beside = Inside(b"secret", ask, take)
        await beside.start(place)
        assert beside.me.inside not in ("", place), "the next port"
        await beside.stop()
        far = Process("x", "another machine", "/nowhere", place)
        friend, stranger = Inside(b"secret", ask, take), Inside(b"guessed", ask, take)
        line = await friend.ask(far)
        await line.say("may I?")
        assert await line.hear() == "yes"
        line.close()
        with pytest.raises(ConnectionError):
            await stranger.ask(far)
        near = friend.me = home.me
        line = await friend.ask(Process("y", near.machine, near.path))
        await line.say("and here?")
        assert await line.hear() == "yes"
        line.close()
        await home.stop()
        assert heard == ["may I?", "and here?"]
        with pytest.raises(NobodyThere):
            await friend.ask(near)

    asyncio.run(story())
