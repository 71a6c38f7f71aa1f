"""The door: who is let in, how often, with how much, and what every answer says."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, suppress
from typing import Any, cast

import msgspec
import pytest

from osada.server.door.at_once import AtOnce
from osada.server.door.bodies import HeldBodies
from osada.server.door.buckets import Buckets
from osada.server.door.caller import caller_of, is_from, read_cookies
from osada.server.door.guard import Guard
from osada.server.door.heads import COOKIES
from osada.server.door.networks import network
from osada.server.door.open_connections import OpenConnections
from osada.server.host.bucket import Bucket
from osada.server.host.environment import Rate
from osada.server.host.settings import Settings
from osada.server.protocol.problems import Refused
from osada.server.protocol.table import Problem

HOST = "table.example:8080"
ME = "osada_me=abc"


class Answer:
    """What came back: from the guard, or from the application behind it."""

    def __init__(self, sent: list[dict[str, Any]]) -> None:
        self.status: int = sent[0].get("status", 0)
        self.headers = {k.decode(): v.decode() for k, v in sent[0].get("headers", [])}
        self.body: bytes = b"".join(message.get("body", b"") for message in sent)

    @property
    def code(self) -> str:
        return msgspec.json.decode(self.body, type=Problem).code


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """An application that says what was brought."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        return
    body = b""
    if scope["method"] == "POST":
        more = True
        while more:
            message = await receive()
            body += message.get("body", b"")
            more = message.get("more_body", False)
    await send({"type": "http.response.start", "status": 200, "headers": []})
    said = f"{scope['scheme']} {scope['client'][0]} {len(body)}".encode()
    await send({"type": "http.response.body", "body": said, "more_body": False})


class Door:
    """A guard to knock at."""

    def __init__(self, **settings: Any) -> None:
        settings.setdefault("address", (f"http://{HOST}",))
        self.guard = Guard(echo, Settings(database="sqlite:///x", **settings))

    def knock(
        self,
        method: str = "GET",
        path: str = "/api/me",
        body: Any = b"",
        kind: str = "http",
        address: str = "10.0.0.1",
        query: str = "",
        **headers: str,
    ) -> Answer:
        """Ask, with headers given as names with underscores."""
        given = {"host": HOST, **{k.replace("_", "-"): v for k, v in headers.items()}}
        chunks = [body] if isinstance(body, bytes) else list(body)
        if isinstance(body, bytes) and body:
            given.setdefault("content-length", str(len(body)))
        messages = [
            {"type": "http.request", "body": chunk, "more_body": i + 1 < len(chunks)}
            for i, chunk in enumerate(chunks)
        ]
        sent: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return {"type": "websocket.connect"} if kind == "websocket" else messages.pop(0)

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)

        scope: Any = {
            "type": kind,
            "method": method,
            "path": path,
            "query_string": query.encode(),
            "scheme": "http" if kind == "http" else "ws",
            "client": (address, 5000),
            "headers": [(k.encode(), v.encode()) for k, v in given.items()],
        }
        asyncio.run(self.guard(scope, receive, send))  # type: ignore[arg-type]
        self.sent = sent
        return Answer(sent)


def test_every_answer_says_what_a_page_may_do() -> None:
    for answer in (Door().knock(), Door().knock("POST", origin="http://evil.example")):
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'; script-src 'self'; style-src 'self'" in policy
        assert f"connect-src 'self' ws://{HOST};" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["cache-control"] == "no-store"
        assert "strict-transport-security" not in answer.headers


def test_a_host_that_is_none_does_not_get_into_the_policy() -> None:
    policy = Door(address=()).knock(host="x; script-src *").headers["content-security-policy"]
    assert "*" not in policy


def test_behind_a_proxy_its_word_counts_and_otherwise_it_does_not() -> None:
    told = {
        "x_forwarded_proto": "https",
        "x_forwarded_for": "6.6.6.6, 192.0.2.7",
        "x_forwarded_host": "osada.example",
    }
    address = (f"http://{HOST}", "https://osada.example")
    answer = Door(behind_proxy=True, address=address).knock(**told)
    assert answer.body == b"https 192.0.2.7 0"
    assert "strict-transport-security" in answer.headers
    assert "wss://osada.example" in answer.headers["content-security-policy"]
    plain = Door().knock(**told)
    assert plain.body == b"http 10.0.0.1 0"
    assert "strict-transport-security" not in plain.headers


@pytest.mark.parametrize("origin", ["http://evil.example", "null", f"http://{HOST}.evil", "x"])
@pytest.mark.parametrize("token", [{}, {"authorization": "Bearer t"}])
def test_a_page_of_another_site_gets_nothing_done(origin: str, token: dict[str, str]) -> None:
    door = Door()
    answer = door.knock("POST", "/api/tables/t/do", origin=origin, **token)
    assert (answer.status, answer.code) == (403, "origin")
    door.knock(kind="websocket", path="/api/tables/t/live", origin=origin, **token)
    assert door.sent == [{"type": "websocket.close", "code": 1008, "reason": ""}]


def test_our_own_page_is_let_in_with_both_cookies_and_the_header() -> None:
    door = Door()
    cookie = f"{ME}; osada_csrf=xyz"
    ours = {"origin": f"http://{HOST}", "cookie": cookie}
    assert door.knock("POST", **ours, x_csrf="xyz").status == 200
    assert door.knock("POST", **ours, x_csrf="xyZ").code == "csrf"
    assert door.knock("POST", **ours).code == "csrf"
    assert door.knock("DELETE", **ours).code == "csrf"
    assert door.knock("POST", origin=f"http://{HOST}", cookie=ME).code == "csrf"
    door.knock(kind="websocket", **ours)
    assert door.sent == [{"type": "websocket.accept"}]


def test_a_page_named_in_the_settings_is_let_in() -> None:
    door = Door(origins=("https://play.example.org",))
    assert door.knock("POST", origin="https://play.example.org").status == 200


def test_a_program_needs_no_page_but_must_not_use_a_browsers_cookie_on_a_socket() -> None:
    door = Door()
    assert door.knock("POST", authorization="Bearer token", cookie=ME).status == 200
    assert door.knock("POST").status == 200
    door.knock(kind="websocket", cookie=ME)
    assert door.sent[0]["type"] == "websocket.close"
    door.knock(kind="websocket", cookie=ME, authorization="Bearer token")
    assert door.sent[0]["type"] == "websocket.accept"
    door.knock(kind="websocket")
    assert door.sent[0]["type"] == "websocket.accept"


def test_what_is_too_big_is_refused_before_it_is_read() -> None:
    door = Door(max_message=1000, max_record=5000)
    assert door.knock("POST", body=b"x" * 1000).body.endswith(b" 1000")
    assert door.knock("POST", body=b"x" * 1001).code == "too-big"
    assert door.knock("POST", "/api/records", body=b"x" * 5000).status == 200
    assert door.knock("POST", "/api/records", body=b"x" * 5001).status == 413
    assert door.knock("POST", body=b"", content_length="1e3").status == 413
    chunks = iter([b"x" * 400] * 3)
    assert door.knock("POST", body=chunks, transfer_encoding="chunked").code == "too-big"


def test_who_asks_too_often_is_told_how_long_to_wait() -> None:
    door = Door(create_rate=Rate(2, 60.0))
    assert door.knock("POST", "/api/tables").status == 200
    assert door.knock("POST", "/api/records").status == 200
    refused = door.knock("POST", "/api/tables/t/rematch")
    assert (refused.status, refused.code) == (429, "too-fast")
    assert 0 < int(refused.headers["retry-after"]) <= 30
    assert door.knock("POST", "/api/tables", address="10.0.0.2").status == 200


def test_commands_are_counted_by_person() -> None:
    door = Door(command_rate=Rate(1, 60.0))
    for token in ("a", "b"):
        bearer = {"authorization": f"Bearer {token}"}
        assert door.knock("POST", "/api/tables/t/do", **bearer).status == 200
        assert door.knock("POST", "/api/tables/t/do", **bearer).status == 429
        assert door.knock("GET", "/api/tables/t", **bearer).status == 200


def test_made_up_people_at_one_address_do_not_get_round_the_limit() -> None:
    door = Door(command_rate=Rate(1, 60.0))
    said = [
        door.knock("POST", "/api/tables/t/do", authorization=f"Bearer {i}").status
        for i in range(20)
    ]
    assert said == [200] * 10 + [429] * 10


def test_a_bucket_fills_up_again() -> None:
    now = 0.0
    bucket = Bucket(Rate(2, 10.0), clock=lambda: now)
    assert [bucket.take(), bucket.take(), bucket.take()] == [0.0, 0.0, 5.0]
    now = 5.0
    assert [bucket.take(), bucket.take()] == [0.0, 5.0]
    now = 500.0
    assert bucket.full


def test_buckets_nobody_draws_from_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("osada.server.door.buckets.MOST", 10)
    now = 0.0
    buckets = Buckets(Rate(1, 1.0), clock=lambda: now)
    for who in range(100):
        assert buckets.take(str(who)) == 0.0
        assert len(buckets._of) <= 10
    assert buckets.take("99") > 0


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        ("https://a.example", "a.example", True),
        ("https://a.example", "a.example:443", True),
        ("http://a.example:8080", "a.example:8080", True),
        ("http://a.example", "a.example:8080", False),
        ("http://[::1]:8080", "[::1]:8080", True),
        ("", "", False),
        ("file://", "", False),
    ],
)
def test_a_page_is_ours_under_the_same_host(origin: str, host: str, same: bool) -> None:
    assert is_from(origin, host, ()) is same


def test_a_household_counts_as_one() -> None:
    assert network("2001:db8::1") == network("2001:db8::ffff:2") != network("2001:db8:0:1::1")
    assert network("::ffff:192.0.2.1") == "192.0.2.1"


def test_the_cookies_of_other_servers_hide_none_of_ours() -> None:
    others = "theirs=" + "x" * (COOKIES - 100)
    assert read_cookies(f"{others}; {ME}")["osada_me"] == "abc"


def test_cookies_that_cannot_be_read_are_none() -> None:
    scope: Any = {
        "type": "http",
        "scheme": "http",
        "headers": [(b"cookie", b"\xff\xfe=;;=\x00, osada")],
    }
    assert caller_of(scope, False).cookies == {}


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


@pytest.mark.parametrize("path", ["/", "/schema", "/health", "/metrics", "/assets/x.js", "/api/me"])
def test_nothing_can_be_asked_for_ever(path: str) -> None:
    door = Door(command_rate=Rate(1, 60.0))
    said = [door.knock(path=path).status for _ in range(30)]
    assert said == [200] * 20 + [429] * 10


@pytest.mark.parametrize("host", ["127.0.0.1:8080", "[::1]:8080", "localhost", "nas.local", "nas"])
def test_at_home_a_server_answers_to_names_that_no_stranger_owns(host: str) -> None:
    door = Door(address=())
    assert door.knock(host=host).status == 200
    assert door.knock("POST", host=host, origin=f"http://{host}").status == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example:8080",
        "127.0.0.1.evil.example",
        "127.0.0.1:8080.evil.example",
        "[::1]evil.example",
        "",
        "evil.localx",
    ],
)
def test_a_foreign_name_that_points_here_gets_nothing(host: str) -> None:
    door = Door(address=())
    mine = {"host": host, "origin": f"http://{host}"}
    refused = door.knock("POST", "/api/tables", **mine)
    assert (refused.status, refused.code) == (421, "host")
    assert b"OSADA_ADDRESS" in door.knock(path="/", **mine).body
    door.knock(kind="websocket", path="/api/tables/t/live", **mine)
    assert door.sent[0]["type"] == "websocket.close"


def test_a_server_with_an_address_answers_to_it_alone() -> None:
    door = Door(address=("https://play.example.org",))
    for host in ("play.example.org", "play.example.org:443", "Play.Example.org."):
        assert door.knock(host=host).status == 200
    for host in ("10.0.0.5", "localhost", "play.example.org.evil.example"):
        assert door.knock(host=host).status == 421
        assert door.knock(host=host, x_forwarded_host="play.example.org").status == 421
    assert door.knock(path="/health", host="127.0.0.1:8080").status == 200, "asked from inside"


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


def test_who_has_emptied_a_bucket_is_not_forgotten_for_newcomers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("osada.server.door.buckets.MOST", 10)
    buckets = Buckets(Rate(3, 60.0), clock=lambda: 0.0)
    for _ in range(3):
        buckets.take("the attacker")
    for other in range(100):
        buckets.take(f"a made-up name {other}")
    assert buckets.take("the attacker") > 0


def test_where_there_are_too_many_buckets_the_fullest_half_is_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("osada.server.door.buckets.MOST", 10)
    buckets = Buckets(Rate(20, 60.0), clock=lambda: 0.0)
    for who in range(10):
        buckets.take(str(who), float(who + 1))
    buckets.take("one more")
    # The five that are emptiest are still known, and the newcomer.
    assert len(buckets._of) == 6
    left = {who: 20 - buckets._bucket(str(who)).level for who in range(5, 10)}
    assert left == {who: who + 1 for who in range(5, 10)}
    assert len(buckets._of) == 6
    assert buckets.take("4", 20.0) == 0.0  # forgotten, so it is full


def test_where_few_buckets_are_in_use_only_the_full_ones_are_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("osada.server.door.buckets.MOST", 10)
    buckets = Buckets(Rate(20, 60.0), clock=lambda: 0.0)
    for who in range(10):
        buckets.take(str(who), 1.0 if who < 3 else 0.0)
    buckets.take("one more")
    assert len(buckets._of) == 4
    assert [buckets._bucket(str(who)).level for who in range(3)] == [19.0] * 3


def test_everybodys_bucket_is_their_own() -> None:
    buckets = Buckets(Rate(2, 60.0), clock=lambda: 0.0)
    assert [buckets.take("ada"), buckets.take("ada"), buckets.take("jan")] == [0.0, 0.0, 0.0]
    assert (buckets.take("ada"), buckets.take("jan")) == (30.0, 0.0)


def test_a_whole_block_of_addresses_is_not_without_bounds() -> None:
    door = Door(create_rate=Rate(1, 600.0))
    said = [
        door.knock("POST", "/api/tables", address=f"2001:db8:1:{n:x}::1").status for n in range(40)
    ]
    assert said == [200] * 16 + [429] * 24
    assert door.knock("POST", "/api/tables", address="2001:db8:2::1").status == 200


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


def test_what_tells_of_a_whole_game_counts_for_several() -> None:
    """Reading is bounded by what it costs: a long game is no small question."""

    def asked(path: str) -> int:
        door = Door(command_rate=Rate(1, 1e9))
        return sum(door.knock("GET", path=path).status != 429 for _ in range(30))

    assert asked("/api/tables/abc/scene") == 20
    assert asked("/api/tables/abc/entries") == asked("/api/tables/abc/scores") == 4
