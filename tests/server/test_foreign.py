"""What strangers write is read in a process of its own, which can be stopped; and they are told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from osada.server.store.store import Store
from osada.server.tables import foreign_reader
from osada.server.tables.foreign_text import LANES, Foreign, Limits
from osada.server.tables.fresh import fresh
from osada.table import games
from osada.table.archives import LONGEST_RECORD, make_archive
from osada.table.bounded_rows import FAR, ROW
from osada.table.making import make_table
from osada.table.protocol.house import DroppedRecord
from osada.table.protocol.problems import Refused
from osada.table.protocol.wishes import NewTable, SeatWish
from osada.table.table import Table

from ..patience import PATIENCE
from . import bombs, burdens
from .halls import hall, process

CORRECTION = "[market]\ntop = 5\n"
LIMITS = Limits(seconds=60, megabytes=96)


async def told(foreign: Foreign, burden: Callable[[int], bytes]) -> tuple[str, dict[str, object]]:
    """The problem that somebody with this burden is told."""
    with pytest.raises(Refused) as refused:
        await foreign._records.ask("ada", burden)
    return refused.value.problem.code, refused.value.problem.told.args


def test_whatever_a_text_does_to_its_reader_the_limit_is_told_and_the_next_is_read() -> None:
    async def read() -> None:
        foreign = Foreign(LIMITS)
        line = foreign._records
        try:
            for burden, seconds, problem in (
                (burdens.stumbles, 60, ("bad-record", {"why": "KeyError: 'an unknown thing'"})),
                (burdens.hoards, 60, ("reading-memory", {"megabytes": 96})),
                (burdens.spins, 1, ("reading-time", {"seconds": 1})),
                (burdens.hangs, 1, ("reading-time", {"seconds": 1})),
            ):
                line.limits = LIMITS._replace(seconds=seconds)
                assert await told(foreign, burden) == problem
            line.limits = LIMITS
            assert (await line.ask("ada", burdens.answers)).problem == ""
        finally:
            foreign.stop()

    asyncio.run(read())


def test_the_process_that_reads_has_ended_when_the_server_has() -> None:
    async def read() -> None:
        foreign = Foreign(LIMITS)
        await foreign._records.ask("ada", burdens.answers)
        pid = foreign._records.process.pid
        foreign.stop()
        while Path(f"/proc/{pid}").exists() and " Z " not in Path(f"/proc/{pid}/stat").read_text():
            await asyncio.sleep(0.02)

    asyncio.run(asyncio.wait_for(read(), PATIENCE))


def test_nobody_fills_the_line_before_the_reader_and_it_is_not_endless() -> None:
    async def read() -> None:
        foreign = Foreign(LIMITS)
        try:
            each, most = int(LANES["sent"].each), int(LANES["sent"].most)
            hers = [
                asyncio.create_task(foreign.record(DroppedRecord("x"), "", "ada"))
                for _ in range(1 + each)  # one is read, the others wait
            ]
            await asyncio.sleep(0)
            with pytest.raises(Refused, match="too-fast"):
                await foreign.record(DroppedRecord("x"), "", "ada")
            more = [
                asyncio.create_task(foreign.record(DroppedRecord("x"), "", str(n)))
                for n in range(20)
            ]
            came = await asyncio.gather(*hers, *more, return_exceptions=True)
            codes = [one.problem.code for one in came if isinstance(one, Refused)]
            assert codes.count("bad-record") == 1 + most
            assert codes.count("too-fast") == len(came) - 1 - most
        finally:
            foreign.stop()

    asyncio.run(read())


def test_a_record_with_ever_so_many_flags_is_refused_by_name() -> None:
    for count, why in ((100_000, "200000 signs"), (3_000, "flags: has 3000 parts"), (501, "flags")):
        answer = foreign_reader.decode(
            foreign_reader.record(DroppedRecord(bombs.junk_flags(count)), "", 8_000_000, 60)
        )
        assert answer.problem == "bad-record"
        assert why in str(answer.args["why"])


def test_a_record_of_too_many_actions_is_told_how_many_a_table_takes() -> None:
    for text in ("0 draw-3\n" * (LONGEST_RECORD + 1), "\n" * 4_000_000):
        answer = foreign_reader.decode(
            foreign_reader.record(DroppedRecord(text), "", 8_000_000, 60)
        )
        assert (answer.problem, answer.args) == ("reading-actions", {"count": LONGEST_RECORD})


@pytest.mark.pure_only
def test_the_longest_record_is_read_within_every_limit() -> None:
    text = bombs.long_record(LONGEST_RECORD)

    async def read() -> None:
        foreign = Foreign(Limits())
        try:
            made = await foreign.record(DroppedRecord(text), "", "ada")
            assert len(made.writes.entries) == LONGEST_RECORD + 2  # with both ends
            assert made.writes.entries[-1].kind == "note"
            assert made.head.size <= Limits().table
            assert len(made.writes.snapshots) > 100
            with pytest.raises(Refused, match="reading-actions"):
                await foreign.record(DroppedRecord(text + "0 agree\n"), "", "ada")
        finally:
            foreign.stop()

    asyncio.run(read())


def test_positions_beside_a_record_are_thinned_before_it_is_too_large() -> None:
    journal = bombs.campaign(2, 2)
    whole = make_archive(journal, "", "", fresh())
    entries = whole.head.size - sum(
        len(position) + ROW for _, position in whole.writes.snapshots[1:]
    )
    room = entries * 4 // 3 + 4
    thinned = make_archive(journal, "", "", fresh(), most=room)
    assert len(thinned.writes.entries) == len(whole.writes.entries)
    assert 1 < len(thinned.writes.snapshots) < len(whole.writes.snapshots)
    assert thinned.head.size <= room
    with pytest.raises(Refused, match="reading-size"):
        make_archive(journal, "", "", fresh(), most=entries)


def test_of_one_who_is_always_in_turn_positions_are_kept_as_well() -> None:
    alone = make_archive(bombs.campaign(1, 2), "", "", fresh()).writes
    assert len(alone.snapshots) > len(alone.entries) / (2 * FAR)


def test_corrections_are_looked_at_elsewhere_before_they_are_read_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def check() -> None:
        foreign = Foreign(Limits())
        try:
            with monkeypatch.context() as patched:
                patched.setattr(games, "corrected_game", _never)
                with pytest.raises(Refused, match="bad-table") as refused:
                    await foreign.check_corrections("vikings", "nonsense = 1")
                assert "corrections.toml:1: nonsense" in str(refused.value.problem.told.args)
            await foreign.check_corrections("vikings", CORRECTION)
        finally:
            foreign.stop()
        # Known to be good by now: they are read here, and nobody is asked.
        await foreign.check_corrections("vikings", CORRECTION)

    asyncio.run(check())


def test_an_open_table_never_reads_its_corrections_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def opened(store: Store) -> Table:
        wish = NewTable("vikings", [SeatWish("link"), SeatWish("link")], content=CORRECTION)
        made = make_table(wish, "ada", "", fresh())
        await store.create(made.head, made.seats, made.writes)
        return await process(store, alone=True).open(made.head.id)

    async def ask() -> None:
        async with hall(tmp_path) as store:
            room = await opened(store)
            # Others have set up so many tables meanwhile that ours is no longer at hand.
            games.corrected_game.cache_clear()
            monkeypatch.setattr(games, "corrected_game", _never)
            monkeypatch.setattr(games, "game", _never)
            assert room.is_running
            assert not room.frozen

    asyncio.run(ask())


def test_a_game_as_it_is_printed_stays_at_hand_however_many_corrections_come() -> None:
    printed = games.open_game("vikings")
    for top in range(games.MOST + 2):
        games.open_game("vikings", f"{CORRECTION}# {top}\n")
    assert games.open_game("vikings") is printed
    assert games.corrected_game.cache_info().currsize == games.MOST


def _never(*_: object) -> None:
    raise AssertionError("read where everybody waits")
