"""A campaign goes on with other players."""

from __future__ import annotations

from pathlib import Path

import osada
from osada.bots import bot

from .driving import in_process


def after_a_season(path: Path) -> None:
    """A record that has just reached the end of its first season, with one player."""
    game = osada.game("mythwind")
    journal = osada.Journal(game, 1, 11)
    companion = bot("greedy", game, 11, 0)
    while not journal.chapters:
        journal.play(0, companion.choose(journal.state, 0))
    path.write_text(osada.write_record(journal), encoding="utf-8")


def test_a_second_character_joins_between_two_seasons(tmp_path: Path) -> None:
    file = tmp_path / "valley.osada"
    after_a_season(file)
    asked = ["play", "mythwind", "--load", str(file), "--cast", "farmer,ranger"]
    shown = in_process(asked, "1\nquit\n", tmp_path)
    assert shown.code == 0, shown.err
    again = osada.read_record(file.read_text(encoding="utf-8"), whole=True)
    assert again.fault is None
    assert again.journal.seats == 2


def test_an_unknown_character_is_refused_and_nothing_is_written(tmp_path: Path) -> None:
    file = tmp_path / "valley.osada"
    after_a_season(file)
    before = file.read_text(encoding="utf-8")
    asked = ["play", "mythwind", "--load", str(file), "--cast", "farmer,rangre"]
    shown = in_process(asked, "", tmp_path)
    assert shown.code == 2
    assert "did you mean 'ranger'" in shown.err
    assert file.read_text(encoding="utf-8") == before
