"""Who looks after the house, and what they did there, which is only ever added to."""

from __future__ import annotations

import time

from msgspec import Struct
from sqlalchemy import Insert, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from . import schema

LONGEST = 80
"""Signs of what somebody did something to."""
_k, _p, _d = schema.keepers.c, schema.players.c, schema.deeds.c


class KeeperLine(Struct):
    """Somebody who looks after the house."""

    login: str
    name: str
    since: float


class KeeperDeed(Struct):
    """Something that was done."""

    id: int
    at: float
    who: str
    """By which name they sign in; empty at the command line of the machine."""
    what: str
    about: str


class Keepers:
    """Rows of `schema.keepers` and `schema.deeds`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def is_one(self, player: str) -> bool:
        """Whether somebody looks after the house."""
        query = select(_k.player).where(_k.player == player)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def all(self) -> list[KeeperLine]:
        """Who looks after it, the first first."""
        query = select(_p.login, _p.name, _k.since).join(schema.keepers, _k.player == _p.id)
        async with self._engine.connect() as connection:
            rows = await connection.execute(query.order_by(_k.since))
            return [KeeperLine(*row) for row in rows]

    async def add(self, login: str, who: str = "") -> bool:
        """Name somebody who has an account; False where nobody signs in so."""
        player = select(_p.id).where(_p.login == login.casefold())
        async with self._engine.begin() as connection:
            found = (await connection.execute(player)).scalar()
            if found is None:
                return False
            already = select(_k.player).where(_k.player == found)
            if (await connection.execute(already)).first() is None:
                row = {"player": found, "since": time.time()}
                await connection.execute(insert(schema.keepers), row)
                await connection.execute(_noted(who, "keeper-added", login.casefold()))
            return True

    async def remove(self, login: str, who: str = "") -> bool:
        """They look after it no longer; False where they did not."""
        one = select(_p.id).where(_p.login == login.casefold()).scalar_subquery()
        async with self._engine.begin() as connection:
            gone = await connection.execute(delete(schema.keepers).where(_k.player == one))
            if gone.rowcount:
                await connection.execute(_noted(who, "keeper-removed", login.casefold()))
            return bool(gone.rowcount)

    async def note(self, who: str, what: str, about: str = "") -> None:
        """Somebody has done something; it is written down before it is done."""
        async with self._engine.begin() as connection:
            await connection.execute(_noted(who, what, about))

    async def deeds(self, limit: int, before: int | None = None) -> list[KeeperDeed]:
        """What was done, the last first; before one of them, where it is named."""
        query = select(_d.id, _d.at, _d.who, _d.what, _d.about).order_by(_d.id.desc()).limit(limit)
        if before is not None:
            query = query.where(_d.id < before)
        async with self._engine.connect() as connection:
            return [KeeperDeed(*row) for row in await connection.execute(query)]


def _noted(who: str, what: str, about: str) -> Insert:
    row = {"at": time.time(), "who": who, "what": what, "about": about[:LONGEST]}
    return insert(schema.deeds).values(row)
