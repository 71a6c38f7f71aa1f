"""Whole games as readable text: each is replayed, and its comments say what must come of it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

import osada
from osada.games.hamlet.rules.words import COLOURS
from osada.kernel.journal import Journal

from .checking import check
from .tables import GAME, Table

TRANSCRIPTS = sorted((Path(__file__).parent / "transcripts").glob("*.txt"))
RULES = Path(__file__).parents[2] / "docs" / "rules" / "hamlet.md"
EXPECTED = re.compile(r"^# expect (\w+) (\d+) = (.+)$", re.MULTILINE)
WINNERS = re.compile(r"^# expect winners? ([\w ]+)$", re.MULTILINE)
ROUNDS = re.compile(r"^# Round (\d+): (.+)$", re.MULTILINE)
EACH = pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: str(path.stem))
OFTEN = 25
"""At one position in so many the whole vocabulary is asked about."""


@cache
def replayed(path: Path) -> Journal:
    replay = osada.read_record(path.read_text(encoding="utf-8"))
    assert replay.fault is None, str(replay.fault)
    return replay.journal


def parts(text: str) -> dict[str, int]:
    """`sales 4 + gold 1 - unfinished 5` as numbers."""
    signed = re.findall(r"([+-]?) ?([a-z-]+) (\d+)", text)
    return {name: -int(stars) if sign == "-" else int(stars) for sign, name, stars in signed}


@EACH
def test_a_transcript_replays_to_the_scores_it_names(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    outcome = replayed(path).state.outcome
    assert outcome is not None
    found = [
        (COLOURS[score.seat], score.total, {k: v for k, v in score.parts.items() if v})
        for score in outcome.scores
    ]
    assert found == [(who, int(total), parts(rest)) for who, total, rest in EXPECTED.findall(text)]
    (winners,) = WINNERS.findall(text)
    assert [COLOURS[seat] for seat in outcome.winners] == winners.split()


@EACH
def test_a_transcript_is_sound_at_every_step(path: Path) -> None:
    journal = replayed(path)
    rng = Random(path.stem)
    state = GAME.start(journal.seats, journal.seed, journal.options)
    for number, entry in enumerate(journal.entries):
        assert state.faults() == []
        if number % OFTEN == OFTEN - 1:
            check(state, rng)
        state.play(entry.seat, entry.action)
    check(state, rng)
    assert state.digest() == journal.state.digest()


@EACH
def test_what_a_transcript_says_at_the_beginning_of_a_round_is_so(path: Path) -> None:
    """Comments such as `# Round 3: red 4 g 1 ★, green 5 g 1 ★` tell the truth."""
    journal = replayed(path)
    table = Table(GAME.start(journal.seats, journal.seed, journal.options))
    found: list[tuple[str, str]] = []
    for entry in journal.entries:
        if not found or int(found[-1][0]) < table.round:
            seats = COLOURS[: journal.seats]
            told = ", ".join(f"{c} {table.gold(c)} g {table.stars(c)} ★" for c in seats)
            found.append((str(table.round), told))
        table.state.play(entry.seat, entry.action)
    assert found == ROUNDS.findall(path.read_text(encoding="utf-8"))


@EACH
@pytest.mark.pure_only
def test_the_rules_a_transcript_names_are_rules(path: Path) -> None:
    known = set(re.findall(r"HAM-[A-Z]+(?:-[A-Z]+)?-\d+", RULES.read_text(encoding="utf-8")))
    named = set(re.findall(r"HAM-[A-Z]+(?:-[A-Z]+)?-\d+", path.read_text(encoding="utf-8")))
    assert len(named) >= 10
    assert named <= known


def test_there_are_transcripts_for_one_to_four_players_and_another_layout() -> None:
    journals = [replayed(path) for path in TRANSCRIPTS]
    assert sorted(journal.seats for journal in journals) == [1, 2, 3, 4]
    assert {journal.options["layout"] for journal in journals} == {"beginners", "random"}


@pytest.mark.rule("HAM-SCORE-08")
def test_the_game_of_two_is_decided_by_sale_tiles() -> None:
    outcome = replayed(next(p for p in TRANSCRIPTS if p.stem == "two_players")).state.outcome
    assert outcome is not None
    assert [score.total for score in outcome.scores] == [64, 64]
    assert [score.tie_break for score in outcome.scores] == [(2, 4), (2, 2)]
    assert outcome.ranks == (1, 2)


def test_the_transcripts_between_them_hold_nearly_every_kind_of_action() -> None:
    """All but resting and the filling of a Barn."""
    kinds = {entry.action.kind for path in TRANSCRIPTS for entry in replayed(path).entries}
    every = {action.kind for action in GAME.vocabulary.actions}
    assert every - kinds == {"fill", "rest"}
