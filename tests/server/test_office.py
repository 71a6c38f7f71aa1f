"""What whoever keeps a house sees of it, and what is told where something is wrong."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

from osada.server.host.environment import Duration
from osada.server.host.settings import Settings
from osada.server.office.examination import Finding, examine

from ..cli.driving import in_process
from .client import Client
from .conftest import StartServer
from .programs import free_port
from .test_backup import kept, osada  # noqa: F401


def test_a_house_is_counted_and_listed(kept: Path) -> None:  # noqa: F811
    told = json.loads(osada("status", "--json", database=kept).out)
    assert (told["running"], told["archives"], told["tries"], told["accounts"]) == (4, 1, 1, 1)
    assert told["bytes"] > told["stored"] > 0
    tables = json.loads(osada("tables", "--json", database=kept).out)
    assert len(tables) == 5, "a try is no table of its own"
    assert [one["updated"] for one in tables] == sorted(
        (t["updated"] for t in tables), reverse=True
    )
    one = json.loads(
        osada("tables", "--game", "hamlet", "--limit", "1", "--json", database=kept).out
    )
    assert [table["game"] for table in one] == ["hamlet"]
    [jana] = json.loads(osada("people", "--json", database=kept).out)
    assert (jana["name"], jana["running"]) == ("Jana", 4)
    for command in ("status", "tables", "people"):
        said = in_process(
            ("server", command, "--lang", "pl"), "", Path("/nowhere"), OSADA_DATABASE=str(kept)
        )
        assert (said.code, "⁨" in said.out) == (0, False)
        assert said.out.strip()


def wrong(found: list[Finding]) -> set[str]:
    """What is not well; a container has no clock of its own to look at."""
    return {one.key for one in found if not one.well} - {"clock-free"}


def test_where_all_is_well_nothing_is_wrong(running_server: StartServer, tmp_path: Path) -> None:
    port = free_port()
    house = f"sqlite:///{tmp_path / 'osada.sqlite3'}"
    server = running_server(OSADA_DATABASE=house)
    Client(server).new_table("vikings", "me", "link")
    copies = tmp_path / "copies"
    assert osada("backup", str(copies), database=house).code == 0
    settings = Settings(database=house, backups=copies, address=(server.url,))
    found = examine(settings, server.port)
    assert wrong(found) == {"metrics-open"}, "nobody stands before it"
    assert wrong(examine(settings, port)) == {"metrics-open", "server-none"}
    said = osada("health", "--port", str(server.port))
    assert (said.code, said.out.strip()) == (0, "ok")
    assert osada("health", "--port", str(port)).code == 1


class Careless(BaseHTTPRequestHandler):
    """A proxy that passes on neither headers nor sockets."""

    def do_GET(self) -> None:
        """Well, as far as it goes."""
        self.send_response(404 if self.path == "/metrics" else 200)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Says nothing."""


@contextmanager
def careless() -> Iterator[str]:
    """The address of such a one."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Careless)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


def test_what_is_wrong_is_named_with_what_to_type(
    kept: Path,  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    nobody = free_port()
    with careless() as address:
        settings = Settings(
            database=f"sqlite:///{kept}",
            redis=f"redis://127.0.0.1:{nobody}/0",
            address=(address, f"http://127.0.0.1:{nobody}"),
            behind_proxy=True,
            backups=tmp_path / "copies",
            backup_every=Duration(60.0),
        )
        found = examine(settings, nobody)
    assert wrong(found) == {
        *("redis-away", "server-none", "backups-missing"),
        *("headers-lost", "address-plain", "sockets-lost", "address-away"),
    }
    assert all(one.type for one in found if one.key in ("redis-away", "backups-missing"))
    with kept.open("r+b") as damaged:
        damaged.write(b"no database at all")
    assert "database-ill" in wrong(examine(settings, nobody))
    (tmp_path / "copies" / "osada-20200101T000000Z").mkdir(parents=True)
    (tmp_path / "copies" / "osada-20200101T000000Z" / "manifest.json").write_text("{}")
    assert "backups-old" in wrong(examine(settings, nobody))
    monkeypatch.setenv("OSADA_DATABASE", str(tmp_path / "none.sqlite3"))
    monkeypatch.setenv("OSADA_ADDRESS", f"http://127.0.0.1:{nobody}")
    said = osada("doctor", "--port", str(nobody), "--lang", "cs")
    assert said.code == 1
    assert f"curl -v http://127.0.0.1:{nobody}" in said.out
    assert "osada serve" in said.out
