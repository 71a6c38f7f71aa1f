"""Every card is of a printing; a later one has all cards of the earlier ones, as they were."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from osada.games import house
from osada.games.mythwind.rules.loading import CONTENT, GROWING, load_box, make_box, story_mark
from osada.games.mythwind.rules.words import PRINTINGS, SINCE
from osada.games.mythwind.story.check import out_of_reach
from osada.kernel.content import load_content
from osada.kernel.errors import BadContent

from .happenings import effect
from .stories import DOORS, small_story
from .towns import GAME, town

PUBLISHED = {1: "4560cce9dd7c"}
"""By printing, the fingerprint of its values. Another number on a card that was there before makes
another one: then every campaign that began with it waits, until `osada server check-upgrade
--apply` finds that it makes no difference to them. A card that is added is of a later printing."""


def test_what_was_published_is_as_it_was() -> None:
    printed = {printing: load_box(None, printing)[0].fingerprint for printing in PUBLISHED}
    assert printed == PUBLISHED


def test_a_printing_has_all_cards_and_words_of_the_one_before() -> None:
    every = [*house("mythwind").every_printing()]
    assert len(every) == GAME.printings == PRINTINGS
    for later, earlier in pairwise(every):
        assert set(earlier.vocabulary.by_text) < set(later.vocabulary.by_text)
        for family in SINCE:
            cards = earlier.content.members(family)
            assert later.content.members(family)[: len(cards)] == cards
        for name, value in earlier.content.entries.items():
            assert name.startswith("story.") or later.content.entries[name].value == value.value


def test_every_printing_is_sound() -> None:
    for printed in house("mythwind").every_printing():
        assert printed.faults() == []
        assert printed.start(1, 3).turn == (0,)


@pytest.mark.parametrize("family", SINCE)
def test_a_card_that_is_of_no_printing_is_refused(family: str) -> None:
    content = load_content(CONTENT, None, GROWING)
    last = content.members(family)[-1]
    del content.since[family, last]
    with pytest.raises(BadContent, match=rf"{family}\.{last}.*: is of no printing: say 'since = "):
        make_box(content)


@pytest.mark.parametrize("family", SINCE)
def test_a_card_stands_after_those_of_earlier_printings(family: str) -> None:
    content = load_content(CONTENT, None, GROWING)
    content.since[family, content.members(family)[0]] = PRINTINGS + 1
    with pytest.raises(BadContent, match="stands after a card of a later printing"):
        make_box(content)


def test_a_card_of_the_story_that_is_of_no_printing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"event\.1: is of no printing"):
        small_story(tmp_path, '[event.1]\narc = "A"\n', DOORS, "")


ONE = '[event.1]\nsince = 1\narc = "A"\n'
TWO = '[event.2]\nsince = 2\narc = "A"\njoins = 1\n'


def test_a_card_of_the_story_changes_nothing_that_was_printed_before_it() -> None:
    assert story_mark(ONE + TWO, 1) == story_mark(ONE, 1) == story_mark(ONE, 2)
    assert story_mark(ONE + TWO, 2) != story_mark(ONE, 2)
    assert story_mark(TWO, 1) == "", "a file of later cards alone is not there"


def test_an_earlier_mark_is_that_of_cards_that_said_nothing_of_printings() -> None:
    assert story_mark(ONE, 1) == story_mark('[event.1]\narc = "A"\n', 1)


LED = '[event.1]\n[[event.1.option]]\nkey = "a"\nafter = ["deck event add 2 shuffle"]\n'


def test_a_card_comes_with_the_one_that_it_joins(tmp_path: Path) -> None:
    cards = LED + "[event.2]\n[event.3]\n"
    assert out_of_reach(small_story(tmp_path, cards)) == ["event 3"]
    assert out_of_reach(small_story(tmp_path, cards + "joins = 2\n")) == []
    assert out_of_reach(small_story(tmp_path, cards + "joins = 1\n")) == ["event 3"], (
        "the first event lies in its deck alone"
    )
    assert out_of_reach(small_story(tmp_path, LED + "[event.2]\n", DOORS + JOINING)) == []


JOINING = '[adventure.11]\njoins = 2\n[[adventure.11.section]]\nkey = "a"\nattach = "S"\n'


def test_it_is_shuffled_in_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    joining = GAME.box.joining
    monkeypatch.setitem(joining["event"], 30, 20)
    monkeypatch.setitem(joining["goal"], 28, 20)
    s = town(1)
    effect(s, "deck event add 20,21 shuffle")
    effect(s, "deck goal add 20 shuffle")
    assert sorted(s.event_deck.values)[-3:] == [20, 21, 30]
    assert {19, 27} <= set(s.goal_deck.values)


def test_of_the_first_adventures_and_goals_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAME.box.joining["adventure"], 30, 10)
    monkeypatch.setitem(GAME.box.joining["goal"], 28, 7)
    s = GAME.start(1, 7)
    data = s.to_data()["decks"]
    assert isinstance(data, dict)
    assert 30 in data["adventure"]["cards"]
    goals = {*data["goal"]["cards"], s.to_data()["goal"]}
    assert goals == {*range(7), 27}
