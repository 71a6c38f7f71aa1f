"""Campaigns that began by the first rules are told and played on as they were."""

from __future__ import annotations

import json

import osada
from osada.games.mythwind.rules.town import FIRST_RULES, NO_WORKS, ONE_STACK, Town

from .happenings import effect, with_tower
from .towns import GAME, menu, play, town

FIRST_CONTENT = "e7c3f8a378e7"
"""What every record and table of the first rules says of its content."""
PLAIN_CONTENT = "15067a2dd1f7"
"""The same of the next two versions, which had no great works."""


def by_first_rules(s: Town) -> Town:
    """The same town, as if it had begun by the first rules."""
    data = {**json.loads(s.to_json()), "rules": FIRST_RULES}
    again = GAME.from_json(data)
    assert isinstance(again, Town)
    return again


def test_the_first_rules_keep_their_printed_values() -> None:
    game = osada.game("mythwind")
    assert game.content_of(FIRST_RULES) == FIRST_CONTENT
    assert game.content_of(ONE_STACK) == game.content_of(NO_WORKS) == PLAIN_CONTENT
    assert game.content_of(game.rules_version) == game.content_hash != PLAIN_CONTENT


def test_a_town_of_the_first_rules_keeps_its_story_and_says_so() -> None:
    s = by_first_rules(town())
    assert len(s.story.events) == 46
    assert len(s.story.adventures) == 31
    assert json.loads(s.to_json())["rules"] == FIRST_RULES
    twin = s.copy()
    assert isinstance(twin, Town)
    assert twin.story is s.story


def test_a_town_of_the_first_rules_loses_the_weakest_hired_worker_unasked() -> None:
    s = by_first_rules(with_tower("v1", "s1 s3"))
    effect(s, "worker S -1")
    assert s.question is None
    assert s.sheet(0).dice == [3]


def test_a_town_of_the_first_rules_is_offered_a_skill_that_it_cannot_pay() -> None:
    s = by_first_rules(town(edit=lambda data: data["sheets"]["farmer"].update(coins=0)))
    play(s, "0 visit longhouse", "0 use")
    assert menu(s) == ["option 1", "option 2"]
