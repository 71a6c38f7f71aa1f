"""The game of two files: it is played, and fuzz says what it would have forgotten."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from examples.nim.nim.game import Nim, NimState
from osada.kernel.chance import Chance
from osada.kernel.options import Value
from osada.kernel.state import State
from osada.lab.fuzz import Finding, fuzz

from .conftest import ROOT

pytestmark = pytest.mark.pure_only
NIM = ROOT / "examples" / "nim"


def found(game: type[Nim], folder: Path) -> list[Finding]:
    return fuzz(game, 4, every=1, out=folder)["found"]


def test_nothing_is_wrong_with_it(tmp_path: Path) -> None:
    assert found(Nim, tmp_path) == []
    lines = [line for file in (NIM / "nim").glob("*.py") for line in file.read_text().splitlines()]
    assert len(list((NIM / "nim").glob("*.py"))) == 2
    assert len(lines) < 120


def test_fuzz_names_what_a_game_has_not_written(tmp_path: Path) -> None:
    class Unfinished(NimState):
        faults = State.faults

    class UnfinishedNim(Nim):
        def _start(self, seats: int, chance: Chance, options: dict[str, Value]) -> State:
            state = Unfinished(seats, chance)
            state.next_turn(1)
            return state

    first = found(UnfinishedNim, tmp_path)[0]
    assert first["reason"].startswith("Unfinished.faults is missing (")
    assert "docs/a-game-of-your-own.md" in first["reason"]


def test_fuzz_notices_a_position_that_is_loaded_for_others(tmp_path: Path) -> None:
    class NimForThree(Nim):
        seats = (3,)

    first = found(NimForThree, tmp_path)[0]
    assert first["check"] == "saving"
    assert first["reason"] == "a position of 3 seats is loaded as one of 2"


def test_it_is_played_without_a_computer_player_of_its_own(tmp_path: Path) -> None:
    info = tmp_path / "osada_nim-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: osada-nim\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[osada.games]\nnim = nim:HOUSE\n")
    done = subprocess.run(
        [str(Path(sys.executable).with_name("osada")), "play", "nim", "--seed", "3"],
        input="1\n" * 20,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(NIM), str(tmp_path)]),
            "XDG_STATE_HOME": str(tmp_path),
        },
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert "Player 2 wins" in done.stdout or "Player 1 wins" in done.stdout
