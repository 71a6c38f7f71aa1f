"""Who gets in where: by links, by rematches, by what they bring along; and who is sent away."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any, cast

import msgspec
import pytest

from osada.server.door.sessions import Visitor
from osada.server.host.settings import Settings
from osada.server.protocol import lobby
from osada.server.routes import live
from osada.server.service import Service
from osada.server.tables.fresh import fresh
from osada.server.tables.pace import Pace
from osada.table.archives import LONGEST_RECORD, check_length
from osada.table.making import make_table
from osada.table.protocol import commands as cmd
from osada.table.protocol import house, problems, wishes
from osada.table.protocol import table as p
from osada.table.table import Table

from .client import Client, Refused
from .serving import Server

Servers = tuple[Server, Server]


def test_two_who_wish_for_another_game_at_once_come_to_one_table(servers: Servers) -> None:
    ada, iga = Client(servers[0]), Client(servers[1])
    made = ada.new_table("vikings", "me", "link")
    table = made.table.id
    iga.take(made.links[0], "Iga")
    ada.do(table, cmd.Propose("end", ada.head(table).number))
    vote = iga.head(table).vote
    assert vote is not None
    iga.do(table, cmd.Answer(vote.number, True))

    def again(client: Client) -> str:
        return client.post(f"/api/tables/{table}/rematch", None, house.NewTableMade).table.id

    with ThreadPoolExecutor(4) as all_at_once:
        wishes = (
            ada,
            iga,
            Client(servers[1], _own(iga, table)),
            Client(servers[0], _own(ada, table)),
        )
        new = set(all_at_once.map(again, wishes))
    assert len(new) == 1
    for client in (ada, iga):
        mine = client.get("/api/tables", house.Tables).mine
        assert {head.id for head in mine} == {table, *new}
    told = [entry.told.key for entry in ada.entries(table) if entry.told is not None]
    assert told.count("page-note-rematch") == 1


def _own(client: Client, table: str) -> str:
    """The token of somebody's own seat."""
    me = client.head(table).me
    links = client.get(f"/api/tables/{table}/links", list[house.Link])
    return next(link.token for link in links if link.seat == me)


def test_a_link_from_the_lobby_shows_nothing_of_the_seat_until_somebody_sits_down(
    servers: Servers,
) -> None:
    ada, curious = Client(servers[0]), Client(servers[1])
    table = ada.new_table("vikings", "me", "link", listed=True).table.id
    links = curious.get(f"/api/tables/{table}/links", list[house.Link])
    token = next(link.token for link in links if link.seat == 1)
    program = Client(servers[0], token)
    assert program.head(table).me is None
    assert program.scene(table).view == curious.scene(table, viewer="watcher").view
    refused = program.do(table, cmd.Chat("hello"))
    assert isinstance(refused, p.Problem)
    assert refused.code == "watching"


def test_the_owner_who_watches_stays_when_the_watch_link_is_made_anew(servers: Servers) -> None:
    ada, tomek = Client(servers[0]), Client(servers[1])
    made = ada.new_table("vikings", "link", "link")
    table = made.table.id
    tomek.take(next(link for link in made.links if link.seat is None))
    ada.post(f"/api/tables/{table}/revoke", lobby.Revoke(None), house.Link)
    assert ada.head(table).owner
    with pytest.raises(Refused):
        tomek.head(table)


def test_a_lesson_cannot_begin_in_the_middle_of_another_game(server: Server) -> None:
    ada = Client(server)
    made = ada.new_table("vikings", "me", "greedy")
    origin = {"table": made.table.id, "number": 0}
    with pytest.raises(Refused) as refused:
        ada.new_table("vikings", "me", "greedy", origin=origin, tutorial="first")
    assert refused.value.problem.code == "table-lesson"


def test_no_address_makes_the_database_stumble(servers: Servers) -> None:
    ada = Client(servers[0])
    for address in ("%00", "%20", "%E2%82%AC", "a-b", "x" * 200):
        assert ada.http.get(f"/api/tables/{address}").status_code == 404


def test_corrections_that_cannot_be_read_are_told_without_the_servers_folders() -> None:
    wish = wishes.NewTable("vikings", [wishes.SeatWish("me")] * 2, content="nonsense = 1")
    with pytest.raises(problems.Refused) as refused:
        make_table(wish, "ada", "Ada", fresh())
    assert str(refused.value.problem.told.args["why"]).startswith("corrections.toml:1: nonsense")


def test_a_record_longer_than_any_game_is_refused_before_it_is_played() -> None:
    check_length("0 draw-3\n" * LONGEST_RECORD)
    with pytest.raises(problems.Refused):
        check_length("0 draw-3\n" * (LONGEST_RECORD + 1))


class _Mute:
    """A socket that says one thing, after its holder was sent away, and reads nothing."""

    def __init__(self, said: bytes) -> None:
        self.said = said
        self.visit: live._Visit

    async def receive(self) -> dict[str, object]:
        if self.visit.watcher.closed:
            return {"type": "websocket.disconnect"}
        self.visit.watcher.close()
        return {"type": "websocket.receive", "bytes": self.said}

    async def send_data(self, *_: object, **__: object) -> None:
        await asyncio.Event().wait()


def test_who_was_sent_away_can_do_nothing_more_though_they_do_not_listen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        done: list[object] = []

        async def answer(_room: Table, _seat: int, envelope: cmd.Envelope, _act: object) -> p.Reply:
            done.append(envelope)
            return p.Reply(0)

        monkeypatch.setattr(live, "reply_to", answer)
        monkeypatch.setattr(live._Visit, "_welcome", lambda self, after: None)
        monkeypatch.setattr(live._Visit, "_hand_back", _nothing)
        monkeypatch.setattr(live._Visit, "_left", _nothing)
        socket = _Mute(msgspec.json.encode(cmd.Envelope(1, cmd.Chat("still here"))))
        service, room = cast("Any", _Service()), cast("Table", _Table())
        socket.visit = live._Visit(
            cast("Service", service), cast("Any", socket), room, 0, Visitor(), "here"
        )
        await socket.visit.stay(-1)
        assert not done

    asyncio.run(story())


async def _nothing(*_: object) -> None: ...


class _Table:
    """As much of a table as a visit has to know before it begins."""

    head = msgspec.defstruct("Row", [("id", str, "t")])()


class _Service:
    """As much of a server."""

    settings = Settings(database="")
    pace = Pace(settings)

    def __init__(self) -> None:
        self.tables = self
        self.watchers = self

    def add(self, _: object) -> None: ...
    def remove(self, _: object) -> None: ...
