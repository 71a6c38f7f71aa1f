"""An owner corrects what is printed for the characters; games with other values live together."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from osada.games.mythwind.game import Mythwind
from osada.games.mythwind.rules.town import Town
from osada.games.mythwind.rules.words import CHARACTERS
from osada.kernel.errors import BadContent
from osada.lab.limits import Limits
from osada.lab.random_game import RandomGame

from .towns import settle

PRINTED = Mythwind()


def corrected(folder: Path, text: str) -> Mythwind:
    file = folder / "ours.toml"
    file.write_text(text, encoding="utf-8")
    return Mythwind(file)


def start(game: Mythwind, cast: str) -> Town:
    state = game.start(1, 7, {"cast": cast})
    assert isinstance(state, Town)
    return state


def learn(game: Mythwind) -> Town:
    """The Ranger buys his cheapest skill in the Longhouse."""
    s = start(game, "RFCM")
    settle(s)
    s.sheet(0).coins = 20
    for text in ("visit longhouse", "use", "option 2", "learn R1"):
        s.play(0, game.parse(s, text))
    return s


def test_a_value_of_a_character_is_corrected_in_play(tmp_path: Path) -> None:
    dear = corrected(
        tmp_path, "ranger.stamina = 3\n[ranger.skills]\nprices = [9, 9, 9, 9, 9, 9, 9, 9]"
    )
    assert learn(dear).sheet(0).coins == 11
    price = PRINTED.content.entries["ranger.skills.prices"].value
    assert isinstance(price, list)
    assert learn(PRINTED).sheet(0).coins == 20 - price[0] != 11, "the printed game stays as it is"
    board = start(dear, "RFCM").view(None)["seats"][0]["board"]  # type: ignore[index]
    assert (board["stamina"], board["most_stamina"]) == (3, 3)


def test_a_correction_is_known_by_its_origin_and_by_the_fingerprint(tmp_path: Path) -> None:
    game = corrected(tmp_path, "farmer.cow.price = 1")
    entry = game.content.entries["farmer.cow.price"]
    assert (entry.origin, entry.rule, entry.line) == ("override", "MYT-CHAR-02", 1)
    assert game.content_hash != PRINTED.content_hash


def test_every_value_of_every_character_can_be_given_anew(tmp_path: Path) -> None:
    own = {
        name: entry.value
        for name, entry in PRINTED.content.entries.items()
        if name.split(".")[0] in CHARACTERS
    }
    assert len(own) > 150
    lines = [f"{name} = {json.dumps(value, ensure_ascii=False)}" for name, value in own.items()]
    game = corrected(tmp_path, "\n".join(lines))
    assert all(game.content.entries[name].origin == "override" for name in own)
    assert game.content_hash == PRINTED.content_hash, "the same values make the same game"


def test_games_with_other_shapes_of_tiles_stand_side_by_side(tmp_path: Path) -> None:
    bent = corrected(tmp_path, "[farmer.shape.u5]\ncells = [[0,0], [1,0], [2,0], [2,1], [2,2]]")
    text = "plot a1-a2-b2-b3-c3"
    ours, theirs = bent.vocabulary.by_text[text], PRINTED.vocabulary.by_text[text]
    assert bent.box.cast[0] is not PRINTED.box.cast[0]
    assert ours.args != theirs.args, "each game numbers its own places"
    for game in (bent, PRINTED):
        played = RandomGame(game, 1, 5, 50, Limits(lengths=(("seasons", 1),)))
        assert played.failure is None
        assert played.broken_off


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("farmer.cow.price = 500", "must be a whole number from 0 to 99, not 500"),
        ("crafter.order.boots.need = ['wool']", "must be a list of cloth, leather"),
        ("merchant.rivals.weigher = ['buy grain 2']", "must be 8 texts"),
        ("ranger.region.fens.cards = ['XX oo']", "is no card: say needs, loot, icon"),
        ("farmer.shape.i3.cells = [[0,0], [0,1], [1,1]]", "the same tile as l3"),
        ("ranger.stanima = 3", "there is no such entry: did you mean 'ranger.stamina'"),
    ],
)
def test_a_mistake_in_a_correction_is_explained(tmp_path: Path, line: str, reason: str) -> None:
    with pytest.raises(BadContent) as wrong:
        corrected(tmp_path, line)
    assert reason in str(wrong.value)
    assert "ours.toml:1" in str(wrong.value)
