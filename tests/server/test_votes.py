"""What is put to the others: how far an undo may go, and when a second question may be asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from osada.server.store.store import Store
from osada.server.tables.table_host import TableHost
from osada.table.protocol import commands as cmd
from osada.table.protocol.problems import Refused
from osada.table.scenes import entries_seen
from osada.table.table import Table

from .halls import first, in_turn
from .test_absence import HOUR, away, refused, told


async def play(tables: TableHost, room: Table, times: int) -> None:
    for _ in range(times):
        await tables.do(room, in_turn(room), cmd.Play(first(room), room.number))


def test_everything_that_was_played_may_be_asked_back_and_nothing_more(tmp_path: Path) -> None:
    async def story(store: Store, tables: TableHost, room: Table) -> None:
        await play(tables, room, 3)
        for count in (0, 4):
            with pytest.raises(Refused) as why:
                await tables.do(room, 0, cmd.Propose("undo", room.number, count))
            told = why.value.problem
            assert (told.code, told.told.args, told.number) == ("no-undo", {"count": 3}, 3)
        await tables.do(room, 0, cmd.Propose("undo", room.number, 3))
        assert room.vote is not None
        assert (room.vote.what, room.vote.count, room.vote.by) == ("undo", 3, 0)
        await tables.do(room, 1, cmd.Answer(room.vote.number, True))
        assert len(room.standing) == 0

    told(tmp_path, 2, story)


def test_one_play_is_the_least_that_may_be_asked_back(tmp_path: Path) -> None:
    async def story(store: Store, tables: TableHost, room: Table) -> None:
        await play(tables, room, 3)
        await tables.do(room, 0, cmd.Propose("undo", room.number, 1))
        assert room.vote is not None
        await tables.do(room, 1, cmd.Answer(room.vote.number, True))
        assert len(room.standing) == 2

    told(tmp_path, 2, story)


def test_nobody_asks_again_while_somebody_is_there_who_has_to_answer(tmp_path: Path) -> None:
    async def story(store: Store, tables: TableHost, room: Table) -> None:
        await play(tables, room, 2)
        await tables.do(room, 0, cmd.Propose("end", room.number))
        for seat, wish in (
            (0, cmd.Propose("end", room.number)),
            (1, cmd.Propose("end", room.number)),
        ):
            assert await refused(tables.do(room, seat, wish)) == "vote-open"
        undo = cmd.Propose("undo", room.number, 1)
        assert await refused(tables.do(room, 2, undo)) == "vote-open"
        # Whoever has asked may ask for something else instead.
        await tables.do(room, 0, undo)
        assert room.vote is not None
        assert (room.vote.what, room.vote.yes) == ("undo", [0])
        again = cmd.Propose("undo", room.number, 1)
        assert await refused(tables.do(room, 0, again)) == "vote-open"
        await tables.do(room, 0, cmd.Propose("undo", room.number, 2))
        assert room.vote.count == 2

    told(tmp_path, 3, story)


def test_where_only_the_absent_are_asked_others_may_ask_something_else_but_not_the_same(
    tmp_path: Path,
) -> None:
    async def story(store: Store, tables: TableHost, room: Table) -> None:
        await play(tables, room, 2)
        await tables.do(room, 0, cmd.Propose("undo", room.number, 1))
        assert room.vote is not None
        await tables.do(room, 1, cmd.Answer(room.vote.number, True))
        away(room, 2, 13 * HOUR)
        same = cmd.Propose("undo", room.number, 1)
        assert await refused(tables.do(room, 1, same)) == "vote-open"
        await tables.do(room, 1, cmd.Propose("undo", room.number, 2))
        assert (room.vote.by, room.vote.count) == (1, 2)

    told(tmp_path, 3, story)


def said(room: Table) -> list[tuple[int | None, str, dict[str, object]]]:
    """Everything that the table has noted: at whose word, and how."""
    seen = entries_seen(room, None, -1)
    return [(e.seat, e.told.key.removeprefix("page-note-"), e.told.args) for e in seen if e.told]


def test_what_is_asked_and_answered_is_noted_with_whom_it_is_about(tmp_path: Path) -> None:
    async def story(store: Store, tables: TableHost, room: Table) -> None:
        away(room, 2, 13 * HOUR)
        await tables.do(room, 0, cmd.Propose("stand-in", room.number, seat=2))
        assert room.vote is not None
        await tables.do(room, 1, cmd.Answer(room.vote.number, True))
        assert said(room) == [
            (0, "asks-stand-in", {"seat": 0, "count": 0, "turn": 2}),
            (1, "agrees-stand-in", {"seat": 1, "turn": 2}),
            (None, "stands-in", {"seat": 2}),
        ]

    told(tmp_path, 3, story)


def test_a_no_ends_a_question_and_whoever_asked_takes_it_back(tmp_path: Path) -> None:
    async def story(store: Store, tables: TableHost, room: Table) -> None:
        for who in (1, 0):
            await tables.do(room, 0, cmd.Propose("end", room.number))
            assert room.vote is not None
            await tables.do(room, who, cmd.Answer(room.vote.number, False))
            assert room.vote is None
        assert said(room) == [
            (0, "asks-end", {"seat": 0, "count": 0}),
            (1, "declines-end", {"seat": 1}),
            (0, "asks-end", {"seat": 0, "count": 0}),
            (0, "withdraws", {"seat": 0}),
        ]
        assert room.head.status == "running"

    told(tmp_path, 2, story)


@pytest.mark.parametrize("is_there", [True, False])
def test_a_game_that_all_have_ended_is_told_from_one_ended_without_somebody(
    tmp_path: Path, is_there: bool
) -> None:
    async def story(store: Store, tables: TableHost, room: Table) -> None:
        if not is_there:
            away(room, 2, 8 * 24 * HOUR)
        await tables.do(room, 0, cmd.Propose("end", room.number))
        for seat in (1, 2) if is_there else (1,):
            assert room.vote is not None
            await tables.do(room, seat, cmd.Answer(room.vote.number, True))
        assert room.head.status == "ended"
        assert said(room)[-1] == (None, "ended" if is_there else "ended-without", {})
        assert room.is_shown == is_there

    told(tmp_path, 3, story)


def test_nobody_says_yes_twice(tmp_path: Path) -> None:
    async def story(store: Store, tables: TableHost, room: Table) -> None:
        await tables.do(room, 0, cmd.Propose("end", room.number))
        assert room.vote is not None
        yes = cmd.Answer(room.vote.number, True)
        await tables.do(room, 1, yes)
        for seat in (0, 1):
            assert await refused(tables.do(room, seat, yes)) == "vote-over"
        assert room.vote.yes == [0, 1]

    told(tmp_path, 3, story)


def test_a_question_that_nobody_is_left_to_answer_may_be_put_again(tmp_path: Path) -> None:
    async def story(store: Store, tables: TableHost, room: Table) -> None:
        await tables.do(room, 0, cmd.Propose("end", room.number))
        room.seats[1].kind = "open"  # the one who was asked has left
        await tables.do(room, 0, cmd.Propose("end", room.number))
        assert room.head.status == "ended"

    told(tmp_path, 2, story)
