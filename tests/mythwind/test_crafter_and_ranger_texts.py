"""What the table says of the Crafter and the Ranger: every word, in three languages."""

from __future__ import annotations

from itertools import product

import pytest

from osada.games.mythwind.rules.characters.crafter.printed import MATERIALS, ORDERS, TIERS
from osada.games.mythwind.rules.characters.ranger.printed import GEAR, LOOT, REGIONS
from osada.games.mythwind.rules.loading import load_box
from osada.games.mythwind.rules.words import KINDS, SKILLS
from osada.kernel.message import Phrase
from osada.texts import Speech, languages

from .noons import GAME

pytestmark = [pytest.mark.pure_only, pytest.mark.parametrize("lang", languages())]
BOX = load_box()[1]
OWN = {"crafter": BOX.cast[1], "ranger": BOX.cast[3]}
LITTER = ("⟨", "{", "}", "hidden", "???", "  ")
NUMBERS = (0, 1, 2, 5, 22)
VALUES: dict[str, tuple[object, ...]] = {
    "seat": (0, 1),
    "material": MATERIALS,
    "materials": ([], ["cloth"], ["birch", "birch"], list(MATERIALS)),
    "order": ORDERS,
    "kind": KINDS,
    "gear": GEAR,
    "needs": ([], ["rope"], list(GEAR[:5])),
    "finds": (["pelt"], list(LOOT)),
    "loot": LOOT,
    "thing": (*GEAR, *LOOT),
    "region": REGIONS,
    "by": ("gear", "stamina"),
    "need": GEAR[:5],
    "skill": SKILLS[8:13],
    "tier": tuple(TIERS),
}
PHRASES = [
    phrase
    for key, phrase in GAME.phrases.phrases.items()
    if key.startswith(("mythwind-crafter-", "mythwind-ranger-"))
]
ACTIONS = [
    action
    for action in GAME.vocabulary.actions
    if any(action.kind in character.kinds for character in OWN.values())
]
QUESTIONS = (
    *("return", "refine", "bonus", "sell-another", "replace", "tier", "skill"),
    *("prepare", "depart", "look", "bottom", "order", "pathfinder", "sun", "call", "need"),
    *("finds", "push", "restore", "turn-back", "halve", "home"),
)


def told(phrase: Phrase) -> list[dict[str, object]]:
    columns = [VALUES.get(name, NUMBERS) for name in phrase.names]
    if phrase.key.endswith("asked-only"):
        journal = OWN[phrase.key.split("-")[1]]
        columns = [tuple(kind for kind in journal.kinds if kind not in journal.action_kinds)]
    rows = (dict(zip(phrase.names, row, strict=True)) for row in product(*columns))
    return [{"key": phrase.key, "rule": phrase.rule, "args": row} for row in rows]


@pytest.mark.parametrize("phrase", PHRASES, ids=lambda phrase: phrase.key)
def test_every_phrase_is_worded_whatever_its_arguments(lang: str, phrase: Phrase) -> None:
    speech = Speech(GAME, lang, ["Ada", "Borys"])
    for one in told(phrase):
        text, faults = speech.render(one)
        assert not faults, one
        assert not any(litter in text for litter in LITTER), text


@pytest.mark.parametrize("phrase", PHRASES, ids=lambda phrase: phrase.key)
def test_every_argument_makes_a_difference(lang: str, phrase: Phrase) -> None:
    speech = Speech(GAME, lang, ["Ada", "Borys"])
    first = told(phrase)[0]["args"]
    assert isinstance(first, dict)
    if phrase.key.endswith("asked-only"):
        return
    for name in phrase.names:
        values = VALUES.get(name, NUMBERS)
        texts = [
            speech.message({"key": phrase.key, "args": {**first, name: value}}) for value in values
        ]
        assert len(set(texts)) == len(values), (name, texts)


def test_every_action_is_worded_and_none_like_another_of_its_kind(lang: str) -> None:
    speech = Speech(GAME, lang)
    texts = {(action.kind, speech.action(action)) for action in ACTIONS}
    assert len(texts) == len(ACTIONS)
    assert not [text for _, text in texts if any(litter in text for litter in LITTER)]


def test_every_thing_skill_and_question_has_its_words(lang: str) -> None:
    speech = Speech(GAME, lang)
    keys = [f"crafter-{name}" for name in ("help", *MATERIALS, *ORDERS)]
    keys += [f"ranger-{name}" for name in ("help", *GEAR, *LOOT, *REGIONS)]
    keys += [
        f"skill-{skill}{part}" for skill in SKILLS if skill[0] in "CR" for part in ("", "-help")
    ]
    keys += [f"question-crafter-{kind}" for kind in QUESTIONS[:7]]
    keys += [f"question-ranger-{kind}" for kind in QUESTIONS[7:]]
    texts = [speech.name(key) for key in keys]
    assert not [text for text in texts if "⟨" in text]


def test_every_step_that_asks_is_in_the_list(lang: str) -> None:
    asking = {
        name.partition("-")[2]
        for name, op in BOX.ops.items()
        if name.startswith(("crafter-", "ranger-")) and "answer" in vars(type(op))
    }
    # These ask under another name than their own.
    other = {"point": "prepare", "travel": "pathfinder", "evening": "turn-back", "needs": "need"}
    other |= {"onward": "push", "fill": "tier"}
    assert {other.get(name, name) for name in asking} == set(QUESTIONS)
