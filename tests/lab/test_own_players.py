"""Anybody's own computer player sits down; one that breaks the rules or the clock is named."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from osada import bots
from osada.bots.own import noted
from osada.kernel.header import PLAYER
from osada.lab import simulate
from osada.lab.blocks import opener
from osada.lab.ledger import BadLedger
from osada.lab.limits import Limits
from osada.lab.tournament import tournament
from osada.lab.workers import Workers
from osada.server.players.worker_main import load_bots
from tests.cli.driving import in_process

BAD = Path(__file__).with_name("bad_players.py")
TIDY = f"{Path(__file__).parents[2] / 'examples' / 'my_bot.py'}:Tidy"
SHORT = Limits(turns=6)


def test_the_example_plays_and_does_nothing_wrong(tmp_path: Path) -> None:
    players = [TIDY, "random"]
    found = simulate(opener("vikings", None), players, 1, seed=2, limits=SHORT, keep=tmp_path)
    assert found["decisions"] > 6
    assert found["faults"] == []
    (record,) = tmp_path.iterdir()
    assert "player 0: my_bot.py:Tidy" in record.read_text()
    again = in_process(["record", "check", str(record)], "", tmp_path)
    assert again.code == 0
    assert PLAYER.fullmatch(noted("/somewhere/else than here/" + "x" * 80 + ".py:Mine"))


@pytest.mark.parametrize(
    ("name", "times", "said"),
    [
        ("Raising", 1, "stumbled: SystemExit: no idea"),
        ("Cheating", 2, "which is not legal"),
        ("Endless", 1, "took longer than 0.05 s"),
    ],
)
def test_who_does_something_wrong_is_named_and_the_game_goes_on(
    name: str, times: int, said: str
) -> None:
    asked = ["random", f"{BAD}:{name}"]
    found = tournament(opener("vikings", None), asked, 1, limits=SHORT, seconds=0.05)
    assert found["games"] == 2
    good, bad = found["standings"]
    assert (good["faults"], good["fault"]) == (0, "")
    assert bad["faults"] >= times
    assert said in bad["fault"]
    assert bad["fault"].startswith("deal 0, seat 1: ")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (f"{BAD}:Unable", "cannot sit down (ValueError: no chair)"),
        (f"{BAD}:NoPlayer", "it has no 'choose(state, seat)'"),
        (f"{BAD}:Raisin", "it has Raising, Cheating, Endless"),
        ("nowhere.py:Mine", "there is no file 'nowhere.py'"),
        (f"{Path(__file__).parents[2] / 'pyproject.py'}:Mine", "there is no file"),
    ],
)
def test_who_cannot_play_is_told_in_one_line(name: str, said: str, tmp_path: Path) -> None:
    commands = [["simulate", "vikings"], ["lab", "tournament", "vikings"], ["play", "vikings"]]
    for command in commands if "Unable" in name else commands[:1]:
        told = in_process([*command, "--bots", name], "", tmp_path)
        assert told.code == 2
        assert said in told.err
        assert told.err.count("\n") == 1


def test_results_of_another_file_of_that_name_are_not_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    asked = ["random", f"{file}:Raising"]
    file.write_text(BAD.read_text())
    play = opener("vikings", None)
    tournament(play, asked, 1, limits=SHORT, folder=tmp_path)
    file.write_text(BAD.read_text() + "# better\n")
    with pytest.raises(BadLedger, match="other bots"):
        tournament(play, asked, 1, workers=Workers(1), limits=SHORT, folder=tmp_path)


def test_an_evening_goes_on_after_a_fault_and_a_record_loads_no_file(tmp_path: Path) -> None:
    saved = tmp_path / "game.osada"
    asked = ["play", "vikings", "--bots", f"{BAD}:Cheating", "--seed", "1", "--save", str(saved)]
    evening = in_process(asked, "1\n1\n1\n1\n1\n1\n1\n", tmp_path)
    assert "which is not legal – a random move was played instead." in " ".join(evening.out.split())
    again = in_process(["play", "vikings", "--load", str(saved)], "", tmp_path)
    assert again.code == 2
    assert "'bad_players.py:Cheating' of a file sat there: say with --bots" in again.err


def test_a_server_offers_the_player_of_its_owner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_EVERYWHERE", dict(bots._EVERYWHERE))
    monkeypatch.setattr(bots, "_GUESTS", {})
    game = opener("hamlet", None)()
    load_bots(TIDY)
    assert bots.levels(game)[0] == "Tidy"
    assert "Tidy" in bots.bots(game)
    with pytest.raises(bots.BadBot):  # nothing that comes over a network is looked for in files
        bots.maker(TIDY, game)


def test_the_report_names_them(tmp_path: Path) -> None:
    asked = ["lab", "tournament", "vikings", "--bots", f"{BAD}:Raising,random", "--blocks", "1"]
    asked += ["--jobs", "1", "--out", str(tmp_path)]
    told = in_process(asked, "", tmp_path)
    assert "did wrong 2 times, first: deal 0, seat 0: stumbled: SystemExit" in " ".join(
        told.out.split()
    )
    assert json.loads((tmp_path / "report.json").read_text())["standings"][0]["faults"] == 2
    assert "no idea" in (tmp_path / "report.html").read_text()
