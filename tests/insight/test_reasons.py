"""Reasons are written in every language, with the rule behind them, and hold on the table."""

from __future__ import annotations

import tomllib

import pytest

import osada
from osada.games.hamlet.insight.phrases import BOOK as HAMLET
from osada.games.vikings.insight.phrases import BOOK as VIKINGS
from osada.insight import adviser
from osada.insight.adviser import Told
from osada.kernel.message import Message, Phrase
from osada.texts import Speech
from tests.texts.fluent_files import LANGUAGES, arguments_of

PHRASES = [
    pytest.param(book.game, phrase, id=phrase.key)
    for book in (VIKINGS, HAMLET)
    for phrase in book.phrases.values()
]
LONGEST = 24
"""Words of a sentence."""
LONGEST_LABEL = 10
SAMPLES: dict[str, list[object]] = {
    "colour": ["red", "yellow"],
    "goods": ["fur", "grain", "nails"],
    "ships": [[3], [3, 6], [1, 2, 8]],
    "letter": ["B"],
    "goal": ["planner", "mason"],
    "target": ["market", "church"],
    "tile": ["windmill", "barn-a"],
    "seat": [1],
    "count": [0, 1, 2, 5],
    "lead": [0, 3],
}

PART = {"key": "hamlet-score-longest-road", "args": {}}
LOST = {"key": "vikings-why-less", "args": {"ship": 1, "was": 1, "now": 2, "count": 2}}
IDLE = {"key": "hamlet-why-idle", "args": {"count": 1}}
OF_GAME: dict[str, dict[str, list[object]]] = {
    "vikings": {"what": [LOST]},
    "hamlet": {"what": [IDLE], "part": [PART], "goods": [["brick"], ["stone", "brick"]]},
}
LISTED: list[object] = [["fur"], ["grain", "nails"]]
OF_PHRASE = {
    f"vikings-{key}": {"goods": LISTED}
    for key in (
        *("why-first", "why-load", "why-load-neutral", "why-sails", "why-sails-gives"),
        *("why-sails-stays", "title-sails", "title-sails-gives"),
    )
}


@pytest.mark.pure_only
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "phrase"), PHRASES)
def test_a_reason_can_be_said_with_all_its_arguments(name: str, phrase: Phrase, lang: str) -> None:
    game = osada.game(name)
    files = tuple((game.house.folder / "texts" / lang).glob("*.ftl"))
    used = {argument.split("-")[0] for argument in arguments_of(files, phrase.key)}
    assert used == set(phrase.names)
    speech = Speech(game, lang, ("Ada", "Olaf"))
    for at in range(4):
        samples = {**SAMPLES, **OF_GAME[name], **OF_PHRASE.get(phrase.key, {})}
        args = {
            n: samples.get(n, [1, 2, 5])[at % len(samples.get(n, [1, 2, 5]))] for n in phrase.names
        }
        text, errors = speech.render(Message(phrase, args).seen_by(None))
        assert errors == []
        assert "⟨" not in text
        label = phrase.key.startswith((f"{name}-theme-", f"{name}-title-"))
        assert label or text[0].isupper() or text[0] in "0123456789+", text
        assert text.endswith(".") is not label, text
        assert len(text.split()) <= (LONGEST_LABEL if label else LONGEST), text


@pytest.mark.pure_only
@pytest.mark.parametrize(("name", "phrase"), PHRASES)
def test_the_rule_behind_a_reason_is_there(name: str, phrase: Phrase) -> None:
    file = osada.game(name).house.folder / "content" / "rules.toml"
    rules = tomllib.loads(file.read_text(encoding="utf-8"))["rule"]
    assert phrase.rule in {rule["id"] for rule in rules}


def test_a_moment_shows_the_very_thing_that_its_title_speaks_of() -> None:
    def shown(game: str, key: str, **args: object) -> list[str]:
        told: Told = {"key": f"{game}-why-{key}", "args": args}
        return list(type(adviser(osada.game(game))).shown(told))

    assert shown("vikings", "bet-leads", ship=4, colour="red", token=3, count=2) == ["circle 4 red"]
    assert shown("vikings", "took", goods="fur", value=3) == ["goods fur"]
    assert shown("vikings", "stern", count=5) == ["space set-sail"]
    assert shown("vikings", "share", ship=2, was=1, now=2, count=1) == ["ship 2"]
    assert shown("hamlet", "sale", sale=11, count=6) == ["sale 11"]
    assert shown("hamlet", "near-delivery", space=2, goods="", count=1) == ["delivery 2"]
    assert shown("hamlet", "milestone", goal="planner", count=3) == ["goal planner"]
    assert shown("hamlet", "villager", count=2) == ["town-hall"]
