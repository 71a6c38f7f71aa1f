"""Sessions and accounts at whole servers: ended here, they are ended everywhere; and whoever is
deleted leaves no trace. On SQLite, and as two processes on PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from osada.server.host.settings import Settings
from osada.server.protocol import lobby
from osada.server.store import schema
from osada.server.store.database import open_engine
from osada.table.protocol import commands as cmd
from osada.table.protocol import house
from osada.table.protocol import table as p

from ..patience import PATIENCE
from .client import HEADER, Client, Live, Refused
from .serving import Server

Pair = tuple[Server, Server]
_count = iter(range(1_000_000))
WORD = "correct horse"


class Person(Client):
    """A browser that can have an account."""

    login = ""

    def account(self, path: str = "/api/account", **more: str) -> house.Me:
        """Make an account, or sign in to one."""
        self.login = self.login or f"somebody{next(_count)}"
        me = self.post(path, {"login": self.login, "password": WORD, **more}, house.Me)
        self.renewed()
        return me

    def renewed(self) -> None:
        """Repeat the cookie of the new session from now on."""
        self.http.headers[HEADER] = self.http.cookies["osada_csrf"]

    def delete(self, path: str, body: object = None) -> Any:
        """Have something ended; a problem raises `Refused`."""
        content = b"" if body is None else msgspec.json.encode(body)
        headers = {"content-type": "application/json"} if content else {}
        answer = self.http.request("DELETE", path, content=content, headers=headers)
        if not answer.is_success:
            raise Refused(answer.status_code, msgspec.json.decode(answer.content, type=p.Problem))
        return answer.json()

    def sessions(self) -> list[lobby.SessionInfo]:
        return self.get("/api/sessions", list[lobby.SessionInfo])

    def twin(self, server: Server) -> Person:
        """A browser with the cookies of this one: a thief's."""
        twin = Person(server)
        twin.http.cookies.clear()
        for name, value in self.http.cookies.items():
            twin.http.cookies.set(name, value)
        twin.renewed()
        return twin


def other(person: Person, server: Server) -> Person:
    """Another browser of the same person, signed in."""
    found = Person(server)
    found.login = person.login
    found.account("/api/session")
    return found


def refused(deed: Any, code: str) -> None:
    with pytest.raises(Refused) as caught:
        deed()
    assert caught.value.problem.code == code


def hung_up(live: Live) -> None:
    """The server hangs up on a socket at once, whatever it still had to say."""
    with suppress(ConnectionClosed):
        for _ in range(50):
            live.connection.recv(timeout=PATIENCE)
        pytest.fail("it still talks")


def ended_table(one: Person, two: Person, title: str = "") -> str:
    """A game that two people have broken off by agreement."""
    made = one.new_table("vikings", "me", "link", title=title)
    table = made.table.id
    two.take(made.links[0], "the other")
    one.play(table) if one.scene(table).legal else two.play(table)
    number = one.head(table).number
    assert isinstance(one.do(table, cmd.Propose("end", number)), p.Done)
    assert isinstance(two.do(table, cmd.Answer(number + 1, True)), p.Done)
    return table


def test_a_session_ended_elsewhere_is_refused_and_its_socket_closed(servers: Pair) -> None:
    here, there = servers
    ada = Person(here)
    ada.account()
    table = ada.new_table("vikings", "me", "link").table.id
    phone = other(ada, there)
    thief = phone.twin(there)
    with thief.live(table) as stolen, ada.live(table) as kept:
        assert thief.head(table).me == 0
        listed = ada.sessions()
        assert [one.here for one in listed].count(True) == 1
        assert len(listed) == 2
        wanted = next(one.id for one in listed if not one.here)
        refused(lambda: Person(here).delete(f"/api/sessions/{wanted}"), "not-signed-in")
        assert len(ada.delete(f"/api/sessions/{wanted}")) == 1
        refused(lambda: thief.head(table), "not-yours")
        refused(lambda: thief.post("/api/me", {"name": "thief"}, house.Me), "not-signed-in")
        refused(lambda: thief.get("/api/sessions", list[lobby.SessionInfo]), "not-signed-in")
        hung_up(stolen)
        assert kept.ask(cmd.Chat("still here")).problem is None
    refused(lambda: ada.delete(f"/api/sessions/{wanted}"), "unknown")
    for _ in range(2):
        other(ada, there)
    assert len(ada.delete("/api/sessions")) == 1
    assert ada.delete("/api/sessions?here=true") == []
    assert ada.get("/api/me", house.Me).login == ""


def test_an_old_cookie_is_worthless_after_signing_out(servers: Pair) -> None:
    here, there = servers
    ada = Person(here)
    ada.account()
    table = ada.new_table("vikings", "me", "link").table.id
    thief = ada.twin(there)
    assert thief.head(table).owner
    ada.delete("/api/session")
    refused(lambda: thief.head(table), "not-yours")
    assert thief.get("/api/me", house.Me).login == ""


def test_whoever_registers_leaves_nothing_to_the_guests_cookie(servers: Pair) -> None:
    here, there = servers
    ada = Person(here)
    table = ada.new_table("vikings", "me", "link").table.id
    thief = ada.twin(there)
    assert thief.head(table).owner
    with thief.live(table) as stolen:
        ada.account()
        hung_up(stolen)
    refused(lambda: thief.head(table), "not-yours")
    assert ada.head(table).owner
    assert other(ada, there).head(table).me == 0


def test_a_guest_who_signs_out_gives_up_every_seat(servers: Pair) -> None:
    here, there = servers
    ada, bob = Person(here), Person(there)
    made = ada.new_table("vikings", "me", "link")
    table = made.table.id
    bob.take(made.links[0], "Bob")
    thief = ada.twin(there)
    with bob.live(table) as live:
        ada.delete("/api/session")
        while live.receive(p.Update).entries[-1].told != p.Tell("page-note-gone", {"seat": 0}):
            pass
    refused(lambda: thief.head(table), "not-yours")
    head = bob.head(table)
    assert (head.seats[0].kind, head.seats[0].name, head.owner) == ("open", "", True)


def test_another_password_ends_every_other_session(servers: Pair) -> None:
    here, there = servers
    ada = Person(here)
    ada.account()
    phone, thief = other(ada, there), ada.twin(there)

    def change(old: str, new: str) -> house.Me:
        return ada.post("/api/account/password", {"old": old, "new": new}, house.Me)

    refused(lambda: change("wrong horse", "battery staple"), "wrong-password")
    for weak, code in (("short", "short"), (ada.login, "login"), ("Password123", "common")):
        refused(lambda new=weak: change(WORD, new), f"password-{code}")
    assert len(phone.sessions()) == 2
    assert change(WORD, "cafe\u0301 au lait").login == ada.login
    ada.renewed()
    assert [one.here for one in ada.sessions()] == [True]
    for gone in (phone, thief):
        refused(gone.sessions, "not-signed-in")
    refused(lambda: ada.account("/api/session"), "wrong-password")
    assert ada.account("/api/session", password="caf\u00e9 au lait").login == ada.login


def trace_of(address: str, folder: Path, words: list[str]) -> list[str]:
    """Which of these words can be found anywhere in a database."""
    raw = asyncio.run(_rows(address))  # words may be packed in the file
    if address.startswith("sqlite"):
        copy = folder / "copy.sqlite3"
        with sqlite3.connect(address.removeprefix("sqlite:///")) as connection:
            connection.execute("VACUUM INTO ?", [str(copy)])
        raw += copy.read_bytes()
    return [word for word in words if word.encode() in raw]


async def _rows(address: str) -> bytes:
    engine = open_engine(Settings(database=address).url)
    try:
        async with engine.connect() as connection:
            rows = [
                str(tuple(row))
                for table in schema.metadata.tables.values()
                for row in await connection.execute(select(table))
            ]
    finally:
        await engine.dispose()
    return "\n".join(rows).encode()


def test_a_deleted_account_leaves_no_trace(servers: Pair, tmp_path: Path) -> None:
    here, there = servers
    ada, bob = Person(here), Person(there)
    bob.account()
    ada.login = "zuzanka-login"
    assert ada.account().name == "zuzanka-login"
    ada.post("/api/me", {"name": "Zuzanka"}, house.Me)
    made = ada.new_table("vikings", "me", "link", title="Zuzanka's table")
    running = made.table.id
    bob.take(made.links[0], "Bob")
    ended = ended_table(ada, bob, "a zuzanka-title")
    # At another's table they sat once, and were sent away.
    theirs = bob.new_table("vikings", "me", "link")
    left = theirs.table.id
    ada.take(theirs.links[0], "Zuzanka")
    for table in (running, ended, left):
        assert isinstance(ada.do(table, cmd.Chat("zuzanka-says so")), p.Done)
        assert isinstance(ada.do(table, cmd.Name("zuzanka-renamed")), p.Done)
        assert isinstance(bob.do(table, cmd.Chat("bob-says so")), p.Done)
    bob.post(f"/api/tables/{left}/revoke", {"seat": 1, "free": True}, house.Link)
    words = ["uzanka", "zuzanka-says"]
    address = here.settings["OSADA_DATABASE"]
    assert trace_of(address, tmp_path, words) == words
    (tmp_path / "copy.sqlite3").unlink(missing_ok=True)
    refused(lambda: ada.delete("/api/account", {"password": "wrong horse"}), "wrong-password")
    with bob.live(running) as live:
        assert ada.delete("/api/account", {"password": WORD}) == {"name": "", "login": ""}
        while live.receive(p.Update).entries[-1].told != p.Tell("page-note-gone", {"seat": 0}):
            pass
    assert trace_of(address, tmp_path, [*words, "bob-says"]) == ["bob-says"]
    refused(lambda: other(ada, there), "wrong-password")
    for table in (running, ended, left):
        entries = bob.entries(table)
        assert "uzanka" not in repr(entries)
        assert [entry.number for entry in entries] == list(range(len(entries)))
        assert [entry.text for entry in entries if entry.text] == ["bob-says so"]
        assert bob.head(table).owner
    assert bob.head(running).seats[0].kind == "open"
    assert bob.head(ended).seats[0].kind == "person"
    assert "uzanka" not in bob.record(ended)


def test_an_export_holds_everything_and_nothing_of_others(servers: Pair) -> None:
    here, there = servers
    ada, bob = Person(here), Person(there)
    ada.account()
    ended = ended_table(ada, bob)
    made = ada.new_table("vikings", "me", "link", title="still played")
    running = made.table.id
    bob.take(made.links[0], "Bob")
    ada.do(running, cmd.Chat("mine"))
    bob.do(running, cmd.Chat("bobs"))
    answer = ada.http.get("/api/account/export")
    assert "attachment" in answer.headers["content-disposition"]
    told = answer.json()
    assert told["login"] == ada.login
    assert [one["id"] for one in told["sessions"]] == [one.id for one in ada.sessions()]
    tables = {one["table"]: one for one in told["tables"]}
    assert set(tables) == {running, ended}
    assert tables[ended]["record"] == ada.record(ended)
    assert (tables[running]["seat"], tables[running]["title"]) == (0, "still played")
    assert "record" not in tables[running]
    assert [line["text"] for line in tables[running]["said"]] == ["mine"]
    assert "bobs" not in answer.text
    assert "argon2" not in answer.text


def test_an_export_tells_no_hand_of_a_game_that_was_ended_without_somebody(servers: Pair) -> None:
    ada, bob = (Person(server) for server in servers)
    ada.account()
    made = ada.new_table("vikings", "me", "link")
    table = made.table.id
    bob.take(made.links[0], "Bob")
    ada.post(f"/api/tables/{table}/revoke", {"seat": 1, "free": True}, house.Link)
    ada.do(table, cmd.Propose("end", ada.head(table).number))
    assert (ada.head(table).status, ada.head(table).shown) == ("ended", False)
    [told] = ada.http.get("/api/account/export").json()["tables"]
    assert told["record"] is None


def test_what_somebody_held_who_is_gone_for_good_is_shown_to_nobody(servers: Pair) -> None:
    ada, bob = (Person(server) for server in servers)
    made = ada.new_table("vikings", "me", "link")
    table = made.table.id
    bob.take(made.links[0], "Bob")
    bob.account()
    bob.delete("/api/account", {"password": WORD})
    head = ada.head(table)
    assert head.seats[1].kind == "open"
    ada.do(table, cmd.Propose("end", head.number))
    assert (ada.head(table).status, ada.head(table).shown) == ("ended", False)
    assert ada.http.get(f"/api/tables/{table}/record").status_code == 409
