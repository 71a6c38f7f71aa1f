"""How a transaction is written: from its beginning to its end in one place.

Through SQLite's asynchronous driver each of its dozen steps would go to a thread and back. So this
has a connection of its own to the file, and writes the whole of it in one thread; a database that
is spoken to over the network is written through the engine.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

from .database import open_beside

Writing = Callable[[Connection], None]


class Transactions:
    """Writes one transaction at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._beside = open_beside(engine)
        self._thread = ThreadPoolExecutor(1, "transactions")

    async def write(self, writing: Writing) -> None:
        """Let `writing` happen in a transaction: all of it, or nothing."""
        if self._beside is None:
            async with self._engine.begin() as connection:
                await connection.run_sync(writing)
        else:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, _write, self._beside, writing)


def _write(engine: Engine, writing: Writing) -> None:
    with engine.begin() as connection:
        writing(connection)
