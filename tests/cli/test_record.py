"""`osada record`: checking, showing up to a point, and what can be shown of a broken one."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from osada import Journal, game, read_record, write_record
from osada.games.mythwind.game import Mythwind
from osada.kernel.errors import BadPosition, Fault
from osada.kernel.state import State

from ..browser.positions import played
from .conftest import Osada


def test_several_records_are_checked_and_each_is_told(
    osada: Osada, half_game: Path, tmp_path: Path
) -> None:
    broken = tmp_path / "broken.osada"
    broken.write_text(half_game.read_text()[:-5] + "0000\n")
    said = osada("record", "check", half_game, broken, half_game)
    assert said.code == 2
    assert said.out.count(f"{half_game}: ok: vikings, 3 players, ") == 2
    assert said.err.startswith(f"osada: {broken}: line ")
    assert said.err.count("\n") == 1
    data = osada("record", "check", half_game, broken, "--json")
    assert data.code == 2
    good, bad = json.loads(data.out)
    assert (good["file"], good["faults"], good["game"]) == (str(half_game), [], "vikings")
    assert good["actions"] > 0
    assert bad == {"file": str(broken), "faults": [data.err.removeprefix("osada: ").strip()]}


def test_a_record_is_shown_up_to_an_action(osada: Osada, half_game: Path) -> None:
    said = osada("record", "show", half_game, "--to", 3, "--sentences")
    assert said.code == 0
    assert "After 3 actions. To decide: " in said.out
    assert "╭─ Ships" in said.out
    assert "   3  " in said.out
    assert "   4  " not in said.out


def test_a_record_shorter_than_asked_for_says_so(osada: Osada, half_game: Path) -> None:
    said = osada("record", "show", half_game, "--to", 100_000)
    assert said.code == 0
    assert "The record has only" in said.out


def test_a_broken_record_is_shown_up_to_its_fault(osada: Osada, half_game: Path) -> None:
    lines = half_game.read_text().splitlines()
    at = len(lines) - 6
    lines[at] = "0 jump-over"
    half_game.write_text("\n".join(lines))
    said = osada("record", "show", half_game, "--log")
    assert said.code == 2
    assert "╭─ Ships" in said.out
    assert said.err.startswith(f"osada: {half_game}: line {at + 1}: 'jump-over' is no action")
    before = osada("record", "show", half_game, "--to", 5)
    assert (before.code, before.err) == (0, "")
    data = osada("record", "show", half_game, "--json")
    assert data.code == 2
    assert json.loads(data.out)["fault"]["line"] == at + 1


def test_json_holds_view_log_and_outcome(osada: Osada, half_game: Path) -> None:
    data = json.loads(osada("record", "show", half_game, "--view", 1, "--json").out)
    assert (data["game"], data["seats"], data["fault"], data["outcome"]) == (
        "vikings",
        3,
        None,
        None,
    )
    assert data["view"]["viewer"] == 1
    assert data["log"][-1]["step"] == data["actions"]


def test_what_stands_beside_a_game_is_counted_told_and_refused_by_its_line(
    osada: Osada, half_game: Path
) -> None:
    *lines, end = half_game.read_text().rstrip("\n").split("\n")
    seat = game_at(half_game).state.turn[0]
    action = game_at(half_game).state.legal(seat)[0]
    beside = ["; A <b>fine</b> ship.", "( Ada", f"  {seat} {action}", "  ; Better.", ")"]
    half_game.write_text("\n".join([*lines, *beside, end]) + "\n")
    assert osada("record", "check", half_game).out.rstrip().endswith("1 variation, 2 comments")
    told = osada("record", "show", half_game, "--log").out
    assert "“A <b>fine</b> ship.”" in told
    assert told.index("Instead (Ada):") < told.index("“Better.”")
    notes = json.loads(osada("record", "show", half_game, "--json").out)["notes"]
    assert notes["variations"][0]["actions"] == [{"seat": seat, "action": str(action)}]
    stepped = osada("record", "show", half_game, "--step", "--to", 10_000, typed="q\n")
    assert "“Better.”" in stepped.out
    half_game.write_text("\n".join([*lines, "( Ada", "  0 nonsense", ")", end]) + "\n")
    said = osada("record", "check", half_game)
    assert said.code == 2
    assert said.err.startswith(f"osada: {half_game}: line {len(lines) + 2}: in a variation, ")


def game_at(path: Path) -> Journal:
    return read_record(path.read_text()).journal


def test_a_record_of_a_corrected_box_is_opened_with_its_override(
    osada: Osada, tmp_path: Path
) -> None:
    box = tmp_path / "box.toml"
    box.write_text("[market]\ntop = 5\n")
    path = tmp_path / "game.osada"
    osada("play", "vikings", "--content", box, "--save", path, typed="1\n1\n")
    assert osada("record", "check", path).code == 2
    assert osada("record", "check", path, "--content", box).code == 0
    assert osada("record", "show", path, "--content", box).code == 0
    assert osada("play", "vikings", "--load", path, "--content", box, typed="1\n").code == 0


def test_names_in_a_record_are_used(osada: Osada, half_game: Path) -> None:
    text = half_game.read_text().replace("---\n", "name 0: Łucja\n---\n", 1)
    half_game.write_text(text)
    assert "Łucja" in osada("record", "show", half_game, "--log").out


def test_a_sealed_game_is_checked_shown_loaded_and_played_on(osada: Osada, tmp_path: Path) -> None:
    journal = Journal(game("vikings"), 2, None)
    for _ in range(20):
        seat = journal.state.turn[0]
        journal.play(seat, journal.state.legal(seat)[0])
    path = tmp_path / "sealed.osada"
    path.write_text(write_record(journal))
    assert osada("record", "check", path).code == 0
    assert osada("record", "show", path).code == 0
    said = osada("play", "vikings", "--load", path, typed="1\n" * 40)
    assert said.code == 0
    assert "The seed is sealed" in said.out
    longer = path.read_text()
    assert "\nseed: sealed\n" in longer
    assert longer.count("\n") > write_record(journal).count("\n") + 20
    assert osada("record", "check", path).code == 0


def test_the_log_of_a_finished_season_is_told_and_a_chapter_is_shown_up_to_an_action(
    osada: Osada,
) -> None:
    campaign = Path(__file__).parents[1] / "kept" / "evenings" / "mythwind_two.txt"
    whole = osada("record", "show", campaign, "--log").out
    assert "Day 1 · " in whole, "its last season has ended, and it is told"
    first = osada("record", "show", campaign, "--chapter", 1, "--to", 30, "--log").out
    second = osada("record", "show", campaign, "--chapter", 2, "--to", 30, "--log").out
    for told in (first, second):
        steps = [int(step) for step in re.findall(r"^ +(\d+)  ", told, re.MULTILINE)]
        assert 20 < max(steps) <= 30
    assert "Summer, year 1" in second
    assert "Summer, year 1" not in first


def test_of_a_campaign_all_actions_and_chapters_are_counted_and_each_is_opened(
    osada: Osada, tmp_path: Path
) -> None:
    journal = played("mythwind", 1, until=lambda state: state.chapters_ended() == 2)
    path = tmp_path / "valley.osada"
    text = write_record(journal)
    path.write_text(text)
    said = osada("record", "check", path)
    assert said.code == 0
    assert (
        f"mythwind, 1 player, {len(journal.played)} actions, not finished, 3 chapters" in said.out
    )
    assert len(journal.played) > len(journal.chapters[0].entries) > 0


@pytest.mark.pure_only
def test_a_chapter_that_cannot_be_opened_by_itself_is_a_fault_though_all_was_played_to_it(
    osada: Osada, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = played("mythwind", 1, until=lambda state: state.chapters_ended() == 2)
    path = tmp_path / "valley.osada"
    path.write_text(write_record(journal))
    begins = journal.chapters[1].origin
    opened = Mythwind.from_json

    def refusing(game: Mythwind, position: str) -> State:
        if position == begins:
            raise BadPosition([Fault("", "a die at the Tower is blank")])
        return opened(game, position)

    monkeypatch.setattr(Mythwind, "from_json", refusing)
    assert "a die at the Tower is blank" in osada("record", "show", path, "--chapter", 2).err
    said = osada("record", "check", path)
    assert (said.code, said.out) == (2, "")
    assert f"{path}: line " in said.err
    assert "a die at the Tower is blank" in said.err
