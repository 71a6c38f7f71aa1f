"""A person plays Hamlet at the terminal: a whole game, left half-way, resumed and checked."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import osada as package
from osada.kernel.journal import Journal

from .conftest import Osada
from .hamlet_evenings import LANGUAGES, hurried, numbers_typed

SEED = 3
ENDINGS = {"en": "Final scores", "pl": "Wynik końcowy", "cs": "Konečné výsledky"}


@pytest.fixture(scope="module")
def solo() -> tuple[list[str], Journal]:
    """A whole solo game: the numbers a sensible person types, and where they lead."""
    journal = Journal(package.game("hamlet"), 1, SEED)
    return numbers_typed(journal, SEED), journal


IN_EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)


@IN_EVERY_LANGUAGE
def test_a_whole_game_is_left_resumed_finished_and_checked(
    lang: str, solo: tuple[list[str], Journal], osada: Osada, tmp_path: Path
) -> None:
    typed, journal = solo
    path = tmp_path / "game.osada"
    half = len(typed) // 2
    begun = osada(
        *("play", "hamlet", "--seats", 1, "--me", 0, "--seed", SEED, "--save", path),
        *("--lang", lang),
        typed="\n".join([*typed[:half], "quit"]) + "\n",
        COLUMNS="80",
    )
    assert (begun.code, begun.err) == (0, "")
    assert osada("record", "check", path).out.strip().endswith("not finished")
    more = "\n".join(typed[half:]) + "\n"
    resumed = osada("play", "hamlet", "--load", path, "--lang", lang, typed=more)
    assert (resumed.code, resumed.err) == (0, "")
    for said in (begun, resumed):
        assert "⟨" not in said.out, "a text is missing"
        outside = re.sub(r"\[[^\]\n]*\]|^> .*|.*\.osada.*", "", said.out, flags=re.MULTILINE)
        assert not re.search(r"(?<![\w-])[a-z]+-(?:farm|mill|hall|pond|[ab])(?![\w-])", outside)
    assert ENDINGS[lang] in resumed.out
    assert path.read_text().replace("player 0: person\n", "") == package.write_record(journal)
    assert "ok: hamlet" in osada("record", "check", path).out


def test_the_end_shows_every_part_of_the_score(
    solo: tuple[list[str], Journal], osada: Osada, tmp_path: Path
) -> None:
    _, journal = solo
    path = tmp_path / "game.osada"
    path.write_text(package.write_record(journal))
    shown = osada("record", "show", path).out
    ending = shown[shown.index("Final scores") :]
    (score,) = json.loads(osada("record", "show", path, "--json").out)["outcome"]["scores"]
    numbers = [str(number) for number in [*score["parts"].values(), score["total"]]]
    assert [n for n in re.findall(r"-?\d+", ending) if n in numbers]
    for number in numbers:
        assert re.search(rf"(?<!\d){re.escape(number)}(?!\d)", ending)


def test_the_commands_of_the_table_answer_in_hamlet_too(osada: Osada, tmp_path: Path) -> None:
    path = tmp_path / "game.osada"
    lines = [
        "why go tavern",
        "why build shrine",
        "rule HAM-TURN-02",
        "go farm",
        "undo",
        "go farm, work",
        "undo turn",
        "moves",
        "board",
        "go nowhere",
        "help",
        "go quarry, why deliver 2, work",
        "log",
        f"save {path}",
        "quit",
    ]
    said = osada("play", "hamlet", "--seats", 2, "--me", 0, "--seed", 5, typed="\n".join(lines))
    assert (said.code, said.err) == (0, "")
    assert "There is no Tavern in the village yet." in said.out
    assert "You can only make deliveries at the Church; your villager is at the Quarry." in said.out
    assert "Undone: 1 decision." in said.out
    assert "Undone: 2 decisions." in said.out
    assert "“go nowhere” is not an action." in said.out
    assert "fills the spaces at the Quarry with 1 stone" in said.out
    record = path.read_text()
    assert re.findall(r"^0 (.*)$", record, re.MULTILINE) == ["go quarry", "work"]


@IN_EVERY_LANGUAGE
def test_records_rules_and_printed_values_are_shown(
    lang: str, osada: Osada, tmp_path: Path
) -> None:
    path = tmp_path / "game.osada"
    path.write_text(package.write_record(hurried(3, 200)))
    for arguments in (
        ("record", "show", path, "--log", "--lang", lang),
        ("rules", "hamlet", "--lang", lang),
        ("rules", "hamlet", "HAM-BUILD-02", "--lang", lang),
        ("content", "show", "hamlet", "--lang", lang),
    ):
        said = osada(*arguments)
        assert (said.code, said.err) == (0, "")
        assert "⟨" not in said.out, arguments
    assert "tile.lumber-mill.cost" in osada("content", "show", "hamlet").out
