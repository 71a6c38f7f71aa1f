"""Results that are kept say again what they said, and their games can be played again."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest

import osada
from osada.bots import maker
from osada.bots.ladder import ladder
from osada.bots.levels import LEVELS
from osada.bots.planner import Planner
from osada.bots.search import Search
from osada.lab.duel import Sat
from osada.lab.results import (
    BadResults,
    curve,
    drawn,
    play_again,
    read_results,
    rungs,
    shares,
    to_keep,
)
from osada.lab.wins import impossible, worked_out
from osada.texts.speech import Speech
from tests.cli.driving import in_process

RESULTS = Path(__file__).parents[2] / "docs" / "bots" / "results.jsonl"


def test_what_is_kept_comes_to_the_same_again(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    asked = [
        "vikings",
        "--bots",
        "greedy,random,random",
        "--blocks",
        "2",
        "--seed",
        "4",
        "--jobs",
        "1",
    ]
    asked = ["lab", "tournament", *asked, "--keep", str(file), "--json"]
    told = json.loads(in_process(asked, "", tmp_path).out)
    [row] = shares(read_results(file))
    assert round(row.share, 4) == told["win_share"]["greedy"]
    assert [round(row.low, 4), round(row.high, 4)] == told["wilson"]["greedy"]
    assert all(one.same for one in play_again(read_results(file), 2, 1))
    assert [row.open, *row.unfinished] == [0, 0, 0], "who won is kept, whatever was shared"
    spoilt = read_results(file)
    for game in spoilt[0]["games"]:
        game[2] += 1
    assert not any(one.same for one in play_again(spoilt, 2, 1))


def test_chances_are_put_together_by_tenths() -> None:
    assert curve([(0.12, 0.0), (0.18, 1.0), (1.0, 1.0)]) == [[2, 0.15, 0.5], [1, 1.0, 1.0]]
    assert drawn([[2, 0.15, 0.5]], "said").startswith("<svg")


@pytest.mark.parametrize("text", ["no JSON", "{}", '{"bots": [], "games": []}'])
def test_other_files_are_refused_in_a_line(text: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text(text)
    with pytest.raises(BadResults, match="holds no results"):
        read_results(tmp_path / "file")


def test_the_first_of_a_turned_series_is_found() -> None:
    """In the second turning of two the first bot sits at seat 1."""
    sat = [
        Sat(0, turned, bot, seat, won, 10 + seat, 1.0, 0.5, 2, True, [won])
        for turned, names in enumerate([("a", "b"), ("b", "a")])
        for seat, (bot, won) in enumerate(zip(names, (1.0, 0.0), strict=True))
    ]
    kept = to_keep("vikings", ["a", "b"], 3, sat)
    assert kept["won"] == 1.0
    assert kept["games"] == [[0, 0, 10, 11], [0, 1, 10, 11]]
    assert kept["winners"] == [[0], [0]]
    assert kept["said"] == [[1, 0.0, 0.0], [1, 1.0, 1.0]]


def test_the_results_in_the_documents_are_those_of_games_that_can_be_played_again() -> None:
    kept = read_results(RESULTS)
    assert {one["game"] for one in kept} == {"vikings", "hamlet"}
    certain = [one for one in kept if set(one["bots"]) <= {"novice", "casual", "greedy"}]
    assert all(one.same for one in play_again(certain, 2, 7))


def test_what_players_are_told_of_the_levels_is_what_the_kept_games_say() -> None:
    kept = read_results(RESULTS)
    for name in ("vikings", "hamlet"):
        told = ladder(osada.game(name))
        assert told == rungs(kept, name)
        assert {(rung["level"], rung["seats"]) for rung in told} == {
            (level, seats) for level in LEVELS[1:] for seats in (2, 3, 4)
        }
    few = [{**one, "games": one["games"][:10]} for one in kept]
    assert rungs(few, "vikings") == [], "ten games are too few to tell anybody"  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", ["en", "pl", "cs"])
def test_the_numbers_in_how_an_animal_thinks_are_those_it_thinks_by(lang: str) -> None:
    game = osada.game("vikings")
    words = Speech(game, lang).words
    for level in ("skilled", "strong", "master"):
        planner = maker(level, game)(game, Random(1))
        assert isinstance(planner, Planner)
        assert isinstance(planner.mind, Search)
        said = words.say("vikings-about-level", {"level": level})
        assert re.findall(r"\d+", said) == [str(planner.mind.playouts)]


def written(path: Path, series: list[dict[str, object]]) -> str:
    path.write_text("".join(json.dumps(one) + "\n" for one in series))
    return str(path)


@pytest.mark.parametrize("change", [1.0, -0.5, 0.2])
def test_a_file_whose_wins_are_not_those_of_its_games_is_refused(
    change: float, tmp_path: Path
) -> None:
    series: list[dict[str, object]] = [
        {**one, "won": one["won"] + change} for one in read_results(RESULTS)
    ]
    said = in_process(["lab", "results", written(tmp_path / "changed", series)], "", tmp_path)
    assert (said.code, said.out) == (1, "")
    assert re.fullmatch(r"osada: \w+, \w+ against \d \w+ \(seed \d+\): .* come to .*\n", said.err)


def test_of_a_shared_game_only_who_kept_the_winners_knows_what_it_was_worth() -> None:
    """The first bot sits at seat 0, then at 1: it wins alone, then shares the most with another."""
    games = [[0, 0, 20, 10], [0, 1, 15, 15]]
    of_before = worked_out(2, games, None)
    assert (of_before.least, of_before.most, of_before.open) == (1, 2, 1)
    assert [won for won in (0.5, 1, 1.2, 1.5, 2, 2.5) if of_before.agree(won)] == [1, 1.5, 2]
    for winners, won in (([[0], [0]], 1), ([[0], [0, 1]], 1.5), ([[0], [1]], 2)):
        assert worked_out(2, games, winners).agree(won)
        assert not worked_out(2, games, winners).agree(won - 0.5)
    assert impossible(games, [[1], [1]]), "who has fewer points has not won"


def test_a_deal_that_was_not_played_to_the_end_is_said(tmp_path: Path) -> None:
    said = in_process(["lab", "results"], "", tmp_path)
    assert said.code == 0
    assert "vikings, master against 3 greedy: of the 4 games of the last deal only 3" in " ".join(
        said.out.split()
    )
    cut = [row.unfinished for row in shares(read_results(RESULTS)) if row.unfinished[0]]
    assert cut == [(3, 4)]
