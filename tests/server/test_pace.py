"""How fast and how much: at one table, by one seat, from one address, on however many sockets."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast

import pytest
from websockets.exceptions import ConnectionClosed

from osada.server.host.environment import Rate
from osada.server.host.settings import Settings
from osada.server.routes.live import AT_SEAT
from osada.server.tables.pace import Pace
from osada.table.protocol import commands as cmd
from osada.table.protocol import house, problems
from osada.table.protocol import table as p

from .client import Client, Refused
from .serving import Server


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that allows little."""
    folder = tmp_path_factory.mktemp("strict")
    settings = {
        "OSADA_DATABASE": f"sqlite:///{folder / 'osada.sqlite3'}",
        "OSADA_CHAT_RATE": "5/6000",
        "OSADA_COMMAND_RATE": "60/6000",
        "OSADA_TABLES": "3",
    }
    server = Server(folder, settings)
    yield server.start()
    server.clean_up()


def said(problem: p.Problem | None) -> str:
    return problem.code if problem else "done"


def test_one_seat_talks_no_faster_on_two_sockets_and_does_not_silence_the_others(
    strict: Server,
) -> None:
    ada, iga = Client(strict), Client(strict)
    made = ada.new_table("vikings", "me", "link")
    table = made.table.id
    iga.take(made.links[0], "Iga")
    with ada.live(table) as one, ada.live(table) as other, iga.live(table) as hers:
        heard = [said(live.ask(cmd.Chat("hello")).problem) for live in (one, other) * 4]
        assert heard == ["done"] * 5 + ["too-fast"] * 3
        refused = ada.do(table, cmd.Chat("hello"))
        assert isinstance(refused, p.Problem)
        assert refused.code == "too-fast"
        assert refused.told.args["seconds"]
        assert said(hers.ask(cmd.Chat("my turn to speak")).problem) == "done"
        assert one.ask(cmd.Why(["nothing"])).problem is None, "who talks too much may still play"


def test_a_seat_acts_no_faster_on_many_sockets(strict: Server) -> None:
    ada = Client(strict)
    table = ada.new_table("vikings", "me", "greedy").table.id
    answered: list[p.Reply] = []
    with ExitStack() as open_sockets:
        lives = [open_sockets.enter_context(ada.live(table)) for _ in range(4)]
        with pytest.raises(ConnectionClosed) as closed:
            answered.extend(live.ask(cmd.Why(["nothing"])) for live in lives * 40)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4429, "too much at once")
    assert 50 <= len(answered) <= 62


def test_a_seat_has_only_so_many_sockets_and_is_told_so(strict: Server) -> None:
    ada = Client(strict)
    table = ada.new_table("vikings", "me", "link").table.id
    with ExitStack() as open_sockets:
        for _ in range(AT_SEAT):
            open_sockets.enter_context(ada.live(table))
        with ada.socket(table) as one_more:
            one_more.send('{"do": "hello"}')
            assert b"problem-too-many" in cast("str", one_more.recv()).encode()
            with pytest.raises(ConnectionClosed) as closed:
                one_more.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429


def test_one_person_has_only_so_many_games_running(strict: Server) -> None:
    ada = Client(strict)
    for _ in range(3):
        ada.new_table("vikings", "me", "greedy")
    with pytest.raises(Refused) as refused:
        ada.new_table("vikings", "me", "greedy")
    assert (refused.value.status, refused.value.problem.code) == (409, "too-many-tables")
    assert refused.value.problem.told.args == {"count": 3}
    Client(strict).new_table("vikings", "me", "greedy")


class _Room:
    """As much of a table as is counted."""

    def __init__(self, size: int) -> None:
        self.head: Any = type("Row", (), {"id": "t", "size": size})()
        self.number = 7


def _pace(**settings: Any) -> Pace:
    return Pace(Settings(database="sqlite:///x", **settings))


def _act(pace: Pace, room: _Room, command: cmd.Command, wrote: int, address: str = "a") -> str:
    try:
        with pace.acting(cast("Any", room), 0, command, address):
            room.head.size += wrote
    except problems.Refused as refused:
        return refused.problem.code
    return "done"


def test_a_table_that_is_nearly_full_can_still_be_played_to_its_end() -> None:
    pace, room = _pace(max_table=100_000), _Room(76_000)
    assert _act(pace, room, cmd.Chat("hello"), 1) == "table-nearly-full"
    assert _act(pace, room, cmd.Play("draw-3", 7), 30_000) == "done"
    assert _act(pace, room, cmd.Play("draw-3", 7), 1) == "table-full"


def test_whoever_changes_something_else_leaves_room_for_the_game_and_is_counted_too() -> None:
    pace, room = _pace(max_table=100_000, store_rate=Rate(40_000, 86_400.0)), _Room(0)

    def change(wrote: int) -> str:
        try:
            with pace.changing(cast("Any", room), "a"):
                room.head.size += wrote
        except problems.Refused as refused:
            return refused.problem.code
        return "done"

    assert change(76_000) == "done"
    assert change(1) == "table-nearly-full"
    assert _act(pace, _Room(0), cmd.Play("draw-3", 7), 1) == "too-much"


def test_one_address_does_not_fill_the_disk() -> None:
    pace = _pace(store_rate=Rate(1000, 86_400.0))
    assert _act(pace, _Room(0), cmd.Play("draw-3", 7), 900) == "done"
    assert _act(pace, _Room(0), cmd.Play("draw-3", 7), 900) == "done"
    assert _act(pace, _Room(0), cmd.Play("draw-3", 7), 1) == "too-much"
    with pytest.raises(problems.Refused):
        pace.check_new(1, "a")
    assert _act(pace, _Room(0), cmd.Play("draw-3", 7), 1, "b") == "done"
    with pytest.raises(problems.Refused):
        _pace(max_table=100_000).check_new(100_001, "c")


def test_the_size_of_a_table_is_known(server: Server, tmp_path: Path) -> None:
    ada = Client(server)
    table = ada.new_table("vikings", "me", "link").table.id
    before = _size(server, table)
    assert before > 1000
    ada.do(table, cmd.Chat("x" * 300))
    assert 300 <= _size(server, table) - before < 400


def _size(server: Server, table: str) -> int:
    import sqlite3

    file = server.settings["OSADA_DATABASE"].removeprefix("sqlite:///")
    with sqlite3.connect(file) as database:
        (size,) = database.execute("select size from tables where id = ?", (table,)).fetchone()
    return int(size)


def test_a_refusal_of_a_handler_says_how_long_to_wait(strict: Server) -> None:
    ada = Client(strict)
    table = ada.new_table("vikings", "me", "greedy").table.id
    body = {"do": "chat", "text": "hello"}
    answers = [ada.http.post(f"/api/tables/{table}/do", json=body) for _ in range(6)]
    assert [answer.status_code for answer in answers] == [200] * 5 + [429]
    assert int(answers[-1].headers["retry-after"]) > 0
    assert isinstance(ada.get("/api/tables", house.Tables), house.Tables)
