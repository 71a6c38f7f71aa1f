"""Everything kept about a person as one JSON file, written piece by piece: a table at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator

import msgspec
from msgspec import structs

from osada.kernel.errors import OsadaError
from osada.table.protocol.problems import Refused
from osada.table.viewers import check_shown

from ..door.sessions import Visitor, device_of
from ..host.fair_line import FairLine, Lane
from ..service import Service
from ..store.personal_data import KeptTable, tables_of, words_of
from ..store.personal_rows import PersonalRow

RECORDS = 100
"""Finished games that are written out, the latest; of the others, where their record is."""
AT_ONCE = 2
"""Files that are written at the same time."""
PATIENCE = 30
"""Seconds for which a game waits to be written out."""
LANE = "files"
_at_work = FairLine(range(AT_ONCE), {LANE: Lane(most=0)})
"""Whoever reads slowly keeps nobody waiting: others are asked to come again."""
_json = msgspec.json.Encoder()


async def export_of(service: Service, visitor: Visitor, who: str) -> AsyncIterator[bytes]:
    """The file in pieces; `Refused` where others are being written already."""
    _at_work.check(LANE, who)
    head = await _person(service, visitor)
    tables = await tables_of(service.engine, visitor.player)
    words = await words_of(service.engine, visitor.player)
    return _pieces(service, head, tables, words, who)


async def _pieces(
    service: Service,
    head: dict[str, object],
    tables: list[KeptTable],
    words: dict[str, list[PersonalRow]],
    who: str,
) -> AsyncIterator[bytes]:
    async with _at_work.place(LANE, who):
        yield _json.encode(head)[:-1] + b',"tables":[\n'
        left = RECORDS
        for at, table in enumerate(tables):
            said = {
                **structs.asdict(table),
                "said": [_said(line) for line in words.get(table.table, [])],
            }
            if table.status in ("over", "ended") and table.seat is not None:
                said["record_at"] = f"/api/tables/{table.table}/record"
                if left:
                    left -= 1
                    said["record"] = await _record(service, table.table, who)
            yield (b",\n" if at else b"") + _json.encode(said)
        yield b"\n]}\n"


async def _person(service: Service, visitor: Visitor) -> dict[str, object]:
    row = await service.sessions.people.find(visitor.player)
    sessions = await service.sessions.store.of(visitor.player)
    puzzles = await service.puzzles.of(visitor.player)
    remarks = await service.remarks.by(visitor.player)
    return {
        "written": time.time(),
        "player": visitor.player,
        "name": row.name if row else "",
        "login": row.login if row else None,
        "created": row.created if row else None,
        "sessions": [
            {"id": device_of(one.key), "agent": one.agent, "created": one.created, "seen": one.seen}
            for one in sessions
        ],
        "puzzles": [
            {"game": game, "puzzle": name, **structs.asdict(one)}
            for (game, name), one in puzzles.items()
        ],
        "remarks": [
            {"table": table, "number": number, "text": text} for table, number, text in remarks
        ],
    }


def _said(line: PersonalRow) -> dict[str, object]:
    return {"number": line.number, "at": line.at, **msgspec.json.decode(line.data)}


async def _record(service: Service, table: str, who: str) -> str | None:
    """The record of a finished game; None for one that can no longer be read, or that still hides
    somebody's hand."""
    try:
        room = await service.tables.open(table)
        check_shown(room)
        for _ in range(PATIENCE):
            try:
                return await service.records.of(room, who)
            except Refused:  # too many wait already
                await asyncio.sleep(1)
    except (OsadaError, Refused):
        pass
    return None
