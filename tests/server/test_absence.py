"""What the others may do while somebody is not there: play on, but not decide in their place."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from osada.server.store.store import Store
from osada.server.tables.devices import Device, use_seat
from osada.server.tables.table_host import TableHost
from osada.table.levels import standing_in
from osada.table.protocol import commands as cmd
from osada.table.protocol.problems import Refused
from osada.table.table import Table
from osada.table.viewers import check_shown, permitted_viewer
from osada.table.writes import REPLACED

from .halls import first, hall, in_turn, process, set_table

HOUR, DAY = 3600, 24 * 3600
Story = Callable[[Store, TableHost, Table], Awaitable[None]]


def told(folder: Path, people: int, story: Story) -> None:
    """Let a story happen at a table with so many people, who are all there just now."""

    async def whole() -> None:
        async with hall(folder) as store:
            tables = process(store, alone=True)
            room = await tables.open(await set_table(store, *["person"] * people))
            for seat in room.seats:
                seat.seen = time.time()
            await story(store, tables, room)

    asyncio.run(whole())


def away(room: Table, seat: int, seconds: float) -> None:
    """Somebody was last there so long ago."""
    room.seats[seat].seen = time.time() - seconds


async def refused(deed: Awaitable[object]) -> str:
    """Why something is not done."""
    with pytest.raises(Refused) as why:
        await deed
    return why.value.problem.code


def test_after_five_minutes_nothing_of_somebody_is_theirs_and_after_hours_a_fair_stand_in_plays(
    tmp_path: Path,
) -> None:
    async def story(store: Store, tables: TableHost, room: Table) -> None:
        for _ in range(3):
            await tables.do(room, in_turn(room), cmd.Play(first(room), room.number))
        wish = cmd.Propose("stand-in", room.number, seat=1)
        away(room, 1, 11 * HOUR)
        assert await refused(tables.do(room, 0, cmd.StandIn(1, "random"), "ada")) == "ask-others"
        assert await refused(tables.do(room, 0, wish, "ada")) == "not-gone"
        away(room, 1, 13 * HOUR)
        await tables.do(room, 0, wish, "ada")
        assert (room.seats[1].away, room.seats[1].level) == (2, standing_in(room.head.game))
        # The game goes on, but it is not theirs.
        await tables.do(room, 0, cmd.Propose("undo", room.number, 3), "ada")
        assert len(room.standing) == 3
        await tables.do(room, 0, cmd.Propose("end", room.number), "ada")
        assert room.head.status == "running"
        assert room.vote is not None
        away(room, 1, 8 * DAY)
        await tables.do(room, 0, cmd.Propose("end", room.number), "ada")
        assert room.head.status == "ended"
        with pytest.raises(Refused):
            permitted_viewer(room, 0, "1")
        with pytest.raises(Refused):
            check_shown(room)

    told(tmp_path, 2, story)


def test_a_stand_in_needs_everybody_who_is_there(tmp_path: Path) -> None:
    async def story(store: Store, tables: TableHost, room: Table) -> None:
        away(room, 2, 13 * HOUR)
        away(room, 3, 14 * HOUR)
        await tables.do(room, 0, cmd.Propose("stand-in", room.number, seat=2))
        assert [seat.away for seat in room.seats] == [0, 0, 0, 0]
        assert room.vote is not None
        assert await refused(tables.do(room, 1, cmd.Propose("end", room.number))) == "vote-open"
        await tables.do(room, 1, cmd.Answer(room.vote.number, True))
        assert [seat.away for seat in room.seats] == [0, 0, 2, 0]
        assert room.vote is None

    told(tmp_path, 4, story)


def test_who_comes_back_in_time_keeps_their_seat(tmp_path: Path) -> None:
    async def story(store: Store, tables: TableHost, room: Table) -> None:
        away(room, 2, 13 * HOUR)
        await tables.do(room, 0, cmd.Propose("stand-in", room.number, seat=2))
        assert room.vote is not None
        vote = room.vote.number
        await tables.do(room, 2, cmd.Chat("here I am"))
        assert await refused(tables.do(room, 1, cmd.Answer(vote, True))) == "vote-over"
        assert tables.watchers.head(room, 1, "").vote is None
        await tables.do(room, 1, cmd.Propose("end", room.number))

    told(tmp_path, 3, story)


def test_a_question_that_only_the_absent_could_answer_holds_nobody_up(tmp_path: Path) -> None:
    async def story(store: Store, tables: TableHost, room: Table) -> None:
        await tables.do(room, 0, cmd.Propose("end", room.number))
        away(room, 0, 13 * HOUR)
        assert await refused(tables.do(room, 1, cmd.Propose("stand-in", room.number, seat=0)))
        away(room, 2, 13 * HOUR)
        assert room.vote is not None
        await tables.do(room, 1, cmd.Answer(room.vote.number, True))
        await tables.do(room, 1, cmd.Propose("stand-in", room.number, seat=0))
        assert room.seats[0].away == REPLACED

    told(tmp_path, 3, story)


def test_somebody_for_whom_a_computer_stands_in_keeps_their_vote(tmp_path: Path) -> None:
    async def story(store: Store, tables: TableHost, room: Table) -> None:
        await tables.do(room, 1, cmd.StandIn(1))
        await tables.do(room, 0, cmd.Propose("end", room.number))
        assert room.vote is not None
        await tables.do(room, 1, cmd.Answer(room.vote.number, True))
        assert room.head.status == "ended"
        assert room.is_shown

    told(tmp_path, 2, story)


def test_who_put_a_question_may_withdraw_it(tmp_path: Path) -> None:
    async def story(store: Store, tables: TableHost, room: Table) -> None:
        await tables.do(room, 0, cmd.Propose("end", room.number))
        assert room.vote is not None
        await tables.do(room, 0, cmd.Answer(room.vote.number, False))
        assert room.vote is None

    told(tmp_path, 2, story)


def test_an_open_seat_is_given_to_a_computer_by_the_owner_or_by_all(tmp_path: Path) -> None:
    async def story(store: Store, tables: TableHost, room: Table) -> None:
        room.seats[2].kind = "open"
        assert await refused(tables.do(room, 1, cmd.StandIn(2), "iga")) == "ask-others"
        await tables.do(room, 1, cmd.Propose("stand-in", room.number, seat=2), "iga")
        assert room.seats[2].kind == "open"
        await tables.do(room, 0, cmd.StandIn(2), "ada")
        assert room.seats[2].kind == "computer"

    told(tmp_path, 3, story)


def test_a_clock_that_was_set_back_leaves_nobody_for_ever_at_the_table(tmp_path: Path) -> None:
    async def story(store: Store, tables: TableHost, room: Table) -> None:
        await store.saw(room.head.id, 1, time.time() + 365 * DAY)
        later = process(store, alone=True)
        now = (await later.open(room.head.id)).seats[1].seen
        assert now <= time.time()
        assert (await process(store, alone=True).open(room.head.id)).seats[1].seen == now

    told(tmp_path, 2, story)


def test_who_is_at_the_table_is_written_down_now_and_then(tmp_path: Path) -> None:
    async def story(store: Store, tables: TableHost, room: Table) -> None:
        await store.saw(room.head.id, 1, 1000.0)
        await tables.do(room, 1, cmd.Chat("hello"))
        tables.of(room).noted[1] = 1000.0
        await tables.keep_presence()
        found = await store.head(room.head.id)
        assert found is not None
        assert found[1][1].seen == room.seats[1].seen > 1000.0

    told(tmp_path, 2, story)


def test_a_device_of_which_nobody_could_be_told_is_as_new_as_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(store: Store, tables: TableHost, room: Table) -> None:
        await use_seat(tables, room, 1, Device("own", ""))

        async def fails(*_: object) -> int:
            raise Refused("stale")

        with monkeypatch.context() as broken:
            broken.setattr(tables, "change", fails)
            assert await refused(use_seat(tables, room, 1, Device("other", ""))) == "stale"
        before = room.number
        for _ in range(2):
            await use_seat(tables, room, 1, Device("other", ""))
        assert room.number == before + 1

    told(tmp_path, 2, story)


def test_when_somebody_was_last_here_is_told_to_who_sits_at_the_table_and_to_nobody_else(
    tmp_path: Path,
) -> None:
    async def story(store: Store, tables: TableHost, room: Table) -> None:
        away(room, 1, 3 * HOUR)
        room.head.listed = True
        sits = tables.watchers.head(room, 0, "ada")
        assert [seat.seen for seat in sits.seats] == [int(seat.seen) for seat in room.seats]
        for stranger in ("", "olga"):
            looks_on = tables.watchers.head(room, None, stranger)
            assert [seat.seen for seat in looks_on.seats] == [0, 0]
        room.seats[1].kind = "computer"
        assert tables.watchers.head(room, 0, "ada").seats[1].seen == 0

    told(tmp_path, 2, story)
