"""Puzzles, played here."""

from __future__ import annotations

import datetime

from osada.requests import puzzles as asked_of
from osada.table.protocol.problems import Refused
from osada.table.protocol.puzzle import PuzzleAsk, Puzzles, PuzzleStep, PuzzleTry, PuzzleVerdict
from osada.table.protocol.table import Foreseen, Tell
from osada.table.puzzles import PuzzleTable, sit_down
from osada.table.questions import Answered
from osada.table.what_if import what_if as what_would_be
from osada.table.why_not import why_not

from ..answering import Addresses, Nothing, Words
from ..device import Device
from ..every_game import every_game

ADDRESSES = Addresses()
ONE = "/api/puzzles/{game}/{name}"


def _sit_down(words: Words, tried: PuzzleTry | PuzzleAsk, called: str = "") -> PuzzleTable:
    return sit_down(words["game"], words["name"], tried.actions, called)


@ADDRESSES.at("GET", "/api/puzzles", Nothing)
async def puzzles(device: Device, _: Words, __: Nothing) -> Puzzles:
    """All of them, and today's."""
    today = datetime.datetime.now(datetime.UTC).date()
    return asked_of.all_puzzles(every_game().puzzles, device.solved, today)


@ADDRESSES.at("POST", ONE, PuzzleTry)
async def step(device: Device, words: Words, tried: PuzzleTry) -> PuzzleStep:
    """How it stands after what was played."""
    at = _sit_down(words, tried, device.name)
    solved = device.solved.get((words["game"], words["name"]))
    return asked_of.step(at, words["game"], solved, 0, 0)


@ADDRESSES.at("POST", f"{ONE}/why", PuzzleAsk)
async def why(_: Device, words: Words, asked: PuzzleAsk) -> list[list[Tell]]:
    """Why actions are not legal after that."""
    at = _sit_down(words, asked)
    return why_not(at.table, at.puzzle.seat, asked.about)


@ADDRESSES.at("POST", f"{ONE}/what-if", PuzzleAsk)
async def what_if(_: Device, words: Words, asked: PuzzleAsk) -> Foreseen:
    """What an action would do after that."""
    at = _sit_down(words, asked)
    return what_would_be(at.table, at.puzzle.seat, asked.about[0])


@ADDRESSES.at("POST", f"{ONE}/theme", Nothing)
async def theme(_: Device, words: Words, __: Nothing) -> Tell:
    """What it teaches."""
    return asked_of.theme_told(_sit_down(words, PuzzleTry([])), words["game"])


@ADDRESSES.at("POST", f"{ONE}/answer", PuzzleTry)
async def answer(device: Device, words: Words, tried: PuzzleTry) -> PuzzleVerdict:
    """Whether a turn is the right one."""
    at, game, name = _sit_down(words, tried), words["game"], words["name"]
    shown = not tried.actions
    turn = asked_of.turn_to_judge(at, shown)
    found = await device.think(Answered(game, name, turn))
    if found is None:
        raise Refused("no-verdict")
    solved = await device.tried(game, name, found["right"] and not shown)
    return asked_of.verdict(at, game, found, shown, solved)
