"""Keeping what people write beside games."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from . import schema

RECORD = ""
"""Who has written what came with a record."""
ROW = 60
"""Bytes that a remark takes beside its text."""


class RemarkStore:
    """Rows of `schema.remarks`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, table: str, player: str) -> dict[int, str]:
        """What somebody has written at a table, by the entry it is about, and what came with its
        record, unless they have written something else there."""
        return (await self.of_all([table], player))[table]

    async def of_all(self, tables: Sequence[str], player: str) -> dict[str, dict[int, str]]:
        """The same at several tables."""
        r = schema.remarks.c
        who = (RECORD, player)
        columns = select(r.table, r.player, r.number, r.text)
        query = columns.where(r.table.in_(tables), r.player.in_(who))
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        found: dict[str, dict[int, str]] = {table: {} for table in tables}
        for writer in who:  # whoever asks has the last word
            for table, by, number, text in rows:
                if by == writer:
                    found[table][number] = text
        return {
            table: {number: text for number, text in sorted(said.items()) if text}
            for table, said in found.items()
        }

    async def by(self, player: str) -> list[tuple[str, int, str]]:
        """Everything that somebody has written: table, entry and text."""
        r = schema.remarks.c
        query = select(r.table, r.number, r.text).where(r.player == player)
        query = query.order_by(r.table, r.number)
        async with self._engine.connect() as connection:
            return [(*row,) for row in (await connection.execute(query)).all()]

    async def others(self, table: str, player: str, number: int) -> int:
        """How many remarks somebody has made at a table, but for the one about an entry."""
        r = schema.remarks.c
        here = (r.table == table, r.player == player, r.number != number, r.text != "")
        query = select(func.count()).where(*here)
        async with self._engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def write(self, table: str, player: str, remarks: dict[int, str]) -> int:
        """Put these in the place of what was written about the same entries; how many bytes they
        take."""
        r = schema.remarks.c
        rows = [
            {"table": table, "number": number, "player": player, "text": text}
            for number, text in remarks.items()
        ]
        if not rows:
            return 0
        here = (r.table == table, r.player == player, r.number.in_(list(remarks)))
        async with self._engine.begin() as connection:
            await connection.execute(delete(schema.remarks).where(*here))
            await connection.execute(insert(schema.remarks), rows)
        return sum(ROW + len(text.encode()) for text in remarks.values())
