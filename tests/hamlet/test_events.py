"""Every event the game tells, under its rule and with its arguments; and every question."""

from __future__ import annotations

import pytest

from .building import builder
from .phrasebook import EVENTS, PROMPTS, declared_arguments
from .positions import position
from .tables import Args, Said, Table, start
from .telling import TELLING, Telling, hall

QUESTIONS: list[tuple[str, str, Args, Table]] = [
    (
        "ask-layout",
        "HAM-SETUP-04",
        {"seat": 0, "tile": "woodcutter"},
        start(1, 0, {"layout": "free"}),
    ),
    ("ask-turn", "HAM-TURN-02", {"seat": 0, "villagers": 1, "donkeys": 1}, position()),
    ("ask-lead", "HAM-TURN-03", {"seat": 0}, position().after("red donkeys")),
    ("ask-act", "HAM-TURN-04", {"seat": 0, "tile": "farm"}, position().after("red go farm")),
    ("ask-hire", "HAM-HALL-06", {"seat": 0, "gold": 4}, hall(9).after("red hire villager")),
    ("ask-stable", "HAM-HALL-07", {"seat": 0}, hall(9).after("red hire donkey")),
    (
        "ask-place",
        "HAM-BUILD-02",
        {"seat": 0, "tile": "shrine", "anchor": "market"},
        builder("shrine", "market").after("red build shrine"),
    ),
    (
        "ask-pay",
        "HAM-TRANSPORT-07",
        {"seat": 0, "resources": ["milk", "brick"], "purpose": "deliver", "left": 3},
        position(gold={"red": 20}).after("red go church", "red deliver 2"),
    ),
]


@pytest.mark.parametrize("case", TELLING, ids=lambda case: str(case.what))
def test_what_is_told_has_its_rule_and_arguments(case: Telling) -> None:
    told = case.told()
    assert Said(case.what, case.rule, case.args) in told, told
    assert set(case.args) == declared_arguments(case.what)


def test_every_event_of_the_game_comes_up_here() -> None:
    assert {case.what for case in TELLING} == set(EVENTS)


@pytest.mark.parametrize(
    ("what", "rule", "args", "table"), QUESTIONS, ids=lambda part: str(part)[:12]
)
def test_what_is_asked_has_its_rule_and_arguments(
    what: str, rule: str, args: Args, table: Table
) -> None:
    assert table.question() == Said(what, rule, args)
    assert set(args) == declared_arguments(what)


def test_every_question_of_the_game_comes_up_here() -> None:
    assert {question[0] for question in QUESTIONS} == set(PROMPTS)


def test_a_question_is_asked_of_nobody_else() -> None:
    assert position().state.prompt(1) is None
