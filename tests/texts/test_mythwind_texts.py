"""The texts of Mythwind's town: complete, in use, in whole sentences, in three languages."""

from __future__ import annotations

import re
import tomllib
from collections import Counter

import pytest
from fluent.syntax import ast

from osada.games.mythwind.rules.loading import load_box
from osada.kernel.message import Phrase
from osada.texts import Speech
from osada.texts.things import Things
from osada.texts.wording import load_wording

from .fluent_files import COMMON, LANGUAGES, arguments_of, entries, reached, texts
from .mythwind_spoken import (
    EXPLAINED,
    MYTHWIND,
    NAMED,
    REACHED,
    TOWN_PHRASES,
    TOWN_SPOKEN,
    town_actions,
)
from .spoken import beside

pytestmark = pytest.mark.pure_only
every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_phrase = pytest.mark.parametrize("phrase", TOWN_PHRASES, ids=lambda phrase: phrase.key)
LITTER = ("⟨", "{", "}", "hidden", "???", "  ")
FOLDER = TOWN_SPOKEN.folder
RULES = tomllib.loads((FOLDER.parent / "content" / "rules.toml").read_text(encoding="utf-8"))


def speech(lang: str) -> Speech:
    return Speech(MYTHWIND, lang, ("Ada", "Olaf"))


# -- keys ----------------------------------------------------------------------------------------


@every_language
def test_every_text_the_town_asks_for_is_there(lang: str) -> None:
    assert TOWN_SPOKEN.needed() - set(texts(*TOWN_SPOKEN.files(lang))) == set()


@every_language
def test_no_text_of_the_town_is_unused(lang: str) -> None:
    """The forms of a name are for whichever sentence may need them."""
    files = TOWN_SPOKEN.files(lang)
    named = {name for name in texts(files[1]) if name[1]}
    assert set(texts(*files[:2])) - named - reached(files, TOWN_SPOKEN.needed()) == set()


@every_language
def test_every_reference_of_the_town_leads_to_a_text(lang: str) -> None:
    files = TOWN_SPOKEN.files(lang)
    assert reached(files, set(texts(*files[:2]))) - set(texts(*files)) == set()


@every_language
def test_every_question_anybody_asks_can_be_put_into_the_prompt(lang: str) -> None:
    """A character's question has its text in the character's own file."""
    asked = {name for name in texts(*TOWN_SPOKEN.files(lang)) if "-question-" in name[0]}
    prompt = texts(*TOWN_SPOKEN.files(lang))["mythwind-part-question", ""]
    assert asked - prompt.references == set()


@every_language
def test_names_hold_the_things_of_the_town_and_nothing_else(lang: str) -> None:
    named = {key for key, form in texts(FOLDER / lang / "names.ftl") if not form}
    assert named == {f"mythwind-{name}" for name in ("title", *NAMED, *EXPLAINED)}


def test_no_two_things_are_meant_by_one_word() -> None:
    short = Counter(name.partition("-")[2] for name in NAMED)
    assert [name for name, count in short.items() if count > 1] == []


@every_language
def test_things_of_one_kind_have_the_same_forms_in_every_language(lang: str) -> None:
    forms: dict[str, set[tuple[str, ...]]] = {}
    for other in (lang, "en"):
        folder = FOLDER / other
        wording = load_wording(other, (COMMON / other / "common.ftl", folder / "names.ftl"))
        for name in NAMED:
            kind, _, thing = name.partition("-")
            known = Things(wording, folder).of(thing)
            forms.setdefault(kind, set()).add(tuple(sorted(known)))
    assert {kind: len(found) for kind, found in forms.items()} == dict.fromkeys(forms, 1)


@every_language
def test_every_file_can_be_read_to_its_last_line(lang: str) -> None:
    files = (FOLDER / lang / f"{name}.ftl" for name in ("table", "names", "rules"))
    junk = [entry for file in files for entry in entries(file) if isinstance(entry, ast.Junk)]
    assert [entry.content for entry in junk] == []


@every_language
def test_no_key_is_said_twice(lang: str) -> None:
    files = (*(FOLDER / lang).glob("*.ftl"), *(COMMON / lang).glob("*.ftl"))
    keys = Counter(
        entry.id.name for file in files for entry in entries(file) if isinstance(entry, ast.Message)
    )
    assert [key for key, count in keys.items() if count > 1] == []


# -- rules ---------------------------------------------------------------------------------------


@every_language
def test_every_rule_and_ruling_has_a_text_and_no_text_is_left_over(lang: str) -> None:
    wanted = {(f"{entry['kind']}-{entry['id']}", "") for entry in RULES["rule"]}
    assert set(texts(FOLDER / lang / "rules.ftl")) == wanted


@every_language
def test_a_rule_is_told_in_whole_sentences_and_a_ruling_answers_a_question(lang: str) -> None:
    for entry in RULES["rule"]:
        told = speech(lang)
        text = told.ruling(entry["id"]) if entry["kind"] == "ruling" else told.rule(entry["id"])
        assert text[0].isupper() or text[0].isdecimal(), text
        assert text.endswith("."), text
        assert ("?" in text) == (entry["kind"] == "ruling"), text
        assert not any(litter in text for litter in LITTER), text


def test_rulings_that_rules_name_exist() -> None:
    known = {entry["id"] for entry in RULES["rule"] if entry["kind"] == "ruling"}
    named = {ruling for entry in RULES["rule"] for ruling in entry["rulings"]}
    assert named <= known
    assert len(known) == 50


def test_every_phrase_of_the_town_rests_on_a_rule() -> None:
    known = {entry["id"] for entry in RULES["rule"]}
    assert [phrase.key for phrase in TOWN_PHRASES if phrase.rule not in known] == []


def test_a_building_has_a_rule_for_its_action_and_one_for_its_end_of_season() -> None:
    ids = {entry["id"] for entry in RULES["rule"]}
    own = {one for one in ids if re.fullmatch(r"MYT-BLD-[A-Z]+-0[12]", one)}
    cards = load_box(None, 1)[1].buildings  # those of the printed box
    actions = sum(1 for card in cards if card.has_action)
    ends = sum(1 for card in cards if card.season_end or card.season_end_goal)
    assert sum(1 for one in own if one.endswith("-01")) == actions
    assert sum(1 for one in own if one.endswith("-02")) == ends


# -- sentences -----------------------------------------------------------------------------------


@every_language
@every_phrase
def test_a_text_uses_exactly_the_arguments_of_its_phrase(phrase: Phrase, lang: str) -> None:
    used = arguments_of(TOWN_SPOKEN.files(lang), phrase.key)
    pointed = beside(MYTHWIND, phrase)
    assert used - set(phrase.names) - pointed == set()
    untold = TOWN_SPOKEN.need_not_be_told.get(phrase.key, frozenset())
    assert set(phrase.names) - used == untold


@every_language
@every_phrase
def test_a_phrase_can_be_said_whatever_its_arguments_are(phrase: Phrase, lang: str) -> None:
    told_by = speech(lang)
    for told in TOWN_SPOKEN.told_in_all_ways(phrase):
        text, errors = told_by.render(told)
        assert errors == []
        assert not any(litter in text for litter in LITTER), text
        assert not text[0].islower(), text
        assert text[-1] in ".?", text


@every_language
@every_phrase
def test_no_two_values_of_an_argument_sound_alike(phrase: Phrase, lang: str) -> None:
    """A word that a selector does not know would be said as another one."""
    told_by = speech(lang)
    used = arguments_of(TOWN_SPOKEN.files(lang), phrase.key)
    for name in used & set(phrase.names):
        spoken = [told_by.message(told) for told in TOWN_SPOKEN.one_by_one(phrase, name)]
        assert len(set(spoken)) == len(spoken), f"{name}: {spoken}"


@every_language
def test_the_text_of_an_action_uses_the_words_of_the_action(lang: str) -> None:
    for kind in {action.kind for action in town_actions()}:
        used = arguments_of(TOWN_SPOKEN.files(lang), f"mythwind-action-{kind}")
        assert used == set(MYTHWIND.vocabulary.names_of(kind))


@every_language
def test_no_two_actions_of_the_town_are_called_alike(lang: str) -> None:
    told = [speech(lang).action(action) for action in town_actions()]
    assert [text for text, count in Counter(told).items() if count > 1] == []
    assert not any(litter in text for litter in LITTER for text in told)


@every_language
def test_every_choice_of_an_option_is_called_differently(lang: str) -> None:
    for option in MYTHWIND.options:
        told = [speech(lang).option_choice(option.name, choice) for choice in option.things]
        assert len(set(told)) == len(option.things)
        assert speech(lang).option_help(option.name).endswith(".")


@every_language
def test_achievements_have_different_names_and_conditions(lang: str) -> None:
    told = [speech(lang).name(name) for name in REACHED]
    assert len(set(told)) == len(REACHED)
