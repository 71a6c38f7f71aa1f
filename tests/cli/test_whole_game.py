"""A person plays from set-up to final scores, leaves half-way, comes back, and the record holds."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

import osada as package
from osada.games import houses
from osada.kernel.journal import Journal

from .conftest import Osada
from .driving import ALWAYS_FIRST, in_its_own

ENDINGS = {"en": "Final scores", "pl": "Wynik końcowy", "cs": "Konečné výsledky"}


@pytest.mark.parametrize(("lang", "seats"), [("en", 2), ("pl", 3), ("cs", 4)])
def test_a_person_plays_a_whole_game_in_each_language(
    lang: str, seats: int, osada: Osada, tmp_path: Path
) -> None:
    path = tmp_path / "game.osada"
    said = osada(
        "play",
        "vikings",
        *("--seats", seats, "--seed", 7, "--lang", lang, "--bots", "random", "--save", path),
        typed=ALWAYS_FIRST,
    )
    assert said.code == 0
    assert said.err == ""
    assert "⟨" not in said.out, "a text is missing"
    breakdown = said.out[said.out.index(ENDINGS[lang]) :]
    shown = json.loads(osada("record", "show", path, "--json").out)
    for score in shown["outcome"]["scores"]:
        numbers = [*score["parts"].values(), score["total"], *score["tie_break"].values()]
        row = rf"^ +{score['rank']} .*" + "".join(rf"\s+{number}" for number in numbers)
        assert re.search(row, breakdown, re.MULTILINE)
    assert osada("record", "check", path).out.startswith(f"{path}: ok: vikings, {seats} players")


def test_a_game_left_half_way_is_resumed_and_finished(osada: Osada, tmp_path: Path) -> None:
    path = tmp_path / "game.osada"
    begun = osada("play", "vikings", "--seed", 5, "--save", path, typed="1\n" * 30 + "quit\n")
    assert begun.code == 0
    assert str(path) in begun.out
    half = path.read_text()
    assert osada("record", "check", path).out.strip().endswith("not finished")
    resumed = osada("play", "vikings", "--load", path, typed=ALWAYS_FIRST)
    assert resumed.code == 0
    assert "Final scores" in resumed.out
    whole = path.read_text()
    played = half[: half.index("\nend ")]
    assert whole.startswith(played)
    assert len(whole) > len(half)
    assert " won by " in osada("record", "check", path).out


def test_a_whole_game_in_a_process_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "game.osada"
    arguments = ("play", "vikings", "--seats", "4", "--seed", "1", "--save", str(path))
    said = in_its_own(arguments, ALWAYS_FIRST, tmp_path)
    assert (said.code, said.err) == (0, "")
    assert "Final scores" in said.out
    checked = in_its_own(("record", "check", str(path)), "", tmp_path)
    assert (checked.code, checked.err) == (0, "")


def test_the_same_seed_and_answers_are_the_same_game(osada: Osada, tmp_path: Path) -> None:
    games = []
    for name in ("one", "two"):
        path = tmp_path / name
        osada("play", "vikings", "--seed", 9, "--save", path, typed="2\n" * 10)
        games.append(path.read_text())
    assert games[0] == games[1]


def test_hot_seat_asks_for_the_keyboard_to_be_handed_over(osada: Osada) -> None:
    said = osada("play", "vikings", "--me", "all", "--seed", 5, typed="1\n" * 20)
    assert said.code == 0
    assert "Green, take the keyboard." in said.out
    assert "Red, take the keyboard." in said.out
    assert "computer player" not in said.out


def test_at_the_end_of_a_hot_seat_game_everybody_looks(osada: Osada, tmp_path: Path) -> None:
    journal = Journal(package.game("vikings"), 2, 5)
    while journal.state.turn:
        seat = journal.state.turn[0]
        journal.play(seat, journal.state.legal(seat)[-1])
    journal.undo(0, 6, frozenset({0, 1}))
    path = tmp_path / "game.osada"
    path.write_text(package.write_record(journal))
    said = osada("play", "vikings", "--me", "all", "--load", path, typed=ALWAYS_FIRST)
    assert said.code == 0
    assert "Final scores" in said.out
    last_board = said.out[said.out.rindex("╭─ Players") :]
    assert "you are" not in last_board.splitlines()[0]


def test_a_game_without_a_drawing_of_its_own_is_still_played(
    osada: Osada, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = replace(houses()["vikings"], board="")
    monkeypatch.setitem(houses(), "vikings", plain)
    said = osada("play", "vikings", "--seed", 5, typed="promote\n1\nundo turn\nlog\n")
    assert said.code == 0
    assert "Player 1, choose an action for your next viking." in said.out
    assert "first-player" in said.out
    assert "╭─ Ships" not in said.out
