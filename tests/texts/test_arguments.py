"""A text uses the arguments its phrase has, all of them, and every value of them is told apart."""

from __future__ import annotations

import pytest

from osada.kernel.message import Phrase
from osada.texts import Speech

from .fluent_files import LANGUAGES, arguments_of
from .hamlet_spoken import HAMLET_SPOKEN
from .spoken import Spoken, beside
from .vikings_spoken import VIKINGS_SPOKEN

GAMES = [VIKINGS_SPOKEN, HAMLET_SPOKEN]
LITTER = ("⟨", "{", "}", "hidden", "???", "  ")

pytestmark = [pytest.mark.pure_only, pytest.mark.parametrize("lang", LANGUAGES)]
every_game = pytest.mark.parametrize("spoken", GAMES, ids=str)
every_phrase = pytest.mark.parametrize(
    ("spoken", "phrase"),
    [
        pytest.param(spoken, phrase, id=phrase.key)
        for spoken in GAMES
        for phrase in spoken.game.phrases.phrases.values()
    ],
)


def table(spoken: Spoken, lang: str) -> Speech:
    return Speech(spoken.game, lang, ("Ada", "Olaf"))


@every_phrase
def test_a_text_uses_exactly_the_arguments_of_its_phrase(
    spoken: Spoken, phrase: Phrase, lang: str
) -> None:
    used = arguments_of(spoken.files(lang), phrase.key)
    assert used - set(phrase.names) - beside(spoken.game, phrase) == set()
    assert set(phrase.names) - used <= spoken.need_not_be_told.get(phrase.key, set())


@every_phrase
def test_a_phrase_can_be_said_whatever_its_arguments_are(
    spoken: Spoken, phrase: Phrase, lang: str
) -> None:
    speech = table(spoken, lang)
    for told in spoken.told_in_all_ways(phrase):
        text, errors = speech.render(told)
        assert errors == []
        assert text.strip()
        assert not any(litter in text for litter in LITTER), text
        assert not text[0].islower(), text


@every_phrase
def test_no_two_values_of_an_argument_sound_alike(
    spoken: Spoken, phrase: Phrase, lang: str
) -> None:
    """A word that a selector does not know would be said as another one."""
    speech = table(spoken, lang)
    used = arguments_of(spoken.files(lang), phrase.key)
    for name in used & set(phrase.names):
        said = [speech.message(told) for told in spoken.one_by_one(phrase, name)]
        assert len(set(said)) == len(said), f"{name}: {said}"


@every_game
def test_the_text_of_an_action_uses_the_words_of_the_action(spoken: Spoken, lang: str) -> None:
    for kind in {action.kind for action in spoken.game.vocabulary.actions}:
        used = arguments_of(spoken.files(lang), f"{spoken}-action-{kind}")
        named = spoken.game.vocabulary.names_of(kind)
        assert used == {name.removesuffix("*").removesuffix("-") for name in named}


@every_game
def test_no_two_actions_are_called_alike(spoken: Spoken, lang: str) -> None:
    speech = table(spoken, lang)
    said = [speech.action(action) for action in spoken.game.vocabulary.actions]
    assert len(set(said)) == len(said)
    assert not any(litter in text for litter in LITTER for text in said)


@every_game
def test_every_choice_of_an_option_is_called_differently(spoken: Spoken, lang: str) -> None:
    speech = table(spoken, lang)
    for option in spoken.game.options:
        said = [speech.option_choice(option.name, choice) for choice in option.things]
        assert len(set(said)) == len(option.things)
        assert "⟨" not in "".join([*said, speech.option(option.name)])
