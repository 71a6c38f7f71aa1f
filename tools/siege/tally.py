"""After the killing: is everything there that was acknowledged, and only once?"""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import AsyncExitStack, suppress

import msgspec
from msgspec import Struct

import osada
from osada.kernel.errors import OsadaError
from osada.lab.load.throwaway import LoadFailed
from osada.table.protocol import commands as cmd
from osada.table.protocol import table as p

from .hurried import CUT, HurriedPlayer

TRIES = 5
"""How often somebody comes back to a table whose line was cut."""


class Tally(Struct):
    """What was not as it should be."""

    lost: int = 0
    doubled: int = 0
    unplayable: int = 0
    wrong: list[str] = []


async def check_table(tally: Tally, port: int, table: str, players: list[HurriedPlayer]) -> None:
    """Compare one table's stream with what its players were told."""
    for player in players:
        player.browser.port = port
    for player in players:
        # Each reads for themselves: what others chose in secret they are not told.
        entries = await _entries(player, table)
        if sorted(entries) != list(range(len(entries))):
            tally.lost += 1
            tally.wrong.append(f"table {table} has gaps in its numbers")
        for number, words in player.acknowledged.items():
            entry = entries.get(number)
            if entry is None or (" ".join(map(str, entry.action)) or entry.text) != words:
                tally.lost += 1
                tally.wrong.append(f"entry {number} of table {table} is not '{words}'")
        for words in player.twice:
            tally.doubled += 1
            tally.wrong.append(f"'{words}' was carried out twice at table {table}")
    # Everything said is different from everything else said.
    said = Counter(entry.text for entry in entries.values() if entry.kind == "chat")
    for words, times in said.items():
        if times > 1:
            tally.doubled += times - 1
            tally.wrong.append(f"'{words}' was said {times} times at table {table}")
    if not await _at_last(players, table):
        tally.unplayable += 1
        tally.wrong.append(f"the record of table {table} does not play through")


async def _entries(player: HurriedPlayer, table: str) -> dict[int, p.EntrySeen]:
    """The whole stream, a page at a time."""
    found: dict[int, p.EntrySeen] = {}
    while True:
        after = max(found, default=-1)
        answer = await player.browser.get(f"/api/tables/{table}/entries?after={after}")
        if answer.status != 200:
            raise LoadFailed(f"a table cannot be read any more: {answer.name}")
        page = msgspec.json.decode(answer.body, type=list[p.EntrySeen])
        if not page:
            return found
        found.update({entry.number: entry for entry in page})


async def _at_last(players: list[HurriedPlayer], table: str) -> bool:
    """Whether it plays through. Its home may just move: then the line is cut, and comes back."""
    for _ in range(TRIES):
        with suppress(*CUT):
            return await _plays_through(players, table)
        await asyncio.sleep(0.5)
    return await _plays_through(players, table)


async def _plays_through(players: list[HurriedPlayer], table: str) -> bool:
    """End the game by everybody's consent, and play its record through by the rules."""
    path = f"/api/tables/{table}"
    first = players[0].browser
    head = msgspec.json.decode((await first.get(path)).body, type=p.TableHead)
    if head.status == "running":
        async with AsyncExitStack() as present:
            for player in players:
                line = await present.enter_async_context(player.line())
                await line.send(msgspec.json.encode(cmd.Hello()), text=True)
                await line.recv()
            ask = {"do": "move", "what": "end", "expected": head.number}
            vote = (await first.post(f"{path}/do", ask)).said().get("number")
            for player in players[1:]:
                await player.browser.post(f"{path}/do", {"do": "answer", "vote": vote, "yes": True})
    answer = await first.get(f"{path}/record")
    if answer.status != 200:
        return False
    try:
        return osada.read_record(answer.body.decode(), whole=True).fault is None
    except OsadaError:
        return False
