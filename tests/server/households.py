"""A house with its people's routes alone, and browsers that come to it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import httpx
from argon2 import PasswordHasher
from litestar import Litestar, Response
from sqlalchemy import insert, select

from osada.server.door.caller import caller_of
from osada.server.door.guard import Guard
from osada.server.door.sessions import Sessions
from osada.server.door.signing import Signer
from osada.server.door.status import status_of
from osada.server.host.environment import Rate
from osada.server.host.settings import Settings
from osada.server.people.accounts import Accounts
from osada.server.people.passwords import Passwords
from osada.server.routes.people import HANDLERS
from osada.server.service import Service
from osada.server.store import schema
from osada.server.store.database import open_engine
from osada.server.store.migrate import upgrade
from osada.server.store.people import People
from osada.server.store.sessions import SessionStore
from osada.table.protocol.problems import Refused

QUICK = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)


ADA = {"login": "Ada", "password": "correct horse"}


def _refused(_: object, error: Refused) -> Response[Any]:
    return Response(error.problem, status_code=status_of(error))


class House:
    """A server with people and nothing else."""

    def __init__(self, url: str, **settings: Any) -> None:
        settings.setdefault("login_rate", Rate(1000, 1.0))
        settings.setdefault("address", ("http://table.example", "http://t.example"))
        self.settings = Settings(database="sqlite:///x", **settings)
        self.engine = open_engine(url)
        self.people = People(self.engine)
        self.signer = Signer("the secret of this test")
        self.passwords = Passwords(QUICK)
        self.sessions = Sessions(SessionStore(self.engine), self.people, self.signer)
        app = Litestar(HANDLERS, exception_handlers={Refused: _refused}, logging_config=None)
        app.state.service = service = Service.__new__(Service)  # nobody plays here
        service.accounts = Accounts(self.people, self.sessions, self.settings, self.passwords)
        self.app = Guard(app, self.settings)

    def browser(self, scheme: str = "http") -> Browser:
        return Browser(self, scheme)

    async def table(self, table: str, player: str, seat: int, **more: object) -> None:
        """A table at which somebody has a place."""
        empty = {"VARCHAR": "", "TEXT": "", "INTEGER": 1, "BOOLEAN": False, "FLOAT": 1.0}
        columns = schema.tables.columns
        row: dict[str, object] = {c.name: empty[str(c.type).partition("(")[0]] for c in columns}
        row |= {"id": table, "game": "vikings", "seed": "1", "status": "running", **more}
        async with self.engine.begin() as connection:
            known = select(schema.tables.c.id).where(schema.tables.c.id == table)
            if (await connection.execute(known)).first() is None:
                await connection.execute(insert(schema.tables), row)
            place = {"table": table, "player": player, "seat": seat, "joined": 1.0, "hidden": False}
            await connection.execute(insert(schema.members), place)

    async def places(self, player: str) -> dict[str, int]:
        m = schema.members.c
        async with self.engine.connect() as connection:
            query = select(m.table, m.seat).where(m.player == player)
            return {row.table: row.seat for row in await connection.execute(query)}


class Browser:
    """One browser with its cookies."""

    def __init__(self, house: House, scheme: str) -> None:
        self.house = house
        self.http = httpx.AsyncClient(
            transport=httpx.ASGITransport(cast("Any", house.app)),
            base_url=f"{scheme}://table.example",
        )

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        csrf = self.http.cookies.get("osada_csrf") or ""
        return await self.http.request(method, path, json=body, headers={"x-csrf": csrf})

    async def arrive(self) -> Browser:
        await self.ask("GET", "/api/me")
        return self

    @property
    def cookie(self) -> str:
        return self.http.cookies["osada_me"]

    async def player(self) -> str:
        scope = cast("Any", {"type": "http", "scheme": "http", "headers": []})
        caller = caller_of(scope, False)
        caller.cookies = {"osada_me": self.cookie}
        return (await self.house.sessions.visitor(caller)).player

    def thief(self) -> Browser:
        """Another browser, which has the cookies that this one has now."""
        thief = self.house.browser()
        thief.http.cookies.update(self.http.cookies)
        return thief


Work = Callable[[House], Awaitable[None]]


def at(folder: Path, work: Work, **settings: Any) -> None:
    async def run() -> None:
        house = House(f"sqlite+aiosqlite:///{folder / 'people.sqlite3'}", **settings)
        await upgrade(house.engine)
        try:
            await work(house)
        finally:
            await house.engine.dispose()
            house.passwords.close()

    asyncio.run(run())
