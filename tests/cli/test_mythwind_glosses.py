"""The word beside each answer of Mythwind: what it costs and what it brings, as the view has it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from osada.cli.speaking import speak
from osada.games.mythwind.terminal.asking import question_for
from osada.games.mythwind.terminal.glosses import gloss
from osada.games.mythwind.terminal.signs import Signs
from osada.games.mythwind.view.shape import Meaning, View
from osada.kernel.action import Action
from osada.terminal import Talk

from .mythwind_evenings import view_of, wandered

Line = tuple[View, int, Action, str]


@cache
def signs() -> Signs:
    speech, _ = speak(wandered(1, 0), Talk("en"))
    return Signs(speech, Talk.of(speech))


@cache
def lines() -> list[Line]:
    """Every answer that was offered in some weeks, with its word."""
    return [*met(1), *met(4)]


def met(seats: int) -> Iterator[Line]:
    journal, rng = wandered(seats, 0), Random(4)
    for _ in range(700):
        seat = journal.state.turn[0]
        view = view_of(journal, seat)
        legal = [action for action in journal.state.legal(seat) if action.kind != "become"]
        for action in legal:
            yield view, seat, action, gloss(view, seat, action, signs())
        agree = [action for action in legal if action.kind == "agree"]
        journal.play(seat, rng.choice(agree or legal))


def of(kind: str) -> list[Line]:
    found = [line for line in lines() if line[2].kind == kind and not meanings(line)]
    assert found, f"nobody could {kind}"
    return found


def meanings(line: Line) -> list[Meaning]:
    view, _, action, _ = line
    question = question_for(view)
    offered = question["meanings"] if question is not None else []
    return [meaning for meaning in offered if meaning["answer"] == action.wire]


def test_an_answer_that_means_effects_says_them_and_their_price() -> None:
    free, priced = 0, 0
    for line in lines():
        for meaning in meanings(line):
            effects, cost = (signs().said(meaning[part]) for part in ("effects", "cost"))
            assert line[3] == (f"{cost} → {effects}" if cost and effects else cost or effects)
            free += bool(effects) and not cost
            priced += bool(effects and cost)
    assert min(free, priced) > 3


def test_a_building_to_be_built_says_its_price_its_space_and_all_that_it_does() -> None:
    for view, _, action, word in of("construct"):
        (card,) = [c for c in view["stack"] if c["building"] == action.text.split()[1]]
        assert word.startswith(f"{signs().cost(card['cost'])} → {card['entry']}/4")
        for effect in (
            *card["bonus"],
            *card["season_end"],
            *card["season_end_goal"],
            *card["action"],
        ):
            assert signs().speech.message(effect) in word


def test_a_building_to_be_visited_says_what_it_does() -> None:
    visited = 0
    for view, _, action, word in of("visit"):
        for card in view["buildings"]:
            if card["building"] == action.text.split()[1]:
                visited += 1
                assert word == signs().effects(card["action"], card["action_cost"])
    assert visited


def test_work_says_its_coins() -> None:
    for view, _, _, word in of("clear"):
        assert word == f"{view['prices']['clear']}●"
    for view, _, _, word in of("odd-job"):
        assert word == f"+{view['prices']['odd_job']}●"
