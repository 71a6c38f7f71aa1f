"""Positions written by hand: what can stand on a table is read, and every fault is named."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from osada.kernel.errors import BadPosition, OsadaError

from .good_positions import Spoilt, acting, base, paying, placing
from .positions import data, load, position
from .spoilt_tables import SPOILT_TABLES
from .spoilt_villages import SPOILT_VILLAGES
from .tables import GAME, start
from .villages import RICH, RICH_ROADS


def faults(given: object) -> list[str]:
    """What is wrong with a position, each with its place."""
    with pytest.raises(BadPosition) as refused:
        GAME.from_json(json.dumps(given))
    return [str(fault) for fault in refused.value.faults]


@pytest.mark.parametrize("make", [base, acting, placing, paying])
def test_the_positions_below_are_good_before_they_are_spoilt(
    make: Callable[[], dict[str, Any]],
) -> None:
    assert GAME.from_json(json.dumps(make())).faults() == []


@pytest.mark.parametrize("case", [*SPOILT_VILLAGES, *SPOILT_TABLES], ids=lambda case: case.name)
def test_a_fault_is_named_with_its_place(case: Spoilt) -> None:
    given = deepcopy(case.make())
    case.spoil(given)
    named = faults(given)
    assert [fault for fault in named if fault.startswith(case.told)], named


def test_several_faults_are_named_together() -> None:
    given = base()
    given["players"]["red"]["gold"] = -3
    given["milestones"]["cook"] = "red"
    given["first"] = "purple"
    assert len(faults(given)) == 3


def test_what_cannot_be_read_hides_no_other_fault_and_invents_none() -> None:
    """Without its place the Farm is not missed; the row is looked at all the same."""
    given = base()
    given["rond"] = 3
    given["seats"] = 7
    given["tiles"]["farm"]["pose"] = "somewhere"
    given["row"].pop()
    given["offers"][0] = 13
    given["stage"] = "lunch"
    places = [fault.split(":")[0] for fault in faults(given)]
    assert places == ["rond", "seats", "stage", "tiles.farm.pose", "offers", "row"]


@pytest.mark.rule("HAM-COMP-06")
def test_alone_it_is_finished_after_the_last_round_whatever_is_empty() -> None:
    assert GAME.from_json(data(1) | {"stage": "finished", "round": 20}).outcome is not None
    assert faults(data(1) | {"stage": "finished", "round": 19})


@pytest.mark.parametrize("text", ["", "[]", "{", "3", "null"])
def test_what_is_no_position_at_all_is_refused_with_a_word(text: str) -> None:
    with pytest.raises(BadPosition, match=r"JSON"):
        GAME.from_json(text)


def test_what_is_left_out_has_a_plain_meaning() -> None:
    """A village, the tiles in the bag and the sale tiles suffice."""
    whole = data()
    small = {key: whole[key] for key in ("tiles", "row", "bag", "offers", "unseen_sales", "stack")}
    table = load(small)
    assert table.state.seats == 2
    assert table.turn == "red"
    assert table.villagers("green") == ["church"]
    assert table.gold("red") == 0


def random_states() -> list[dict[str, Any]]:
    """Positions of all stages from a game played at random, busily."""
    rng = Random(3)
    found: list[dict[str, Any]] = []
    for seats in (1, 3):
        state = start(seats, seats).state
        while state.turn and len(found) < 120 * seats:
            menu = state.legal(state.turn[0])
            busy = [a for a in menu if a.kind not in ("end", "rest", "done", "donkeys")] or menu
            state.play(state.turn[0], rng.choice(busy))
            found.append(state.to_data())
    rich = position(3, village=RICH, roads=RICH_ROADS, gold={"red": 40}, goods={"quarry": "stone"})
    rich.play("red go church", "red deliver 1")
    return [*found, rich.state.to_data()]


ODD: list[Any] = [
    *(None, 0, 1, -1, 31, True, "", "x", "red", "church", "sell", "build", "pay", "act", "place"),
    *("stable", "hire", "lead", "finished", "turn", "layout", "refine", "bridge", "0 0 0", 3.5),
    *([], ["red"], [None], {}, {"red": 3}, ["buy wood"], [1, 2, 3], "windmill", "yellow"),
]


def test_whatever_is_written_is_a_good_position_or_a_named_fault() -> None:
    """Never a crash: a position that was read can be shown, saved and played on."""
    rng = Random(8)
    pool = random_states()
    read = 0
    for _ in range(1500):
        given = deepcopy(rng.choice(pool))
        for _ in range(rng.choice([1, 1, 2])):
            part: Any = given
            while True:
                key = rng.choice(list(part if isinstance(part, dict) else range(len(part))))
                inner = part[key]
                if isinstance(inner, dict | list) and inner and rng.random() < 0.6:
                    part = inner
                    continue
                part[key] = rng.choice(ODD)
                break
        try:
            state = GAME.from_json(given)
        except OsadaError:
            continue
        read += 1
        assert state.faults() == []
        state.view(None)
        if state.turn:
            state.play(state.turn[0], rng.choice(state.legal(state.turn[0])))
            assert state.faults() == []
    assert read > 10
