"""Nobody can learn the seed of a running game, compute it, or choose it unseen."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import structs

import osada
from osada.server.door.signing import Signer
from osada.server.players.asking import Thought
from osada.server.players.computers import Computers
from osada.server.protocol import lobby
from osada.server.store.packing import unpack
from osada.server.tables.access import check_ticket, read_ticket, seat_token
from osada.table.as_asked import AsAsked
from osada.table.protocol import commands as cmd
from osada.table.protocol import house
from osada.table.protocol import table as p
from osada.table.protocol.problems import Refused as InnerRefused
from osada.table.questions import Question
from osada.table.table import Table

from .client import Client, Refused
from .conftest import StartServer
from .halls import hall, process, set_table
from .serving import Server
from .worlds import GAMES

CORRECTED = "[market]\ntop = 7\n"


@pytest.fixture
def kept(running_server: StartServer, tmp_path: Path) -> tuple[Server, Path]:
    """A server, and its database file to look into."""
    return running_server(), tmp_path / "osada.sqlite3"


def _row(file: Path, table: str) -> dict[str, Any]:
    with closing(sqlite3.connect(file)) as database:
        database.row_factory = sqlite3.Row
        return dict(database.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone())


def _positions(file: Path, table: str) -> list[dict[str, Any]]:
    with closing(sqlite3.connect(file)) as database:
        rows = database.execute('SELECT position FROM snapshots WHERE "table" = ?', (table,))
        return [json.loads(unpack(position)) for (position,) in rows]


def _spellings(file: Path, table: str) -> set[bytes]:
    """Every way in which the seed of a table could be written."""
    row = _row(file, table)
    numbers = {int(row["seed"])}
    keys = [position["chance"].partition(":")[0] for position in _positions(file, table)]
    if row["origin"]:
        keys.append(json.loads(row["origin"])["chance"].partition(":")[0])
    numbers |= {int(key, 16) for key in keys}
    assert all(number >= 1 << 64 for number in numbers), "the seed is too small"
    return {text.encode() for n in numbers for text in (f"{n}", f"{n:x}", f"{n:X}")}


def _play(client: Client, table: str, count: int, seed: int) -> None:
    """Some random actions of one's own; the computer players act between them."""
    rng = Random(seed)
    with client.live(table) as live:
        scene = live.welcome.scene
        for _ in range(count):
            while not scene.legal:
                update = live.receive(p.Update, 30)
                scene = update.scene if isinstance(update.scene, p.Scene) else scene
            reply = live.play(rng.choice(scene.legal), scene.number)
            if reply.problem is None:
                update = live.receive(p.Update, 30)
                while not isinstance(update.scene, p.Scene):
                    update = live.receive(p.Update, 30)
                scene = update.scene
            else:
                scene = client.scene(table)


def _everything(client: Client, table: str, link: str) -> list[bytes]:
    """All that somebody who plays alone can get to hear of a running table."""
    way = f"/api/tables/{table}"
    ways = ["/api/tables", "/api/me", f"/api/links/{link}", way]
    ways += [f"{way}/{what}" for what in ("scene", "entries", "links", "record", "scores")]
    ways += [f"{way}/scene?number=0", f"{way}/scene?viewer=watcher", f"{way}/scene?viewer=1"]
    heard = [client.http.get(way).content for way in ways]
    with client.live(table) as live:
        live.ask(cmd.Why([*live.welcome.scene.legal[:5], "sit down"]))
        live.play("no such action", 0)
        return [*heard, *live.raw]


@pytest.mark.parametrize("game", GAMES)
def test_the_seed_is_in_no_answer_until_the_game_has_ended(
    kept: tuple[Server, Path], game: str
) -> None:
    server, file = kept
    with Client(server) as ada:
        made = ada.new_table(game, "me", *["greedy"] * (GAMES[game] - 1), seed=None)
        table, link = made.table.id, made.links[-1].token
        _play(ada, table, 12, 1)
        origin = {"table": table, "number": ada.head(table).number}
        seats = ["me", *["greedy"] * (GAMES[game] - 1)]
        on = ada.new_table(game, *seats, seed=None, origin=origin).table.id
        _play(ada, on, 3, 2)
        for one in (table, on):
            heard = b"\n".join(_everything(ada, one, link))
            assert b"seed: sealed" in heard, "where is the record?"
            for spelling in _spellings(file, one):
                assert spelling not in heard
        for one in (table, on):
            sealed = osada.read_record(ada.record(one), whole=True)
            assert (sealed.fault, sealed.journal.seed) == (None, None)
            done = ada.do(one, cmd.Propose("end", ada.head(one).number))
            assert isinstance(done, p.Done)
            told = osada.read_record(ada.record(one), whole=True)
            assert told.fault is None
            assert told.journal.seed == int(_row(file, one)["seed"])
            assert len(told.journal.played) >= len(sealed.journal.played)


def test_seeds_come_from_the_server_and_are_never_the_same(kept: tuple[Server, Path]) -> None:
    server, file = kept
    with Client(server) as ada:
        tables = [ada.new_table("hamlet", "me", "link", seed=None).table.id for _ in range(4)]
        ended = tables[0]
        assert isinstance(ada.do(ended, cmd.Propose("end", ada.head(ended).number)), p.Done)
        again = ada.post(f"/api/tables/{ended}/rematch", None, house.NewTableMade)
        tables.append(again.table.id)
    seeds = {int(_row(file, table)["seed"]) for table in tables}
    assert len(seeds) == 5
    assert all(1 << 64 <= seed < 1 << 128 for seed in seeds)


@pytest.mark.parametrize("ended", [False, True])
def test_a_game_played_on_from_another_draws_from_a_seed_of_its_own(
    kept: tuple[Server, Path], ended: bool
) -> None:
    server, file = kept
    with Client(server) as ada:
        first = ada.new_table("vikings", "me", "random", seed=None).table
        _play(ada, first.id, 4, 1)
        number = ada.head(first.id).number
        if ended:
            assert isinstance(ada.do(first.id, cmd.Propose("end", number)), p.Done)
        origin = {"table": first.id, "number": number}
        second = ada.new_table("vikings", "me", "link", seed=None, origin=origin)
        token = next(link.token for link in second.links if link.seat is not None)
        assert ada.get(f"/api/links/{token}", lobby.LinkInfo).table.known == ["position"]
    position = json.loads(_row(file, second.table.id)["origin"])
    key, _, used = position["chance"].partition(":")
    assert used == "0"
    assert int(key, 16) == int(_row(file, second.table.id)["seed"])
    assert int(key, 16) != int(_row(file, first.id)["seed"])


def test_what_the_owner_may_know_is_told_before_anybody_sits_down(server: Server) -> None:
    cases: list[tuple[dict[str, Any], list[str]]] = [
        ({"seed": None}, []),
        ({"seed": 5}, ["seed"]),
        ({"seed": 5, "content": CORRECTED}, ["seed", "values"]),
        ({"seed": None, "content": CORRECTED, "listed": True}, ["values"]),
    ]
    with Client(server) as ada, Client(server) as bob:
        for wish, known in cases:
            made = ada.new_table("vikings", "me", "link", **wish)
            link = next(link for link in made.links if link.seat == 1)
            assert bob.get(f"/api/links/{link.token}", lobby.LinkInfo).table.known == known
            assert bob.take(link, "Bob").known == known
            assert ada.head(made.table.id).known == known
        wish = {"game": "vikings", "seats": [{"who": "me"}, {"who": "link"}], "seed": 5}
        with pytest.raises(Refused) as refusal:
            ada.post("/api/tables", {**wish, "listed": True}, house.NewTableMade)
        assert refusal.value.problem.code == "table-seed"


def test_a_computers_seat_has_no_link(server: Server) -> None:
    with Client(server) as ada, Client(server) as bob:
        made = ada.new_table("vikings", "me", "link", "greedy", seed=None)
        table = made.table.id
        open_link = next(link for link in made.links if link.seat == 1)
        with pytest.raises(Refused) as refusal:
            ada.post(f"/api/tables/{table}/revoke", lobby.Revoke(2), house.Link)
        assert refusal.value.problem.code == "seat-computer"
        assert isinstance(ada.do(table, cmd.StandIn(1, "greedy")), p.Done)
        for ask in (
            lambda: bob.take(open_link, "Bob"),
            lambda: bob.get(f"/api/links/{open_link.token}", lobby.LinkInfo),
            lambda: Client(server, open_link.token).scene(table),
        ):
            with pytest.raises(Refused) as refusal:
                ask()
            assert refusal.value.problem.code == "no-link"
        assert [seat.kind for seat in ada.head(table).seats] == ["person", "computer", "computer"]


def test_not_even_a_true_token_leads_to_a_computers_seat(tmp_path: Path) -> None:
    async def try_it() -> None:
        signer = Signer("secret")
        async with hall(tmp_path) as store:
            room = await process(store).open(await set_table(store, "person", "greedy"))
            check_ticket(room, read_ticket(signer, seat_token(signer, room, 0)))
            with pytest.raises(InnerRefused, match="no-link"):
                check_ticket(room, read_ticket(signer, seat_token(signer, room, 1)))

    asyncio.run(try_it())


def test_where_the_record_was_handed_out_nobody_new_sits_down(server: Server) -> None:
    """The owner knows what lies in the piles: nobody is lured to such a table."""
    with Client(server) as ada, Client(server) as bob, Client(server) as victim:
        made = ada.new_table("vikings", "link", "greedy", seed=None)
        table = made.table.id
        bob.take(next(link for link in made.links if link.seat == 0), "Bob")
        assert "\nseed: sealed\n" in bob.record(table)
        told = [entry.told.key for entry in ada.entries(table) if entry.told is not None]
        assert told.count("page-note-record-out") == 1
        bob.record(table)
        renewed = ada.post(f"/api/tables/{table}/revoke", lobby.Revoke(0, free=True), house.Link)
        for ask in (
            lambda: victim.take(renewed, "Victim"),
            lambda: victim.get(f"/api/links/{renewed.token}", lobby.LinkInfo),
            lambda: Client(server, renewed.token).scene(table),
        ):
            with pytest.raises(Refused) as refusal:
                ask()
            assert refusal.value.problem.code == "secrets-out"
        told = [entry.told.key for entry in ada.entries(table) if entry.told is not None]
        assert told.count("page-note-record-out") == 1


def test_nobody_gets_the_record_while_others_play(server: Server) -> None:
    with Client(server) as ada:
        table = ada.new_table("vikings", "me", "link", seed=None).table.id
        answer = ada.http.get(f"/api/tables/{table}/record")
        assert answer.status_code == 409
        assert "page-note-record-out" not in str(ada.entries(table))


def test_a_sealed_record_can_be_opened_on_the_server_and_played_on_from(server: Server) -> None:
    with Client(server) as ada:
        table = ada.new_table("mythwind", "me", seed=None).table.id
        _play(ada, table, 30, 3)
        text = ada.record(table)
        shown = ada.post("/api/records", house.DroppedRecord(text), p.TableHead)
        assert (shown.status, shown.known) == ("archive", [])
        assert ada.scene(shown.id, viewer=0).view == ada.scene(table).view
        again = ada.record(shown.id)
        assert again.partition("---")[2] == text.partition("---")[2]
        origin = {"table": shown.id, "number": 20}
        on = ada.new_table("mythwind", "me", seed=None, origin=origin).table
        _play(ada, on.id, 5, 4)


def test_computer_players_are_asked_without_the_seed(tmp_path: Path) -> None:
    """Neither what they are shown nor the lots they cast come near it."""
    asked: list[Question] = []

    class Listening:
        async def choose(self, table: AsAsked) -> Thought:
            asked.append(table.sitting_down(False))
            return Thought("", 0)

    async def ask() -> Table:
        async with hall(tmp_path) as store:
            tables = process(store)
            room = await tables.open(await set_table(store, "person", "greedy"))
            room.seats[0].kind = "computer"
            seed = 0x800102030405060708090A0B0C0D0E0F
            room.head = structs.replace(room.head, seed=str(seed))
            room.state.chance.key = seed.to_bytes(16, "big")
            computers = Computers(tables, Listening(), 0.0)  # type: ignore[arg-type]
            for _ in range(2):
                await computers.answer(room)
            return room

    room = asyncio.run(ask())
    assert asked[0] == asked[1], "the same question gets the same answer"
    assert asked[0].position
    said = " ".join(map(str, asked[0]))
    assert room.state.chance.key.hex() not in said
    assert str(room.head.seed) not in said
    assert len([part for part in asked[0] if isinstance(part, int) and part >= 1 << 64]) == 1
