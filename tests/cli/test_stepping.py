"""Going through records, beginning at positions, keeping simulated games, completing commands."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import osada

from .driving import COMMAND, ROOT, in_process


def test_a_record_is_gone_through_step_by_step(half_game: Path, tmp_path: Path) -> None:
    """On with Enter, back with b, anywhere by number; past the end it is over."""
    last = len(osada.read_record(half_game.read_text()).journal.entries)
    typed = f"\nb\n7\nseven\n{last}\n\n"
    said = in_process(["record", "show", str(half_game), "--step"], typed, tmp_path)
    asked = [line for line in said.out.splitlines() if line.startswith("Step ")]
    steps = [int(line.split()[1]) for line in asked]
    assert steps == [0, 1, 0, 7, 7, last]
    assert "“seven” is not a step" in said.out
    assert said.code == 0


def test_a_game_begins_at_a_position_and_is_gone_on_with(tmp_path: Path) -> None:
    position = tmp_path / "mine.json"
    data = json.loads(osada.game("vikings").start(2, 3).to_json())
    data["market"]["fur"] = 4
    position.write_text(json.dumps(data))
    kept = tmp_path / "kept.osada"
    line = ["play", "vikings", "--position", str(position), "--save", str(kept)]
    said = in_process(line, "1\nundo\nundo\nquit\n", tmp_path)
    assert "It begins at a position of its own" in said.out
    assert "--seed" not in said.out
    assert "You have nothing to undo." in said.out
    again = in_process(["play", "vikings", "--load", str(kept)], "quit\n", tmp_path)
    assert "It begins at a position of its own" in again.out
    assert again.code == 0


def test_every_fault_of_a_position_is_told_in_one_line(tmp_path: Path) -> None:
    position = tmp_path / "mine.json"
    position.write_text('{"seats": ["red"], "market": {"fur": 9}}')
    said = in_process(["play", "vikings", "--position", str(position)], "", tmp_path)
    assert said.code == 2
    assert all(place in said.err for place in ("seats:", "ships:", "market.fur: 9 is not from"))
    more = in_process(
        ["play", "vikings", "--position", str(position), "--seats", "3"], "", tmp_path
    )
    assert "a position has its own seats: leave --seats out with --position" in more.err


def test_simulated_games_are_kept_as_records(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    line = ["simulate", "vikings", "--bots", "random,random", "--games", "2", "--keep", str(folder)]
    assert in_process(line, "", tmp_path).code == 0
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["vikings-00001.osada", "vikings-00002.osada"]
    assert in_process(["record", "check", *map(str, files)], "", tmp_path).code == 0
    again = in_process(line, "", tmp_path)
    assert (again.code, "is not empty: choose another folder" in again.err) == (2, True)


def test_a_shell_is_told_how_a_command_goes_on(tmp_path: Path) -> None:
    asked = {"_OSADA_COMPLETE": "complete_bash", "COMP_WORDS": "osada rec", "COMP_CWORD": "1"}
    done = subprocess.run(
        COMMAND, env={**os.environ, **asked}, cwd=ROOT, capture_output=True, check=False
    )
    assert done.stdout.decode().split() == ["record"]
