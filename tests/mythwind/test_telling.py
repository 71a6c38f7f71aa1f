"""What a whole campaign tells: which winter it is, and the numbers of this table."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import osada
from osada.bots import bot
from osada.games.mythwind.chronicle.markdown import chronicle
from osada.games.mythwind.chronicle.page import chronicle_page
from osada.games.mythwind.rules.judging import wanted
from osada.games.mythwind.rules.town import Town
from osada.games.mythwind.story.goals import goal_text
from osada.games.mythwind.story.winter import BEGINS, ENDS, LEAVES, is_bad_winter, needs_its_line
from osada.texts import Speech

from .stories import LANGUAGES
from .telling import look_through, winter_cards
from .towns import FIRST

PAGE = Path(__file__).parents[2] / "web" / "src" / "games" / "mythwind"
SEASONS = 18
"""More than it takes, with four, to come to the thaw and to what is told after it."""


@pytest.fixture(scope="module")
def campaign() -> osada.Journal:
    journal = osada.Journal(FIRST, 4, 1)
    players = [bot("skilled", FIRST, seat, 0) for seat in range(4)]
    while journal.state.progress()["seasons"] < SEASONS:
        seat = journal.state.turn[0]
        journal.play(seat, players[seat].choose(journal.state, seat))
    return journal


def test_a_winter_card_stands_under_no_other_season_without_saying_which_winter_it_is(
    campaign: osada.Journal,
) -> None:
    found = look_through(campaign, "en")
    assert found.faults == []
    assert set(found.lines) == {"calendar", "season’s line", "own line"}, "all three happened"


def test_the_chronicle_says_when_it_is_winter_by_the_window_and_when_no_longer(
    campaign: osada.Journal,
) -> None:
    told = chronicle(campaign, "en")
    geese, thaw = (told.index(f"#### {title}\n") for title in _titles(BEGINS, ENDS))
    lines = [at.start() for at in re.finditer(r"by the calendar, winter by the window", told)]
    assert lines
    assert all(geese < line < thaw for line in lines)
    page = chronicle_page(campaign, "en")
    assert page.count("winter by the window") == len(lines)


def test_the_table_knows_the_bad_winter_from_the_geese_to_the_thaw() -> None:
    town = osada.game("mythwind").start(2, 1)
    assert isinstance(town, Town)
    for told, winter in (([], False), ([BEGINS], True), ([BEGINS, ENDS], False)):
        town.gone_events = told
        assert is_bad_winter(town) is winter
        assert town.view(0)["bad_winter"] is winter


def test_a_card_needs_a_line_of_its_own_only_where_there_is_no_winter_outside() -> None:
    assert LEAVES["event"] == winter_cards()
    known = json.loads((PAGE / "art" / "lore.json").read_text(encoding="utf-8"))["leaves"]
    assert known == [f"{kind} {card}" for kind in LEAVES for card in sorted(LEAVES[kind])]
    assert needs_its_line("event", 58, "summer", False)
    assert not needs_its_line("event", 58, "summer", True)
    assert not needs_its_line("event", 58, "winter", False)
    assert not needs_its_line("event", 5, "summer", False)


@pytest.mark.rule("MYT-GOAL-01")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_goal_says_the_number_of_this_table_and_no_other(lang: str) -> None:
    game = osada.game("mythwind")
    speech = Speech(game, lang)
    for seats in (1, 2, 3, 4):
        town = game.start(seats, 1)
        assert isinstance(town, Town)
        for number, card in enumerate(town.box.goals, 1):
            asked = wanted(card.test, seats)
            text = goal_text(speech, number, asked)
            said = {int(found) for found in re.findall(r"\d+", text)}
            assert said | {1} >= set(asked), text  # what is asked once may be said in words
            assert said <= {*asked, 3} if number == 12 else said <= set(asked), text


def _titles(*cards: int) -> list[str]:
    speech = Speech(osada.game("mythwind"), "en")
    return [speech.name(f"event-{card}-title") for card in cards]
