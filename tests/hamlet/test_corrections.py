"""What an owner corrects, and what cannot be so."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from osada.games import house
from osada.games.hamlet.rules.box.box import load_box
from osada.games.hamlet.rules.paying.demand import (
    PLANK,
    STONE,
    WHEAT,
    WOOD,
)
from osada.games.hamlet.rules.words import TILES
from osada.kernel.content import Corrections
from osada.kernel.errors import BadContent

from .tables import Table


def corrected(folder: Path, text: str) -> Path:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_an_owner_corrects_printed_values(tmp_path: Path) -> None:
    text = """
        [tile.sawmill]
        cost = "3 stone"
        stars = 4
        [church.side-3-4.space-1]
        demand = "5 wood/stone/wheat"
        [tile.lumber-mill]
        origin = "plank"
        [tile.outpost-a]
        origin = "brick"
    """
    content, box = load_box(corrected(tmp_path, text))
    sawmill = box.tiles[TILES.index("sawmill")]
    assert (str(sawmill.price), sawmill.stars) == ("3 stone", 4)
    assert box.church(4).spaces[0].demand.groups == ((5, (WOOD, STONE, WHEAT)),)
    assert TILES.index("lumber-mill") in box.stack_of(PLANK)
    assert content.entries["tile.sawmill.cost"].origin == "override"
    assert content.fingerprint != load_box()[0].fingerprint


@pytest.mark.parametrize(
    ("entry", "value", "reason"),
    [
        ("tile.sawmill.cost", '"2 stones"', "no resource 'stones': did you mean 'stone'?"),
        ("tile.sawmill.cost", '"2 stone + 1 wood/wood"', "wood is named twice in '1 wood/wood'"),
        ("tile.sawmill.cost", "3", "must be a text in quotes, not 3"),
        ("tile.sawmill.stars", "-1", "must be a whole number from 0 to 20, not -1"),
        ("tile.sawmill.outline", '"flagg"', "did you mean 'flag'?"),
        ("tile.sawmill.sections", '"FFRFFRFFF"', "names 9 sections, the outline 'flag' has 10"),
        ("tile.sawmill.sections", '"FFRFFRFFFX"', "'X' is no section"),
        ("tile.sawmill.category", '"landmark"', "cannot be 'landmark': the tile has 'output'"),
        ("tile.shrine.category", '"refinery"', "cannot be 'refinery': the tile has no 'output'"),
        ("tile.sawmill.origin", '"plank"', "'plank' holds 4 tiles and would now hold 5"),
        ("tile.quarry.origin", '"bag"', "cannot be 'bag': the tile has no 'cost'"),
        ("tile.sawmill.output", '"wood"', "cannot be 'wood'"),
        ("tile.lumber-mill.spaces", "3", "must be a whole number from 1 to 2, not 3"),
        ("outline.hexagon", "[0, 1, 2, 3, 4, 4]", "the walk does not end where it began"),
        ("outline.hexagon", "[5, 4, 3, 2, 1, 0]", "must be counter-clockwise"),
        ("church.side-1-2.parts", "1", "must be 2: the Church has 6 parts and 4 spaces"),
        ("kept.players-4", "[5, 3, 3]", "keeps 5 sale tiles of level 1: there are 4"),
        ("sale.3.level", "4", "must be a whole number from 1 to 3, not 4"),
        ("start.gold_2", "[3]", "must be 2 whole numbers"),
        ("layout.quarry", "[6, 0, 0]", "a rotation from 0 to 5, not 6"),
        ("layout.quarry", "[5, 3, -3]", "overlaps the church: correct the layout too"),
        ("layout.quarry", "[4, -2, 0]", "correct the layout too"),
        ("layout.quarry", "[0, 15, 15]", "no road of it meets a road of the Church"),
        ("solo.market_side", '"3"', "cannot be '3'"),
        ("score.gold_for_a_star", "0", "must be a whole number from 1 to 30, not 0"),
        ("tile.sawmil.cost", '"2 stone"', "did you mean 'tile.sawmill.cost'?"),
    ],
)
def test_an_impossible_correction_is_refused_with_file_line_and_reason(
    tmp_path: Path, entry: str, value: str, reason: str
) -> None:
    table, _, key = entry.rpartition(".")
    file = corrected(tmp_path, f"# what my box says\n[{table}]\n{key} = {value}\n")
    with pytest.raises(BadContent) as refused:
        load_box(file)
    fault = refused.value.faults[0]
    assert (fault.file, fault.line, fault.place) == (str(file), 3, entry)
    assert reason in fault.reason


def test_every_fault_of_a_file_is_reported_at_once(tmp_path: Path) -> None:
    file = corrected(tmp_path, "[sale.1]\ngold = -1\nstars = 99\n[hire]\ndonkey = 3.5\n")
    with pytest.raises(BadContent) as refused:
        load_box(file)
    assert [fault.line for fault in refused.value.faults] == [2, 3, 5]


def test_without_a_refinery_in_the_bag_a_stack_would_never_come(tmp_path: Path) -> None:
    text = '[tile.sawmill]\norigin = "plank"\n[tile.outpost-a]\norigin = "bag"\n'
    with pytest.raises(BadContent, match="some plank refinery must be in the bag"):
        load_box(corrected(tmp_path, text))


def test_what_an_owner_corrects_is_what_is_played_by() -> None:
    text = """
        [start]
        gold_2 = [8, 8]
        basics = 1
        [hire]
        villagers = [1, 2, 3]
        donkey = 4
        [tile.woodcutter]
        work_gold = 7
        [road]
        bridge = "1 wheat"
    """
    game = house("hamlet").open(Corrections(text, "mine.toml"))
    table = Table(game.start(seats=2, seed=1))
    first = table.turn
    table.play(f"{first} go town-hall", f"{first} hire villager")
    assert table.gold(first) == 8 - 1
    table.play(f"{first} hire villager")
    assert table.gold(first) == 7 - 2
    table.play(f"{first} hire donkey", f"{first} stable church")
    assert table.gold(first) == 5 - 4
    table.play(f"{first} end")
    second = table.turn
    assert (table.goods("woodcutter"), table.gold(second)) == ("wood", 8)
    table.play(f"{second} go woodcutter", f"{second} work")
    assert table.gold(second) == 8 + 7
    prices = cast("dict[str, object]", table.view()["prices"])
    assert prices["bridge"] == [{"count": 1, "kinds": ["wheat"]}]
