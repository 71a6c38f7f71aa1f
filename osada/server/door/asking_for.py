"""Where a proxy sends a table to another process than the one that has it, it is asked for."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from ..host.homes import Homes, Process
from ..host.inside import PATIENCE, Inside, NobodyThere

WANTED, CHANGED = "wanted", "changed"


async def ask_for(inside: Inside, homes: Homes, table: str, home: Process) -> bool:
    """Ask a table's home for the table; whether it is at home here now."""
    line = await inside.ask(home)
    try:
        async with asyncio.timeout(PATIENCE):
            await line.say({"type": WANTED, "table": table, "by": homes.me.id})
            await line.hear()
    finally:
        line.close()
    homes.doubt(table)
    return await homes.find(table) is None


async def tell_changed(inside: Inside, homes: Homes, table: str) -> None:
    """Let a table's home read again what was changed from here, before anybody is told that it was.
    Where it does not answer, it hears of it by the bus."""
    home = await homes.find(table)
    if home is None:
        return
    with suppress(OSError, EOFError, NobodyThere):
        line = await inside.ask(home)
        try:
            async with asyncio.timeout(PATIENCE):
                await line.say({"type": CHANGED, "table": table})
                await line.hear()
        finally:
            line.close()
