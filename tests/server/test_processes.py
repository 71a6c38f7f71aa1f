"""What a process knows of tables that others change too, and whom its computer players attend."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import update

from osada.server.players.asking import Thinkers, Thought
from osada.server.players.computers import Computers
from osada.server.store import schema
from osada.server.store.store import Store
from osada.server.tables.table_host import TableHost
from osada.table import seats
from osada.table.as_asked import AsAsked
from osada.table.ledger import LAST
from osada.table.protocol import commands as cmd
from osada.table.protocol.problems import Refused
from osada.table.table import Table
from osada.table.writes import EntryRow

from ..patience import PATIENCE
from .halls import first, hall, in_turn, process, set_table


class Hurried(Store):
    """A database to which somebody writes just after it was read, once."""

    meanwhile: Any = None

    async def entries(self, table: str, after: int = -1, upto: int = LAST) -> list[EntryRow]:
        rows = await super().entries(table, after, upto)
        if self.meanwhile is not None:
            write, self.meanwhile = self.meanwhile, None
            await write()
        return rows


class Slow:
    """Thinks until it is told to answer."""

    action = ""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.answer = asyncio.Event()

    async def choose(self, asked: AsAsked) -> Thought:
        self.asked.append(asked.seat)
        await self.answer.wait()
        return Thought(self.action, 0)

    def forget(self, table: str) -> None: ...


async def play(tables: TableHost, room: Table) -> None:
    """Whoever is in turn does something."""
    await tables.do(room, in_turn(room), cmd.Play(first(room), room.number))


def test_a_table_is_never_read_half_before_and_half_after_a_change(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as store:
            table = await set_table(store, "person", "person")
            mine = process(store)
            room = await mine.open(table)
            other = Hurried(store.engine)
            while len(room.standing) < 12:
                other.meanwhile = lambda: play(mine, room)
                late = await process(other).open(table)  # reads while it is played
                assert late.head == room.head
                assert late.state.to_json() == room.state.to_json()

    asyncio.run(story())


def test_a_process_that_heard_nothing_answers_as_the_table_stands_now(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as store:
            table = await set_table(store, "person", "person")
            mine, deaf = process(store), process(store)
            room, old = await mine.open(table), await deaf.open(table)
            for _ in range(5):
                await play(mine, room)
            await mine.change(room, lambda r: seats.free(r, 1, None, [], 0.0))
            assert (await deaf.open(table)).seats[1].link_version == 2
            await play(mine, room)
            assert old.number < room.number
            # From a page that knows more, on a socket that was open before.
            await deaf.do(old, in_turn(room), cmd.Play(first(room), room.number))
            assert old.number == room.number + 1

    asyncio.run(story())


def test_who_comes_back_acts_and_not_the_computer_that_was_thinking_for_them(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with hall(tmp_path) as store:
            tables, mind = process(store, alone=True), Slow()
            room = await tables.open(await set_table(store, "person", "person"))
            computers = Computers(tables, cast("Thinkers", mind), 0.0)
            tables.moved.append(computers.wake)
            seat, mind.action = in_turn(room), first(room)
            await tables.do(room, seat, cmd.StandIn(seat))
            while not mind.asked:
                await asyncio.sleep(0)
            await tables.do(room, seat, cmd.Return())
            mind.answer.set()
            await asyncio.sleep(0.2)
            assert not room.standing
            await play(tables, room)
            await computers.stop()

    asyncio.run(story())


def test_a_seat_taken_from_somebody_away_is_no_longer_a_computers(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as store:
            tables = process(store, alone=True)
            room = await tables.open(await set_table(store, "person", "person"))
            seat = in_turn(room)
            await tables.do(room, seat, cmd.StandIn(seat))
            assert room.head.computer_due
            await tables.change(room, lambda r: seats.free(r, seat, 1 - seat, [], 0.0))
            assert room.seats[seat].kind == "open"
            assert not room.head.computer_due

    asyncio.run(story())


def test_a_table_that_cannot_be_opened_keeps_no_computer_player_waiting(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as store:
            broken = await set_table(store, "person", "greedy")
            table = await set_table(store, "person", "greedy")
            t = schema.tables.c
            async with store.engine.begin() as connection:
                for at, one, text in ((1.0, broken, "[not to be read"), (2.0, table, "")):
                    new = {"computer_due": True, "updated": at, "override": text}
                    query = update(schema.tables).where(t.id == one)
                    await connection.execute(query.values(new))
            tables, mind = process(store, alone=True), Slow()
            room = await tables.open(table)
            mind.action = first(room)
            room.seats[in_turn(room)].kind = "computer"
            computers = Computers(tables, cast("Thinkers", mind), 0.0)
            await computers._look_after()
            await asyncio.sleep(0)
            assert mind.asked == [in_turn(room)]
            await computers.stop()

    asyncio.run(story())


def test_a_question_that_waits_for_nobody_can_be_put_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as store:
            tables = process(store, alone=True)
            room = await tables.open(await set_table(store, "person", "person"))
            await tables.do(room, 0, cmd.Propose("end", room.number))
            with pytest.raises(Refused):
                await tables.do(room, 0, cmd.Propose("end", room.number))
            room.seats[1].seen = time.time() - 8 * 24 * 3600
            await tables.do(room, 0, cmd.Propose("end", room.number))
            assert room.head.status == "ended"

    asyncio.run(story())


def test_a_game_that_waits_for_me_is_not_lost_behind_finished_ones(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as store:
            waiting = await set_table(store, "person", "person")
            for _ in range(5):
                over = await set_table(store, "person", "person")
                query = update(schema.tables).where(schema.tables.c.id == over)
                place = update(schema.members).where(schema.members.c.table == over)
                async with store.engine.begin() as connection:
                    await connection.execute(query.values(status="over"))
                    await connection.execute(place.values(ended=1.0))
            assert (await store.heads_of("ada", 3))[0][0].id == waiting

    asyncio.run(story())


def test_whoever_opens_a_table_wakes_it_and_the_others_follow_by_who_was_there_last(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with hall(tmp_path) as store:
            waiting = [await set_table(store, "person", "greedy") for _ in range(5)]
            for number, table in enumerate(waiting):
                async with store.engine.begin() as connection:
                    here = schema.tables.c.id == table
                    due = update(schema.tables).where(here)
                    await connection.execute(due.values(computer_due=True, updated=float(number)))
                await store.saw(table, 0, float(number))
            found = [table for table, _ in await store.due()]
            assert found == waiting[::-1], "who was there last comes first"
            tables, mind = process(store, alone=True), Slow()
            computers = Computers(tables, cast("Thinkers", mind), 0.0)
            tables.opened.append(computers.wake)
            room = await tables.open(waiting[0])
            async with asyncio.timeout(PATIENCE):
                while not mind.asked:
                    await asyncio.sleep(0)
            assert list(computers._at_work) == [room.head.id], "nobody else was woken"
            await computers.stop()

    asyncio.run(story())
