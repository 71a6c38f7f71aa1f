"""Puzzles at the server: played by the rules, judged there, and what everybody found is kept."""

from __future__ import annotations

import pytest

import osada
from osada.insight.puzzle import puzzles
from osada.table.protocol import puzzle as p
from osada.table.protocol.table import Foreseen, Tell

from .client import Client, Refused
from .serving import Server

EASY = max(
    (one for one in puzzles(osada.game("vikings")) if len(one.obvious) > 1),
    key=lambda one: one.cost,
)
PLACE = f"/api/puzzles/vikings/{EASY.name}"


def wires(turn: tuple[str, ...]) -> list[object]:
    return [osada.game("vikings").vocabulary.wire(text) for text in turn]


def mark(person: Client) -> str:
    told = person.get("/api/puzzles", p.Puzzles)
    return next(one.mark for one in told.puzzles if one.name == EASY.name)


def answer(person: Client, turn: tuple[str, ...]) -> p.PuzzleVerdict:
    return person.post(f"{PLACE}/answer", {"actions": wires(turn)}, p.PuzzleVerdict)


def test_a_puzzle_is_missed_and_solved_and_that_is_kept(server: Server) -> None:
    ada, borek = Client(server), Client(server)
    assert mark(ada) == ""
    begun = ada.post(PLACE, {"actions": []}, p.PuzzleStep)
    first = wires(EASY.answers[0])[0]
    assert begun.head.me == EASY.seat
    assert not begun.over
    assert first in begun.scene.legal
    ahead = {"actions": [], "about": [first]}
    assert ada.post(f"{PLACE}/why", ahead, list[list[Tell]]) == [[]]
    assert ada.post(f"{PLACE}/what-if", ahead, Foreseen).base == 0

    with pytest.raises(Refused) as raised:
        answer(ada, EASY.obvious[:-1])
    assert raised.value.problem.code == "no-answer"
    missed = answer(ada, EASY.obvious)
    assert (missed.right, missed.mark, missed.answer) == (False, "missed", [])
    assert missed.lost > 0
    solved = answer(ada, EASY.answers[0])
    assert (solved.right, solved.mark) == (True, "later")
    assert solved.reasons[0].rule.startswith("VIK-")
    assert answer(ada, EASY.obvious).mark == "later"  # nothing takes it away
    assert answer(borek, EASY.answers[0]).mark == "first"
    assert mark(ada) == "later"
    over = borek.post(PLACE, {"actions": wires(EASY.answers[0])}, p.PuzzleStep)
    assert over.over
    assert not over.scene.legal
    assert (over.tried, over.found) == (2, 1)
    assert over.puzzle.theme is not None


def test_what_is_no_puzzle_or_no_action_is_refused_and_the_answer_shown_counts_as_missed(
    server: Server,
) -> None:
    person = Client(server)
    for place, actions, code in (
        ("/api/puzzles/vikings/nothing", [], "unknown"),
        ("/api/puzzles/chess/nothing", [], "unknown"),
        (PLACE, ["fly"], "no-action"),
        (PLACE, [["ship", 1]], "illegal"),
        (PLACE, [*wires(EASY.answers[0]), ["ship", 1]], "over"),
    ):
        with pytest.raises(Refused) as raised:
            person.post(place, {"actions": actions}, p.PuzzleStep)
        assert raised.value.problem.code == code
    shown = answer(person, ())
    assert (shown.right, shown.mark) == (False, "missed")
    assert shown.answer == wires(EASY.answers[0])
    assert answer(person, EASY.answers[0]).mark == "later"
