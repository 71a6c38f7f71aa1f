"""A guided first game at a real table: led, kindly corrected, and then let go."""

from __future__ import annotations

import time

import pytest

from osada.table.lessons import load_lesson, tutorials
from osada.table.protocol import commands as cmd
from osada.table.protocol import table as p

from ..patience import PATIENCE
from .client import Client
from .serving import Server

GAMES = ("hamlet", "mythwind", "vikings")


def my_scene(learner: Client, table: str) -> p.Scene:
    """The position as soon as the learner is in turn."""
    until = time.monotonic() + PATIENCE
    while True:
        scene = learner.scene(table)
        if scene.legal:
            return scene
        assert time.monotonic() < until, "the others do not move"
        time.sleep(0.02)


@pytest.mark.parametrize("game", GAMES)
def test_a_learner_is_led_through_the_whole_first_game(server: Server, game: str) -> None:
    script = load_lesson(game, "first")
    with Client(server) as learner:
        table = learner.new_table(game, "me", tutorial="first").table.id
        for number in range(1, script.of + 1):
            scene = my_scene(learner, table)
            lesson = scene.lesson
            assert lesson is not None
            assert (lesson.step, lesson.of) == (number, script.of)
            wanted = lesson.wanted or script.steps[-1].wire
            assert wanted in scene.legal
            learner.play(table, wanted)
        my_scene(learner, table)
        plays = [e for e in learner.entries(table) if e.kind == "play"]
    told = [(entry.seat, entry.action) for entry in plays[: len(script.steps)]]
    mine = [(step.seat, step.wire) for step in script.steps if step.seat == 0]
    assert [move for move in told if move[0] == 0] == mine
    assert [seat for seat, _ in told] == [step.seat for step in script.steps]


def test_another_move_is_refused_with_what_the_lesson_asks_for(server: Server) -> None:
    with Client(server) as learner:
        table = learner.new_table("vikings", "me", tutorial="first").table.id
        scene = my_scene(learner, table)
        refused = learner.do(table, cmd.Play("set-sail", scene.number))
        assert isinstance(refused, p.Problem)
        assert (refused.told.key, refused.told.args) == (
            "problem-lesson",
            {"action": ["space", "add-1"]},
        )
        assert learner.scene(table).number == scene.number


def test_a_learner_who_takes_a_move_back_is_asked_for_it_again(server: Server) -> None:
    with Client(server) as learner:
        table = learner.new_table("hamlet", "me", tutorial="first").table.id
        for action in ("go farm", "work"):
            learner.play(table, action)
        scene = my_scene(learner, table)
        done = learner.do(table, cmd.Undo(scene.number, 2))
        assert isinstance(done, p.Done)
        lesson = my_scene(learner, table).lesson
    assert lesson is not None
    assert (lesson.wanted, lesson.step) == (("go", "farm"), 1)


def test_a_tutorial_that_there_is_not_is_told_so(server: Server) -> None:
    assert "second" not in tutorials("vikings")
    with Client(server) as learner:
        wish = {"game": "vikings", "seats": [{"who": "me"}], "tutorial": "second"}
        answer = learner.http.post("/api/tables", json=wish)
    assert answer.status_code == 422
    assert answer.json()["told"]["key"] == "problem-bad-table"
