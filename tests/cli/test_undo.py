"""Taking back: freely inside one's turn, and never past what somebody has learned."""

from __future__ import annotations

from pathlib import Path

import osada as library
from osada.bots import bot

from .conftest import Osada
from .test_table_answers import after, table


def test_undo_takes_back_one_decision(osada: Osada) -> None:
    said = table(osada, "promote", "undo", "log", "market")
    assert "Undone: 1 decision." in after(said, "undo")
    assert "places a viking" not in after(said, "log")
    assert "which goods rise in value" in after(said, "market")


def test_undo_turn_takes_back_the_whole_turn(osada: Osada) -> None:
    said = table(osada, "swap", "piece 1:1", "undo turn", "log")
    assert "Undone: 2 decisions." in after(said, "undo turn")
    assert "Red" not in after(said, "log").replace("Red plays.", "")


def test_undo_stops_where_somebody_has_learned_something_and_says_so(osada: Osada) -> None:
    said = table(osada, "add-1", "undo", "undo turn", "log")
    assert "something has been drawn or shown" in after(said, "undo")
    assert "something has been drawn or shown" in after(said, "undo turn")
    assert "Red turns up" in after(said, "log")


def test_undo_before_anything_was_decided(osada: Osada) -> None:
    assert "nothing to undo" in after(table(osada, "undo"), "undo")


def test_undo_of_something_else_is_explained(osada: Osada) -> None:
    assert "Write “undo” for one decision" in after(table(osada, "undo 3"), "undo 3")


def test_computer_players_let_a_person_take_back_what_they_have_answered(osada: Osada) -> None:
    start = ("play", "vikings", "--seats", 2, "--seed", 5, "--bots", "random")
    said = osada(*start, typed="log\nfirst-player\nundo\nlog\n")
    answer = after(said, "undo")
    assert "Undone: 1 decision." in answer
    assert "answer" in answer
    logs = said.out.split("> log\n")
    assert logs[1].split("\n> ")[0] == logs[2].split("\n> ")[0]


def test_another_person_is_not_overruled(osada: Osada) -> None:
    start = ("play", "vikings", "--seats", 2, "--seed", 5, "--me", "all")
    said = osada(*start, typed="first-player\n\nundo\n")
    assert "another player has decided something since" in said.out


def test_what_is_taken_back_is_not_in_the_record(osada: Osada) -> None:
    said = table(osada, "promote", "undo", "market", "1", "quit", "")
    path = said.out.split(" --load ")[1].split(")")[0]
    text = Path(path).read_text()
    assert "0 market" in text
    assert "0 promote" not in text


def test_nobody_takes_back_what_closed_a_season(osada: Osada, tmp_path: Path) -> None:
    game = library.game("mythwind")
    journal = library.Journal(game, 1, 11)
    companion = bot("greedy", game, 11, 0)
    while not journal.chapters:
        before = journal.state
        action = companion.choose(before, 0)
        journal.play(0, action)
    path = tmp_path / "late.json"
    path.write_text(before.to_json(), encoding="utf-8")
    typed = f"{action}\nundo\nlog\n1\nundo turn\n"
    said = osada("play", "mythwind", "--position", path, typed=typed)
    assert "nothing to undo" in after(said, "undo")
    assert said.code == 0, said.err
