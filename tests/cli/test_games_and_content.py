"""`osada games` and `osada content`: what there is, and where its numbers come from."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import osada as package
from osada.games.vikings.rules import box

from .conftest import Osada


def test_games_as_a_table(osada: Osada) -> None:
    said = osada("games", "--lang", "pl")
    assert said.code == 0
    assert "Wikingowie: Na pokład!" in said.out
    game = package.game("vikings")
    for option in game.options:
        assert option.name in said.out
        assert option.rule in said.out
    assert game.content_hash in said.out
    assert "2–4" in said.out


def test_games_as_json(osada: Osada) -> None:
    data = {game["name"]: game for game in json.loads(osada("games", "--json").out)}
    vikings = data["vikings"]
    assert vikings["seats"] == [2, 3, 4]
    assert vikings["languages"] == ["en", "pl", "cs"]
    assert vikings["content_hash"] == package.game("vikings").content_hash
    promote = vikings["options"][0]
    assert promote["choices"] == ["front", "one-step"]
    assert promote["rule"] == "VIK-ACT-PROMOTE-02"
    assert promote["meaning"]


def test_every_printed_value_is_shown_with_its_provenance(osada: Osada) -> None:
    said = osada("content", "show", "vikings")
    data = json.loads(osada("content", "show", "vikings", "--json").out)
    for name, entry in package.game("vikings").content.entries.items():
        assert name in said.out
        shown = data["entries"][name]
        assert (shown["value"], shown["from"], shown["rule"]) == (
            entry.value,
            entry.origin,
            entry.rule,
        )
        assert shown["reconstructed"] == (entry.origin == "reconstructed")
    assert data["content_hash"] in said.out


def test_reconstructed_values_are_marked(
    osada: Osada, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    printed = tmp_path / "box.toml"
    text = box.CONTENT.read_text(encoding="utf-8")
    printed.write_text(text.replace('from = "public"', 'from = "reconstructed"'))
    monkeypatch.setattr(box, "CONTENT", printed)
    said = osada("content", "show", "vikings", COLUMNS="80")
    assert said.out.count("! reconstructed") == text.count('from = "public",') > 0
    data = json.loads(osada("content", "show", "vikings", "--json").out)
    assert data["entries"]["hull.shields"]["reconstructed"]
    assert not data["entries"]["market.top"]["reconstructed"]


def test_a_good_override_says_what_it_changes(osada: Osada, tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text("[market]\ntop = 5\n\n[goods]\ntokens = [6, 5, 5]\n")
    said = osada("content", "check", path)
    assert (said.code, said.err) == (0, "")
    assert "market.top: 4 → 5  VIK-ACT-MARKET-01" in said.out
    assert "goods.tokens: [5, 5, 5] → [6, 5, 5]" in said.out
    assert package.game("vikings", str(path)).content_hash in said.out


def test_what_is_wrong_with_names_and_with_values_is_told_together(
    osada: Osada, tmp_path: Path
) -> None:
    path = tmp_path / "box.toml"
    path.write_text("[market]\ntpo = 5\ntop = 99\n")
    said = osada("content", "check", path)
    assert said.code == 2
    assert said.err.splitlines() == [
        f"osada: {path}:2: market.tpo: there is no such entry: did you mean 'market.top'?",
        f"osada: {path}:3: market.top: must be a whole number from 1 to 9, not 99",
    ]


def test_an_override_of_printed_values_changes_nothing(osada: Osada, tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text("[market]\ntop = 4\n")
    said = osada("content", "check", path)
    assert said.code == 0
    assert "changes nothing" in said.out


def test_a_file_of_corrections_is_checked_by_the_game_whose_entries_it_names(
    osada: Osada, tmp_path: Path
) -> None:
    path = tmp_path / "box.toml"
    for game in package.games():
        entries = package.game(game).content.entries
        name, entry = next((n, e) for n, e in entries.items() if type(e.value) is int)
        path.write_text(f"{name} = {entry.value}\n")
        said = osada("content", "check", path)
        assert said.out.endswith(f"{package.game(game).content_hash}\n"), name


def test_a_file_that_only_adds_is_checked_by_the_game_that_can_have_it(osada: Osada) -> None:
    said = osada("content", "check", str(Path(__file__).parents[1] / "mythwind" / "kite.toml"))
    assert said.code == 0, said.err
    assert "event.160.arc: – → " in said.out


def test_a_games_own_content_is_counted_for_programs(osada: Osada) -> None:
    said = osada("content", "check", "mythwind", "--json")
    found = json.loads(said.out)
    assert (said.code, found["unreachable"], found["dead_ends"], found["faults"]) == (0, [], [], [])
    assert (found["goals"], found["forests"]) == (28, 12)
    assert (found["events"], found["adventures"]) == (154, 80)
    assert (found["envelopes"], found["upgrades"], found["sprites"]) == (4, 8, 6)
    assert set(found["words"]) == {"en", "pl", "cs"}
    assert min(found["words"].values()) > 5_000
