"""Computer players live at their tables: they sit down once, follow the game, can be restored."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from osada import bots
from osada.kernel.action import Action
from osada.kernel.game import Game
from osada.kernel.state import State
from osada.server.host.worker_process import Died, WorkerProcess
from osada.server.players import seated, thinker
from osada.server.players.at_table import FAR, AtTable
from osada.server.players.computers import Computers
from osada.server.players.foreseen import foreseen
from osada.server.players.minds import PATIENCE, Mind, Minds
from osada.server.players.question import NOWHERE, Question
from osada.server.players.seated import Seated
from osada.server.players.thinking import Thinkers
from osada.server.protocol import table as p
from osada.server.store.rows import Change
from osada.server.tables import plays, seats
from osada.server.tables.room import Room
from osada.server.tables.tables import Tables

from .asking import Bare
from .halls import first, hall, in_turn, process, set_table

GAMES = {"vikings": 160, "hamlet": 100, "mythwind": 120}
"""How many decisions are looked at."""
Move = tuple[int, str]


@pytest.fixture(autouse=True)
def _nobody_sits_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "_tables", {})
    monkeypatch.setattr(bots, "_EVERYWHERE", dict(bots._EVERYWHERE))


class Here:
    """A worker that thinks in this very process. It can be told to die of the next question."""

    pid = 1

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.dies = False

    async def wake(self) -> None: ...
    def end(self) -> None: ...

    async def ask(self, seconds: float, work: Callable[[Question], Any], question: Question) -> Any:
        if self.dies:
            self.dies = False
            thinker._tables.clear()
            raise Died("the process died")
        self.asked.append(question)
        return work(question)


class Parlour:
    """A table whose computer players think here."""

    def __init__(self, tables: Tables, room: Room) -> None:
        self.room = room
        self.tables = tables
        self.worker = Here()
        thinkers = Thinkers(1, 20.0)
        thinkers.minds.all[0].process = cast("WorkerProcess", self.worker)
        self.computers = Computers(tables, thinkers, 0.0)

    async def move(self) -> Move:
        """The computer player in turn acts."""
        seat, action, stumbles = await self.computers.answer(self.room)
        assert stumbles == 0
        await self.play(seat, action)
        return seat, action

    async def play(self, seat: int, action: str) -> None:
        now = time.time()
        await self.tables.change(
            self.room, lambda r: plays.play(r, seat, p.Play(action, r.number), now)
        )

    async def next_question(self) -> Question:
        """The next one that is put to the worker."""
        count = len(self.worker.asked)
        while len(self.worker.asked) == count:
            await self.move()
        return self.worker.asked[-1]


@asynccontextmanager
async def parlour(folder: Path, *people: str, game: str = "vikings") -> AsyncIterator[Parlour]:
    async with hall(folder) as store:
        tables = process(store, alone=True)
        room = await tables.open(await set_table(store, "person", *people[1:], game=game))
        if people[0] != "person":
            room.seats[0].kind, room.seats[0].level = "computer", people[0]
        yield Parlour(tables, room)


def play_through(folder: Path, game: str, between: Callable[[Parlour], None]) -> list[Move]:
    """What computer players do, when something happens between every two decisions."""

    async def story() -> list[Move]:
        folder.mkdir()
        levels = ("greedy", "greedy", "random")
        async with parlour(folder, *levels, game=game) as there:
            moves: list[Move] = []
            # the same table, with the same lots
            there.room.row.id, there.room.row.seed = "table", "7"
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
        thinker._tables.clear()

    def moves(there: Parlour) -> None:
        thinker._tables.clear()
        there.computers.forget(there.room.row.id)

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
            table = thinker._tables[there.room.row.id]
            assert table.tip == later[-1].tip
            state = await there.room.position(there.room.standing[: later[-1].decision])
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
            await there.tables.change(room, lambda r: plays.Decided(Change(entries=[row])))
            question = await there.next_question()
            assert question.position
            assert question.tip == room.tip or question.tip in room.standing

    asyncio.run(story())


def test_who_was_not_told_for_long_reads_the_position(tmp_path: Path) -> None:
    async def story() -> None:
        async with parlour(tmp_path, "person", "person", "greedy", game="mythwind") as there:
            asked = AtTable(there.room, 2, "greedy")
            assert asked.following(0, True) is not None
            for _ in range(FAR):
                await there.play(in_turn(there.room), first(there.room))
            asked = AtTable(there.room, 2, "greedy")
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
            await there.tables.change(room, lambda r: seats.chat(r, 0, p.Chat("hm"), 0.0))
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
            there.computers._ahead[room.row.id] = foreseen(room, ((1, "no action at all"),))
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

    async def story() -> None:
        worker = Here()
        thinkers = Thinkers(1, 20.0)
        mind = thinkers.minds.all[0]
        mind.process = cast("WorkerProcess", worker)
        games = {name: Bare("random", table=name) for name in "abc"}
        for name in "abacbcab":
            game = games[name]
            game.play(game.seat, (await thinkers.choose(game)).action)
            assert len(thinker._tables) == len(mind._told) <= 2
        sat = [one.table for one in worker.asked if one.position]
        assert sat == ["a", "b", "c", "b", "a", "b"]

    asyncio.run(story())


class Curious:
    """Its choice tells everything about the position that it is handed."""

    def __init__(self, game: Game, rng: object) -> None: ...

    def choose(self, state: State, seat: int) -> Action:
        menu = state.legal(seat)
        return menu[int(state.digest(), 16) % len(menu)]


@pytest.mark.parametrize("level", ["greedy", "curious"])
@pytest.mark.parametrize("game", GAMES)
def test_what_a_player_does_is_the_same_on_every_position_that_it_cannot_tell_apart(
    game: str, level: str
) -> None:
    """Also when it has followed the game for a while."""
    bots.add("curious", Curious)
    table = Bare(level, game)
    for _ in range(12):
        seat = table.seat
        true = table.sitting_down(alone=True)
        truth = table.state
        minds = [Seated(true)]
        for number in range(2):
            table.state = truth.imagined(seat, Random(number))
            minds.append(Seated(table.sitting_down(alone=True)))
        table.state = truth
        for _ in range(30):  # whoever calls donkeys and sends them home again may do so for ever
            if not table.state.turn or table.seat != seat:
                break
            question = table.following(len(table.plays), alone=True)
            assert question is not None
            said = [mind.answers(question) for mind in minds]
            assert said[0] == said[1] == said[2]
            learned = truth.learned
            table.play(*said[0][0])
            if truth.learned != learned:
                break  # now it knows more than the dreams were made of
            for mind in minds:
                mind.follow(table.plays[-1:], len(table.plays))
        if not table.state.turn:
            break


def test_a_table_goes_back_to_where_its_players_sit() -> None:
    async def story() -> None:
        minds = Minds(2, "")
        one, other = minds.all
        one.knows("a", 1)
        other.knows("b", 1)
        assert await minds.take("a") is one
        minds.give(one)
        assert await minds.take("b") is other
        assert await minds.take("b") is one, "nobody waits while one is free"

    asyncio.run(story())


def test_who_sits_where_a_place_gets_free_goes_first_but_nobody_waits_long() -> None:
    async def story() -> None:
        minds = Minds(2, "")
        one, other = minds.all
        one.knows("a", 1)
        other.knows("b", 1)
        await minds.take("a")
        await minds.take("b")
        served: list[tuple[str, Mind]] = []

        async def wait(table: str) -> None:
            served.append((table, await minds.take(table)))

        tasks = [asyncio.create_task(wait(table)) for table in ("b", *"aaaaaaaa", "new")]
        await asyncio.sleep(0)
        for _ in range(PATIENCE + 2):
            minds.give(one)
            await asyncio.sleep(0)
        tables = [table for table, _ in served]
        assert tables == ["a"] * PATIENCE + ["b", "a"]
        tasks[-2].cancel()
        await asyncio.sleep(0)
        while len(served) < 9:
            minds.give(one)
            await asyncio.sleep(0)
        assert served[-1][0] == "new"
        minds.give(one)
        assert await minds.take("c") is one

    asyncio.run(story())


def test_who_gives_up_waiting_when_a_mind_was_given_gives_it_on() -> None:
    async def story() -> None:
        minds = Minds(1, "")
        mind = await minds.take("a")
        waiting = asyncio.create_task(minds.take("b"))
        await asyncio.sleep(0)
        minds.give(mind)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert await asyncio.wait_for(minds.take("c"), 5) is mind

    asyncio.run(story())


class First:
    """Always does the first thing, by which nobody learns anything at the beginning of Vikings."""

    def __init__(self, game: Game, rng: object) -> None: ...

    def choose(self, state: State, seat: int) -> Action:
        return state.legal(seat)[0]


def test_who_takes_long_answers_for_one_move_only(monkeypatch: pytest.MonkeyPatch) -> None:
    bots.add("first", First)
    question = Bare("first").sitting_down(False)
    monkeypatch.setattr(seated, "AHEAD", 5)
    for seconds, count in ((60.0, 5), (0.0, 1)):
        monkeypatch.setattr(seated, "AHEAD_SECONDS", seconds)
        assert len(Seated(question).answers(question)) == count
    alone = Bare("first").sitting_down(True)
    assert len(Seated(alone).answers(alone)) == 1
