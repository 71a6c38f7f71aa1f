"""The pages of whoever keeps the house: for nobody else, and nothing is changed unsaid."""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from osada.server.host.settings import PAGE as BUILT
from osada.server.protocol.office import (
    HouseDeeds,
    HouseHealth,
    HousePeople,
    HouseTables,
    Proven,
    SignedOut,
)
from osada.table.protocol.house import Me

from ..patience import PATIENCE
from .client import HEADER, Client, Refused
from .conftest import StartServer
from .serving import Server
from .test_backup import osada

WORD = "correct horse"
ADDRESSES = ("", "/tables", "/people", "/deeds")
CHANGES = ("/proof", "/backup", "/people/x/sign-out", "/tables/x/record")


def signed_up(server: Server, login: str) -> Client:
    client = Client(server)
    client.post("/api/account", {"login": login, "password": WORD}, Me)
    client.http.headers[HEADER] = client.http.cookies["osada_csrf"]
    return client


def finds_nothing(client: Client) -> None:
    """As if there were no such pages."""
    unknown = client.http.get("/api/nothing").json()
    for path in ADDRESSES:
        answer = client.http.get(f"/api/house{path}")
        assert (answer.status_code, answer.json()) == (404, unknown)
    for path in CHANGES:
        body = {"password": WORD} if path == "/proof" else None
        answer = client.http.post(f"/api/house{path}", json=body)
        assert (answer.status_code, answer.json()) == (404, unknown), path
    assert client.http.get("/house", headers={"accept": "*/*"}).status_code == 404
    page = client.http.get("/house", headers={"accept": "text/html"}).status_code
    assert page == (404 if (BUILT / "index.html").exists() else 503)


def until_backed_up(keeper: Client, count: int) -> HouseHealth:
    until = time.monotonic() + PATIENCE
    while True:
        found = keeper.get("/api/house", HouseHealth)
        if len(found.backups) == count and not found.backing_up:
            return found
        assert time.monotonic() < until, found
        time.sleep(0.2)


def test_who_keeps_the_house_sees_how_it_is_and_what_they_do_is_written_down(
    running_server: StartServer, tmp_path: Path
) -> None:
    file = tmp_path / "osada.sqlite3"
    server = running_server(OSADA_BACKUPS=str(tmp_path / "copies"))
    ruta, jana, guest = signed_up(server, "Ruta"), signed_up(server, "Jana"), Client(server)
    running = jana.new_table("vikings", "me", "link").table.id
    record = jana.record(jana.new_table("vikings", "me", "novice").table.id)
    over = jana.http.post("/api/records", json={"text": record}).json()["id"]
    for person in (ruta, jana, guest):
        finds_nothing(person)
    assert osada("keeper", "add", "nobody", database=file).code != 0
    assert osada("keeper", "add", "Ruta", "--lang", "pl", database=file).code == 0
    finds_nothing(jana)
    found = until_backed_up(ruta, 1)
    assert (found.login, found.running, found.accounts, found.archives) == ("ruta", 2, 2, 1)
    assert 800 < found.proven <= 900
    assert [news.key for news in found.news if news.wrong] == []
    assert found.size > 100_000 < found.free <= found.disk
    assert sum(hour.commands for hour in found.hours) >= 0 < len(found.hours)
    assert any(worker.runs and worker.megabytes > 10 for worker in found.workers)

    tables = ruta.get("/api/house/tables", HouseTables)
    assert {one.id for one in tables.tables} >= {running, over}
    [one] = ruta.get("/api/house/tables", HouseTables, status="archive").tables
    assert (one.id, tables.more) == (over, "")
    people = ruta.get("/api/house/people", HousePeople, search="JA").people
    assert [(one.login, one.running) for one in people] == [("jana", 2)]
    for text in ("%", "' OR 1=1 --", "ja\x00", "ž" * 61):
        answer = ruta.http.get("/api/house/people", params={"search": text})
        assert answer.status_code == 400 or answer.json()["people"] == []

    told = ruta.http.post(f"/api/house/tables/{over}/record")
    assert (told.status_code, told.text[:5]) == (200, record[:5])
    with pytest.raises(Refused) as refused:
        ruta.post(f"/api/house/tables/{running}/record", None, str)
    assert refused.value.problem.code == "running"
    assert ruta.post(f"/api/house/people/{people[0].id}/sign-out", None, SignedOut).count == 1
    assert jana.http.get("/api/sessions").status_code == 401

    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE sessions SET created = created - 901")
    with pytest.raises(Refused) as refused:
        ruta.post("/api/house/backup", None, Proven)
    assert (refused.value.status, refused.value.problem.code) == (403, "sign-in-anew")
    assert ruta.get("/api/house", HouseHealth).proven == 0
    with pytest.raises(Refused):
        ruta.post("/api/house/proof", {"password": "wrong horse"}, Proven)
    assert ruta.post("/api/house/proof", {"password": WORD}, Proven).seconds == 900
    ruta.http.headers[HEADER] = ruta.http.cookies["osada_csrf"]
    assert ruta.http.post("/api/house/backup").status_code == 202
    until_backed_up(ruta, 2)

    done = ruta.get("/api/house/deeds", HouseDeeds)
    assert [(one.who, one.what, one.about) for one in done.deeds] == [
        ("ruta", "backup", ""),
        ("ruta", "signed-out", "jana"),
        ("ruta", "record", over),
        ("", "keeper-added", "ruta"),
    ]
    assert [one.login for one in done.keepers] == ["ruta"]
    assert len(json.loads(osada("deeds", "--json", database=file).out)) == 4
    with closing(sqlite3.connect(file)) as database:
        for change in ("DELETE FROM deeds", "UPDATE deeds SET who = 'jana'"):
            with pytest.raises(sqlite3.IntegrityError, match="not unwritten"):
                database.execute(change)
    assert osada("keeper", "remove", "ruta", database=file).code == 0
    finds_nothing(ruta)
    assert json.loads(osada("keeper", "list", "--json", database=file).out) == []


def test_what_is_wrong_is_said_first(running_server: StartServer, tmp_path: Path) -> None:
    copies = tmp_path / "copies"
    server = running_server(OSADA_BACKUPS=str(copies))
    ruta = signed_up(server, "ruta")
    assert osada("keeper", "add", "ruta", database=tmp_path / "osada.sqlite3").code == 0
    until_backed_up(ruta, 1)
    [made] = copies.glob("osada-2*")
    made.rename(copies / "osada-20200101T000000Z")
    found = ruta.get("/api/house", HouseHealth)
    assert [news.key for news in found.news if news.wrong] == ["backups-old"]
    assert found.news[0].type == f"osada server backup {copies}"
