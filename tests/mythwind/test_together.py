"""What one person is asked locks nobody else, and nothing is promised twice. Decision 62."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from osada.games.mythwind.rules.apart import take_up
from osada.games.mythwind.rules.resolve import run
from osada.games.mythwind.rules.town import BETWEEN, Town
from osada.kernel.errors import BadPosition

from .towns import FIRST, GAME, menu, play, refusal, town

ASKED = "0 visit community"


def rich(data: dict[str, Any]) -> None:
    for sheet in data["sheets"].values():
        sheet["coins"] = 30


def a_day_of(s: Town, seat: int, space: str) -> None:
    """One seat's whole noon, whatever the others are asked."""
    play(s, f"{seat} visit {space}", f"{seat} pass")
    while "finish" not in menu(s, seat):
        play(s, f"{seat} {menu(s, seat)[0]}")
    play(s, f"{seat} finish")


@pytest.mark.rule("MYT-GEN-05")
@pytest.mark.rule("MYT-GEN-09")
def test_three_go_on_to_the_evening_while_one_leaves_a_question_open() -> None:
    s = town(4, rich)
    play(s, ASKED)
    open_one = menu(s, 0)
    for seat, space in ((3, "hire"), (1, "construct"), (2, "adventure")):
        a_day_of(s, seat, space)
    assert s.turn == (0,)
    assert menu(s, 0) == open_one
    assert refusal(s, "1 finish") == ("MYT-GEN-05", "wait")
    play(s, "0 pass", "0 odd-job", "0 finish")
    assert s.day == 2


@pytest.mark.rule("MYT-NOON-COM-02")
def test_what_others_changed_is_no_longer_offered() -> None:
    s = town(2, rich)
    play(s, ASKED)
    assert "buy culture" in menu(s, 0)
    s.tracks[0] = 10
    play(s, "1 visit construct")
    assert "buy culture" not in menu(s, 0)
    assert refusal(s, "0 buy culture") == ("MYT-NOON-COM-03", "buy-full")


def test_what_is_being_paid_is_asked_in_order_and_said() -> None:
    """The town's goods are not promised twice: the others wait, and hear for whom."""
    s = town(2, rich)
    play(s, ASKED)
    take_up(s, 0)
    s.question = None
    s.tasks[-1].text = "pay res C/F 1"
    run(s)
    assert s.turn == (0,)
    assert refusal(s, "1 visit construct") == ("MYT-GEN-09", "another-decides")
    play(s, "0 resource culture")
    assert "visit construct" in menu(s, 1)


def test_whatever_is_asked_can_be_asked_again_and_be_saved() -> None:
    """A season of four who answer by lot: a question set aside says the same when it is begun
    anew, and the position is the same when it is read back."""
    s, rng = town(4, game=FIRST), Random(4)
    kinds: set[str] = set()
    while s.phase != BETWEEN:
        assert not s.faults()
        if s.aside and s.question is None:
            before = json.loads(s.to_json())
            run(s)
            assert {**json.loads(s.to_json()), "open_cards": before["open_cards"]} == before
            kinds |= {own.question.kind for own in s.aside.values()}
        if len(s.aside) > 2:
            assert GAME.from_json(s.to_json()).digest() == s.digest()
        seat = rng.choice(s.turn)
        s.play(seat, rng.choice(s.legal(seat)))
    assert len(kinds) > 20, "the season asked too little to tell"


def test_alone_everything_waits_for_the_one_who_is_asked() -> None:
    s = town(1, rich)
    play(s, ASKED)
    assert s.turn == (0,)
    assert not s.aside


@pytest.mark.parametrize(
    ("fault", "reason"),
    [
        ({"seat": 1}, "asked two things at once"),
        ({"tasks": []}, "nothing waits for the answer"),
        ({"tasks": [["!conjure", 0, 0]]}, "nothing that could be resolved"),
        ({"kind": "?"}, "nothing that is asked"),
        ({"choices": ["fly"]}, "is no action"),
    ],
)
def test_a_position_with_a_broken_question_set_aside_is_refused(
    fault: dict[str, object], reason: str
) -> None:
    s = town(2, rich)
    play(s, ASKED, "1 visit construct")
    data = json.loads(s.to_json())
    data["aside"][0].update(fault)
    with pytest.raises(BadPosition, match=reason):
        GAME.from_json(data)
