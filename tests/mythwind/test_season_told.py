"""A finished season told: what its log says comes to what has changed in the town."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest
from typer.testing import CliRunner

import osada
from osada.bots import bot
from osada.cli.app import app
from osada.games.mythwind.rules.town import Town
from osada.games.mythwind.rules.words import COUNTERS, RESOURCES
from osada.games.mythwind.told import seasons_told
from osada.games.mythwind.told.telling import counted, goal_steps
from osada.kernel.journal import Journal
from osada.kernel.record import write_record
from osada.texts import Speech
from tests.texts.fluent_files import LANGUAGES

GAME = osada.game("mythwind")
SEASONS = 3


def played(level: str, seats: int, seed: int) -> tuple[Journal, list[Town], list[list[int]]]:
    """A campaign, the town between its seasons, and what each season had counted before its last
    action."""
    journal = Journal(GAME, seats, seed)
    players = [bot(level, GAME, seed, seat) for seat in range(seats)]
    towns, counters = [cast(Town, journal.state)], []
    while journal.state.chapters_ended() < SEASONS:
        before = cast(Town, journal.state)
        seat = before.turn[0]
        journal.play(seat, players[seat].choose(before, seat))
        if journal.state.chapters_ended() > before.chapters_ended():
            towns.append(cast(Town, journal.state))
            counters.append(before.counters)
    return journal, towns, counters


CAMPAIGNS = [("skilled", 1, 3), ("greedy", 2, 4), ("skilled", 4, 5)]


@pytest.mark.parametrize(("level", "seats", "seed"), CAMPAIGNS)
def test_coins_and_resources_by_cause_come_to_what_has_changed(
    level: str, seats: int, seed: int
) -> None:
    journal, towns, _ = played(level, seats, seed)
    for chapter, before, after in zip(journal.chapters, towns, towns[1:], strict=False):
        count = counted(journal, chapter, after.box)
        for seat, own in enumerate(count.seats):
            came = sum(own.coins.gained.values()) - sum(own.coins.paid.values())
            assert came == after.sheet(seat).coins - before.sheet(seat).coins
        for kind, name in enumerate(RESOURCES):
            purse = count.tracks[name]
            came = sum(purse.gained.values()) - sum(purse.paid.values())
            assert came == after.tracks[kind] - before.tracks[kind]
            assert count.levels[name] == after.tracks[kind]
        new = {after.box.names[b] for b in after.standing() if b not in before.standing()}
        assert new <= {*count.built, *(building for building, _ in count.given)}


@pytest.mark.parametrize(("level", "seats", "seed"), CAMPAIGNS)
@pytest.mark.rule("MYT-GOAL-01")
def test_steps_of_a_goal_are_counted_and_agree_with_how_it_was_judged(
    level: str, seats: int, seed: int
) -> None:
    journal, towns, counters = played(level, seats, seed)
    for chapter, last, after in zip(journal.chapters, counters, towns[1:], strict=False):
        count = counted(journal, chapter, after.box)
        has, needs = goal_steps(count, after.box)
        alternative = " or " in after.box.goals[count.goal - 1].test
        assert (has >= needs) is count.met or alternative
        for name in ("clear", "construct", "hire", "skill", "buy", "use_building"):
            # what the season's very last action adds is not in the counters any more
            assert count.counters[name] >= last[COUNTERS.index(name)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_season_is_told_in_every_language_by_the_town_and_by_each_seat(lang: str) -> None:
    journal, _, _ = played("skilled", 2, 8)
    speech = Speech(GAME, lang, ("Ada", "Olaf"))
    seasons = seasons_told(journal)
    assert [season.number for season in seasons] == [1, 2, 3]
    for season in seasons:
        assert [part.seat for part in season.parts] == [None, 0, 1]
        for part in season.parts:
            assert part.lines
            for line in part.lines:
                text, errors = speech.render(line.seen_by(None))
                assert not errors
                assert "⟨" not in text


def test_a_record_tells_its_seasons_at_the_terminal(tmp_path: Path) -> None:
    journal, _, _ = played("greedy", 1, 2)
    file = tmp_path / "valley.osada"
    file.write_text(write_record(journal), encoding="utf-8")
    run = CliRunner().invoke(app, ["record", "told", str(file), "--chapter", "2", "--lang", "en"])
    assert run.exit_code == 0, run.output
    assert run.output.strip().startswith("Summer, year 1")
    assert "Coins in:" in run.output
    assert "without a Character action" in run.output.replace("\n", " ")
    missing = CliRunner().invoke(app, ["record", "told", str(file), "--chapter", "9"])
    assert missing.exit_code != 0
