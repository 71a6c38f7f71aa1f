"""Reading and writing people: their names, their accounts, and the tables that are theirs."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from . import schema


class PlayerRow(Struct):
    """A person; see `schema.players`."""

    id: str
    name: str
    login: str | None
    password: str | None
    created: float


class LoginTaken(Exception):
    """Somebody else has that name to sign in with."""


class PlayedRow(Struct):
    """A table at which a person sits, for the statistics."""

    table: str
    game: str
    override: str
    status: str
    seats: int
    seat: int


_columns = [schema.players.c[name] for name in PlayerRow.__struct_fields__]


class People:
    """The database, spoken to in people."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def find(self, player: str) -> PlayerRow | None:
        """A person by id; None for a guest of whom nothing is kept yet."""
        return await self._one(schema.players.c.id == player)

    async def by_login(self, login: str) -> PlayerRow | None:
        """The person who signs in by this name."""
        return await self._one(schema.players.c.login == login)

    async def rename(self, player: str, name: str, now: float) -> None:
        """Keep what a person wants to be called."""
        await self._keep(player, {"name": name}, now)

    async def register(self, player: str, login: str, password: str, now: float) -> None:
        """Give a guest a name to sign in with; `LoginTaken` if somebody has it."""
        await self._keep(player, {"login": login, "password": password}, now)

    async def merge(self, guest: str, account: str) -> None:
        """Make everything a guest has this account's: places at tables, and tables set up."""
        m = schema.members.c
        async with self.engine.begin() as connection:
            query = select(m.table, m.player, m.seat).where(m.player.in_([guest, account]))
            places: dict[str, dict[str, int]] = {}
            for table, player, seat in await connection.execute(query):
                places.setdefault(table, {})[player] = seat
            for table, who in places.items():
                if guest in who:
                    await _move(connection, table, guest, account, who)
            owned = schema.tables.c.owner == guest
            await connection.execute(update(schema.tables).where(owned).values(owner=account))
            gone = (schema.players.c.id == guest) & schema.players.c.login.is_(None)
            await connection.execute(delete(schema.players).where(gone))

    async def played(self, player: str, limit: int) -> list[PlayedRow]:
        """The tables at which a person sits, the latest first."""
        t, m = schema.tables.c, schema.members.c
        query = (
            select(t.id, t.game, t.override, t.status, t.seats, m.seat)
            .join(schema.members, m.table == t.id)
            .where(m.player == player, m.seat >= 0, t.status != "archive")
            .order_by(t.updated.desc())
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            return [PlayedRow(*row) for row in await connection.execute(query)]

    async def last_position(self, table: str) -> str | None:
        """The last position that is kept of a table; of a finished one, how it ended."""
        s = schema.snapshots.c
        last = select(func.max(s.number)).where(s.table == table).scalar_subquery()
        query = select(s.position).where(s.table == table, s.number == last)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).scalar()
            return None if found is None else str(found)

    async def _one(self, which: object) -> PlayerRow | None:
        query = select(*_columns).where(which)  # type: ignore[arg-type]
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
            return None if row is None else PlayerRow(*row)

    async def _keep(self, player: str, values: dict[str, object], now: float) -> None:
        """Change a person, or write down one of whom nothing was kept."""
        me = schema.players.c.id == player
        new = {"id": player, "name": "", "created": now, **values}
        for _ in range(3):
            try:
                async with self.engine.begin() as connection:
                    done = await connection.execute(update(schema.players).where(me).values(values))
                    if done.rowcount == 0:
                        await connection.execute(insert(schema.players), new)
                    return
            except IntegrityError:
                login = values.get("login")
                if isinstance(login, str) and await self.by_login(login) is not None:
                    raise LoginTaken(login) from None
                continue  # two requests of the same new guest: the other one was first
        raise RuntimeError("a person can be neither changed nor written down")


async def _move(
    connection: AsyncConnection, table: str, guest: str, account: str, who: dict[str, int]
) -> None:
    """A guest's place becomes the account's; who has two at a table keeps the seat."""
    m = schema.members.c
    theirs = (m.table == table) & (m.player == guest)
    if account not in who:
        await connection.execute(update(schema.members).where(theirs).values(player=account))
        return
    await connection.execute(delete(schema.members).where(theirs))
    if who[account] < 0 <= who[guest]:
        mine = (m.table == table) & (m.player == account)
        await connection.execute(update(schema.members).where(mine).values(seat=who[guest]))
