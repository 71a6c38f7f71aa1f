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

from osada.server import protocol as p

from .client import Client
from .serving import Server
from .worlds import GAMES, Fork, fork

CASES = list(product(GAMES, (None, 0, 1)))
TIMES = re.compile(r'"(at|created|updated|timestamp|ms|seconds)":\s*("[^"]*"|[\d.e+-]+)')


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
    return Place(worlds, made.table.id, {link.seat: link.token for link in made.links})


def _edit(file: Path, place: Place, position: str) -> None:
    """Let a table stand at another position than the one it began with."""
    with closing(sqlite3.connect(file)) as database, database:
        database.execute(
            "UPDATE tables SET origin = ?, turn = ? WHERE id = ?",
            (position, place.fork.turn, place.table),
        )
        database.execute(
            'UPDATE snapshots SET position = ? WHERE "table" = ? AND number = 0',
            (position, place.table),
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
        for way in ways:
            answer = client.http.get(table + way)
            heard.append(f"{way} {answer.status_code} {answer.text}")

    with Client(server, place.tokens[viewer]) as client, client.live(place.table) as live:
        others = {seat: Client(server, token) for seat, token in place.tokens.items()}
        look(client)
        for number, (seat, action) in enumerate(place.fork.script, 1):
            live.ask(p.Why(place.fork.lures[:64]))
            for lure in place.fork.lures[number::16]:
                live.play(lure, number - 1 if lure not in _legal(client, place) else 0)
            if seat == viewer:
                assert live.play(action, number - 1).problem is None
            else:
                done = others[seat].do(place.table, p.Play(action, number - 1))
                assert isinstance(done, p.Done), (action, done)
            while live.receive(p.Update).entries[-1].number < number:
                pass
        live.ask(p.Why(place.fork.lures[64:]))
        look(client)
        for other in others.values():
            other.http.close()
    heard += [raw.decode() for raw in live.raw]
    return [TIMES.sub("…", text) for text in heard]


def _legal(client: Client, place: Place) -> list[str]:
    return client.scene(place.table).legal


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_viewer_may_not_know_changes_no_byte_that_they_get(
    worlds: tuple[list[Server], dict[tuple[str, int | None], Place]], case: tuple[str, int | None]
) -> None:
    servers, places = worlds
    truth, twin = (_everything(server, places[case]) for server in servers)
    assert len(places[case].fork.script) > 2
    assert truth == twin
