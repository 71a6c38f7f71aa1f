"""Tables that are renamed, left and removed: who may, what becomes of the seat, who is told."""

from __future__ import annotations

import time

import pytest

from osada.server.protocol import lobby
from osada.table.protocol import commands as cmd
from osada.table.protocol import house
from osada.table.protocol import table as p

from ..browser.positions import finished_record, played
from ..patience import PATIENCE
from .client import Client, Refused
from .serving import Server
from .test_seats import notes, two_at

Servers = tuple[Server, Server]


def part(client: Client, table: str, how: str) -> p.Done:
    return client.post(f"/api/tables/{table}/part", {"how": how}, p.Done)


def mine(client: Client) -> dict[str, p.TableHead]:
    """The tables in somebody's list, by id."""
    return {head.id: head for head in client.get("/api/tables", house.Tables).mine}


def wait_for_turn(client: Client, table: str) -> None:
    """Until it is somebody's turn."""
    until = time.monotonic() + PATIENCE
    while client.head(table).me not in client.head(table).turn:
        assert time.monotonic() < until
        time.sleep(0.02)


def test_a_list_says_how_far_each_game_has_come(servers: Servers) -> None:
    ada = Client(servers[0])
    vikings = ada.new_table("vikings", "me", "greedy").table.id
    hamlet = ada.new_table("hamlet", "me").table.id
    mythwind = ada.new_table("mythwind", "me").table.id
    heads = mine(ada)
    assert heads[vikings].reached == {"round": 1}
    assert heads[hamlet].reached["last"] == "no"
    assert heads[hamlet].reached["rounds"] in range(5, 50), "alone one knows how long it will be"
    day = heads[mythwind].reached["day"]
    there = {"season": "spring", "year": 1, "day": day, "cast": "F"}
    assert heads[mythwind].reached == there
    for _ in range(100):
        if mine(ada)[vikings].reached == {"round": 2}:
            break
        wait_for_turn(ada, vikings)
        ada.play(vikings)
    else:
        pytest.fail("after so many plays it is still the first round")


def test_a_list_says_who_has_won(servers: Servers) -> None:
    ada = Client(servers[0])
    record = ada.post("/api/records", {"text": finished_record("vikings", 2)}, p.TableHead)
    outcome = played("vikings", 2).state.outcome
    assert outcome is not None
    assert record.winners == list(outcome.winners)
    assert record.points == outcome.scores[outcome.winners[0]].total
    assert "winners" not in record.reached
    assert ada.new_table("vikings", "me", "greedy").table.winners == []


def test_only_the_owner_renames_a_table_and_everybody_sees_it(servers: Servers) -> None:
    ada, iga, table, _ = two_at(servers)
    with iga.live(table) as live:
        new = house.Title("  Thursday\u0007 evening ")
        head = ada.post(f"/api/tables/{table}/title", new, p.TableHead)
        assert head.title == "Thursday evening"
        update = live.receive(p.Update)
        assert isinstance(update.head, p.TableHead)
        assert update.head.title == "Thursday evening"
    assert notes(iga, table)[-1] == "titled"
    assert mine(iga)[table].title == "Thursday evening"
    with pytest.raises(Refused) as refused:
        iga.post(f"/api/tables/{table}/title", new, p.TableHead)
    assert refused.value.problem.code == "not-yours"


def test_who_leaves_leaves_the_seat_to_a_computer_and_the_others_decide_alone(
    servers: Servers,
) -> None:
    ada, iga, table, _ = two_at(servers)
    assert mine(iga)[table].parting == "leave"
    part(iga, table, "leave")
    assert table not in mine(iga)
    assert notes(ada, table)[-1] == "leaves"
    seat = ada.head(table).seats[1]
    assert (seat.kind, seat.name, seat.away) == ("person", "Iga", True)
    for _ in range(2):
        wait_for_turn(ada, table)
        ada.play(table)
    number = ada.scene(table).number
    undone = ada.do(table, cmd.Propose("undo", number, 1))
    assert isinstance(undone, p.Done), "nobody else has to be asked"
    assert isinstance(iga.do(table, cmd.Return()), p.Done), "whoever comes back has the seat again"
    assert not ada.head(table).seats[1].away
    assert table in mine(iga)


def test_an_owner_who_leaves_leaves_the_table_to_who_sits_there(servers: Servers) -> None:
    ada, iga, table, _ = two_at(servers)
    assert mine(ada)[table].parting == "leave"
    part(ada, table, "leave")
    assert mine(iga)[table].owner
    assert mine(iga)[table].parting == "remove", "nobody else plays there any more"
    assert not ada.head(table).owner
    part(iga, table, "remove")
    assert ada.head(table).status == "ended"
    assert not ada.head(table).shown, "who had left was not asked"


def test_a_game_nobody_else_plays_ends_when_it_is_removed(servers: Servers) -> None:
    ada, friend = Client(servers[0]), Client(servers[1])
    made = ada.new_table("vikings", "me", "link", "greedy")
    table = made.table.id
    assert mine(ada)[table].parting == "remove"
    part(ada, table, "remove")
    assert table not in mine(ada)
    assert ada.head(table).status == "ended", "it can still be looked at"
    with pytest.raises(Refused):
        friend.take(made.links[0], "Iga")


def test_what_has_changed_since_the_question_is_not_done(servers: Servers) -> None:
    ada, iga = Client(servers[0]), Client(servers[1])
    made = ada.new_table("vikings", "me", "link")
    table = made.table.id
    iga.take(made.links[0], "Iga")
    with pytest.raises(Refused) as refused:
        part(ada, table, "remove")
    assert refused.value.problem.code == "stale"
    assert ada.head(table).status == "running"
    with pytest.raises(Refused):
        part(Client(servers[0]), table, "hide")


def test_a_finished_game_goes_only_from_ones_own_list(servers: Servers) -> None:
    ada, iga, table, _ = two_at(servers)
    ada.do(table, cmd.Propose("end", ada.scene(table).number))
    iga.do(table, cmd.Answer(iga.head(table).vote.number, True))  # type: ignore[union-attr]
    assert mine(ada)[table].parting == "hide"
    part(ada, table, "hide")
    assert table not in mine(ada)
    assert table in mine(iga)
    assert ada.head(table).me == 0
    told = ada.get("/api/me/statistics", lobby.Statistics)
    assert told.games[0].ended == 1, "it still counts"
