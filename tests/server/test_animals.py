"""Computer players at a table: what they are called, and who may take their place."""

from __future__ import annotations

from osada.table.protocol import commands as cmd
from osada.table.protocol import house
from osada.table.protocol import table as p

from .client import Client
from .serving import Server
from .test_seats import notes

Servers = tuple[Server, Server]


def names(client: Client, table: str) -> list[str]:
    return [seat.name for seat in client.head(table).seats]


def refused(client: Client, table: str, command: cmd.Command) -> str:
    done = client.do(table, command)
    return done.code if isinstance(done, p.Problem) else ""


def test_levels_are_called_by_their_animal_and_a_second_one_is_told_apart(servers: Servers) -> None:
    ada = Client(servers[0])
    table = ada.new_table("vikings", "me", "skilled", "skilled", "novice").table.id
    assert names(ada, table)[1:] == ["Fox", "Fox too", "Hen"]
    spoken = ada.new_table("vikings", "me", "skilled", "strong", lang="pl").table.id
    assert names(ada, spoken)[1:] == ["Lis", "Niedźwiedź"]
    others = ada.new_table("vikings", "me", "random", "greedy").table.id
    assert len(set(names(ada, others)[1:])) == 2, "who is no level has a name of its own"


def test_the_owner_lets_another_animal_sit_down_and_plays_on(servers: Servers) -> None:
    ada = Client(servers[0])
    table = ada.new_table("vikings", "me", "skilled", "skilled").table.id
    ada.do(table, cmd.Occupy(1, "novice"))
    seats = ada.head(table).seats
    assert [(seat.level, seat.name) for seat in seats[1:]] == [
        ("novice", "Hen"),
        ("skilled", "Fox too"),
    ]
    assert notes(ada, table)[-1] == "computer-changes"
    ada.play(table)


def test_a_friend_comes_in_the_place_of_a_computer_player(servers: Servers) -> None:
    ada, iga = Client(servers[0]), Client(servers[1])
    table = ada.new_table("vikings", "me", "novice").table.id
    ada.do(table, cmd.Occupy(1))
    assert [seat.kind for seat in ada.head(table).seats] == ["person", "open"]
    links = ada.get(f"/api/tables/{table}/links", list[house.Link])
    iga.take(next(link for link in links if link.seat == 1), "Iga")
    assert names(ada, table)[1] == "Iga"
    assert refused(ada, table, cmd.Occupy(1, "master")) == "stale", "a person sits there now"


def test_nobody_but_the_owner_says_who_plays(servers: Servers) -> None:
    ada, iga = Client(servers[0]), Client(servers[1])
    made = ada.new_table("vikings", "me", "link", "novice")
    iga.take(made.links[0], "Iga")
    for who, wish, code in (
        (iga, cmd.Occupy(2, "master"), "not-yours"),
        (ada, cmd.Occupy(2, "nobody-knows"), "bad-request"),
        (ada, cmd.Occupy(7, "master"), "stale"),
    ):
        assert refused(who, made.table.id, wish) == code
    assert names(ada, made.table.id)[2] == "Hen"
