"""The lab at the command line: one JSON object, exit codes, and mistakes in one line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from osada.bots import bot
from osada.cli import lab
from osada.cli.app import app
from osada.kernel.game import Game
from osada.kernel.journal import Journal
from osada.lab import reasons
from osada.lab.bench import Bench
from osada.lab.simulate import Simulation
from tests.kernel.harvest import Harvest, HarvestState


def run(*words: str) -> object:
    """The exit code of `osada …`."""
    with pytest.raises(SystemExit) as ended:
        app(list(words), prog_name="osada")
    return ended.value.code


def test_simulate_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    wish = ("--seats", "4", "--bots", "random,random,random,random", "--games", "5")
    assert run("simulate", "vikings", *wish, "--seed", "1", "--json") == 0
    assert json.loads(capsys.readouterr().out).keys() == Simulation.__annotations__.keys()


def test_bench_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("bench", "vikings", "--seconds", "0.1", "--json") == 0
    assert list(json.loads(capsys.readouterr().out)) == list(Bench.__annotations__)


def test_moves_at_a_table_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("lab", "players", "vikings", "--decisions", "8", "--json") == 0
    (moves,) = json.loads(capsys.readouterr().out)
    assert (moves["game"], moves["level"], moves["decisions"]) == ("vikings", "greedy", 8)
    assert moves["table"] > moves["server"] > 0
    assert moves["ratio"] == pytest.approx(moves["table"] / moves["thinking"])
    assert moves["sitting_down"] > 0


def test_a_computer_player_that_there_is_not_is_not_measured(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run("lab", "players", "--level", "gredy") == 2
    assert "did you mean 'greedy'" in capsys.readouterr().err


def test_what_hints_say_of_a_game_is_counted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def just_begun(game: Game, seats: int, seed: int) -> Journal:
        journal, player = Journal(game, seats, seed), bot("greedy", game, seed, 0)
        for _ in range(6):
            state = journal.state
            journal.play(state.turn[0], player.choose(state, state.turn[0]))
        return journal

    monkeypatch.setattr(reasons, "played_by", just_begun)
    assert run("lab", "reasons", "vikings", "--games", "1", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    (one,) = told["games"]
    assert (told["game"], one["number"], one["seats"]) == ("vikings", 0, 2)
    assert one["kinds"].keys() == {"gain", "honest", "nothing"}
    assert sum(one["kinds"].values()) == sum(one["keys"].values()) > 0
    assert one["kinds"]["nothing"] == 0
    assert all(key.startswith("vikings-why-") for key in one["keys"])


@pytest.mark.parametrize("command", ["simulate", "fuzz"])
def test_people_get_a_table(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(command, "vikings", "--games", "2") == 0
    told = capsys.readouterr()
    assert told.out.startswith("2 games of vikings")
    assert told.err == ""


def test_fuzz_that_finds_something_ends_with_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(lab, "opener", lambda name, content: Harvest)
    monkeypatch.setattr(HarvestState, "faults", lambda s: ["a bid is lost"])
    assert run("fuzz", "harvest", "--games", "2", "--out", str(tmp_path), "--json") == 1
    found = json.loads(capsys.readouterr().out)
    assert found["failures"] == 2
    assert {one["reason"] for one in found["found"]} == {"a bid is lost"}
    assert all(Path(one["file"]).exists() for one in found["found"])
    assert run("fuzz", "harvest", "--games", "2", "--out", str(tmp_path)) == 1
    assert "osada record show" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("simulate vikins", "there is no game 'vikins': did you mean 'vikings'?"),
        ("simulate vikings --games 0", "the number of games must be 1 or more, not 0"),
        ("simulate vikings --seats 4 --bots random", "--bots names 1 for 4 seats"),
        ("simulate vikings --bots random,mighty", "there is no bot 'mighty'"),
        ("simulate vikings --bots foo", "there is no bot 'foo' for vikings"),
        ("bench vikings --seconds 0", "takes more than 0 and at most 3600 seconds, not 0"),
        ("simulate vikings --games ten", "invalid value for '--games': not a whole number"),
        ("simulate vikings --seats 5", "vikings is for 2 to 4 players, not 5"),
        ("simulate vikings --option promote", "'promote' is not NAME=VALUE"),
        ("simulate vikings --content missing.toml", "missing.toml"),
        ("simulate vikings --games many", "invalid value for '--games'"),
        ("fuzz vikings --seats 2,x", "--seats '2,x' is not a list of numbers"),
        ("fuzz vikings --jobs 0", "the number of jobs must be 1 or more, not 0"),
        ("bench vikings --seconds 0", "a benchmark takes"),
        ("bench chess", "there is no game 'chess'"),
    ],
)
def test_a_mistake_is_told_in_one_line(
    words: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*words.split()) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert said in told.err
    assert told.err.count("\n") == 1


def test_games_that_did_not_end_are_told_with_the_reason(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run("simulate", "hamlet", "--games", "1", "--max-decisions", "5") == 0
    assert "1 unfinished" in (told := capsys.readouterr().out)
    assert "stopped at a limit (--max-decisions" in told
