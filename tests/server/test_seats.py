"""A seat is its holder's: nobody else knows its link, and whoever else uses it is seen."""

from __future__ import annotations

import contextlib
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from osada.server.protocol import lobby
from osada.table.protocol import commands as cmd
from osada.table.protocol import house
from osada.table.protocol import table as p

from .client import Client, Live, Refused
from .conftest import StartServer
from .serving import Server

Servers = tuple[Server, Server]


def links(client: Client, table: str) -> dict[int | None, house.Link]:
    """The links that somebody may pass on, by seat."""
    found = client.get(f"/api/tables/{table}/links", list[house.Link])
    return {link.seat: link for link in found}


def notes(client: Client, table: str) -> list[str]:
    """What the table itself has said."""
    told = [entry.told.key for entry in client.entries(table) if entry.told is not None]
    return [key.removeprefix("page-note-") for key in told]


def two_at(servers: Servers, patience: int = 12 * 3600) -> tuple[Client, Client, str, house.Link]:
    """Ada with her own table, Iga who has sat down there, and the link she came by."""
    ada, iga = Client(servers[0]), Client(servers[1])
    made = ada.new_table("vikings", "me", "link", patience=patience)
    iga.take(made.links[0], "Iga")
    return ada, iga, made.table.id, made.links[0]


def sent_away(live: Live) -> None:
    """Listen until the socket is closed."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            live.receive(p.Update, 10)


def test_the_owner_has_no_link_to_a_seat_that_is_taken(servers: Servers) -> None:
    ada, iga, table, spent = two_at(servers)
    assert links(ada, table).keys() == {None, 0}
    assert links(iga, table).keys() == {None, 1}
    assert links(iga, table)[1].token != spent.token
    for door in (Client(servers[0], spent.token), Client(servers[1])):
        with pytest.raises(Refused) as refused:
            door.take(spent, "Eve")
        assert refused.value.problem.code == "no-link"
    with pytest.raises(Refused):
        Client(servers[0], spent.token).scene(table)


def test_who_has_sat_down_by_a_link_finds_back_to_their_seat_by_it(servers: Servers) -> None:
    _, iga, table, spent = two_at(servers)
    info = iga.get(f"/api/links/{spent.token}", lobby.LinkInfo)
    assert (info.mine, info.seat, info.table.me) == (True, 1, 1)
    assert iga.take(spent, "Iga").id == table
    assert notes(iga, table).count("sits") == 1


@pytest.mark.parametrize("listed", [False, True])
def test_a_program_gets_a_token_of_its_own_when_it_sits_down(
    servers: Servers, listed: bool
) -> None:
    ada = Client(servers[0])
    made = ada.new_table("vikings", "me", "link", listed=listed)
    table, link = made.table.id, made.links[0]
    door = Client(servers[1], link.token)
    if listed:
        assert door.scene(table).view == Client(servers[0]).scene(table).view
    else:
        with pytest.raises(Refused) as refused:
            door.scene(table)
        assert refused.value.problem.code == "sit-first"
    program = Client.seated(servers[1], link, "Bot")
    assert program.token != link.token
    assert program.head(table).me == 1
    assert program.scene(table).view != ada.scene(table, viewer="watcher").view
    with pytest.raises(Refused):
        door.head(table)


def test_nobody_sits_at_two_seats_of_one_table(servers: Servers) -> None:
    ada = Client(servers[0])
    made = ada.new_table("vikings", "me", "link")
    with pytest.raises(Refused) as refused:
        ada.take(made.links[0], "Ada too")
    assert refused.value.problem.code == "seated"
    assert ada.head(made.table.id).seats[1].kind == "open"


def test_a_seat_used_from_another_device_is_told_to_all_and_listed(servers: Servers) -> None:
    ada, iga, table, _ = two_at(servers)
    eve = Client(servers[0], links(iga, table)[1].token)  # who has read Iga's post
    eve.scene(table)
    eve.scene(table)
    for client in (ada, iga):
        assert notes(client, table).count("device") == 1
    devices = iga.get(f"/api/tables/{table}/devices", list[lobby.DeviceSeen])
    assert sorted(device.here for device in devices) == [False, True]
    with eve.live(table), iga.live(table):
        assert notes(ada, table).count("device") == 1
    with pytest.raises(Refused):
        Client(servers[0]).get(f"/api/tables/{table}/devices", list[lobby.DeviceSeen])


def test_a_new_link_for_ones_own_seat_throws_everybody_else_out(servers: Servers) -> None:
    ada, iga, table, _ = two_at(servers)
    eve = Client(servers[0])
    eve.take(links(iga, table)[1], "Iga")
    assert notes(ada, table)[-1] == "sits-too"
    program = Client(servers[1], links(eve, table)[1].token)
    with eve.live(table) as looking, program.live(table) as reading:
        iga.post(f"/api/tables/{table}/revoke", lobby.Revoke(1), house.Link)
        sent_away(looking)
        sent_away(reading)
    for thrown_out in (eve, program):
        with pytest.raises(Refused):
            thrown_out.head(table)
    assert iga.head(table).me == 1
    [device] = iga.get(f"/api/tables/{table}/devices", list[lobby.DeviceSeen])
    assert device.here
    with pytest.raises(Refused):
        ada.post(f"/api/tables/{table}/revoke", lobby.Revoke(1), house.Link)


def test_a_program_that_makes_its_link_anew_goes_on_with_the_new_one(servers: Servers) -> None:
    ada = Client(servers[0])
    made = ada.new_table("vikings", "me", "link")
    table = made.table.id
    program = Client.seated(servers[1], made.links[0], "Bot")
    new = program.post(f"/api/tables/{table}/revoke", lobby.Revoke(1), house.Link)
    assert Client(servers[1], new.token).head(table).me == 1
    assert "device" not in notes(ada, table)
    with pytest.raises(Refused):
        program.head(table)


def test_who_is_freed_from_a_seat_is_told_and_may_watch(servers: Servers) -> None:
    ada, iga, table, _ = two_at(servers)
    with iga.live(table) as live:
        new = ada.post(f"/api/tables/{table}/revoke", lobby.Revoke(1, free=True), house.Link)
        sent_away(live)
    assert notes(ada, table)[-1] == "freed"
    head = iga.head(table)
    assert (head.me, head.freed, head.seats[1].kind) == (None, True, "open")
    # The owner sees nothing of that seat, and has a seat already.
    with pytest.raises(Refused):
        Client(servers[0], new.token).scene(table)
    with pytest.raises(Refused):
        ada.take(new, "Ada")
    with pytest.raises(Refused):
        ada.scene(table, viewer="1")
    tomek = Client(servers[1])
    tomek.take(new, "Tomek")
    assert [seat.name for seat in iga.head(table).seats] == ["", "Tomek"]
    assert notes(iga, table)[-2:] == ["freed", "sits"]
    with pytest.raises(Refused):
        iga.post(f"/api/tables/{table}/revoke", lobby.Revoke(1, free=True), house.Link)


def test_a_game_ended_without_somebody_shows_nobodys_hand(servers: Servers) -> None:
    ada, iga, table, _ = two_at(servers)
    for _ in range(2):
        mover = ada if ada.scene(table).legal else iga
        mover.play(table)
    ada.post(f"/api/tables/{table}/revoke", lobby.Revoke(1, free=True), house.Link)
    undo = ada.do(table, cmd.Propose("undo", ada.head(table).number, 1))
    assert isinstance(undo, p.Problem)
    assert undo.code == "seat-freed"
    ada.do(table, cmd.Propose("end", ada.head(table).number))
    head = ada.head(table)
    assert (head.status, head.shown) == ("ended", False)
    for way in ("/scene?viewer=1", "/entries?viewer=1", "/record", "/scores"):
        answer = ada.http.get(f"/api/tables/{table}{way}")
        assert answer.status_code in (403, 409), way


def test_once_somebody_sits_there_again_all_can_decide_again(servers: Servers) -> None:
    ada, iga, table, _ = two_at(servers)
    mover = ada if ada.scene(table).legal else iga
    mover.play(table)
    new = ada.post(f"/api/tables/{table}/revoke", lobby.Revoke(1, free=True), house.Link)
    assert isinstance(ada.do(table, cmd.Propose("undo", ada.head(table).number, 1)), p.Problem)
    iga.take(new, "Iga")
    assert not iga.head(table).freed
    assert not isinstance(ada.do(table, cmd.Propose("undo", ada.head(table).number, 1)), p.Problem)
    assert iga.head(table).vote is not None


def test_a_game_ended_by_all_shows_every_hand(servers: Servers) -> None:
    ada, iga, table, _ = two_at(servers)
    ada.do(table, cmd.Propose("end", ada.head(table).number))
    vote = iga.head(table).vote
    assert vote is not None
    iga.do(table, cmd.Answer(vote.number, True))
    assert ada.head(table).shown
    assert ada.scene(table, viewer="1").view == iga.scene(table).view


@pytest.mark.parametrize("listed", [False, True])
def test_a_private_table_stays_private_when_it_has_ended(servers: Servers, listed: bool) -> None:
    ada = Client(servers[0])
    made = ada.new_table("vikings", "me", "greedy", listed=listed)
    table = made.table.id
    ada.do(table, cmd.Chat("a secret of ours"))
    ada.do(table, cmd.Propose("end", ada.head(table).number))
    stranger, watcher = Client(servers[1]), Client(servers[1])
    watcher.take(made.links[-1])
    assert watcher.entries(table)
    ways = [stranger.http.get(f"/api/tables/{table}{way}") for way in ("", "/entries", "/record")]
    assert {answer.status_code for answer in ways} == ({200} if listed else {403})


def test_somebody_who_was_there_when_the_server_died_is_not_absent(
    running_server: StartServer, tmp_path: Path
) -> None:
    server = running_server()
    ada, iga, table, _ = two_at((server, server), patience=60)
    with closing(sqlite3.connect(tmp_path / "osada.sqlite3")) as database, database:
        database.execute("UPDATE seats SET seen = seen - 1000")
    server.kill()
    server.start()
    with iga.live(table):
        wish = cmd.Propose("stand-in", ada.head(table).number, seat=1)
        refused = ada.do(table, wish)
        assert isinstance(refused, p.Problem)
        assert refused.code == "not-gone"
    assert isinstance(ada.do(table, wish), p.Problem)  # she was there a moment ago
