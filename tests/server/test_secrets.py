"""Nobody can learn from the server what the rules hide: not from words, sizes, errors or logs."""

from __future__ import annotations

import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import product
from pathlib import Path

import pytest
from msgspec import Struct

import osada
from osada.server.store.packing import pack
from osada.table.protocol import commands as cmd
from osada.table.protocol import table as p

from .client import Client
from .serving import Server
from .worlds import GAMES, Fork, fork

CASES = list(product(GAMES, (None, 1)))
TIMES = re.compile(
    r'"(at|seen|created|updated|timestamp|ms|seconds|request)":\s*("[^"]*"|[\d.e+-]+)'
)


class Place(Struct):
    """A table at which two worlds part, and the tokens of its links: seats, then the watchers'."""

    fork: Fork
    table: str
    tokens: dict[int | None, str]


@pytest.fixture(scope="module")
def worlds(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[list[Server], dict[tuple[str, int | None], Place]]]:
    """Two servers with the same tables, people and links, where only hidden things differ."""
    folder = tmp_path_factory.mktemp("worlds")
    files = [folder / "truth.sqlite3", folder / "twin.sqlite3"]
    servers = [Server(folder, {"OSADA_DATABASE": f"sqlite:///{file}"}) for file in files]
    try:
        servers[0].start()
        with Client(servers[0]) as host:
            places = {case: _place(host, fork(*case)) for case in CASES}
        servers[0].stop()
        shutil.copy(files[0], files[1])
        for place in places.values():
            _edit(files[0], place, place.fork.truth)
            _edit(files[1], place, place.fork.twin)
        servers[0].log.unlink()
        for server in servers:
            server.start()
        yield servers, places
    finally:
        for server in servers:
            server.clean_up()


def _place(host: Client, worlds: Fork) -> Place:
    made = host.new_table(worlds.game, *["link"] * GAMES[worlds.game])
    tokens = {link.seat: Client.seated(host.server, link).token for link in made.links}
    return Place(worlds, made.table.id, tokens)


def _edit(file: Path, place: Place, position: str) -> None:
    """Let a table stand at another position than the one it began with."""
    with closing(sqlite3.connect(file)) as database, database:
        database.execute(
            "UPDATE tables SET origin = ?, turn = ? WHERE id = ?",
            (position, place.fork.turn, place.table),
        )
        database.execute(
            'UPDATE snapshots SET position = ? WHERE "table" = ? AND number = 0',
            (pack(position), place.table),
        )


def _everything(server: Server, place: Place) -> list[str]:
    """All that the viewer can get to hear while the script is played, byte for byte but for the
    time of day."""
    viewer = place.fork.viewer
    table = f"/api/tables/{place.table}"
    heard: list[str] = []

    def look(client: Client) -> None:
        ways = ["", "/entries", "/scene", "/scene?viewer=watcher", "/scene?number=0"]
        ways += [f"/scene?viewer={seat}" for seat in range(GAMES[place.fork.game])]
        ways += ["/record", "/scores", "/links", "/scene?number=999999"]
        ways += ["/chronicle?lang=en", "/chronicle/told?lang=pl", "/chapters", "/analysis"]
        for way in ways:
            answer = client.http.get(table + way)
            heard.append(f"{way} {answer.status_code} {answer.text}")
        for at in ("", "?at=0", "?at=12", "?at=999"):
            shown = client.http.get(f"/w/{place.tokens[None]}{at}", headers={"accept": "text/html"})
            heard.append(f"/w{at} {shown.status_code} {shown.text.replace(server.url, '')}")
        seek(client)

    def seek(client: Client) -> None:
        """What whoever looks for advice is told."""
        for way in ("/hint", "/chances", "/analysis"):
            answer = client.http.post(table + way)
            heard.append(f"{way} {answer.status_code} {answer.text}")

    with (
        Client(server, place.tokens[viewer]) as client,
        client.live(place.table) as live,
        client.live(place.table, brief=True) as brief,
    ):
        others = {seat: Client(server, token) for seat, token in place.tokens.items()}
        look(client)
        begun, sought = live.welcome.head.number, False  # everybody has sat down
        for step, (seat, action) in enumerate(place.fork.script, 1):
            number = begun + step
            for lure in place.fork.lures[step::25]:
                live.play(lure, 999)
                live.ask(cmd.Why([lure]))
                live.ask(cmd.WhatIf(lure))
            if seat == viewer:
                for choice in client.scene(place.table).legal[:40]:
                    live.ask(cmd.WhatIf(choice))
                if not sought:
                    sought = True
                    seek(client)
                    noted = client.head(place.table).number - (number - 1)  # that it was asked for
                    begun, number = begun + noted, number + noted
                assert live.play(action, number - 1).problem is None
            else:
                done = others[seat].do(place.table, cmd.Play(action, number - 1))
                assert isinstance(done, p.Done), (action, done)
            while live.receive(p.Update).entries[-1].number < number:
                pass
            while brief.receive(p.Update).entries[-1].number < number:
                pass
            heard.append(client.http.get(f"{table}/scene").text)
        legal = client.scene(place.table).legal
        words = osada.game(place.fork.game).vocabulary
        for lure in (text for text in place.fork.lures[:64] if words.wire(text) not in legal):
            live.play(lure, begun + len(place.fork.script))
        live.ask(cmd.Why([*place.fork.lures[64:]]))
        look(client)
        for other in others.values():
            other.http.close()
    heard += [raw.decode() for raw in (*live.raw, *brief.raw)]
    return [_masked(text) for text in heard]


def _masked(text: str) -> str:
    """A text without the time of day and the like."""
    return TIMES.sub("…", text)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_viewer_may_not_know_changes_no_byte_that_they_get(
    worlds: tuple[list[Server], dict[tuple[str, int | None], Place]], case: tuple[str, int | None]
) -> None:
    servers, places = worlds
    assert len(places[case].fork.script) > 2
    before = [len(server.said()) for server in servers]
    truth, twin = (_everything(server, places[case]) for server in servers)
    assert truth == twin
    advised = any(text.startswith("/hint 200") for text in truth)
    assert advised == (case[1] is not None), "who sits there has been given a hint"
    logs = [_masked(server.said()[at:]) for server, at in zip(servers, before, strict=True)]
    assert sorted(logs[0].splitlines()) == sorted(logs[1].splitlines())


def test_no_log_holds_a_token(
    worlds: tuple[list[Server], dict[tuple[str, int | None], Place]],
) -> None:
    servers, places = worlds
    place = places[CASES[0]]
    with Client(servers[0]) as guest:
        for token in place.tokens.values():
            for way in (
                f"/api/links/{token}",
                f"/s/{token}",
                f"/w/{token}",
                f"/s/{token}?x={token}",
            ):
                guest.http.get(way)
            guest.http.get(f"/api/tables/{place.table}/scene?viewer={token}")
            with Client(servers[0], token) as program, program.live(place.table):
                pass
        credentials = {"login": "somebody", "password": "not to be written down"}
        guest.http.post("/api/account", json=credentials)
        guest.http.post("/api/session", json=credentials)
        cookies = list(guest.http.cookies.values())
    said = servers[0].said()
    assert "/api/links/" in said, "where are the requests?"
    for secret in (*place.tokens.values(), *cookies, credentials["password"]):
        assert secret not in said
