"""What every keeper of tables promises: the database's and the one in memory alike."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from msgspec import structs

from osada.server.host.bus import Alone
from osada.server.tables.table_host import TableHost
from osada.table.applying import complete
from osada.table.fresh import Fresh
from osada.table.ledger import Ledger
from osada.table.making import MadeTable, make_table
from osada.table.memory_ledger import MemoryLedger
from osada.table.plays import play
from osada.table.protocol.commands import Chat, Play, Undo
from osada.table.protocol.wishes import NewTable, SeatWish
from osada.table.seats import sit_down
from osada.table.table import Table
from osada.table.writes import Conflict, DeviceRow, EntryRow, Writes

from ..server.halls import hall

Story = Callable[[Ledger], Awaitable[None]]


@asynccontextmanager
async def _kept_by(kind: str, folder: Path) -> AsyncIterator[Ledger]:
    if kind == "memory":
        yield MemoryLedger()
    else:
        async with hall(folder) as store:
            yield store


@pytest.fixture(params=["memory", "database"])
def told(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Story], None]:
    """Tells a story to a keeper of this kind."""

    def tell(story: Story) -> None:
        async def run() -> None:
            async with _kept_by(request.param, tmp_path) as ledger:
                await story(ledger)

        asyncio.run(run())

    return tell


def _made(now: float = 1000.0) -> MadeTable:
    wish = NewTable("vikings", [SeatWish("me"), SeatWish("link")], seed=7, title="Two")
    return make_table(wish, "ada", "Ada", Fresh(now, Random(3)))


async def _created(ledger: Ledger) -> Table:
    made = _made()
    await ledger.create(made.head, made.seats, made.writes)
    return await _read(ledger, made.head.id)


async def _read(ledger: Ledger, table: str) -> Table:
    found = await ledger.head(table)
    assert found is not None
    read = Table(*found)
    for _ in read.take_in(await ledger.entries(table), *found):
        pass
    return read


async def _play(ledger: Ledger, table: Table, now: float) -> None:
    seat = table.state.turn[0]
    action = table.state.legal(seat)[0].text
    decided = play(table, seat, Play(action, table.number), now)
    head = complete(table, decided, now)
    await ledger.append(head, decided.writes)
    table.apply(decided.writes, decided.state, head)


def test_a_table_is_read_as_it_was_written(told: Callable[[Story], None]) -> None:
    async def story(ledger: Ledger) -> None:
        table = await _created(ledger)
        for now in range(1001, 1021):
            await _play(ledger, table, float(now))
        again = await _read(ledger, table.head.id)
        assert again.head == table.head
        assert again.seats == table.seats
        assert again.state.to_json() == table.state.to_json()
        assert [row.data for row in again.entries] == [row.data for row in table.entries]
        assert await ledger.standing(table.head.id) == (20, "ada")
        assert [row.number for row in await ledger.entries(table.head.id, 3, 6)] == [4, 5, 6]
        numbers = await ledger.snapshot_numbers(table.head.id)
        assert numbers == sorted(table.kept | {0})
        kept = await ledger.snapshots(table.head.id, numbers[-1:])
        assert table.game.from_json(kept[numbers[-1]]).turn == table.position(numbers[-1:]).turn
        assert await ledger.head("nowhere") is None
        assert await ledger.standing("nowhere") == (-1, "")

    told(story)


def test_of_two_who_write_the_same_number_the_second_has_written_nothing(
    told: Callable[[Story], None],
) -> None:
    async def story(ledger: Ledger) -> None:
        one = await _created(ledger)
        two = await _read(ledger, one.head.id)
        await _play(ledger, one, 1001.0)
        with pytest.raises(Conflict):
            await _play(ledger, two, 1002.0)
        assert two.number == 0, "what is not kept has not happened"
        assert (await _read(ledger, one.head.id)).head == one.head
        made = _made()
        with pytest.raises(Conflict):
            await ledger.create(made.head, made.seats, made.writes)

    told(story)


def test_what_writes_no_entry_leaves_the_head_as_others_wrote_it(
    told: Callable[[Story], None],
) -> None:
    async def story(ledger: Ledger) -> None:
        table = await _created(ledger)
        old = structs.replace(table.head)
        await _play(ledger, table, 1001.0)
        await ledger.append(old, Writes(head={"owner": "iga"}))
        found = await ledger.head(table.head.id)
        assert found is not None
        assert (found[0].number, found[0].owner) == (1, "iga")

    told(story)


def test_people_have_places_and_may_lose_them(told: Callable[[Story], None]) -> None:
    async def story(ledger: Ledger) -> None:
        table = await _created(ledger)
        name = table.head.id
        decided = sit_down(table, 1, "iga", "Iga", 1001.0)
        await ledger.append(complete(table, decided, 1001.0), decided.writes)
        assert await ledger.members(name) == [("ada", 0), ("iga", 1)]
        assert await ledger.places("iga", [name, "nowhere"]) == {name: 1}
        found = await ledger.head(name)
        assert found is not None
        assert (found[1][1].kind, found[1][1].name, found[1][1].link_version) == (
            "person",
            "Iga",
            2,
        )
        await ledger.append(table.head, Writes(leave=[1], members=[("ola", -1)]))
        assert await ledger.members(name) == [("ada", 0), ("ola", -1)]
        await ledger.saw(name, 0, 2000.0)
        await ledger.saw_all([(name, 1, 3000.0)])
        found = await ledger.head(name)
        assert found is not None
        assert [seat.seen for seat in found[1]] == [2000.0, 3000.0]

    told(story)


def test_devices_are_known_until_their_seat_is_somebody_elses(
    told: Callable[[Story], None],
) -> None:
    async def story(ledger: Ledger) -> None:
        table = await _created(ledger)
        name = table.head.id
        await ledger.know_device(DeviceRow(name, 0, "a", "Firefox", 1.0, 1.0))
        await ledger.know_device(DeviceRow(name, 1, "b", "Chrome", 2.0, 2.0))
        await ledger.know_device(DeviceRow(name, 0, "a", "Firefox", 3.0, 3.0))
        known = await ledger.devices(name)
        assert [(row.seat, row.device, row.first, row.last) for row in known] == [
            (0, "a", 1.0, 3.0),
            (1, "b", 2.0, 2.0),
        ]
        swapped = [structs.replace(table.seats[old], seat=new) for new, old in ((0, 1), (1, 0))]
        row = EntryRow(1, "note", None, 4.0, {"told": {"key": "page-note-titled"}})
        head = structs.replace(table.head, number=1)
        await ledger.append(head, Writes(entries=[row], places=swapped, moved={1: 0, 0: 1}))
        assert {(row.seat, row.device) for row in await ledger.devices(name)} == {
            (1, "a"),
            (0, "b"),
        }
        await ledger.append(head, Writes(forget=[1]))
        assert {(row.seat, row.device) for row in await ledger.devices(name)} == {(0, "b")}

    told(story)


def test_a_host_plays_on_it_and_another_finds_it_as_it_stands(
    told: Callable[[Story], None],
) -> None:
    async def story(ledger: Ledger) -> None:
        made = _made()
        await ledger.create(made.head, made.seats, made.writes)
        host = TableHost(ledger, Alone(), "one")
        table = await host.open(made.head.id)
        rng = Random(5)
        while table.number < 120 and table.is_running:
            seat = table.state.turn[0]
            action = rng.choice(table.state.legal(seat)).wire
            await host.do(table, seat, Play(action, table.number))
            if table.number % 9 == 0 and table.state.turn and table.entries[-1].seat == seat:
                await host.do(table, seat, Chat("hm"))
            if not table.entries[table.tip].data.get("teaches"):
                owner = table.entries[table.tip].seat
                assert owner is not None
                await host.do(table, owner, Undo(table.number))
                await host.do(table, seat, Play(action, table.number))
        other = TableHost(ledger, Alone(), "two")
        anew = await other.open(made.head.id)
        assert anew.state.to_json() == table.state.to_json()
        assert anew.head == table.head
        far = table.standing_at(11)
        then = await host.position(table, far)
        assert (await other.position(anew, far)).view(0) == then.view(0)
        assert await ledger.due() == []

    told(story)
