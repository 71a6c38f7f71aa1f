"""Hints at a table: a good move and why, told in the log, and only where they are allowed."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

import osada
from osada.server.players.hints import WAITING, Hints
from osada.server.protocol import problems
from osada.server.protocol import table as p
from osada.server.protocol.insight import Hint
from osada.server.protocol.lobby import NewTableMade

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
    assert isinstance(mover.do(table, p.Play(best.actions[0], scene.number)), p.Done)


def test_where_hints_are_off_or_there_are_none_that_is_said(server: Server) -> None:
    host = Client(server)
    off = host.new_table("vikings", "me", "link", hints=False).table
    valley = host.new_table("mythwind", "me").table
    assert not off.hints
    assert not valley.hints
    assert refusal(host, off.id) == "hints-off"
    assert refusal(host, valley.id) == "no-insight"


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


def test_nobody_fills_the_line_of_the_computer_players_with_positions_of_their_own() -> None:
    async def ask() -> None:
        answered: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()

        async def take(table: str) -> Any:
            return SimpleNamespace(process=SimpleNamespace(ask=lambda *_: answered))

        minds = SimpleNamespace(take=take, give=lambda mind: None)
        hints = Hints(SimpleNamespace(minds=minds))  # type: ignore[arg-type]

        def one(who: str) -> asyncio.Task[Any]:
            state = osada.game("vikings").start(2, 1)
            return asyncio.create_task(hints.of_position("vikings", state, who))

        asked = [one(f"10.0.0.{n}") for n in range(WAITING - 1)]
        again = one("10.0.0.1")
        last = one("10.0.0.100")
        late = one("10.0.0.101")
        for refused in (again, late):
            with pytest.raises(problems.Refused) as raised:
                await asyncio.wait_for(refused, 10)
            assert raised.value.problem.code == "too-fast"
        answered.set_result({})
        await asyncio.gather(*asked, last)
        await one("10.0.0.1")

    asyncio.run(ask())
