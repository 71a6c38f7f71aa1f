"""Going on with a saved game: everybody sits where they sat, and nobody reads another's lines."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console

from osada.cli.table.keyboard import Keyboard

from .conftest import Osada

START = ("play", "vikings", "--seats", 3, "--seed", 5)


def seated(out: str) -> list[str]:
    """Who plays each seat, as the welcome says it."""
    lines = [line.strip() for line in out.splitlines() if line[:3] in ("  0", "  1", "  2")]
    return [line.partition(": ")[2] for line in lines[:3]]


@pytest.mark.parametrize(
    ("chosen", "players"),
    [
        (("--me", 1), ["greedy", "person", "greedy"]),
        (("--me", 0, "--me", 2, "--bots", "random"), ["person", "random", "person"]),
        (("--me", 2, "--bots", "random,greedy"), ["random", "greedy", "person"]),
        (("--me", "all"), ["person", "person", "person"]),
    ],
)
def test_everybody_sits_where_they_sat(
    osada: Osada, tmp_path: Path, chosen: tuple[object, ...], players: list[str]
) -> None:
    path = tmp_path / "game.osada"
    first = osada(*START, *chosen, "--save", path, typed="1\n" * 4)
    text = path.read_text()
    assert [f"player {seat}: {who}" in text for seat, who in enumerate(players)] == [True] * 3
    again = osada("play", "vikings", "--load", path, typed="quit\n")
    assert seated(again.out) == seated(first.out)
    assert path.read_text() == text


def test_the_line_overrules_the_record_and_an_old_record_says_nothing(
    osada: Osada, tmp_path: Path
) -> None:
    path = tmp_path / "game.osada"
    osada(*START, "--me", 1, "--save", path, typed="1\n" * 4)
    text = path.read_text()
    other = osada("play", "vikings", "--load", path, "--me", 2, typed="quit\n")
    person = seated(other.out)[2]
    path.write_text("".join(one for one in text.splitlines(True) if not one.startswith("player")))
    assert osada("play", "vikings", "--load", path, "--me", 1, typed="board\nquit\n").code == 0
    assert "player 1:" not in path.read_text(), "to look at it is no reason to write it"
    old = osada("play", "vikings", "--load", path, typed="board\nquit\n")
    assert seated(old.out)[0] == person


def test_a_record_that_was_cut_off_is_said_so(osada: Osada, half_game: Path) -> None:
    lines = half_game.read_text().splitlines()
    half_game.write_text("\n".join(lines[:-1]) + "\n")
    said = osada("record", "check", half_game)
    assert said.code == 2
    assert f"line {len(lines) - 1}: the record breaks off here" in said.err
    loaded = osada("play", "vikings", "--load", half_game, typed="1\n")
    assert "breaks off without its last line" in loaded.out
    assert len(half_game.read_text().splitlines()) == len(lines) - 1


def test_a_wrong_computer_player_is_named_before_their_number(osada: Osada) -> None:
    said = osada(*START, "--bots", "foo,greedy,random", typed="")
    assert "there is no bot 'foo'" in said.err


def test_nothing_that_the_last_person_typed_can_be_recalled() -> None:
    readline = pytest.importorskip("readline")
    readline.add_history("token 4")
    Keyboard(Console()).wipe()
    assert readline.get_current_history_length() == 0


def test_a_chronicle_that_cannot_be_written_is_said_in_a_line(osada: Osada, tmp_path: Path) -> None:
    path = tmp_path / "valley.osada"
    osada("play", "mythwind", "--seed", 1, "--save", path, typed="1\n" * 3)
    said = osada("chronicle", path, "--out", tmp_path / "nope" / "x.md")
    assert said.code == 2
    assert "cannot be written" in said.err
    assert "\\b" not in osada("chronicle", "--help").out
