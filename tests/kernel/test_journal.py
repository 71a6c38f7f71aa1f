"""What a journal and a record say besides the moves: the beginning, numbers, lines, results."""

from __future__ import annotations

import pytest

import osada
from osada.kernel.chance import Chance
from osada.kernel.errors import BadRecord, Unwritten
from osada.kernel.journal import Journal, one_line
from osada.kernel.outcome import Outcome, Score
from osada.kernel.record import read_record, write_record
from osada.kernel.state import State
from osada.kernel.step import Step
from tests.kept.evenings import evenings

from .harvesting import GAME

ASKED = {"offers": 2, "why_not": 3, "carry_out": 3, "prompt": 2}
"""What a step is asked, and with how much."""


def test_the_log_begins_with_the_setup_and_counts_what_was_played() -> None:
    table = Journal(osada.game("hamlet"), 2, 7)
    assert table.opening, "a game of which something is told at its beginning"
    for _ in range(3):
        seat = table.state.turn[0]
        table.play(seat, table.state.legal(seat)[0])
    played = [(n, entry) for n, entry in enumerate(table.entries, 1) for _ in entry.events]
    for viewer in (None, 0, 1):
        log = table.log(viewer)
        begun, rest = log[: len(table.opening)], log[len(table.opening) :]
        assert [line["step"] for line in begun] == [0] * len(begun)
        assert not any("seat" in line for line in begun)
        told = [(line["step"], line["seat"]) for line in rest]
        assert told == [(n, entry.seat) for n, entry in played]


def test_what_begins_at_a_position_was_not_set_up() -> None:
    table = Journal(osada.game("hamlet"), 2, 7)
    assert table.chapter.setup
    origin = one_line(table.state)
    again = Journal.resume(table.game, table.state, 7, {}, origin)
    assert (again.chapter.setup, again.opening, again.from_position) == ((), (), True)
    assert not table.from_position


@pytest.mark.parametrize("whole", [True, False])
def test_a_fault_is_on_its_line_in_whatever_chapter(whole: bool) -> None:
    lines = evenings()["mythwind_one"].read_text(encoding="utf-8").split("\n")
    starts = [n for n, line in enumerate(lines) if line.startswith("--- ")]
    assert len(starts) > 2
    at = next(n for n in range(starts[2] + 5, len(lines)) if lines[n].startswith("0 "))
    wrong = "\n".join([*lines[:at], "0 nonsense", *lines[at + 1 : starts[3]]])
    fault = osada.read_record(wrong, whole=whole).fault
    assert fault is not None
    assert fault.line == at + 1


@pytest.mark.parametrize("count", ["two", "-2", "2.0", "", "9" * 21])
def test_a_number_in_the_head_of_a_record_is_a_number(count: str) -> None:
    text = write_record(Journal(GAME, 2, 1))
    line = next(n for n, row in enumerate(text.split("\n"), 1) if row.startswith("seats: 2"))
    with pytest.raises(BadRecord) as refused:
        read_record(text.replace("seats: 2", f"seats: {count}", 1), lambda name: GAME)
    assert refused.value.line == line


@pytest.mark.parametrize(
    ("cut", "put", "reason"),
    [
        ("seats: 2", "seats 2", "'seats 2' is not 'name: value'"),
        ("seats: 2", "seats: 2\nseats: 2", "'seats' is said twice"),
        ("seats: 2", "seats: 2\nchairs: 2", "'chairs' is unknown in a header"),
        ("seats: 2", "seats: 2\nname 1234: Ada", "'name 1234' is unknown in a header"),
        ("seats: 2\n", "", "the header does not say 'seats: …'"),
        ("\nstart", "\nbegin", "after --- the line 'start …' must follow"),
        ("\n---\n", "\n", "'start' is not 'name: value'"),
        ("osada record 1", "osada record 2", "record format 2 is unknown"),
        ("osada record 1", "a record", "this is no record"),
    ],
)
def test_a_head_that_cannot_be_read_says_why(cut: str, put: str, reason: str) -> None:
    text = write_record(Journal(GAME, 2, 1))
    assert cut in text
    with pytest.raises(BadRecord) as refused:
        read_record(text.replace(cut, put, 1), lambda name: GAME)
    assert refused.value.reason.startswith(reason)


def test_a_chapter_without_its_position_is_refused() -> None:
    text = write_record(Journal(GAME, 2, 1)).rpartition("end ")[0]
    with pytest.raises(BadRecord, match="a chapter begins with 'position"):
        read_record(f"{text}--- 2 the year 2\n", lambda name: GAME)


def test_every_value_that_parts_the_equal_has_a_name() -> None:
    scores = (Score(0, {"a": 3}, (1, 2)), Score(1, {"a": 3}, (1, 3)))
    told = Outcome(scores, ("coins", "cards")).to_data()
    assert told["winners"] == [1]
    assert [score["tie_break"] for score in told["scores"]] == [
        {"coins": 1, "cards": 2},
        {"coins": 1, "cards": 3},
    ]
    with pytest.raises(ValueError, match="is longer"):
        Outcome(scores, ("coins",)).to_data()


@pytest.mark.pure_only
@pytest.mark.parametrize(
    "name", ["prompt", "_offers", "_why_not", "_not_in_turn", "_carry_out", "copy", "to_data"]
)
def test_what_every_game_must_say_is_said_by_no_other(name: str) -> None:
    state = State(2, Chance(1))
    given = {"copy": 0, "to_data": 0, "_why_not": 2, "_carry_out": 2}.get(name, 1)
    with pytest.raises(Unwritten):
        getattr(state, name)(*(0, GAME.vocabulary.actions[0])[:given])


@pytest.mark.pure_only
@pytest.mark.parametrize(("name", "given"), ASKED.items())
def test_what_every_step_must_say_is_said_by_no_other(name: str, given: int) -> None:
    state = State(2, Chance(1))
    with pytest.raises(Unwritten):
        getattr(Step[State](), name)(*(state, 0, GAME.vocabulary.actions[0])[:given])
