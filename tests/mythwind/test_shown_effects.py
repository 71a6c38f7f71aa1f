"""Effects as a view tells them: messages that every language can say, the same object each time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import pytest

from osada.games.mythwind.game import Mythwind
from osada.games.mythwind.rules.effects import WORDS, BadEffect
from osada.games.mythwind.view.effects import shown, shown_cost
from osada.games.mythwind.view.shape import EffectKey
from osada.texts import Speech

EVERY = (
    *("res F 1", "res C/F -2", "res * 3", "coins each 2", "coins one 4", "coins group -1"),
    *("worker V 1", "worker any -1", "strengthen tower S all", "strengthen hired any 2"),
    *("weaken tower S/V all", "weaken hired V 2", "hire free V 2", "hire free any 1", "progress"),
    *("back", "advance_one S", "advance_one", "event", "goto 14", "adventure", "visit"),
    *("construct", "construct max II", "community", "use_building", "forest_return 1"),
    *("forest_remove 2", "building grant chapel", "building unlock chapel", "demolish 1"),
    *("demolish_forest 1", "skill each", "skill one", "use_skill one", "use_skill each"),
    *("char_action extra one", "char_action forbid each", "goal_draw 1", "goal_ignore"),
    *("surplus S V C/F", "surplus V S P", "deck event add 2,3,5 shuffle", "deck goal add 1 top"),
    *("envelope 1", "tower 3", "sprite field", "sprite add 1", "flag set river"),
    *("return_card bottom", "choose coins one 1 | skill one | res F 1 + progress"),
    "may coins one 2 + res C 1 -> res F 1",
)
"""At least one of each word."""


def test_there_is_a_key_for_every_word_of_the_language() -> None:
    assert {key.removeprefix("mythwind-effect-") for key in get_args(EffectKey)} == {*WORDS}
    assert {text.split()[0] for text in EVERY} == {*WORDS}


@pytest.mark.parametrize("lang", Mythwind.languages)
def test_every_effect_has_all_that_its_text_asks_for(lang: str) -> None:
    game = Mythwind()
    speech = Speech(game, lang)
    printed = [value for value in game.printed(2).values() if isinstance(value, dict)]
    messages = [*shown(EVERY), *shown_cost(EVERY), *(one for one in printed if "key" in one)]
    said = set()
    for message in messages:
        text, errors = speech.render(message)
        assert errors == []
        assert not {*"⟨{$"} & {*text}, text
        said.add(text)
    assert len(said) > len(EVERY)


def test_what_is_paid_goes_down_and_parts_are_told_as_messages_of_their_own() -> None:
    (gained,), (paid,) = shown(["res C/F 1"]), shown_cost(["res C/F 1"])
    assert gained == {
        "key": "mythwind-effect-res",
        "args": {"resources": ["culture", "food"], "change": 1},
    }
    assert paid["args"]["change"] == -1
    speech = Speech(Mythwind(), "en")
    parts = shown(["coins one 1", "skill one", "res F 1", "progress"])
    coins, skill, food, progress = (speech.message(part) for part in parts)
    either, perhaps = shown(["choose coins one 1 | skill one | res F 1 + progress", EVERY[-1]])
    assert speech.message(either) == f"{coins} or {skill} or {food}, {progress}"
    price = [speech.message(part) for part in shown_cost(["coins one 2", "res C 1"])]
    assert f"{', '.join(price)}: {food}" in speech.message(perhaps)


@pytest.mark.parametrize("text", ["choose skill one", "choose skill one | ", "may  -> res F 1"])
def test_a_choice_without_alternatives_is_no_effect(text: str) -> None:
    with pytest.raises(BadEffect):
        shown([text])


def test_what_is_printed_is_in_every_view_the_very_same() -> None:
    game = Mythwind()
    printed = {id(value) for value in game.printed(2).values()}
    for seed in (1, 2):
        view = game.start(2, seed).view(0)
        held = [*cards(view["stack"]), *cards(view["patterns"], "effects")]
        assert len(held) > 30
        assert all(id(one) in printed for one in held)


def cards(items: object, part: str = "") -> Iterator[object]:
    assert isinstance(items, list)
    for item in items:
        yield from item[part] if part else [item]
