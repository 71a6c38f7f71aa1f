"""Event and adventure cards are entries of a TOML file with their texts, and no code: an owner adds
some, and the story stays sound."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import osada
from osada.games import house
from osada.games.mythwind.game import Mythwind
from osada.games.mythwind.rules.town import Town
from osada.kernel.content import Corrections
from osada.kernel.errors import BadContent
from osada.lab.limits import Limits
from osada.lab.random_game import RandomGame
from osada.texts import Speech

CARDS = (Path(__file__).parent / "kite.toml").read_text(encoding="utf-8")


def with_cards(text: str = CARDS) -> Mythwind:
    game = house("mythwind").open(Corrections(text, "ours.toml"))
    assert isinstance(game, Mythwind)
    return game


def test_an_added_event_joins_where_it_says() -> None:
    game, printed = with_cards(), house("mythwind").open()
    assert isinstance(printed, Mythwind)
    assert game.box.with_joining("event", [4, 5]) == [4, 5, 160]
    assert printed.box.with_joining("event", [4, 5]) == [4, 5]
    assert 160 not in printed.box.events
    assert 90 not in printed.box.adventures
    assert game.content_hash != printed.content_hash
    assert game.faults() == []


def test_an_added_event_is_drawn_asked_and_told_in_its_own_words() -> None:
    game = with_cards()
    state, rng = game.start(1, 7), Random(4)
    assert isinstance(state, Town)
    speech = Speech(game, "en")
    for _ in range(600):
        if "event 160" in state.open_cards:
            break
        state.play(0, rng.choice(state.legal(0)))
    option = game.parse(state, "option 1")
    assert option in state.legal(0)
    assert game.from_json(state.to_json()).digest() == state.digest()
    told = " ".join(speech.message(event.seen_by(0)) for event in state.play(0, option))
    assert "In the event “The Kite” the town chooses: let the children run after it." in told
    assert speech.name("event-160-title") == "The Kite"
    for lang, title in (("en", "“The Kite”"), ("pl", "„Latawiec”"), ("cs", "„Drak“")):
        for key in ("event", "letter-thanks", "effect-goto"):
            said = Speech(game, lang).message({"key": f"mythwind-{key}", "args": {"card": 160}})
            assert title in said
    assert 90 in state.adventure_deck.values


@pytest.mark.parametrize(
    ("was", "becomes", "told"),
    [
        ("joins = 5", "", "160.joins: says with which event of the game it comes"),
        ("joins = 5", "joins = 158", "160.joins: says with which event of the game it comes"),
        ('title = "Drak"\n', "", "event.160.texts.cs: lacks title"),
        ('"Drak"', '"{ Drak }"', "event.160.texts.cs.title: must be a plain text"),
        ('b = "Wind it up"', 'c = "Wind it up"', "adventure.90.texts.en: lacks b"),
        (
            "[event.160",
            "[event.14",
            "event.14: must have a number up to 160 that",
        ),
        ("res F 1", "ress F 1", "'ress' is no effect: did you mean 'res'?"),
        ('arc = "G"', 'arc = "G"\nacr = "G"', "'acr' is unknown here: did you mean 'arc'?"),
        ('cost = ["coins group 2"]', 'cost = ["flag set kite"]', "cannot be a cost"),
        ('"deck adventure add 90 under 1"', '"flag set kite"', "is set, but nobody asks for it"),
        ('"deck adventure add 90 under 1"', '"goto 198"', "adds event 198, which does not exist"),
    ],
)
def test_a_card_that_cannot_be_is_refused_with_its_place(was: str, becomes: str, told: str) -> None:
    assert was in CARDS
    with pytest.raises(BadContent) as refused:
        with_cards(CARDS.replace(was, becomes))
    assert told in str(refused.value)
    assert "ours.toml" in str(refused.value)


def test_a_whole_season_is_played_with_them() -> None:
    played = RandomGame(with_cards(), 2, 3, 100, Limits(lengths=(("seasons", 1),)))
    assert played.failure is None
    assert played.journal is not None
    text = osada.write_record(played.journal)
    with pytest.raises(osada.BadRecord, match="content"):
        osada.read_record(text)
