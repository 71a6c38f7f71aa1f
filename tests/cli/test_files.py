"""Saved games: kept after every decision, whole or not at all, never over somebody else's file."""

from __future__ import annotations

from pathlib import Path

import pytest

from osada.cli.files import BadFile, write_text

from .conftest import Osada

START = ("play", "vikings", "--seed", "5")


def test_the_end_of_the_input_keeps_the_game(osada: Osada, tmp_path: Path) -> None:
    path = tmp_path / "game.osada"
    said = osada(*START, "--save", path, typed="market\n")
    assert said.code == 0
    assert f"--load {path}" in said.out
    assert "0 market" in path.read_text()


def test_a_game_that_nobody_named_a_file_for_is_kept_all_the_same(osada: Osada, home: Path) -> None:
    said = osada(*START, typed="market\n1\n")
    assert said.code == 0
    (kept,) = (home / "osada").iterdir()
    assert str(kept) in said.out
    assert osada("record", "check", kept).code == 0


def test_nothing_is_kept_before_anybody_decided_anything(osada: Osada, home: Path) -> None:
    assert osada(*START, typed="board\nquit\n").code == 0
    assert not home.exists()


def test_quit_asks_where_the_game_shall_stay(osada: Osada, home: Path, tmp_path: Path) -> None:
    path = tmp_path / "mine.osada"
    said = osada(*START, typed=f"market\nquit\n{path}\n")
    assert "Save this game?" in said.out
    assert "0 market" in path.read_text()
    assert list((home / "osada").iterdir()) == []


def test_quit_throws_the_game_away_when_told_to(osada: Osada, home: Path) -> None:
    said = osada(*START, typed="market\nquit\nn\n")
    assert "Nothing was saved." in said.out
    assert list((home / "osada").iterdir()) == []


def test_the_table_saves_under_a_name_with_commas(osada: Osada, tmp_path: Path) -> None:
    path = tmp_path / "red, green.osada"
    osada(*START, typed=f"market\nsave {path}\n1\n")
    assert "0 goods fur" in path.read_text()


@pytest.mark.parametrize("typed", ["1\n", "1\nquit\n"])
def test_another_file_is_not_overwritten(osada: Osada, tmp_path: Path, typed: str) -> None:
    path = tmp_path / "diary.txt"
    path.write_text("dear diary")
    said = osada(*START, "--save", path, typed=typed)
    assert said.code == 2
    assert "choose another name, or start with --force" in said.err
    at_table = osada(*START, typed=f"market\nsave {path}\n{typed}")
    assert at_table.code == 0
    assert "exists already" in at_table.out
    assert path.read_text() == "dear diary"
    assert osada(*START, "--save", path, "--force", typed=typed).code == 0
    assert path.read_text().startswith("osada record 1")


def test_a_loaded_game_goes_on_in_its_file(osada: Osada, half_game: Path) -> None:
    before = half_game.read_text()
    osada("play", "vikings", "--load", half_game, typed="1\n")
    after = half_game.read_text()
    assert after.startswith(before[: before.index("\nend ")])
    assert len(after) > len(before)


def test_looking_at_a_loaded_game_does_not_touch_its_file(osada: Osada, half_game: Path) -> None:
    before = (half_game.read_bytes(), half_game.stat().st_mtime_ns)
    assert osada("play", "vikings", "--load", half_game, typed="board\nquit\n").code == 0
    assert (half_game.read_bytes(), half_game.stat().st_mtime_ns) == before


def test_a_loaded_record_with_comments_stays_as_it_is(
    osada: Osada, half_game: Path, home: Path
) -> None:
    half_game.write_text(half_game.read_text().replace("\nend ", "\n# my best game\nend "))
    before = half_game.read_text()
    said = osada("play", "vikings", "--load", half_game, typed="1\n")
    assert "has comments of its own" in said.out
    assert half_game.read_text() == before
    (kept,) = (home / "osada").iterdir()
    assert osada("record", "check", kept).code == 0


def test_a_folder_that_is_not_there_is_said_before_the_game(osada: Osada, tmp_path: Path) -> None:
    said = osada(*START, "--save", tmp_path / "no" / "game", typed="1\n")
    assert (said.code, said.out) == (2, "")
    assert "make it first" in said.err


def test_a_file_is_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.osada"
    write_text(path, "old")

    def full_disk(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("osada.cli.files.os.fsync", full_disk)
    with pytest.raises(BadFile, match="no space left on device"):
        write_text(path, "new")
    assert path.read_text() == "old"
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.osada"]


def test_a_full_disk_does_not_stop_the_game(
    osada: Osada, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full_disk(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("osada.cli.files.os.fsync", full_disk)
    said = osada(*START, "--save", tmp_path / "game", typed="market\n1\n")
    assert said.code == 0
    assert said.out.count("The game cannot be saved") == 1
    assert "Red raises the value of" in said.out
