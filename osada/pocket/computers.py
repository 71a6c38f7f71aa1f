"""Computer players at a device's tables: whenever one is in turn it is asked, and its answer
played."""

from __future__ import annotations

import asyncio
import time
import traceback
from contextlib import suppress

import msgspec

from osada.table.computer_moves import as_asked, computer_plays, to_act, told_by_lesson
from osada.table.foreseen import AnsweredAhead, foreseen
from osada.table.protocol.problems import Refused
from osada.table.questions import Move, Question
from osada.table.table import Table

from .pace import Pace
from .tables import DeviceTables
from .thinkable import Think, Thought

PAUSE = 0.6
"""Seconds between two of their moves, so that everybody sees what happens."""
TRIES = 2
"""How often one is asked before chance decides for it."""


class DeviceComputers:
    """One task for each table where a computer player is in turn."""

    def __init__(
        self, tables: DeviceTables, think: Think, pace: Pace, pause: float = PAUSE
    ) -> None:
        self._tables = tables
        self._pace = pace
        self._think = think
        self._pause = pause
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self._told: dict[str, int] = {}
        """Up to which play they were told of a table."""
        tables.moved.append(self.wake)

    def wake(self, room: Table) -> None:
        """See to it that a computer player in turn is asked."""
        table = room.head.id
        if to_act(room) is not None and table not in self._at_work:
            self._at_work[table] = asyncio.ensure_future(self._at_table(room))

    def forget(self) -> None:
        """Whoever thinks began anew: all sit down again when they are next asked."""
        self._told.clear()

    async def _at_table(self, room: Table) -> None:
        try:
            await self._attend(room)
        except Exception:
            traceback.print_exc()
        finally:  # at once: whoever wakes them from now on finds nobody at work
            self._at_work.pop(room.head.id, None)
        await self._pace.keep()

    async def _attend(self, room: Table) -> None:
        ahead: AnsweredAhead | None = None
        while (seat := to_act(room)) is not None:
            began, number, stumbles = time.monotonic(), room.number, 0
            told = told_by_lesson(room)
            if told is not None:
                seat, action = told
            else:
                action = "" if ahead is None else ahead.now(room, seat)
                if not action:
                    ahead, stumbles = await self._asked(room, seat)
                    action = ahead.moves[0][1]
            await asyncio.sleep(max(0.0, self._pause - (time.monotonic() - began)))
            with suppress(Refused):  # the table has moved on meanwhile: think again
                await self._tables.change(
                    room,
                    lambda r: computer_plays(r, seat, action, number, time.time(), stumbles),  # noqa: B023
                )
            if room.number == number:
                ahead = None
                self._told.pop(room.head.id, None)

    async def _asked(self, room: Table, seat: int) -> tuple[AnsweredAhead, int]:
        """What is answered for a seat and for those that follow by themselves, and how often it
        stumbled; it may have died over it."""
        here, asked = foreseen(room, ()), as_asked(room, seat)
        for stumbles in range(TRIES):
            try:
                known = self._told.pop(asked.table, None)
                question = None if known is None else asked.following(known, stumbles > 0)
                moves = [] if question is None else await self._put(asked.game, question)
                moves = moves or await self._put(asked.game, asked.sitting_down(stumbles > 0))
                return here._replace(moves=tuple(moves)), stumbles
            except Exception as error:
                print(f"{asked.level} stumbled at {asked.game}: {type(error).__name__}: {error}")
        return here._replace(moves=((seat, asked.by_lot()),)), TRIES

    async def _put(self, game: str, question: Question) -> list[Move]:
        thought = msgspec.convert(await self._think(question), Thought)
        if thought.moves:
            self._told[question.table] = question.tip
            for level, seconds in thought.took:
                self._pace.note(game, level, seconds)
        return thought.moves
