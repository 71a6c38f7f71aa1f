"""A text uses the arguments its phrase has, all of them, and every value of them is told apart."""

from __future__ import annotations

import pytest

from osada.kernel.message import Phrase
from osada.texts import Speech
from osada.texts.speech import action_arguments

from .fluent_files import GAME, LANGUAGES, VIKINGS, arguments_of
from .realistic import one_by_one, told_in_all_ways

PHRASES = list(GAME.phrases.phrases.values())
NEED_NOT_BE_TOLD = {
    "vikings-returned": {"seat"},
    "vikings-not-your-turn": {"seat"},
}
"""Said just before by the same seat; or the very one who reads it."""

pytestmark = [pytest.mark.pure_only, pytest.mark.parametrize("lang", LANGUAGES)]


def table(lang: str) -> Speech:
    return Speech(GAME, lang, ("Ada", "Olaf"))


@pytest.mark.parametrize("phrase", PHRASES, ids=lambda phrase: phrase.key)
def test_a_text_uses_exactly_the_arguments_of_its_phrase(phrase: Phrase, lang: str) -> None:
    used = arguments_of(VIKINGS / lang / "table.ftl", phrase.key)
    assert used - set(phrase.names) == set()
    assert set(phrase.names) - used <= NEED_NOT_BE_TOLD.get(phrase.key, set())


@pytest.mark.parametrize("phrase", PHRASES, ids=lambda phrase: phrase.key)
def test_a_phrase_can_be_said_whatever_its_arguments_are(phrase: Phrase, lang: str) -> None:
    speech = table(lang)
    for told in told_in_all_ways(phrase):
        text, errors = speech.render(told)
        assert errors == []
        assert text.strip()
        assert not any(litter in text for litter in ("⟨", "{", "}", "hidden", "???", "  ")), text


@pytest.mark.parametrize("phrase", PHRASES, ids=lambda phrase: phrase.key)
def test_no_two_values_of_an_argument_sound_alike(phrase: Phrase, lang: str) -> None:
    """A word that a selector does not know would be said as another one."""
    speech = table(lang)
    used = arguments_of(VIKINGS / lang / "table.ftl", phrase.key)
    for name in used:
        said = [speech.message(told) for told in one_by_one(phrase, name)]
        assert len(set(said)) == len(said), f"{name}: {said}"


def test_the_text_of_an_action_uses_the_words_of_the_action(lang: str) -> None:
    named = action_arguments(VIKINGS)
    for kind in {action.kind for action in GAME.vocabulary.actions}:
        used = arguments_of(VIKINGS / lang / "table.ftl", f"vikings-action-{kind}")
        assert used == set(named.get(kind, (kind,)))


def test_no_two_actions_are_called_alike(lang: str) -> None:
    speech = table(lang)
    said = [speech.action(action) for action in GAME.vocabulary.actions]
    assert len(set(said)) == len(said)
    assert not any(litter in text for litter in ("⟨", "{", "}") for text in said)


def test_every_choice_of_an_option_is_called_differently(lang: str) -> None:
    speech = table(lang)
    for option in GAME.options:
        said = [speech.option_choice(option.name, choice) for choice in option.choices]
        assert len(set(said)) == len(option.choices)
        assert "⟨" not in "".join([*said, speech.option(option.name)])
