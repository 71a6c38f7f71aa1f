"""Reasons are written in every language, with the rule behind them, and hold on the table."""

from __future__ import annotations

import tomllib

import pytest

import osada
from osada.games.hamlet.insight.phrases import BOOK as HAMLET
from osada.games.vikings.insight.gains import gains
from osada.games.vikings.insight.phrases import BOOK as VIKINGS
from osada.games.vikings.state import VikingsState
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
SAMPLES: dict[str, list[object]] = {
    "colour": ["red", "yellow"],
    "goods": ["fur", "grain", "nails"],
    "tile": ["windmill", "barn-a"],
    "seat": [1],
    "count": [0, 1, 2, 5],
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
        args = {
            n: SAMPLES.get(n, [1, 2, 5])[at % len(SAMPLES.get(n, [1, 2, 5]))] for n in phrase.names
        }
        text, errors = speech.render(Message(phrase, args).seen_by(None))
        assert errors == []
        assert text[0].isupper() or text[0].isdigit(), text
        assert "⟨" not in text
        assert text.endswith(".") is not phrase.key.startswith(f"{name}-theme-"), text
        assert len(text.split()) <= LONGEST, text


@pytest.mark.pure_only
@pytest.mark.parametrize(("name", "phrase"), PHRASES)
def test_the_rule_behind_a_reason_is_there(name: str, phrase: Phrase) -> None:
    file = osada.game(name).house.folder / "content" / "rules.toml"
    rules = tomllib.loads(file.read_text(encoding="utf-8"))["rule"]
    assert phrase.rule in {rule["id"] for rule in rules}


@pytest.mark.rule("VIK-BET-04")
def test_a_bet_on_the_clan_in_control_is_said_to_win() -> None:
    state = osada.game("vikings").start(2, 3)
    assert isinstance(state, VikingsState)
    before = state.copy()
    seat = state.turn[0]
    rules = osada.game("vikings")
    state.play(seat, rules.parse(state, "bet"))
    token = state.legal(seat)[-1]
    state.play(seat, token)
    ship = next(at for at in state.harbour if state.hulls[at])
    leader = ("red", "green", "blue", "yellow")[state.hulls[ship][0] >> 4 & 3]
    state.play(seat, rules.parse(state, f"circle {ship + 1}:{leader}"))
    assert isinstance(before, VikingsState)
    found = {gain.says.key: gain.says.args for gain in gains(before, state, seat)}
    told = found["vikings-why-bet"]
    assert told == {"ship": ship + 1, "colour": leader, "token": token.args[0]}
