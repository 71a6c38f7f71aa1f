"""Whole games as readable text: each is replayed, and its comments say what must come of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import osada
from osada import Journal

from .tables import Table

TRANSCRIPTS = sorted((Path(__file__).parent / "transcripts").glob("*.txt"))
EXPECTED = re.compile(r"# expect (\w+) (\d+) = goods (\d+) \+ bets (\d+)$", re.MULTILINE)
WINNERS = re.compile(r"# expect winners? ([\w ]+)$", re.MULTILINE)
EACH = pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: str(path.stem))


def replayed(path: Path) -> Journal:
    replay = osada.read_record(path.read_text(encoding="utf-8"))
    assert replay.fault is None, str(replay.fault)
    return replay.journal


@EACH
def test_a_transcript_replays_to_the_scores_it_names(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    state = replayed(path).state
    assert state.outcome is not None
    colours = state.to_data()["seats"]
    assert isinstance(colours, list)
    scores = [
        (colours[s.seat], s.total, s.total - s.parts["bets"], s.parts["bets"])
        for s in state.outcome.scores
    ]
    expected = [(name, *map(int, numbers)) for name, *numbers in EXPECTED.findall(text)]
    assert scores == expected
    (winners,) = WINNERS.findall(text)
    assert [colours[seat] for seat in state.outcome.winners] == winners.split()


@EACH
def test_a_transcript_is_sound_at_every_step(path: Path) -> None:
    journal = replayed(path)
    state = osada.game("vikings").start(journal.seats, journal.seed, journal.options)
    for entry in journal.entries:
        assert state.faults() == []
        state.play(entry.seat, entry.action)
    assert state.digest() == journal.state.digest()


@EACH
def test_what_a_transcript_says_about_the_line_and_the_market_is_so(path: Path) -> None:
    """Comments such as `# Round 3. In line B R …; fur 1, grain 1, nails 2.` tell the truth."""
    said = re.findall(
        r"# Round (\d+)\. In line ([RGBY ]+); fur (\d), grain (\d), nails (\d)\.",
        path.read_text(encoding="utf-8"),
    )
    journal = replayed(path)
    table = Table(osada.game("vikings").start(journal.seats, journal.seed, journal.options))
    found = []
    for entry in journal.entries:
        if table.stage == "space" and not table.placed():
            values = [str(table.market(kind)) for kind in ("fur", "grain", "nails")]
            found.append((str(table.round), " ".join(table.waiting()), *values))
        table.state.play(entry.seat, entry.action)
    assert found == said


def test_there_are_transcripts_for_two_three_and_four_players_and_with_extra_vikings() -> None:
    journals = [replayed(path) for path in TRANSCRIPTS]
    kinds = {(journal.seats, journal.options["two-player-viking"]) for journal in journals}
    assert kinds == {(2, False), (2, True), (3, False), (4, False)}


@pytest.mark.rule("VIK-TIE-01")
def test_the_transcripts_hold_a_shared_victory_and_one_by_the_last_tie_break() -> None:
    by_name = {path.stem: replayed(path).state.outcome for path in TRANSCRIPTS}
    shared, broken = by_name["three_players"], by_name["four_players"]
    assert shared is not None
    assert broken is not None
    assert shared.ranks == (1, 3, 1)
    assert [score.total for score in broken.scores[:2]] == [25, 25]
    assert [score.tie_break for score in broken.scores[:2]] == [(4, 15), (4, 16)]
    assert broken.ranks[:2] == (2, 1)
