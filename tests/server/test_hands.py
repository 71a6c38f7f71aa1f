"""Players join, leave and sit out between the seasons of a campaign, at the same table."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache

import pytest

import osada
from osada.kernel.journal import Journal
from osada.kernel.state import State
from osada.kernel.writing import write_record
from osada.table.protocol import commands as cmd
from osada.table.protocol import hands, house
from osada.table.protocol import table as p

from ..browser.positions import opened, played
from ..patience import PATIENCE
from .client import COOKIE, HEADER, Client, Refused
from .conftest import StartServer
from .serving import Server
from .test_seats import links, notes

Servers = tuple[Server, Server]
PASSWORD = "a long one for Iga"


def season_is_over(state: State) -> bool:
    return state.seated() != ()


@cache
def after_a_season(seats: int) -> Journal:
    return played("mythwind", seats, until=season_is_over)


def at_seasons_end(host: Client, *seats: str) -> house.NewTableMade:
    """A running table at the end of a season."""
    journal = after_a_season(len(seats))
    old = opened(host, write_record(journal))
    origin = {"table": old.id, "number": len(journal.played)}
    return host.new_table("mythwind", *seats, seed=7, origin=origin)


def change(client: Client, table: str, *chairs: hands.Chair, expected: int = -1) -> p.Done:
    number = client.head(table).number if expected < 0 else expected
    wish = hands.ChangeHands(list(chairs), number)
    return client.post(f"/api/tables/{table}/hands", wish, p.Done)


def stays(thing: str) -> hands.Chair:
    return hands.Chair(thing, "stays")


def characters(client: Client, table: str, **query: int) -> list[str]:
    seats = client.scene(table, **query).view["seats"]
    assert isinstance(seats, list)
    return [seat["character"] for seat in seats]


@pytest.mark.rule("MYT-RESUME-03")
@pytest.mark.rule("MYT-GEN-06")
def test_a_friend_joins_and_another_sits_out_at_the_same_table(servers: Servers) -> None:
    ada, iga, ola = Client(servers[0]), Client(servers[1]), Client(servers[1])
    made = at_seasons_end(ada, "me", "link", "link")
    table = made.table.id
    iga.take(made.links[0], "Iga")
    ola.take(made.links[1], "Ola")
    ola.do(table, cmd.Chat("Good evening"))
    before = ola.head(table).number
    offered = ada.scene(table).hands
    assert offered == hands.Hands("cast", ["F", "C", "M", "R"], ["F", "C", "M"])
    # Iga, in the middle, sits out: Ola has her seat from now on, and plays on with her character.
    change(iga, table, stays("F"), stays("M"))
    assert iga.head(table).me is None
    assert [ada.head(table).me, ola.head(table).me] == [0, 1]
    assert characters(ola, table) == ["farmer", "merchant"]
    assert [seat.name for seat in ada.head(table).seats][1] == "Ola"
    # What was said before is still told of who said it, and looks as it looked to them.
    said = next(entry for entry in ada.entries(table) if entry.kind == "chat")
    assert (said.seat, said.who) == (2, "Ola")
    then = ola.scene(table, number=before)
    assert then.names[1:] == ["Iga", "Ola"]
    assert then.view["viewer"] == 2
    # A friend joins with the character that nobody plays; her link is good, the old one is not.
    change(ada, table, stays("F"), stays("M"), hands.Chair("R", "link"))
    eva = Client(servers[1])
    eva.take(links(ada, table)[2], "Eva")
    for eyes in ("", "2"):  # she was not there yet, and looks as anybody does
        assert eva.scene(table, number=before, viewer=eyes).view["viewer"] is None
    assert characters(eva, table) == ["farmer", "merchant", "ranger"]
    assert eva.head(table).me == 2
    with pytest.raises(Refused) as refused:
        Client(servers[0]).take(made.links[1], "Eve")
    assert refused.value.problem.code == "no-link"
    for client in (ada, ola, eva):
        client.play(table, "keep")
    assert ada.scene(table).hands is None, "the season has begun"
    assert notes(ada, table).count("hands") == 2
    # Who is forgotten is forgotten there, too.
    assert "Iga" in ada.http.get(f"/api/tables/{table}/entries").text
    iga.post("/api/account", {"login": f"iga-{table}", "password": PASSWORD}, house.Me)
    iga.http.headers[HEADER] = iga.http.cookies[COOKIE]
    gone = iga.http.request("DELETE", "/api/account", json={"password": PASSWORD})
    assert gone.status_code == 200
    assert "Iga" not in ada.http.get(f"/api/tables/{table}/entries").text
    assert "Ola" not in ada.scene(table, number=before).names, "names are kept or lost together"


def until(holds: Callable[[], bool]) -> None:
    """Wait for the computer players."""
    late = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < late
        time.sleep(0.05)


@pytest.mark.rule("MYT-SEASON-01")
@pytest.mark.rule("MYT-SETUP-13")
@pytest.mark.rule("MYT-GEN-01")
def test_what_cannot_be_is_refused_with_its_rule_and_changes_nothing(servers: Servers) -> None:
    ada, iga = Client(servers[0]), Client(servers[1])
    made = at_seasons_end(ada, "me", "link")
    table = made.table.id
    iga.take(made.links[0], "Iga")
    number = ada.head(table).number

    def why(client: Client, *chairs: hands.Chair, expected: int = -1) -> tuple[str, list[str]]:
        with pytest.raises(Refused) as refused:
            change(client, table, *chairs, expected=expected)
        problem = refused.value.problem
        return problem.code, [reason.rule for reason in problem.reasons]

    assert why(ada, stays("F"), hands.Chair("F", "link")) == ("hands", ["MYT-SETUP-13"])
    five = [hands.Chair("R", "link") for _ in range(5)]
    assert why(ada, *five) == ("hands", ["MYT-GEN-01", "MYT-SETUP-13"])
    assert why(ada, hands.Chair("F", "computer")) == ("table-nobody", [])
    assert why(ada, stays("F"), stays("R")) == ("stale", [])
    assert why(ada, stays("X")) == ("bad-request", [])
    assert why(ada, stays("F"), expected=number - 1) == ("stale", [])
    assert why(iga, stays("C"), hands.Chair("M", "link")) == ("not-yours", [])
    assert why(Client(servers[0]), stays("F"))[0] == "not-yours"
    assert ada.head(table).number == number
    for client in (ada, iga):
        client.play(table, "keep")
    assert why(ada, stays("F")) == ("hands", ["MYT-SEASON-01"])
    vikings = ada.new_table("vikings", "me", "greedy").table.id
    with pytest.raises(Refused) as refused:
        change(ada, vikings, stays("R"))
    assert refused.value.problem.code == "hands-stay"


def test_a_table_where_hands_change_all_the_time_does_not_fill_the_disk(
    running_server: StartServer,
) -> None:
    ada = Client(running_server(OSADA_MAX_TABLE="300000"))
    table = at_seasons_end(ada, "me", "link").table.id

    def change_often() -> None:
        for thing in ("M", "R") * 40:
            change(ada, table, stays("F"), hands.Chair(thing, "link"))

    with pytest.raises(Refused) as refused:
        change_often()
    assert refused.value.problem.code == "table-nearly-full"


def test_hands_that_changed_survive_a_server_that_is_killed(
    running_server: StartServer, database: str
) -> None:
    server = running_server(OSADA_DATABASE=database)
    ada = Client(server)
    table = at_seasons_end(ada, "me", "skilled").table.id
    saved = ada.http.get(f"/api/tables/{table}/record")
    assert saved.status_code == 200, "between seasons a campaign is put away"
    change(ada, table, stays("F"), stays("C"), hands.Chair("M", "link"))
    assert notes(ada, table).count("record-saved") == 1, "and friends may still join"
    until(lambda: 1 not in ada.head(table).turn)  # the Crafter's player answers first
    change(ada, table, stays("F"), hands.Chair("M", "computer"), hands.Chair("R", "computer"))
    ada.play(table, "keep")
    until(lambda: ada.scene(table).hands is None and ada.head(table).turn == [0])
    number, seen = ada.head(table).number, characters(ada, table)
    known = ada.scene(table, number=number).view
    server.kill()
    server.start()
    assert ada.scene(table, number=number).view == known
    assert seen == ["farmer", "merchant", "ranger"]
    # Going back: there were two, and nothing is taken back past the change.
    first = next(entry.number for entry in ada.entries(table) if entry.kind == "hands") - 1
    assert characters(ada, table, number=first) == ["farmer", "crafter"]
    undo = ada.do(table, cmd.Propose("undo", ada.head(table).number, count=400))
    assert isinstance(undo, p.Problem)
    assert undo.code == "no-undo"
    told = ada.http.get(f"/api/tables/{table}/chronicle", params={"lang": "en"}).text
    assert "Merchant joins the town." in told
    assert "Not in the town for now: Crafter." in told
    # The record of it all is one file: read whole, it comes to the same town.
    text = ada.http.get(f"/api/tables/{table}/record").text
    again = osada.read_record(text, whole=True)
    assert again.fault is None
    assert (
        again.journal.state.view(None)["seats"] == ada.scene(table, viewer="watcher").view["seats"]
    )
    old = opened(ada, text)
    assert characters(ada, old.id) == seen
    assert characters(ada, old.id, number=0) == ["farmer", "crafter"]
