"""Keeping who has solved which puzzle."""

from __future__ import annotations

from sqlalchemy import case, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from osada.requests.puzzles import Solved, counted

from . import schema


class PuzzleStore:
    """Rows of `schema.puzzles`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, player: str) -> dict[tuple[str, str], Solved]:
        """Everything that somebody has tried, by game and name."""
        p = schema.puzzles.c
        query = select(p.game, p.name, p.tries, p.at_try).where(p.player == player)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return {(game, name): Solved(tries, at_try) for game, name, tries, at_try in rows}

    async def counted(self, game: str, name: str) -> tuple[int, int]:
        """How many people have tried a puzzle, and how many were right at once."""
        p = schema.puzzles.c
        at_once = func.coalesce(func.sum(case((p.at_try == 1, 1), else_=0)), 0)
        query = select(func.count(), at_once).where(p.game == game, p.name == name)
        async with self._engine.connect() as connection:
            tried, found = (await connection.execute(query)).one()
        return int(tried), int(found)

    async def tried(self, player: str, game: str, name: str, right: bool, now: float) -> Solved:
        """Count one try more; once it is solved, nothing changes that."""
        p = schema.puzzles.c
        here = (p.player == player, p.game == game, p.name == name)
        known = (await self.of(player)).get((game, name))
        if known is not None and known.at_try:
            return known
        solved = counted(known, right)
        values = {"tries": solved.tries, "at_try": solved.at_try, "at": now}
        try:
            async with self._engine.begin() as connection:
                if known is not None:
                    await connection.execute(update(schema.puzzles).where(*here).values(values))
                else:
                    row = {"player": player, "game": game, "name": name, **values}
                    await connection.execute(insert(schema.puzzles), row)
        except IntegrityError:  # the same browser twice at once: the other one was first
            return (await self.of(player))[game, name]
        return solved
