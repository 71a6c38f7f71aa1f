"""What the table answers to what is typed: actions in every form, reasons, rules, log, help."""

from __future__ import annotations

import pytest

from .conftest import Osada
from .driving import Said, menu_of

START = ("play", "vikings", "--seats", "2", "--seed", "5")
"""Red, seat 0, moves first in this game."""


def table(osada: Osada, *lines: str, lang: str = "en") -> Said:
    said = osada(*START, "--lang", lang, typed="\n".join(lines) + "\n")
    assert said.code == 0
    return said


def after(said: Said, line: str) -> str:
    """What was answered to a line."""
    rest = said.out[said.out.index(f"> {line}\n") + len(line) + 3 :]
    return rest.split("\n> ")[0]


def test_actions_are_chosen_by_number_by_text_and_by_short_form(osada: Osada) -> None:
    menu = menu_of(osada(*START, typed="").out)
    number = menu.index("promote") + 1
    by_number = table(osada, str(number), "2", "log")
    by_text = table(osada, "Promote", "piece 3:2", "log")
    by_short_form = table(osada, "promote", "3:2", "log")
    on_one_line = table(osada, "promote, 3:2", "log")
    logs = [after(said, "log") for said in (by_number, by_text, by_short_form, on_one_line)]
    assert "Red moves a piece with 2 shields to the front of ship 3." in logs[0]
    assert len(set(logs)) == 1


def test_a_refused_action_says_why_with_the_rule_and_changes_nothing(osada: Osada) -> None:
    said = table(osada, "promote", "piece 4:1", "piece 1:9", "piece 5:1", "log")
    assert "VIK-ACT-PROMOTE-02" in after(said, "piece 4:1")
    assert "already first behind the bow" in after(said, "piece 4:1")
    assert "VIK-SHIP-01" not in after(said, "piece 1:9")
    assert "is not an action" in after(said, "piece 1:9")
    assert "only pieces of your own colour" in after(said, "piece 5:1")
    assert "moves" not in after(said, "log")


@pytest.mark.parametrize(
    ("lang", "words"),
    [("pl", "Tak nie można: Rynek."), ("cs", "To nejde: Tržiště."), ("en", "Not allowed: Market")],
)
def test_a_refusal_speaks_the_language_of_the_table(osada: Osada, lang: str, words: str) -> None:
    said = table(osada, "promote", "market", lang=lang)
    assert words in after(said, "market")
    assert "VIK-ROUND-03" in after(said, "market")


def test_why_explains_without_trying(osada: Osada) -> None:
    said = table(osada, "why ship 4", "? promote", "why 1", "why", "log")
    assert "Choose an action space now, not a ship." in after(said, "why ship 4")
    assert "VIK-ROUND-03" in after(said, "why ship 4")
    assert "That is allowed: Promote." in after(said, "? promote")
    assert "That is allowed: First Player." in after(said, "why 1")
    assert "Why what?" in after(said, "why")
    assert "places a viking" not in after(said, "log")


def test_several_decisions_stop_at_the_first_refusal_and_say_which(osada: Osada) -> None:
    said = table(osada, "promote, piece 4:1, piece 3:2", "log")
    answer = after(said, "promote, piece 4:1, piece 3:2")
    assert "Stopped at “piece 4:1”; not played: piece 3:2." in answer
    assert "Red places a viking at “Promote”." in after(said, "log")
    assert "front of ship" not in after(said, "log")


def test_decisions_typed_ahead_stop_when_the_turn_passes(osada: Osada) -> None:
    said = table(osada, "first-player, market, goods fur")
    answer = after(said, "first-player, market, goods fur")
    assert "It is no longer your turn; not played: market, goods fur." in answer


def test_a_number_always_means_the_list(osada: Osada) -> None:
    said = table(osada, "99", "0", "9" * 5000)
    for line in ("99", "0"):
        assert f"There is no {line} in the list" in after(said, line)


@pytest.mark.parametrize(
    "nonsense", ["xyzzy", "piece", "ship 99", "[bold]", "\\", "🦆", "circle 1:"]
)
def test_nonsense_is_answered_and_the_game_goes_on(osada: Osada, nonsense: str) -> None:
    said = table(osada, nonsense, "first-player")
    assert "is not an action" in after(said, nonsense)
    assert "Red places a viking at “First Player”." in said.out


def test_a_mistyped_word_gets_a_hint(osada: Osada) -> None:
    assert "Did you mean “promote”?" in after(table(osada, "promot"), "promot")
    assert "Did you mean “undo”?" in after(table(osada, "undoo"), "undoo")


def test_a_rule_is_read_at_the_table(osada: Osada) -> None:
    said = table(osada, "rule vik-ship-02", "rule VIK-AMB-05", "rule VIK-T-01", "rule nope")
    assert "never has more than 5 pieces" in after(said, "rule vik-ship-02")
    assert "last hull piece" in after(said, "rule VIK-AMB-05")
    assert "scenario" in after(said, "rule VIK-T-01")
    assert "there is no rule 'nope'" in after(said, "rule nope")


def test_help_board_and_moves_are_there_at_any_time(osada: Osada) -> None:
    said = table(osada, "help", "?", "board", "moves", "")
    assert "undo turn" in after(said, "help")
    assert after(said, "help") == after(said, "?")
    assert "╭─ Ships" in after(said, "board")
    assert "Nothing happens now, but this viking moves first" in after(said, "moves")


def test_what_computer_players_did_is_told_in_words(osada: Osada) -> None:
    said = osada("play", "vikings", "--seats", 4, "--seed", 3, "--bots", "random", typed="")
    assert "Blue places a viking at" in said.out
    assert "Green places a viking at" in said.out
