"""Whose words are whose. The stream says which seat spoke; who sat there when, the members do."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

import msgspec
from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema

MANY = 200
"""Tables that are asked about at once."""


class SeatHeld(Struct):
    """A seat that somebody has, or had for a while."""

    table: str
    player: str
    seat: int
    joined: float
    left: float = math.inf

    def covers(self, at: float) -> bool:
        """Whether they had it then."""
        return self.joined <= at <= self.left


class PersonalRow(Struct):
    """Something of a person in a stream: a line of chat, or their name."""

    table: str
    number: int
    kind: str
    at: float
    data: str


async def held_by(connection: AsyncConnection, player: str) -> list[SeatHeld]:
    """The seats a person has and had."""
    m, f = schema.members.c, schema.former.c
    now = select(m.table, m.player, m.seat, m.joined).where(m.player == player, m.seat >= 0)
    once = select(f.table, f.player, f.seat, f.joined, f.left).where(f.player == player)
    return [
        *(SeatHeld(*row) for row in await connection.execute(now)),
        *(SeatHeld(*row) for row in await connection.execute(once)),
    ]


async def lines_of(
    connection: AsyncConnection, player: str, held: Sequence[SeatHeld]
) -> list[PersonalRow]:
    """What a person wrote at their tables. What was written at their seat by nobody who is known
    counts as theirs too."""
    found: list[PersonalRow] = []
    for tables in in_parts(sorted({one.table for one in held})):
        seats: dict[tuple[str, int], list[SeatHeld]] = defaultdict(list)
        for one in await _holders(connection, tables):
            seats[one.table, one.seat].append(one)
        e = schema.entries.c
        query = (
            select(e.table, e.number, e.kind, e.at, e.data, e.seat)
            .where(e.table.in_(tables), schema.SAID)
            .order_by(e.table, e.number)
        )
        for table, number, kind, at, data, by in await connection.execute(query):
            told = _told_of(by, kind, data)
            if any(_is_of(player, seats[table, seat], at) for seat in told):
                found.append(PersonalRow(table, number, kind, at, data))
    return found


RENAMED, FREED, HANDS = '"page-note-renamed"', '"page-note-freed"', '"names":'
"""What stands in the data of an entry that tells a name."""


def _told_of(by: int | None, kind: str, data: str) -> list[int]:
    """The seats whose words or names an entry holds."""
    if kind == "chat" or RENAMED in data:
        return [] if by is None else [by]
    if FREED in data:  # somebody else's doing, with the name of who sat there
        place = msgspec.json.decode(data).get("place")
        return [place] if isinstance(place, int) else []
    if HANDS in data:
        return list(range(len(msgspec.json.decode(data).get("names", []))))
    return []


def in_parts(tables: Sequence[str]) -> Iterator[list[str]]:
    """As many at once as a database can be asked about."""
    for start in range(0, len(tables), MANY):
        yield list(tables[start : start + MANY])


def _is_of(player: str, holders: Iterable[SeatHeld], at: float) -> bool:
    there = {one.player for one in holders if one.covers(at)}
    known = {one.player for one in holders}
    return player in there or (player in known and not there)


async def _holders(connection: AsyncConnection, tables: Sequence[str]) -> list[SeatHeld]:
    m, f = schema.members.c, schema.former.c
    now = select(m.table, m.player, m.seat, m.joined).where(m.table.in_(tables), m.seat >= 0)
    once = select(f.table, f.player, f.seat, f.joined, f.left).where(f.table.in_(tables))
    return [
        *(SeatHeld(*row) for row in await connection.execute(now)),
        *(SeatHeld(*row) for row in await connection.execute(once)),
    ]
