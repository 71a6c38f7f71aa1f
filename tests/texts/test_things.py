"""The named things of a game: every form of a name is there in every language, for one and many."""

from __future__ import annotations

import pytest

from osada.games.hamlet.rules.words import RESOURCES, TILES
from osada.texts import Speech
from osada.texts.speech import texts_of
from osada.texts.things import Things
from osada.texts.wording import load_wording

from .fluent_files import COMMON, GAME, LANGUAGES, VIKINGS, texts
from .hamlet_spoken import COUNTED, EXPLAINED, HAMLET, NAMED

FOLDER = texts_of(HAMLET)


def things(lang: str) -> Things:
    folder = FOLDER / lang
    files = (COMMON / lang / "common.ftl", folder / "names.ftl")
    return Things(load_wording(lang, files), folder)


def test_a_thing_can_be_said_in_each_of_its_forms() -> None:
    assert things("pl").of("barn-a") == {
        "name": "Stodoła I",
        "nom": "Stodoła I",
        "gen": "Stodoły I",
        "acc": "Stodołę I",
        "ins": "Stodołą I",
        "on": "w Stodole I",
        "to": "do Stodoły I",
        "from": "ze Stodoły I",
    }


def test_what_is_no_thing_has_no_forms() -> None:
    assert things("en").of("nothing") == {}
    assert things("en").of_list(["barn-a", "nothing"]) == {}
    assert things("en").of_list([]) == {}


def test_a_list_of_things_has_the_forms_of_each() -> None:
    told = things("cs").of_list(["barn-a", "quarry", "farm"])
    assert told["on"] == "ve stodole I, v kamenolomu a na statku"
    assert told["either"] == "Stodola I, Kamenolom nebo Statek"
    assert told["number"] == 3
    assert "counted" not in told


def test_equal_things_are_counted_in_the_order_they_come() -> None:
    told = things("pl").of_list(["wood", "stone", "wood", "wood", "wood", "wood"])
    assert told["counted"] == "5 drewien i 1 kamień"


def test_a_game_that_names_no_things_has_none() -> None:
    folder = VIKINGS / "en"
    wording = load_wording("en", (COMMON / "en" / "common.ftl", folder / "table.ftl"))
    assert Things(wording, folder).of("fur") == {}
    assert Speech(GAME, "en").word("fur") == "hide"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_hold_the_things_of_the_game_and_nothing_else(lang: str) -> None:
    named = {key for key, form in texts(FOLDER / lang / "names.ftl") if not form}
    wanted = ("title", *NAMED, *EXPLAINED, *COUNTED)
    assert named == {f"hamlet-{name}" for name in wanted}


def test_no_two_things_are_meant_by_one_word() -> None:
    """A message says `quarry`, and does not say of which family of things it is."""
    short = [name.partition("-")[2] for name in NAMED]
    assert len(set(short)) == len(short)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_things_of_one_kind_have_the_same_forms_in_every_language(lang: str) -> None:
    for kind in (TILES, RESOURCES):
        known = things(lang)
        assert len({tuple(sorted(known.of(thing))) for thing in kind}) == 1
        assert sorted(known.of(kind[0])) == sorted(things("en").of(kind[0]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_buildings_have_the_same_name(lang: str) -> None:
    known = things(lang)
    for form in known.of(TILES[0]):
        assert len({known.of(tile)[form] for tile in TILES}) == len(TILES)


def test_buildings_are_called_as_in_the_rulebooks() -> None:
    some = ("town-hall", "sawmill", "dairy-farm", "cow-conservatory", "farrier", "outpost-a")
    assert [Speech(HAMLET, "pl").word(tile) for tile in some] == [
        "Ratusz",
        "Cieśla",
        "Mleczarnia",
        "Hodowla krów",
        "Kowal",
        "Posterunek I",
    ]
    assert [Speech(HAMLET, "cs").word(tile) for tile in some] == [
        "Rychta",
        "Dřevařství",
        "Ovčí farma",
        "Ohrada s krávami",
        "Kovárna",
        "Hláska I",
    ]
