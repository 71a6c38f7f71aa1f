"""Reading and writing people: their names, their accounts, and the tables that are theirs."""

from __future__ import annotations

import time

from msgspec import Struct, structs
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
    content: str
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

    async def register(self, account: PlayerRow, guest: str) -> None:
        """A new account, with everything a guest has; `LoginTaken` if somebody has its login."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(schema.players), structs.asdict(account))
                await _merge(connection, guest, account.id)
        except IntegrityError:
            raise LoginTaken(account.login) from None

    async def change_password(self, account: PlayerRow) -> list[str]:
        """Keep another password, and end all sessions; the keys they had."""
        s = schema.sessions.c
        me = schema.players.c.id == account.id
        new = update(schema.players).where(me).values(password=account.password)
        ended = delete(schema.sessions).where(s.player == account.id).returning(s.key)
        async with self.engine.begin() as connection:
            await connection.execute(new)
            return [key for (key,) in await connection.execute(ended)]

    async def merge(self, guest: str, account: str) -> None:
        """Make everything a guest has this account's: places at tables, and tables set up."""
        async with self.engine.begin() as connection:
            await _merge(connection, guest, account)

    async def played(self, player: str, limit: int) -> list[PlayedRow]:
        """The tables at which a person sits: where it is played, and where it ended last; of either
        so many at the most."""
        t, m = schema.tables.c, schema.members.c
        mine = (
            select(t.id, t.game, t.override, t.content, t.status, t.seats, m.seat)
            .join(schema.members, m.table == t.id)
            .where(m.player == player, m.seat >= 0, t.status != "archive", ~schema.IS_TRY)
            .limit(limit)
        )
        running = mine.where(m.ended == schema.RUNNING)
        over = mine.where(m.ended > schema.RUNNING).order_by(m.ended.desc())
        async with self.engine.connect() as connection:
            found = [*(await connection.execute(running)), *(await connection.execute(over))]
        return [PlayedRow(*row) for row in found]

    async def owned_by(self, player: str) -> list[str]:
        """The running tables that somebody has set up."""
        t = schema.tables.c
        query = select(t.id).where(t.owner == player, t.status == "running")
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

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
                continue  # two requests of the same new guest: the other one was first
        raise RuntimeError("a person can be neither changed nor written down")


async def _merge(connection: AsyncConnection, guest: str, account: str) -> None:
    """A guest's places become the account's; who has two at a table keeps the seat."""
    mine, theirs = schema.members.alias("mine"), schema.members.alias("theirs")
    both = (mine.c.table == theirs.c.table) & (mine.c.player == account)
    query = (
        select(theirs.c.table, mine.c.seat, theirs.c.seat, theirs.c.joined)
        .join(mine, both)
        .where(theirs.c.player == guest)
    )
    m = schema.members.c
    for table, own, seat, joined in (await connection.execute(query)).all():
        at_table = m.table == table
        await connection.execute(delete(schema.members).where(at_table, m.player == guest))
        if own < 0 <= seat:
            new = update(schema.members).where(at_table, m.player == account)
            await connection.execute(new.values(seat=seat, joined=joined))
        elif seat >= 0:
            row = {"table": table, "player": account, "seat": seat, "joined": joined}
            await connection.execute(insert(schema.former), {**row, "left": time.time()})
    for held in (schema.members, schema.former):
        of_guest = held.c.player == guest
        await connection.execute(update(held).where(of_guest).values(player=account))
    await _merge_puzzles(connection, guest, account)
    owned = schema.tables.c.owner == guest
    await connection.execute(update(schema.tables).where(owned).values(owner=account))
    gone = (schema.players.c.id == guest) & schema.players.c.login.is_(None)
    await connection.execute(delete(schema.players).where(gone))


async def _merge_puzzles(connection: AsyncConnection, guest: str, account: str) -> None:
    """What both have tried stays as the account has it."""
    p = schema.puzzles.c
    tried = select(p.game, p.name).where(p.player == account)
    known = {(game, name) for game, name in (await connection.execute(tried)).all()}
    of_guest = select(p.game, p.name).where(p.player == guest)
    for game, name in (await connection.execute(of_guest)).all():
        here = (p.player == guest, p.game == game, p.name == name)
        if (game, name) in known:
            await connection.execute(delete(schema.puzzles).where(*here))
        else:
            await connection.execute(update(schema.puzzles).where(*here).values(player=account))
