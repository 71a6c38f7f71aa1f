"""Puzzles: the list, one of them played by its rules, and what is said of an answer."""

from __future__ import annotations

import asyncio
import datetime
import time
from collections.abc import Sequence

from litestar import get, post
from litestar.params import FromPath, JSONBody

from osada.kernel.action import Wire
from osada.requests import puzzles as asked_of
from osada.table.protocol.problems import Refused, wait_for
from osada.table.protocol.puzzle import PuzzleAsk, Puzzles, PuzzleStep, PuzzleTry, PuzzleVerdict
from osada.table.protocol.table import Foreseen, Tell
from osada.table.puzzles import PuzzleTable, sit_down
from osada.table.what_if import what_if as what_would_be
from osada.table.why_not import why_not

from .compressed import COMPRESSED
from .requests import (
    AnyRequest,
    asker_of,
    calling_address,
    service_of,
    visitor_at,
    while_there,
)


@get("/api/puzzles", middleware=COMPRESSED)
async def puzzles(request: AnyRequest) -> Puzzles:
    """All puzzles, how far one has come with each, and today's."""
    solved = await service_of(request).puzzles.of((await visitor_at(request)).player)
    today = datetime.datetime.now(datetime.UTC).date()
    every = await asyncio.to_thread(asked_of.every_puzzle)
    return asked_of.all_puzzles(every, solved, today)


@post("/api/puzzles/{game:str}/{name:str}", status_code=200, middleware=COMPRESSED)
async def step(
    request: AnyRequest, game: FromPath[str], name: FromPath[str], data: JSONBody[PuzzleTry]
) -> PuzzleStep:
    """How it stands after what somebody has played; nothing is decided by it."""
    service, player = service_of(request), (await visitor_at(request)).player
    called = (await service.accounts.me(player)).name if player else ""
    at_it = await _sit_down(request, game, name, data.actions, called)
    solved = (await service.puzzles.of(player)).get((game, name))
    tried, found = await service.puzzles.counted(game, name)
    return asked_of.step(at_it, game, solved, tried, found)


@post("/api/puzzles/{game:str}/{name:str}/why", status_code=200)
async def why(
    request: AnyRequest, game: FromPath[str], name: FromPath[str], data: JSONBody[PuzzleAsk]
) -> list[list[Tell]]:
    """Why actions are not legal after that."""
    at_it = await _sit_down(request, game, name, data.actions)
    return why_not(at_it.table, at_it.puzzle.seat, data.about)


@post("/api/puzzles/{game:str}/{name:str}/what-if", status_code=200)
async def what_if(
    request: AnyRequest, game: FromPath[str], name: FromPath[str], data: JSONBody[PuzzleAsk]
) -> Foreseen:
    """What an action would do after that."""
    at_it = await _sit_down(request, game, name, data.actions)
    return what_would_be(at_it.table, at_it.puzzle.seat, data.about[0])


@post("/api/puzzles/{game:str}/{name:str}/theme", status_code=200)
async def theme(request: AnyRequest, game: FromPath[str], name: FromPath[str]) -> Tell:
    """What a puzzle teaches, for who wants help."""
    at_it = await _sit_down(request, game, name, ())
    return asked_of.theme_told(at_it, game)


@post("/api/puzzles/{game:str}/{name:str}/answer", status_code=200)
async def answer(
    request: AnyRequest, game: FromPath[str], name: FromPath[str], data: JSONBody[PuzzleTry]
) -> PuzzleVerdict:
    """Whether a turn is the right one. Without any action the answer is shown, which counts as a
    try that was not right."""
    service, visitor = service_of(request), await visitor_at(request)
    if not visitor.player:
        raise Refused("not-signed-in")
    at_it = await _sit_down(request, game, name, data.actions)
    shown = not data.actions
    turn = asked_of.turn_to_judge(at_it, shown)
    verdict = service.answers.verdict(game, name, turn, asker_of(request, visitor, "verdict"))
    found = await while_there(request, verdict)
    right = found["right"] and not shown
    solved = await service.puzzles.tried(visitor.player, game, name, right, time.time())
    return asked_of.verdict(at_it, game, found, shown, solved)


async def _sit_down(
    request: AnyRequest, game: str, name: str, actions: Sequence[str | Wire], called: str = ""
) -> PuzzleTable:
    wait_for(service_of(request).pace.asked(calling_address(request)))
    return await asyncio.to_thread(sit_down, game, name, actions, called)


HANDLERS = [puzzles, step, why, what_if, theme, answer]
