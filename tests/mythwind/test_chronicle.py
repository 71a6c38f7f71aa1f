"""What the margins of the chronicle say."""

from __future__ import annotations

import json
import re

import pytest

import osada
from osada.bots import bot
from osada.games.mythwind.chronicle.page import chronicle_page
from osada.games.mythwind.chronicle.told import told
from osada.games.mythwind.chronicle.who import PEOPLE, named
from osada.games.mythwind.rules.town import Town
from osada.kernel.message import Event
from osada.texts import Speech

from .stories import GAME, LANGUAGES

MOST = 400
"""More plays than the first achievement takes."""


@pytest.mark.rule("MYT-GEN-04")
def test_the_chronicle_tells_in_which_season_each_thing_was_achieved() -> None:
    game = osada.game("mythwind")
    journal = osada.Journal(game, 1, 2)
    player = bot("greedy", game, 2, 0)
    for _ in range(MOST):
        events = journal.play(0, player.choose(journal.state, 0))
        if any(event.key == "mythwind-achieved" for event in events):
            break
    town = journal.state
    assert isinstance(town, Town)
    page = chronicle_page(journal, "en")
    marks = page.split('<section class="marks">')[1].split("</section>")[0]
    dates = re.findall(r'<a href="#season-(\d+)">([^<]+)</a>', marks)
    seasons = [season + 1 for _, season, _ in town.achievements]
    assert [int(number) for number, _ in dates] == seasons
    for number, season in dates:
        head = f'<h3 id="season-{number}">{season}</h3>'
        assert "An achievement" in page.split(head)[1].split("</section>")[0]


def test_what_people_call_themselves_is_quoted_and_never_markup() -> None:
    journal = osada.Journal(osada.game("mythwind"), 1, 2)
    journal.names[0] = '<img src=x onerror="alert(1)">'
    page = chronicle_page(journal, "en")
    assert "&lt;img" in page
    assert "<img" not in page
    assert journal.names[0] in json.loads(told(journal, "en"))["people"][0]["name"]


def test_who_is_who_is_filled_as_people_come() -> None:
    journal = osada.Journal(osada.game("mythwind"), 1, 2)
    player = bot("greedy", journal.game, 2, 0)
    while not any(event.key == "mythwind-event-chosen" for event in _heard(journal)):
        journal.play(0, player.choose(journal.state, 0))
    first = {lang: json.loads(told(journal, lang)) for lang in LANGUAGES}
    assert [len(book["who"]) for book in first.values()] == [2] * 3, "Ilsa, and Fiks ahead of her"
    for lang in LANGUAGES:
        speech = Speech(journal.game, lang)
        story = (GAME / "texts" / lang / "story.ftl").read_text(encoding="utf-8")
        for who in PEOPLE:
            assert named(who, speech.name(f"who-{who}"), speech), who
            assert named(who, story, speech) >= 2, f"{who} comes again"


def _heard(journal: osada.Journal) -> list[Event]:
    return [event for entry in journal.chapter.entries for event in entry.events]
