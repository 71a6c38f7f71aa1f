"""Remarks and variations in records: kept, readable, beside the game, and refused by their line."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import osada
from osada.kernel.chance import Chance
from osada.kernel.journal import Entry, Journal, step
from osada.kernel.record import write_record
from osada.kernel.state import State
from osada.kernel.variations import DEEPEST, Notes, Variation, plain

GAMES = ("vikings", "hamlet", "mythwind")


def played(game: str, seed: int, actions: int) -> Journal:
    """The beginning of a game, by chance."""
    journal = Journal(osada.game(game), 2, seed)
    rng = Random(seed)
    for _ in range(actions):
        seat = journal.state.turn[0]
        journal.play(seat, rng.choice(journal.state.legal(seat)))
    return journal


def another_way(state: State, after: int, name: str, rng: Random, depth: int) -> Variation:
    """Some actions from a position on, by chance drawn anew, with what is said of them."""
    state = state.copy()
    state.chance = Chance(rng.getrandbits(60))
    entries: list[Entry] = []
    notes = Notes()
    for place in range(1, rng.randint(1, 5) + 1):
        seat = state.turn[0]
        state, entry = step(state, seat, rng.choice(state.legal(seat)))
        entries.append(entry)
        if depth > 1 and rng.random() < 0.3:
            notes.variations.append(another_way(state, place, "", rng, depth - 1))
    notes.remarks[rng.randint(0, len(entries))] = f"of {name}" if name else "so"
    return Variation(after, name, entries, notes)


@settings(deadline=None, max_examples=15, suppress_health_check=[HealthCheck.too_slow])
@given(
    game=st.sampled_from(GAMES),
    seed=st.integers(0, 10_000),
    name=st.text(max_size=30),
    said=st.dictionaries(st.integers(0, 12), st.text(max_size=80), max_size=4),
)
def test_what_is_written_beside_a_game_is_read_and_written_the_same(
    game: str, seed: int, name: str, said: dict[int, str]
) -> None:
    journal = played(game, seed, 12)
    bare = write_record(journal)
    rng, notes = Random(seed), journal.chapter.notes
    notes.remarks = {at: plain(text) for at, text in said.items() if plain(text)}
    for place in sorted(rng.sample(range(13), 3)):
        state = journal.positions[place]
        notes.variations.append(another_way(state, place, plain(name), rng, 3))
    text = write_record(journal)
    replay = osada.read_record(text, whole=True)
    assert (replay.fault, replay.cut) == (None, None)
    assert write_record(replay.journal) == text
    assert replay.journal.chapter.notes.remarks == notes.remarks
    replay.journal.chapter.notes = Notes()
    assert write_record(replay.journal) == bare


def lines_of(journal: Journal, *beside: str) -> str:
    """A record with these lines before its last one."""
    *lines, end = write_record(journal).rstrip("\n").split("\n")
    return "\n".join([*lines, *beside, end]) + "\n"


@pytest.mark.parametrize(
    ("beside", "wrong", "reason"),
    [
        (("( mine", "0 set-sail", ")"), 1, "in a variation, seat 0 may not 'set-sail': VIK-"),
        (("(", "{fine}", "0 nonsense", ")"), 2, "in a variation, 'nonsense' is no action"),
        (("(", "{fine}"), 0, "the variation that begins here is not ended by ')'"),
        (("; so", ")"), 1, "')' ends no variation"),
        (("( x", "; nothing is done", ")"), 2, "a variation has at least one action"),
        (("; " + "x" * 401,), 0, "a remark has 400 signs at most"),
        (("; " + "x" * 300, "; " + "x" * 300), 1, "a remark has 400 signs at most"),
        (("(" + "x" * 61, "{fine}", ")"), 0, "a variation's name has 60 signs at most"),
        (("(",) * (DEEPEST + 1), DEEPEST, "variations lie at most 6 deep"),
        (("; so", "= draw-3 fur"), 1, "'= draw-3 fur' must begin with a seat"),
    ],
)
def test_what_is_wrong_beside_a_game_is_named_by_its_line(
    beside: tuple[str, ...], wrong: int, reason: str
) -> None:
    journal = played("vikings", 3, 8)
    seat = journal.state.turn[0]
    fine = f"{seat} {journal.state.legal(seat)[0]}"
    text = lines_of(journal, *(line.replace("{fine}", fine) for line in beside))
    fault = osada.read_record(text).fault
    assert fault is not None
    assert fault.reason.startswith(reason)
    assert fault.line == text.count("\n") - len(beside) + wrong


def test_what_was_taken_back_has_nothing_beside_it_any_more() -> None:
    journal = played("vikings", 3, 8)
    notes = journal.chapter.notes
    notes.remarks = {7: "here", 8: "there"}
    notes.variations.append(another_way(journal.state, 8, "late", Random(1), 1))
    journal.undo(0, 1, frozenset({0, 1}))
    assert notes.remarks == {7: "here"}
    assert notes.count() == (0, 1)


def test_a_variation_may_end_a_chapter_but_not_go_beyond_it() -> None:
    journal = Journal(osada.game("mythwind"), 1, 2)
    begun, rng = journal.state, Random(2)
    while not journal.chapters:
        journal.play(0, rng.choice(journal.state.legal(0)))
    closed = journal.chapters[0]
    beside = Journal(journal.game, 1, 2)
    beside.chapter.notes.variations.append(Variation(0, "", closed.entries, Notes()))
    assert osada.read_record(write_record(beside)).fault is None
    after, more = step(journal.state, 0, journal.state.legal(0)[0])
    beyond = Variation(0, "", [*closed.entries, more], Notes())
    beside.chapter.notes.variations = [beyond]
    fault = osada.read_record(write_record(beside)).fault
    assert fault is not None
    assert fault.reason == "a variation goes no further than its chapter"
    assert begun.chapters_ended() < after.chapters_ended()


def test_a_remark_is_one_line_without_signs_that_cannot_be_seen() -> None:
    journal = played("vikings", 3, 2)
    text = lines_of(journal, "; \x1b[31mred\u202e # and not a comment", "", ";")
    replay = osada.read_record(text)
    assert replay.fault is None
    assert replay.journal.chapter.notes.remarks == {2: "[31mred # and not a comment"}
