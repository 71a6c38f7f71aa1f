"""Whatever comes in on a socket, the server lives and no table changes by it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from osada.table.protocol import commands as cmd
from osada.table.protocol import table as p

from ..patience import PATIENCE
from .client import Client
from .garbage import GARBAGE, WISHES, Thrown
from .serving import Server

TOLD = {None, 1000, 1005, 1007, 1009, 4400, 4403, 4408, 4429}
"""How a socket may end: never because something broke in the server."""
CUT, TOO_BIG = 1006, 32_768


class Target:
    """A table that stands still, and those who throw things at it."""

    def __init__(self, server: Server) -> None:
        self.host = Client(server)
        made = self.host.new_table("vikings", "link", "link")
        self.table = made.table.id
        links = {link.seat: link for link in made.links}
        self.player, self.watcher = (Client.seated(server, links[place]) for place in (0, None))
        self.before = self.stands()

    def stands(self) -> tuple[object, ...]:
        """All that plays could change."""
        scene = self.player.scene(self.table)
        plays = [entry for entry in self.player.entries(self.table) if entry.kind == "play"]
        return plays, scene.view, scene.turn, scene.legal


@pytest.fixture(scope="module")
def target(server: Server) -> Iterator[Target]:
    """The same table for every throw: nothing may change it."""
    target = Target(server)
    yield target
    assert "Traceback" not in server.said()
    for client in (target.host, target.player, target.watcher):
        client.http.close()


def _check_end(connection: ClientConnection, thrown: Thrown) -> None:
    code = connection.close_code
    if code == CUT and len(thrown.raw) > TOO_BIG:
        return  # the server hung up while it was still being sent
    assert code in TOLD, f"the socket was closed with {code}"


@given(thrown=GARBAGE)
@settings(max_examples=150, deadline=None)
def test_garbage_is_refused_and_changes_nothing(target: Target, thrown: Thrown) -> None:
    with target.player.live(target.table) as live:
        with suppress(ConnectionClosed):
            live.connection.send(thrown.raw)
            live.ask(cmd.Why(["promote"]))
        _check_end(live.connection, thrown)
        replies = [message for message in live.heard if isinstance(message, p.Reply)]
        assert not any(reply.problem and reply.problem.code == "broken" for reply in replies)
    assert target.stands() == target.before


@given(thrown=GARBAGE)
@settings(max_examples=150, deadline=None)
def test_garbage_instead_of_hello_lets_nobody_in(target: Target, thrown: Thrown) -> None:
    with target.host.socket(target.table) as connection:
        with suppress(ConnectionClosed):
            connection.send(thrown.raw)
            answer = msgspec.json.decode(connection.recv(timeout=PATIENCE), type=p.SocketMessage)
            assert isinstance(answer, p.Welcome) is _is_hello(thrown.raw)
        _check_end(connection, thrown)


def _is_hello(raw: bytes | str) -> bool:
    try:
        hello = msgspec.json.decode(raw, type=cmd.Hello)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False
    return not hello.token


@given(wishes=st.lists(WISHES, min_size=1, max_size=6))
@settings(max_examples=60, deadline=None)
def test_who_watches_changes_nothing(target: Target, wishes: list[cmd.Request]) -> None:
    with target.watcher.live(target.table) as live:
        for wish in wishes:
            problem = live.ask(wish).problem
            assert problem is not None
            assert problem.code == "watching"
    assert target.stands() == target.before


@given(wishes=st.lists(WISHES, min_size=1, max_size=6))
@settings(max_examples=60, deadline=None)
def test_only_an_accepted_wish_changes_a_table(target: Target, wishes: list[cmd.Request]) -> None:
    made = target.host.new_table("vikings", "link", "link", seed=3)
    table = made.table.id
    seated = Client.seated(target.host.server, made.links[0])
    with seated as client, client.live(table) as live:
        for wish in wishes:
            before = client.entries(table)
            reply = live.ask(wish)
            after = client.entries(table)
            if reply.problem is None:
                assert after[: len(before)] == before
                assert reply.number == after[-1].number == len(after) - 1 >= len(before)
            else:
                assert reply.problem.code != "broken"
                assert after == before
