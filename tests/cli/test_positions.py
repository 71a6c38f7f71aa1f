"""`osada position`: begun, changed, checked, shown; the rest is where the box keeps it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import osada as games

from .conftest import Osada


def test_a_position_is_begun_changed_checked_and_shown(osada: Osada, tmp_path: Path) -> None:
    file, other = tmp_path / "mine.json", tmp_path / "other.json"
    assert osada("position", "edit", file, "--new", "hamlet", "--seats", 3, "--seed", 2).code == 0
    rest = ("bag", "row", "stacks_in", "offers", "unseen_sales", "stack")
    drops = [word for key in rest for word in ("--drop", key)]
    gold = ("--set", "players.red.gold=9")
    assert osada("position", "edit", file, *gold, *drops, "--out", other).code == 0
    assert not set(rest) & set(json.loads(other.read_text()))
    said = osada("position", "check", file, other)
    assert (said.code, said.out.count(": ok: hamlet, 3 players, 0 actions")) == (0, 2)
    (mine,) = json.loads(osada("position", "check", other, "--json").out)
    assert (mine["file"], mine["faults"], mine["seats"]) == (str(other), [], 3)
    shown = osada("position", "show", other, "--actions")
    assert "To decide: " in shown.out
    assert "donkeys, go church" in shown.out
    told = json.loads(osada("position", "show", other, "--json", "--view", "none").out)
    assert told["view"]["seats"][0]["gold"] == 9
    lines = json.loads(osada("position", "show", other, "--list", "poses:shrine", "--json").out)
    _, pose, _, short, _ = lines[0].split('"')
    laid = []
    for written in (pose, short):
        tile = ("--set", f"tiles.shrine.pose={written}", "--set", "tiles.shrine.flag=red")
        assert osada("position", "edit", other, *tile, "--out", file).code == 0
        laid.append(games.game("hamlet").from_json(file.read_text()))
    assert laid[0] == laid[1]


def test_in_ones_own_editor_a_draft_is_changed_and_checked(
    osada: Osada, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, draft = tmp_path / "mine.json", tmp_path / "mine.draft.json"
    assert osada("position", "edit", file, "--new", "vikings").code == 0
    monkeypatch.delenv("VISUAL", raising=False)
    monkeypatch.delenv("EDITOR", raising=False)
    refused = osada("position", "edit", file)
    assert (refused.code, "$EDITOR" in refused.err) == (2, True)
    before = file.read_text()
    monkeypatch.setenv("EDITOR", 'sed -i \'s/"round": 1,/"round": 0,/\'')
    faulty = osada("position", "edit", file)
    assert (faulty.code, "round" in faulty.err) == (2, True)
    assert (file.read_text(), draft.exists()) == (before, True)
    monkeypatch.setenv("VISUAL", 'sed -i \'s/"round": 0,/"round": 3,/\'')
    assert osada("position", "edit", file).code == 0
    assert (json.loads(file.read_text())["round"], draft.exists()) == (3, False)


def test_every_fault_is_named_and_nothing_is_written(osada: Osada, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    osada("position", "edit", file, "--new", "vikings")
    before = file.read_text()
    said = osada("position", "edit", file, "--set", "market.fur=9", "--set", "ships[0].hull=B3 Q1")
    assert said.code == 2
    assert said.err.splitlines() == [
        f"osada: {file}: ships[0].hull: 'Q1' is no piece: a colour R G B Y and its shields, e.g."
        " B3",
        f"osada: {file}: market.fur: 9 is not from 1 to 4",
    ]
    assert file.read_text() == before
    assert osada("position", "edit", file, "--new", "vikings").err.count("\n") == 1
    for change in ("", "--drop nowhere", "--set ships[9].hull=B3", "--set fur", "--set .=1"):
        assert osada("position", "edit", file, *change.split()).code == 2
    assert osada("position", "show", file, "--list", "poses").err == (
        "osada: there is no list 'poses': vikings has none\n"
    )
    nameless = tmp_path / "nameless.json"
    nameless.write_text(json.dumps({"seats": ["red", "pink"]}))
    assert "--game does" in osada("position", "check", nameless).err
    (faulty,) = json.loads(osada("position", "check", nameless, "--json", "--game", "vikings").out)
    assert len(faulty["faults"]) > 1
    assert osada("position", "check", nameless, "--game", "vikings").err.count(str(nameless)) > 1


@pytest.mark.parametrize("key", ["add-1", "draw-3"])
def test_goods_that_are_not_named_are_in_the_piles(key: str) -> None:
    game = games.game("vikings")
    data = json.loads(game.start(3, 5).to_json())
    whole = game.from_json(data).to_data()["piles"]
    assert isinstance(whole, dict)
    del data["piles"][key]
    piles = game.from_json(data).to_data()["piles"]
    assert isinstance(piles, dict)
    assert sorted(piles[key]) == sorted(whole[key])
    del data["piles"]
    piles = game.from_json(data).to_data()["piles"]
    assert isinstance(piles, dict)
    assert {pile: len(goods) for pile, goods in piles.items()} == {
        pile: len(goods) for pile, goods in whole.items()
    }


def test_dice_that_are_not_named_are_in_the_supply() -> None:
    game = games.game("mythwind")
    data = json.loads(game.start(2, 5).to_json())
    supply = data.pop("supply")
    assert game.from_json(data).to_data()["supply"] == supply
