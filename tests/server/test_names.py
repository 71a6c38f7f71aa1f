"""A change of one's name reaches everybody at one's running tables."""

from __future__ import annotations

import pytest

from osada.table.protocol import house
from osada.table.protocol import table as p

from .client import Client, Refused
from .serving import Server
from .test_seats import notes, two_at

Servers = tuple[Server, Server]


def test_a_new_name_is_seen_at_once_where_one_plays(servers: Servers) -> None:
    ada, iga, table, _ = two_at(servers)
    with ada.live(table) as live:
        iga.post("/api/me", house.Rename("Jadwiga"), house.Me)
        update = live.receive(p.Update)
        assert isinstance(update.head, p.TableHead)
        assert [seat.name for seat in update.head.seats] == ["", "Jadwiga"]
        [entry] = update.entries
        assert entry.told is not None
        assert (entry.seat, entry.told.args) == (1, {"seat": 1, "name": "Jadwiga"})
    before = len(notes(ada, table))
    iga.post("/api/me", house.Rename(" Jadwiga "), house.Me)
    assert len(notes(ada, table)) == before, "she was called so already"
    scene = ada.scene(table)
    if 0 in scene.turn:
        ada.play(table)
    else:
        iga.play(table)


def test_a_name_can_be_changed_often_but_not_without_end(servers: Servers) -> None:
    ada = Client(servers[0])
    for number in range(20):
        ada.post("/api/me", house.Rename(f"Ada {number}"), house.Me)
    with pytest.raises(Refused) as refused:
        ada.post("/api/me", house.Rename("Ada again"), house.Me)
    assert refused.value.problem.code == "too-fast"


def test_a_game_that_is_over_keeps_the_names_it_was_played_by(servers: Servers) -> None:
    ada = Client(servers[0])
    ada.post("/api/me", house.Rename("Ada"), house.Me)
    table = ada.new_table("vikings", "me", "greedy").table.id
    ada.post(f"/api/tables/{table}/part", house.Part("remove"), p.Done)
    ada.post("/api/me", house.Rename("Adela"), house.Me)
    assert ada.head(table).seats[0].name == "Ada"
