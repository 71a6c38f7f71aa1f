"""A building card is one entry of a TOML file with its names, and no code: an owner adds one."""

from __future__ import annotations

from pathlib import Path

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

from .towns import settle

CARD = (Path(__file__).parent / "observatory.toml").read_text(encoding="utf-8")


def with_card(text: str = CARD) -> Mythwind:
    game = house("mythwind").open(Corrections(text, "ours.toml"))
    assert isinstance(game, Mythwind)
    return game


def play(game: Mythwind, s: Town, *texts: str) -> list[dict[str, object]]:
    told: list[dict[str, object]] = []
    for text in texts:
        told = [event.seen_by(None) for event in s.play(0, game.parse(s, text))]
    return told


def test_an_added_building_is_built_and_used() -> None:
    game = with_card()
    s = game.start(1, 7)
    assert isinstance(s, Town)
    settle(s)
    play(game, s, "visit construct", "construct observatory")
    assert s.site[0] == game.box.names.index("observatory")
    data = s.to_data()
    data["site"], data["areas"][0] = [None] * 4, "observatory"  # type: ignore[index]
    data["ever_built"].append("observatory")  # type: ignore[attr-defined]
    data["sheets"]["farmer"]["figure"] = None  # type: ignore[index]
    stands = game.from_json(data)
    assert isinstance(stands, Town)
    coins = stands.sheet(0).coins
    play(game, stands, "visit observatory", "use", "option 1")
    assert stands.sheet(0).coins == coins + 3
    assert [card["level"] for card in stands.view(0)["buildings"]][-1] == 1  # type: ignore[attr-defined]


def test_the_printed_actions_keep_their_numbers_and_new_ones_follow() -> None:
    printed, ours = osada.game("mythwind").vocabulary.actions, with_card().vocabulary.actions
    assert [a.text for a in ours[: len(printed)]] == [a.text for a in printed]
    assert {a.text for a in ours[len(printed) :]} == {
        f"{kind} observatory" for kind in ("visit", "construct", "demolish", "building")
    }


def test_its_names_are_said_in_every_language() -> None:
    game = with_card()
    visit = game.vocabulary.by_text["visit observatory"]
    assert Speech(game, "en").action(visit) == "go to the Observatory"
    assert Speech(game, "pl").action(visit) == "idź do Obserwatorium"
    assert Speech(game, "cs").action(visit) == "jít do hvězdárny"
    assert Speech(game, "cs").word("observatory") == "Hvězdárna"


def test_the_fingerprint_and_the_provenance_tell_of_it() -> None:
    game = with_card()
    assert game.content_hash != osada.game("mythwind").content_hash
    assert game.content.entries["building.observatory.level"].origin == "override"


def test_whole_seasons_are_played_with_it() -> None:
    played = RandomGame(with_card(), 2, 3, 100, Limits(lengths=(("seasons", 1),)))
    assert played.failure is None
    assert played.broken_off


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('level = "I"', 'level = "VI"', "building.observatory.level: cannot be 'VI'"),
        ("entry = 1\n", "", "is not all that is needed: add entry"),
        (
            "entry = 1\n",
            "entry = 1\nentri = 2\n",
            "entri: means nothing here: did you mean 'entry'",
        ),
        ("choose coins one 3", "choose coinz one 3", "'coinz' is no effect"),
        ('on = "at the Observatory"\n', "", "building.observatory.texts.en: lacks on"),
        ('"at the Observatory"', '"{ $seat }"', "texts.en.on: must be a short plain text"),
        ("building.observatory", "building.food", "'food' is the name of something else"),
        ("building.observatory", 'building."Big Tower"', "'Big Tower' is no name"),
        ("building.observatory", "building.forest", "'forest' is the name of something else"),
    ],
)
def test_a_mistake_in_an_added_building_is_explained(old: str, new: str, reason: str) -> None:
    assert old in CARD
    with pytest.raises(BadContent) as wrong:
        with_card(CARD.replace(old, new))
    assert reason in str(wrong.value)


def test_only_buildings_can_be_added() -> None:
    with pytest.raises(BadContent, match="there is no such entry"):
        with_card("[goal.29]\ntokens = 1\n")
