"""The story is told in three languages: every text is there, once, and fit for its reader."""

from __future__ import annotations

import re

import pytest

import osada
from osada.games.mythwind.rules.conditions import SEASONS
from osada.games.mythwind.story.texts import story_keys
from osada.texts import Speech
from osada.texts.wording import Wording, keys_of

from .cadence import cadence
from .stories import GAME, LANGUAGES, whole_story

FILES = {lang: GAME / "texts" / lang / "story.ftl" for lang in LANGUAGES}
PEOPLE = {
    "en": ("Ilsa", "Agatha", "Mila", "Vitus", "Dora", "Anton", "Tobias", "Deacon"),
    "pl": ("Ils", "Agat", "Mil", "Wit", "Dor", "Antoni", "Tobiasz", "Diakon"),
    "cs": ("Ils", "Agát", "Mil", "Vít", "Do", "Antonín", "Tobiáš", "Jáhen"),
}
"""As far as a name stays the same in every case."""
LONGEST = {"title": 40, "text": 420} | dict.fromkeys(("then", "else", "fallback", *SEASONS), 200)
LONGEST_CHOICE = 70
SHARED = ["mythwind-season-winter"]
"""Zima, in Polish and in Czech."""


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def told(lang: str) -> dict[str, str]:
    words = Wording(lang, (FILES[lang],))
    return {key: words.say(key) for key in keys_of(FILES[lang])}


def test_the_file_holds_exactly_the_texts_of_the_cards(lang: str) -> None:
    keys = keys_of(FILES[lang])
    assert set(keys) == story_keys(whole_story())
    assert len(keys) == len(set(keys))


def test_every_event_with_a_text_is_told_by_its_title_and_none_by_a_number(lang: str) -> None:
    speech, own = Speech(osada.game("mythwind"), lang), told(lang)
    titles = {key: text for key, text in own.items() if re.search(r"-event-\d+-title$", key)}
    assert len(titles) == len(whole_story().events) == 154
    for key, title in titles.items():
        said = speech.message({"key": "mythwind-event", "args": {"card": int(key.split("-")[2])}})
        assert title in said, key
    strange = speech.message({"key": "mythwind-event", "args": {"card": 9999}})
    assert not re.search(r"\d", strange), "not even a card of another edition is told by its number"


def test_every_text_is_one_line_of_a_bearable_length(lang: str) -> None:
    for key, text in told(lang).items():
        kind = key.rpartition("-")[2]
        assert text == text.strip(), key
        assert "\n" not in text, key
        assert 3 <= len(text) <= LONGEST.get(kind, LONGEST_CHOICE), key


def test_no_text_is_said_twice(lang: str) -> None:
    ends = ("-title", "-text", "-then", "-else", "-fallback")
    said = told(lang).items()  # two goals may ask for more and more of the same
    texts = [text for key, text in said if key.endswith(ends) and "-goal-" not in key]
    assert sorted(set(texts)) == sorted(texts)


def test_no_text_was_left_in_another_language(lang: str) -> None:
    own = told(lang)
    for other in set(LANGUAGES) - {lang}:
        assert [key for key, text in told(other).items() if own[key] == text] in ([], SHARED)


def test_titles_and_choices_have_no_full_stop_and_the_story_has(lang: str) -> None:
    for key, text in told(lang).items():
        if "-season-" in key or "-weather-" in key:
            continue
        ends = text.endswith((".", "?", "!", ".”", ".“", "…"))
        tells = key.endswith(("-text", "-then", "-else", "-fallback"))
        tells = tells or key.endswith(("-spring", "-summer", "-autumn", "-winter"))
        assert ends == tells, key


def test_quotation_marks_are_those_of_the_language(lang: str) -> None:
    strange = {"en": '„"«»', "pl": '“"«»', "cs": '”"«»'}[lang]
    opening = {"en": "“", "pl": "„", "cs": "„"}[lang]
    closing = {"en": "”", "pl": "”", "cs": "“"}[lang]
    for key, text in told(lang).items():
        assert not set(strange) & set(text), key
        assert text.count(opening) == text.count(closing), key


def test_the_people_of_the_valley_come_again_and_again(lang: str) -> None:
    cards = {key.rsplit("-", 1)[0] for key in told(lang)}
    assert len(cards) > 100
    for name in PEOPLE[lang][:-1]:
        places = [key for key, text in told(lang).items() if re.search(rf"\b{name}", text)]
        assert len(places) >= 5, name
    assert any(PEOPLE[lang][-1] in text for text in told(lang).values())


MOST = {
    "en": (24, 25, 8, 4, 23, 3, 32),
    "pl": (25, 33, 8, 5, 23, 2),
    "cs": (26, 30, 8, 8, 22, 2),
}
"""Half of what stood in chapters two to four before they were thinned, prop by prop."""


def test_outcomes_are_of_different_lengths_and_props_do_not_wear_out(lang: str) -> None:
    heard = cadence(lang)
    assert 0.18 <= heard.one <= 0.27, "about a fifth is one sentence"
    assert heard.more >= 0.1, "a tenth is three, or somebody speaks"
    for (prop, count), most in zip(heard.props.items(), MOST[lang], strict=True):
        assert count <= most, prop
