"""Hints at a table: a good move and why, told in the log, and only where they are allowed."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

import osada
from osada.server.door.status import status_of
from osada.server.players.hints import Hints
from osada.server.players.pool import LANES, Asker, Pool
from osada.server.players.verdicts import Verdicts
from osada.server.routes.requests import while_there
from osada.table.protocol import commands as cmd
from osada.table.protocol import problems
from osada.table.protocol import table as p
from osada.table.protocol.house import NewTableMade
from osada.table.protocol.insight import Hint

from ..browser.positions import played_on
from .client import Client, Refused
from .serving import Server


def refusal(person: Client, table: str) -> str:
    with pytest.raises(Refused) as raised:
        person.post(f"/api/tables/{table}/hint", None, Hint)
    return raised.value.problem.code


def test_a_hint_is_a_legal_move_with_a_reason_and_the_log_says_so(server: Server) -> None:
    host = Client(server)
    made = host.new_table("vikings", "link", "link", seed=3)
    players = [Client.seated(server, link) for link in made.links if link.seat is not None]
    table = made.table.id
    mover = next(one for one in players if one.scene(table).legal)
    other = next(one for one in players if one is not mover)
    assert mover.head(table).hints
    scene = mover.scene(table)
    told = mover.post(f"/api/tables/{table}/hint", None, Hint)
    best = told.choices[0]
    assert best.actions[0] in scene.legal
    assert best.reasons[0].rule.startswith("VIK-")
    assert other.entries(table)[-1].told == p.Tell("page-note-hint", {"seat": told.seat})
    assert mover.post(f"/api/tables/{table}/hint", None, Hint) == told
    assert len(mover.entries(table)) == told.number + 1
    assert refusal(other, table) == "not-in-turn"
    assert isinstance(mover.do(table, cmd.Play(best.actions[0], scene.number)), p.Done)


def test_where_hints_are_off_that_is_said(server: Server) -> None:
    host = Client(server)
    off = host.new_table("vikings", "me", "link", hints=False).table
    valley = host.new_table("mythwind", "me", hints=False).table
    assert not off.hints
    assert not valley.hints
    assert refusal(host, off.id) == "hints-off"
    assert refusal(host, valley.id) == "hints-off"


def test_where_there_is_only_one_thing_to_do_there_is_no_hint(server: Server) -> None:
    host = Client(server)
    made, _, state = played_on(
        host, "hamlet", "me", "link", until=lambda now: now.turn == (0,) and len(now.legal(0)) == 1
    )
    assert state.turn == (0,)
    number = host.head(made.table.id).number
    assert refusal(host, made.table.id) == "one-choice"
    assert host.head(made.table.id).number == number  # and the log says nothing of one


def test_in_mythwind_a_hint_comes_without_chances_and_brings_no_analysis(server: Server) -> None:
    host = Client(server)
    made = host.new_table("mythwind", "me", "link", seed=3)
    valley = made.table
    other = Client.seated(server, next(link for link in made.links if link.seat is not None))
    assert valley.hints
    assert not valley.insight
    scene = host.scene(valley.id)
    told = host.post(f"/api/tables/{valley.id}/hint", None, Hint)
    for choice in told.choices:
        assert choice.actions[0] in scene.legal
        assert choice.chances == []
        assert choice.points == []
        assert choice.reasons[0].key.startswith("mythwind-why-")
    assert other.entries(valley.id)[-1].told == p.Tell("page-note-hint", {"seat": told.seat})
    own = other.post(f"/api/tables/{valley.id}/hint", None, Hint)
    assert own.seat != told.seat
    with pytest.raises(Refused) as raised:
        host.post(f"/api/tables/{valley.id}/analysis", None, dict)
    assert raised.value.problem.code == "no-insight"


def test_where_hints_are_off_nobody_gets_round_that_while_the_game_runs(server: Server) -> None:
    host = Client(server)
    off = host.new_table("vikings", "me", "link", hints=False).table
    origin = {"table": off.id, "number": off.number}
    wish = {"game": "vikings", "seats": [{"who": "me"}, {"who": "computer", "level": "greedy"}]}
    beside = host.post("/api/tables", {**wish, "origin": origin, "hints": True}, NewTableMade).table
    assert not beside.hints
    assert not beside.insight
    assert refusal(host, beside.id) == "hints-off"
    for path, body in (
        (f"/api/tables/{beside.id}/analysis", None),
        (f"/api/tables/{beside.id}/branch", {"number": 0}),
        ("/api/positions/vikings", {"origin": origin}),
    ):
        with pytest.raises(Refused):
            host.post(path, body, dict)
    alone = host.post("/api/tables", {**wish, "hints": True}, NewTableMade).table
    assert alone.hints
    assert alone.insight


class Thinking:
    """A process that answers every question when it is told to."""

    def __init__(self) -> None:
        self.asked = 0
        self.may = asyncio.Event()

    async def ask(self, *_: object) -> dict[str, Any]:
        self.asked += 1
        await self.may.wait()
        return {}


def test_of_one_person_a_question_of_a_kind_waits_of_an_address_a_few_and_of_all_some_more() -> (
    None
):
    async def ask() -> None:
        pool, process = Pool(1, ""), Thinking()
        pool.all[0].process = process  # type: ignore[assignment]
        thinkers: Any = SimpleNamespace(pool=pool)
        hints, answers = Hints(thinkers), Verdicts(thinkers)

        def position(address: str, person: str) -> asyncio.Task[Any]:
            state, who = osada.game("vikings").start(2, 1), Asker(address, person, "position")
            return asyncio.create_task(hints.of_position("vikings", state, who))

        def answer(address: str, person: str, puzzle: str) -> asyncio.Task[Any]:
            who = Asker(address, person, "verdict")
            return asyncio.create_task(answers.verdict("vikings", puzzle, ("promote",), who))

        async def is_one_too_many(asked: asyncio.Task[Any]) -> None:
            with pytest.raises(problems.Refused) as raised:
                await asyncio.wait_for(asked, 10)
            assert (status_of(raised.value), raised.value.problem.code) == (429, "asks-already")

        thought_of = position("10.0.0.1", "ada")
        await asyncio.sleep(0)
        hers = [position("10.0.0.1", "ada"), answer("10.0.0.1", "ada", "one")]
        await asyncio.sleep(0)
        await is_one_too_many(position("10.0.0.1", "ada"))
        await is_one_too_many(answer("10.0.0.1", "ada", "two"))
        iga = position("10.0.0.1", "iga")
        await asyncio.sleep(0)
        assert LANES["ask"].each == 3
        await is_one_too_many(position("10.0.0.1", "ola"))
        others = [position(f"10.0.0.{n}", "") for n in range(2, 14)]
        await asyncio.sleep(0)
        hers[1].cancel()  # whoever goes makes room for others
        await asyncio.gather(hers[1], return_exceptions=True)
        one_more = position("10.0.0.200", "eva")
        process.may.set()
        asked = (thought_of, hers[0], iga, *others, one_more)
        came = await asyncio.gather(*asked, return_exceptions=True)
        refused = [one.problem for one in came if isinstance(one, problems.Refused)]
        assert {one.code for one in refused} == {"many-ask"}
        assert all(one.told.args["seconds"] for one in refused)
        assert process.asked == len(came) - len(refused) == 1 + LANES["ask"].most
        assert isinstance(came[-1], dict)

    asyncio.run(ask())


def test_whoever_hangs_up_is_waited_for_no_longer_and_may_ask_again() -> None:
    """What a worker has begun ends first: nobody's table has to sit down anew for it."""

    async def ask() -> None:
        pool, process = Pool(1, ""), Thinking()
        pool.all[0].process = process  # type: ignore[assignment]
        answers = Verdicts(SimpleNamespace(pool=pool))  # type: ignore[arg-type]
        leaving = asyncio.Event()

        async def receive() -> dict[str, str]:
            await leaving.wait()
            return {"type": "http.disconnect"}

        request: Any = SimpleNamespace(receive=receive)

        def answer(puzzle: str) -> asyncio.Task[Any]:
            who = Asker("10.0.0.1", "ada", "verdict")
            verdict = answers.verdict("vikings", puzzle, ("promote",), who)
            return asyncio.create_task(while_there(request, verdict))

        begun = answer("one")
        await asyncio.sleep(0.01)
        waits = answer("two")
        await asyncio.sleep(0.01)
        leaving.set()
        gone = await asyncio.wait_for(asyncio.gather(begun, waits, return_exceptions=True), 10)
        assert [type(one) for one in gone] == [problems.Refused] * 2
        assert process.asked == 1
        table = asyncio.create_task(pool.take("a table"))
        await asyncio.sleep(0.01)
        assert not table.done(), "the worker is still at what it has begun"
        leaving.clear()
        again = answer("two")
        await asyncio.sleep(0.01)
        process.may.set()
        worker = await asyncio.wait_for(table, 10)
        assert process.asked == 1, "the table comes first"
        pool.give(worker)
        assert await asyncio.wait_for(again, 10) == {}

    asyncio.run(ask())
