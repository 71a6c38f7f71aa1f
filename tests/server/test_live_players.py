"""Computer players live at their tables: they sit down once, follow the game, can be restored."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

from osada.server.host.worker_process import WorkerProcess
from osada.server.players import worker_main
from osada.server.players.asking import Thinkers
from osada.table import plays, seats, thinker
from osada.table.as_asked import FAR, AsAsked
from osada.table.decided import Decided
from osada.table.foreseen import foreseen
from osada.table.protocol import commands as cmd
from osada.table.questions import NOWHERE
from osada.table.writes import Writes

from .asking import Bare
from .halls import first, in_turn
from .parlour import Here, Move, Parlour, parlour

GAMES = {"vikings": 160, "hamlet": 100, "mythwind": 120}
"""How many decisions are looked at."""


@pytest.fixture(autouse=True)
def _nobody_sits_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_main._THINKER, "tables", {})


def play_through(folder: Path, game: str, between: Callable[[Parlour], None]) -> list[Move]:
    """What computer players do, when something happens between every two decisions."""

    async def story() -> list[Move]:
        folder.mkdir()
        levels = ("greedy", "greedy", "random")
        async with parlour(folder, *levels, game=game) as there:
            moves: list[Move] = []
            # the same table, with the same lots
            there.room.head.id, there.room.head.seed = "table", 7
            there.tables.store.append = _nowhere  # type: ignore[assignment, method-assign]
            while there.room.state.turn and len(moves) < GAMES[game]:
                moves.append(await there.move())
                between(there)
            return moves

    return asyncio.run(story())


async def _nowhere(*_: object) -> None:
    """Nothing need be kept."""


@pytest.mark.parametrize("game", GAMES)
def test_a_game_comes_out_the_same_whatever_happens_to_the_workers(
    tmp_path: Path, game: str
) -> None:
    def nothing(there: Parlour) -> None: ...

    def dies(there: Parlour) -> None:
        worker_main._THINKER.tables.clear()

    def moves(there: Parlour) -> None:
        worker_main._THINKER.tables.clear()
        there.computers.forget(there.room.head.id)

    def dies_thinking(there: Parlour) -> None:
        there.worker.dies = True

    alike = play_through(tmp_path / "nothing", game, nothing)
    assert len(alike) == GAMES[game]
    for number, trouble in enumerate((dies, moves, dies_thinking)):
        assert play_through(tmp_path / str(number), game, trouble) == alike


def test_who_has_sat_down_is_told_what_was_played_and_nothing_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with parlour(tmp_path, "greedy", "greedy", "random") as there:
            for _ in range(60):
                await there.move()
            sat, *later = there.worker.asked
            assert sat.position
            assert (sat.known, sat.plays) == (NOWHERE, [])
            assert later
            assert not any(one.position or one.override for one in later)
            told = [play for one in later for play in one.plays]
            rows = [there.room.entries[at] for at in there.room.standing[: later[-1].decision]]
            assert told == [(r.seat, r.data["action"], r.data.get("draws", ())) for r in rows]
            # and their position is the table's own
            table = worker_main._THINKER.tables[there.room.head.id]
            assert table.tip == later[-1].tip
            state = await there.tables.position(
                there.room, there.room.standing[: later[-1].decision]
            )
            assert table.state.view(0) == state.view(0)

    asyncio.run(story())


def test_moves_that_follow_by_themselves_are_answered_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with parlour(tmp_path, "greedy", "greedy", "greedy") as there:
            for _ in range(60):
                await there.move()
            assert len(there.worker.asked) < 20

    asyncio.run(story())


def test_what_was_taken_back_is_not_followed(tmp_path: Path) -> None:
    async def story() -> None:
        async with parlour(tmp_path, "greedy", "greedy") as there:
            room = there.room
            while len(there.worker.asked) < 3:
                await there.move()
            tip = there.worker.asked[-1].tip
            count = len(room.standing) - room.standing.index(tip)
            row = plays.undone(room, 0, count, time.time(), room.number + 1)
            await there.tables.change(room, lambda r: Decided(Writes(entries=[row])))
            question = await there.next_question()
            assert question.position
            assert question.tip == room.tip or question.tip in room.standing

    asyncio.run(story())


def test_who_was_not_told_for_long_reads_the_position(tmp_path: Path) -> None:
    async def story() -> None:
        async with parlour(tmp_path, "person", "person", "greedy", game="mythwind") as there:
            asked = AsAsked(there.room, 2, "greedy")
            assert asked.following(0, True) is not None
            for _ in range(FAR):
                await there.play(in_turn(there.room), first(there.room))
            asked = AsAsked(there.room, 2, "greedy")
            assert asked.following(0, True) is None
            assert asked.following(there.room.standing[0], True) is not None
            assert asked.following(there.room.tip, True) == asked.following(there.room.tip, True)
            assert asked.following(there.room.number + 1, True) is None

    asyncio.run(story())


def test_whoever_plays_differently_from_what_was_foreseen_is_thought_about_anew(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with parlour(tmp_path, "person", "person") as there:
            room = there.room
            for seat in (0, 1):
                there.room.seats[seat].kind, there.room.seats[seat].level = "computer", "random"
            seat, other = in_turn(room), 1 - in_turn(room)
            menu = [action.text for action in room.state.legal(seat)]
            ahead = foreseen(room, ((seat, menu[0]), (other, "promote")))
            assert ahead.now(room, seat) == menu[0]
            assert ahead.now(room, other) == ""
            room.seats[other].level = "greedy"
            assert ahead.now(room, seat) == "", "somebody else sits there"
            room.seats[other].level = "random"
            await there.play(seat, menu[0])
            assert ahead.now(room, other) == "promote"
            await there.tables.change(room, lambda r: seats.chat(r, 0, cmd.Chat("hm"), 0.0))
            assert ahead.now(room, other) == "promote", "talk changes nothing"
            await there.play(other, first(room))
            assert ahead.now(room, in_turn(room)) == ""
            ahead = foreseen(room, ((0, "x"), (0, "y"), (1, "z")))
            await there.play(in_turn(room), first(room))
            assert ahead.now(room, 0) == "", "it went another way"

    asyncio.run(story())


def test_after_an_answer_that_the_table_refuses_they_sit_down_anew(tmp_path: Path) -> None:
    async def story() -> None:
        async with parlour(tmp_path, "person", "greedy") as there:
            room = there.room
            while in_turn(room) != 1:
                await there.play(in_turn(room), first(room))
            await there.computers.answer(room)
            there.computers._ahead[room.head.id] = foreseen(room, ((1, "no action at all"),))
            there.computers.wake(room)
            until = time.monotonic() + 30
            while in_turn(room) == 1:
                assert time.monotonic() < until, "nobody plays on"
                await asyncio.sleep(0.01)
            assert [bool(question.position) for question in there.worker.asked[:2]] == [True, True]
            await there.computers.stop()

    asyncio.run(story())


def test_no_more_tables_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "TABLES", 2)
    monkeypatch.setattr(worker_main, "_THINKER", thinker.Thinker(time.monotonic))

    async def story() -> None:
        worker = Here()
        thinkers = Thinkers(1, 20.0)
        mind = thinkers.pool.all[0]
        mind.process = cast("WorkerProcess", worker)
        games = {name: Bare("random", table=name) for name in "abc"}
        for name in "abacbcab":
            game = games[name]
            game.play(game.seat, (await thinkers.choose(game)).action)
            assert len(worker_main._THINKER.tables) == len(mind._told) <= 2
        sat = [one.table for one in worker.asked if one.position]
        assert sat == ["a", "b", "c", "b", "a", "b"]

    asyncio.run(story())
