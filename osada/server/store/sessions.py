"""Reading and writing sessions: the browsers that are signed in to an account."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from . import schema


class SessionRow(Struct):
    """A browser that is signed in; see `schema.sessions`."""

    key: str
    player: str
    agent: str
    created: float
    seen: float


_s = schema.sessions.c
_columns = [_s[name] for name in SessionRow.__struct_fields__]


class SessionStore:
    """The database, spoken to in sessions."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def find(self, key: str) -> SessionRow | None:
        """A session by its key; None where it was ended."""
        async with self.engine.connect() as connection:
            query = select(*_columns).where(_s.key == key)
            row = (await connection.execute(query)).first()
            return None if row is None else SessionRow(*row)

    async def of(self, player: str) -> list[SessionRow]:
        """The sessions of a person, the latest seen first."""
        query = select(*_columns).where(_s.player == player).order_by(_s.seen.desc(), _s.key)
        async with self.engine.connect() as connection:
            return [SessionRow(*row) for row in await connection.execute(query)]

    async def add(self, row: SessionRow, password: str, before: float) -> bool:
        """Begin a session, if its account still has this password; those that nobody has used
        since `before` are forgotten."""
        p = schema.players.c
        # Whoever changes the password meanwhile waits for us, and then ends this session too.
        kept = select(p.password).where(p.id == row.player).with_for_update()
        async with self.engine.begin() as connection:
            await connection.execute(delete(schema.sessions).where(_s.seen < before))
            if (await connection.execute(kept)).scalar() != password:
                return False
            values = {name: getattr(row, name) for name in SessionRow.__struct_fields__}
            await connection.execute(insert(schema.sessions), values)
            return True

    async def saw(self, key: str, at: float) -> None:
        """Note when a session was last used."""
        async with self.engine.begin() as connection:
            await connection.execute(update(schema.sessions).where(_s.key == key).values(seen=at))

    async def end(self, keys: Sequence[str]) -> None:
        """Forget sessions."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(schema.sessions).where(_s.key.in_(keys)))

    async def alive(self, keys: Sequence[str], after: float) -> set[str]:
        """Those of these sessions that are not ended, and were used after a time."""
        query = select(_s.key).where(_s.key.in_(keys), _s.seen >= after)
        async with self.engine.connect() as connection:
            return {key for (key,) in await connection.execute(query)}
