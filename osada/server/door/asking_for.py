"""Where a proxy sends a table to another process than the one that has it, it is asked for."""

from __future__ import annotations

import asyncio
from typing import Final

from ..host.homes import Homes, Process
from ..host.inside import PATIENCE, Inside

WANTED: Final = "wanted"


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
