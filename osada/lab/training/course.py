"""A whole course: games, lessons from them over and over, and an examination at the end.

Everything lies in one folder. Whoever stops it starts it again with the same folder, and it goes
on after the last round that was finished; the same seed comes to the same weights.
"""

from __future__ import annotations

import io
import json
import os
from hashlib import blake2b
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple, TypedDict

import numpy as np

from osada._compiled import MODE
from osada.bots import added
from osada.bots.net import read_net
from osada.kernel.errors import OsadaError
from osada.kernel.game import Game
from osada.version import __version__

from ..blocks import OpenGame, Progress
from ..tournament import tournament
from .lessons import Lessons, learning_of, play_lessons
from .pupil import Pupil

GAMES, LESSONS, WEIGHTS, LOG = "games.npz", "learning.npz", "weights.npz", "log.json"
HELD_BACK = 0.04
"""The part of the positions, the last ones, that is not learned from but asked about."""
TRAINED, UNTRAINED = "trained", "untrained"


class BadCourse(OsadaError):
    """A folder that belongs to another course, or a game that nothing can be learned of."""


class Course(NamedTuple):
    """What is learned, from what, and for how long; all of it decides the weights."""

    game: str
    level: str = "greedy"
    games: int = 4000
    rounds: int = 16
    width: int = 32
    inner: int = 96
    size: int = 2048
    """Positions looked at in one step."""
    seed: int = 1
    deals: int = 20
    """Of the examination."""


QUICK = {"games": 100, "rounds": 4, "size": 128, "width": 16, "inner": 32, "deals": 15}
"""Enough to see that it learns, in about a minute."""


class Round(TypedDict):
    """How wrong it was after one time through all lessons."""

    learned: float
    held_back: float
    points: float
    seconds: float


class Training(TypedDict):
    """What came of it; JSON-ready."""

    course: dict[str, object]
    positions: int
    seconds_of_games: float
    equal_chances: float
    """How wrong one is who gives everybody the same chance."""
    curve: list[Round]
    examination: dict[str, list[float]]
    """Wins of the trained among the untrained, one turn deep both: the share and its interval."""
    fingerprint: str
    mode: str
    version: str


def train(
    open_game: OpenGame,
    course: Course,
    folder: Path,
    jobs: int,
    playing: Progress,
    learning: Progress,
) -> Training:
    """Do what of the course has not been done in this folder yet."""
    game = open_game()
    if not game.house.learning:
        raise BadCourse(f"{game.name} has no judgement that can be learned: osada games has others")
    log = _open_log(game, course, folder)
    lessons, log["seconds_of_games"] = _lessons(open_game, course, folder, jobs, playing, log)
    kept = max(1, int(lessons.positions * (1 - HELD_BACK)))
    first, last = lessons.only(slice(kept)), lessons.only(slice(kept, None))
    log["positions"] = lessons.positions
    log["equal_chances"] = round(float(np.log(last.there.sum(axis=1)).mean()), 4)
    pupil = Pupil(learning_of(game), course.width, course.inner, course.seed)
    if log["curve"]:
        with np.load(folder / LESSONS) as memory:
            pupil.remember({name: memory[name] for name in memory.files})
    for number in range(len(log["curve"]), course.rounds):
        learning(number, course.rounds)
        log["curve"].append(_one_round(pupil, course, number, first, last))
        _write(folder / LESSONS, _packed(pupil.memory()))
        _write(folder / WEIGHTS, pupil.weights())
        log["fingerprint"] = blake2b(pupil.weights(), digest_size=4).hexdigest()
        _write(folder / LOG, json.dumps(log, indent=1).encode())
    learning(course.rounds, course.rounds)
    if not log["examination"]:
        log["examination"] = _examine(open_game, course, folder)
        _write(folder / LOG, json.dumps(log, indent=1).encode())
    return log


def _open_log(game: Game, course: Course, folder: Path) -> Training:
    asked: dict[str, object] = {**course._asdict(), "content": game.content_hash}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        text = (folder / LOG).read_text("utf-8") if (folder / LOG).exists() else ""
    except OSError as error:
        raise BadCourse(f"{folder} cannot be used: {error.strerror}") from None
    if not text:
        if any(folder.iterdir()) and not (folder / GAMES).exists():
            raise BadCourse(f"{folder} is not empty and holds no course: choose another folder")
        return {
            "course": asked,
            "positions": 0,
            "seconds_of_games": 0.0,
            "equal_chances": 0.0,
            "curve": [],
            "examination": {},
            "fingerprint": "",
            "mode": MODE,
            "version": __version__,
        }
    try:
        log: Training = json.loads(text)
        there = log["course"]
    except (ValueError, KeyError, TypeError):
        raise BadCourse(f"{folder / LOG} is no log of a course: choose another folder") from None
    other = [name for name, value in asked.items() if there.get(name) != value]
    if other:
        told = ", ".join(f"{name} {there.get(name)} and not {asked[name]}" for name in other)
        raise BadCourse(f"{folder} holds another course ({told}): choose another folder")
    return log


def _lessons(
    open_game: OpenGame,
    course: Course,
    folder: Path,
    jobs: int,
    playing: Progress,
    log: Training,
) -> tuple[Lessons, float]:
    path = folder / GAMES
    if path.exists() and log["curve"]:
        with np.load(path) as file:
            kept = Lessons(file["facts"], file["wins"], file["points"], file["there"])
        return kept, log["seconds_of_games"]
    began = perf_counter()
    lessons = play_lessons(open_game, course.level, course.games, course.seed, jobs, playing)
    _write(path, _packed(lessons._asdict()))
    return lessons, round(perf_counter() - began, 2)


def _one_round(pupil: Pupil, course: Course, number: int, first: Lessons, last: Lessons) -> Round:
    began = perf_counter()
    order = np.random.default_rng((course.seed, number)).permutation(first.positions)
    steps = max(1, len(order) // course.size)
    wrong = 0.0
    for step in range(steps):
        chosen = order[step * course.size : (step + 1) * course.size]
        done = (number * steps + step + 1) / (course.rounds * steps)
        wrong += pupil.learn(first.only(chosen), done).winner
    held_back = pupil.wrong(last)
    return {
        "learned": round(wrong / steps, 4),
        "held_back": round(held_back.winner, 4),
        "points": round(10 * held_back.points**0.5, 3),
        "seconds": round(perf_counter() - began, 2),
    }


def _examine(open_game: OpenGame, course: Course, folder: Path) -> dict[str, list[float]]:
    """One who has learned among those who know nothing yet, everybody in every seat."""
    game = open_game()
    learning = learning_of(game)
    fresh = folder / "untrained.npz"
    _write(fresh, Pupil(learning, course.width, course.inner, course.seed + 1).weights())
    players = {
        name: learning.player(read_net(path, learning.whole, learning.per_part))
        for name, path in ((TRAINED, folder / WEIGHTS), (UNTRAINED, fresh))
    }
    fresh.unlink()
    names = [TRAINED, *[UNTRAINED] * (game.seats[0] - 1)]
    with added(players):
        found = tournament(open_game, names, course.deals, seed=course.seed)
    return {TRAINED: [found["win_share"][TRAINED], *found["wilson"][TRAINED]]}


def _packed(rows: dict[str, Any]) -> bytes:
    out = io.BytesIO()
    np.savez(out, **rows)
    return out.getvalue()


def _write(path: Path, data: bytes) -> None:
    """Whole or not at all."""
    part = path.with_name(f".{path.name}.part")
    part.write_bytes(data)
    os.replace(part, path)
