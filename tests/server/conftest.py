"""What every test of the server uses: databases, buses, and servers on them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest

from .client import Client
from .programs import Postgres, Redis
from .serving import Server


@pytest.fixture(autouse=True)
def _close_clients() -> Iterator[None]:
    """Whoever came to a server in a test has left it when the test is over."""
    before = len(Client.opened)  # by fixtures that last longer
    yield
    while len(Client.opened) > before:
        Client.opened.pop().http.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server, one for all tests of this process."""
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def redis_server() -> Iterator[Redis]:
    """A Redis server, one for all tests of this process."""
    server = Redis()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database (OSADA_DATABASE), of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'osada.sqlite3'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


class StartServer(Protocol):
    """`running_server(OSADA_BOT_PAUSE="1")` starts a server; several share a database if told."""

    def __call__(self, **settings: str) -> Server: ...


@pytest.fixture
def running_server(tmp_path: Path) -> Iterator[StartServer]:
    """Starts servers with the settings given, and ends them after the test."""
    servers: list[Server] = []

    def start(**settings: str) -> Server:
        settings.setdefault("OSADA_DATABASE", f"sqlite:///{tmp_path / 'osada.sqlite3'}")
        servers.append(Server(tmp_path, settings))
        return servers[-1].start()

    yield start
    for server in servers:
        server.clean_up()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite for all tests that do not mind each other's tables."""
    folder = tmp_path_factory.mktemp("server")
    server = Server(folder, {"OSADA_DATABASE": f"sqlite:///{folder / 'osada.sqlite3'}"})
    yield server.start()
    server.clean_up()


@pytest.fixture(scope="session", params=["alone", "two processes"])
def servers(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    """Two ways to one table: the same server on SQLite twice, or two processes behind one
    PostgreSQL and one Redis. What holds for one must hold for the other."""
    folder = tmp_path_factory.mktemp("servers")
    if request.param == "alone":
        alone = Server(folder, {"OSADA_DATABASE": f"sqlite:///{folder / 'osada.sqlite3'}"})
        yield alone.start(), alone
        alone.clean_up()
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    redis: Redis = request.getfixturevalue("redis_server")
    shared = {"OSADA_DATABASE": postgres.new_database(), "OSADA_REDIS": redis.url}
    pair = (Server(folder, shared), Server(folder, shared))
    yield pair[0].start(), pair[1].start()
    for server in pair:
        server.clean_up()
