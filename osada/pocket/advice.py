"""What is thought of for somebody on this device: hints, and looks at whole games."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

import msgspec

from osada.insight.data import TOLD
from osada.kernel.record import write_record
from osada.table.latest import Latest
from osada.table.protocol.problems import Refused
from osada.table.questions import LookAt, Wanted
from osada.table.records import journal_of
from osada.table.table import Table

from .shelf import Shelf
from .thinkable import Think

LOOKS = "look"
KEPT = 50
"""Hints that are remembered: asking again on the same turn shows the same."""
Found = dict[str, Any]
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Found).decode


class Advice:
    """Hints: thought of once for each decision."""

    def __init__(self, think: Think) -> None:
        self._think = think
        self._found = Latest[tuple[str, int, int], Found](KEPT)
        self._told = Latest[tuple[str, int, int], None](KEPT)

    async def hint(self, room: Table, seat: int, wanted: Wanted) -> tuple[Found, bool]:
        """A good move, and whether it is told for the first time."""
        found, key = await self.look(room, seat, wanted), (room.head.id, room.tip, seat)
        is_new = key not in self._told
        self._told[key] = None
        return found, is_new

    async def look(self, room: Table, seat: int, wanted: Wanted) -> Found:
        """What is good there, whether it is told or not."""
        key = (room.head.id, room.tip, seat)
        found = self._found.get(key)
        if found is None:
            try:
                found = await self._think(wanted)
            except Exception:
                raise Refused("no-hint", number=room.number) from None
            assert found is not None
            self._found[key] = found
        return found


@dataclass
class LookedAt:
    """A game that is being looked at, or was."""

    tip: int
    seat: int | None
    of: int = 0
    found: dict[int, Found] = field(default_factory=dict)
    failed: bool = False
    task: asyncio.Future[None] | None = None

    @property
    def working(self) -> bool:
        """Whether somebody is at it."""
        return self.task is not None and not self.task.done()


class GameLooks:
    """Looks at games, decision by decision; what was found out lies on the shelf."""

    def __init__(self, think: Think, shelf: Shelf) -> None:
        self._think = think
        self._shelf = shelf
        self._games: dict[str, LookedAt] = {}

    async def known(self, room: Table, seat: int | None) -> LookedAt:
        """What has been found out so far."""
        work = self._games.get(room.head.id)
        if work is not None and (work.tip, work.seat) == (room.tip, seat):
            return work
        self.pause(room)
        standing, found = set(room.standing), {}
        for number, text in await self._shelf.read(LOOKS, room.head.id):
            one = _decode(text)
            if number in standing and one.get("told") == TOLD and seat in (None, one["seat"]):
                found[number] = one
        work = self._games[room.head.id] = LookedAt(room.tip, seat, found=found)
        return work

    async def begin(self, room: Table, seat: int | None) -> LookedAt:
        """Look at it from where it was left, in the background; at one game at a time."""
        work = await self.known(room, seat)
        if not work.working and not (work.of and len(work.found) >= work.of):
            for other in self._games.values():
                if other.task is not None:
                    other.task.cancel()
            work.failed = False
            work.task = asyncio.ensure_future(self._look(room, work))
        return work

    def pause(self, room: Table) -> None:
        """Leave it as it is; what was found out stays."""
        work = self._games.get(room.head.id)
        if work is not None and work.task is not None:
            work.task.cancel()

    async def _look(self, room: Table, work: LookedAt) -> None:
        try:
            await self._one_by_one(room, work)
        except Exception as error:
            print(f"an analysis was given up: {type(error).__name__}: {error}")
            work.failed = True

    async def _one_by_one(self, room: Table, work: LookedAt) -> None:
        record, standing = write_record(journal_of(room)), list(room.standing)
        part = LookAt(f"{room.head.id} {work.tip} {work.seat}", 0, work.seat, room.head.override)
        known, at = {one["number"] for one in work.found.values()}, 0
        while True:
            if at not in known:
                part = part._replace(at=at, record="")
                answer = await self._think(part) or await self._think(part._replace(record=record))
                work.of, decision = int(answer["of"]), answer["decision"]
                if decision is None:
                    return
                number = standing[decision["first"]]
                work.found[number] = decision
                text = _encode(decision).decode()
                await self._shelf.write([(LOOKS, room.head.id, number, text)])
            at += 1
