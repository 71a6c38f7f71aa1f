"""What is put to the others: how far an undo may go, and when a second question may be asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from osada.server.protocol import table as p
from osada.server.protocol.problems import Refused
from osada.server.store.store import Store
from osada.server.tables.room import Room
from osada.server.tables.tables import Tables

from .halls import first, in_turn
from .test_absence import HOUR, away, refused, told


async def play(tables: Tables, room: Room, times: int) -> None:
    for _ in range(times):
        await tables.do(room, in_turn(room), p.Play(first(room), room.number))


def test_everything_that_was_played_may_be_asked_back_and_nothing_more(tmp_path: Path) -> None:
    async def story(store: Store, tables: Tables, room: Room) -> None:
        await play(tables, room, 3)
        for count in (0, 4):
            with pytest.raises(Refused) as why:
                await tables.do(room, 0, p.Propose("undo", room.number, count))
            told = why.value.problem
            assert (told.code, told.told.args, told.number) == ("no-undo", {"count": 3}, 3)
        await tables.do(room, 0, p.Propose("undo", room.number, 3))
        assert room.vote is not None
        assert (room.vote.what, room.vote.count, room.vote.by) == ("undo", 3, 0)
        await tables.do(room, 1, p.Answer(room.vote.number, True))
        assert len(room.standing) == 0

    told(tmp_path, 2, story)


def test_one_play_is_the_least_that_may_be_asked_back(tmp_path: Path) -> None:
    async def story(store: Store, tables: Tables, room: Room) -> None:
        await play(tables, room, 3)
        await tables.do(room, 0, p.Propose("undo", room.number, 1))
        assert room.vote is not None
        await tables.do(room, 1, p.Answer(room.vote.number, True))
        assert len(room.standing) == 2

    told(tmp_path, 2, story)


def test_nobody_asks_again_while_somebody_is_there_who_has_to_answer(tmp_path: Path) -> None:
    async def story(store: Store, tables: Tables, room: Room) -> None:
        await play(tables, room, 2)
        await tables.do(room, 0, p.Propose("end", room.number))
        for seat, wish in ((0, p.Propose("end", room.number)), (1, p.Propose("end", room.number))):
            assert await refused(tables.do(room, seat, wish)) == "vote-open"
        undo = p.Propose("undo", room.number, 1)
        assert await refused(tables.do(room, 2, undo)) == "vote-open"
        # Whoever has asked may ask for something else instead.
        await tables.do(room, 0, undo)
        assert room.vote is not None
        assert (room.vote.what, room.vote.yes) == ("undo", [0])
        again = p.Propose("undo", room.number, 1)
        assert await refused(tables.do(room, 0, again)) == "vote-open"
        await tables.do(room, 0, p.Propose("undo", room.number, 2))
        assert room.vote.count == 2

    told(tmp_path, 3, story)


def test_where_only_the_absent_are_asked_others_may_ask_something_else_but_not_the_same(
    tmp_path: Path,
) -> None:
    async def story(store: Store, tables: Tables, room: Room) -> None:
        await play(tables, room, 2)
        await tables.do(room, 0, p.Propose("undo", room.number, 1))
        assert room.vote is not None
        await tables.do(room, 1, p.Answer(room.vote.number, True))
        away(room, 2, 13 * HOUR)
        same = p.Propose("undo", room.number, 1)
        assert await refused(tables.do(room, 1, same)) == "vote-open"
        await tables.do(room, 1, p.Propose("undo", room.number, 2))
        assert (room.vote.by, room.vote.count) == (1, 2)

    told(tmp_path, 3, story)


def test_a_question_that_nobody_is_left_to_answer_may_be_put_again(tmp_path: Path) -> None:
    async def story(store: Store, tables: Tables, room: Room) -> None:
        await tables.do(room, 0, p.Propose("end", room.number))
        room.seats[1].kind = "open"  # the one who was asked has left
        await tables.do(room, 0, p.Propose("end", room.number))
        assert room.row.status == "ended"

    told(tmp_path, 2, story)
