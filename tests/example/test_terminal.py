"""A game from outside at the command line: installing it is all it takes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import ORCHARD, ROOT

pytestmark = pytest.mark.pure_only
OSADA = [str(Path(sys.executable).with_name("osada"))]
ALWAYS_FIRST = "1\n" * 60


def run(site: Path, command: list[str], typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        input=typed,
        env={**os.environ, "PYTHONPATH": str(site), "COLUMNS": "100"},
        cwd=ROOT,
        capture_output=True,
        text=True,
    )


def test_it_is_listed_among_the_games(orchard: Path) -> None:
    assert "osada play orchard" in run(orchard, [*OSADA, "games"]).stdout


@pytest.mark.parametrize(
    ("lang", "asked", "end"),
    [
        ("en", "pick fruit from a tree.", "Final scores"),
        ("pl", "zerwij owoce z jednego drzewa.", "Wynik"),
        ("cs", "natrhejte ovoce z jednoho stromu.", "Konečn"),
    ],
)
def test_a_whole_game_is_played_in_each_language(
    orchard: Path, lang: str, asked: str, end: str
) -> None:
    said = run(orchard, [*OSADA, "play", "orchard", "--seed", "3", "--lang", lang], ALWAYS_FIRST)
    assert said.returncode == 0, said.stderr
    assert asked in said.stdout
    assert end in said.stdout
    assert "⟨" not in said.stdout


def test_the_contract_holds_in_random_games(orchard: Path) -> None:
    said = run(orchard, [*OSADA, "fuzz", "orchard", "--games", "60", "--seats", "2,3,4"])
    assert said.returncode == 0, said.stdout + said.stderr


def test_its_own_tests_pass_and_mark_every_rule(orchard: Path) -> None:
    pytest_here = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c"]
    said = run(orchard, [*pytest_here, "pyproject.toml", str(ORCHARD / "tests")])
    assert said.returncode == 0, said.stdout
    covered = run(
        orchard, [*OSADA, "rules", "orchard", "--coverage", "--tests", str(ORCHARD / "tests")]
    )
    assert covered.returncode == 0, covered.stdout + covered.stderr


def test_without_it_nobody_knows_it() -> None:
    said = run(Path("nowhere"), [*OSADA, "play", "orchard"])
    assert said.returncode == 2
    assert "there is no game 'orchard'" in said.stderr


def test_an_entry_point_that_leads_to_no_game_is_told(tmp_path: Path) -> None:
    (tmp_path / "wrong.py").write_text("HOUSE = 7\n")
    told = tmp_path / "wrong-1.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: wrong\nVersion: 1\n")
    (told / "entry_points.txt").write_text("[osada.games]\nwrong = wrong:HOUSE\n")
    said = run(tmp_path, [*OSADA, "games"])
    assert said.returncode == 2
    assert "the entry point 'wrong' of osada.games must lead to the HOUSE" in said.stderr
