"""What each landmark scores, one after the other. HAM-TILE-TRADEPOST-01 to HAM-TILE-POND-01."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Unpack

import pytest

from osada.games.hamlet.rules.words import TILES

from .boards import WITNESS
from .positions import Given, lay, position

CONNECTED_RANGE = ["small-range:1 quarry:5"]


def landmarks(seats: int = 2, colour: str = "red", **given: Unpack[Given]) -> int:
    """What a player's landmarks bring at the end."""
    given["finished"] = True
    return position(seats, **given).part(colour, "landmarks")


def contacts(village: Sequence[str], tile: str) -> Counter[str]:
    """What the sections of a tile touch: the own terrain, then the other's, as letters."""
    laid = lay(village)
    mine = laid.shapes[TILES.index(tile)].sections
    return Counter(
        mine[section] + laid.shapes[other].sections[other_section]
        for section, other, other_section in laid.touching[TILES.index(tile)]
    )


@pytest.mark.rule("HAM-TILE-TRADEPOST-01")
def test_the_trade_post_scores_each_sale_tile_of_its_owner() -> None:
    village, roads = ["trade-post:5 church:13"], ["green bridge church trade-post"]
    sold = {"red": "4 5", "green": "6"}
    assert landmarks(village=village, roads=roads, sold=sold) == 2
    assert landmarks(village=village, roads=roads, sold={"green": "4 5 6"}) == 0
    assert landmarks(village=village, sold=sold) == 0
    table = position(village=village, roads=roads, sold=sold, stars={"red": 7}, finished=True)
    assert table.part("red", "sales") == 7


@pytest.mark.rule("HAM-TILE-SHRINE-01")
def test_the_shrine_scores_2_for_each_delivery_of_its_owner() -> None:
    village, roads = ["shrine:1 church:8"], ["green bridge church shrine"]
    delivered = ["red", "green", "red", None, "red"]
    assert landmarks(3, village=village, roads=roads, delivered=delivered) == 6
    assert landmarks(3, village=village, roads=roads, delivered=["green"] * 5) == 0
    assert landmarks(3, village=village, delivered=delivered) == 0


@pytest.mark.rule("HAM-TILE-TAVERN-01")
@pytest.mark.parametrize(("gold", "stars"), [(0, 0), (1, 1), (8, 8), (9, 8), (30, 8)])
def test_the_tavern_scores_each_gold_left_up_to_8(gold: int, stars: int) -> None:
    table = position(village=["tavern:8 market:6"], gold={"red": gold, "green": 20}, finished=True)
    assert table.part("red", "landmarks") == stars
    assert table.part("red", "gold") == gold // 3


@pytest.mark.rule("HAM-TILE-SMITHY-01")
def test_the_farrier_makes_each_tile_of_the_longest_road_worth_3() -> None:
    """Farrier = Market, and a path on to the Farm: three tiles."""
    village, roads = ["farrier:5 market:6"], ["red path farm market"]
    table = position(village=village, roads=roads, finished=True)
    assert table.part("red", "longest-road") == 6
    assert table.part("red", "landmarks") == 3
    others = position(village=village, roads=roads, flags={"farrier": "green"}, finished=True)
    assert others.part("red", "landmarks") == others.part("green", "landmarks") == 0
    apart = position(village=["farrier:2 town-hall:3"], roads=roads, finished=True)
    assert apart.part("red", "longest-road") == 4
    assert apart.part("red", "landmarks") == 0


@pytest.mark.rule("HAM-TILE-RANGE-01")
@pytest.mark.rule("HAM-SCORE-04")
@pytest.mark.parametrize(("tile", "each"), [("small-range", 1), ("large-range", 2)])
def test_a_range_scores_each_section_that_touches_a_hill_connected_or_not(
    tile: str, each: int
) -> None:
    """Against Church and Woodcutter forests do not count; against the Town Hall one hill does."""
    hills = [f"{tile}:1 church:8"]
    assert contacts(hills, tile) == {"HH": 2}
    assert landmarks(village=hills) == 2 * each
    mixed = [f"{tile}:1 town-hall:3"]
    assert contacts(mixed, tile) == {"HH": 1, "HF": 1}
    assert landmarks(village=mixed) == each
    forests = [f"{tile}:1 woodcutter:1"]
    assert contacts(forests, tile) == {"HF": 1}
    assert landmarks(village=forests) == 0
    connected = position(
        village=[f"{tile}:1 quarry:5"], roads=[f"red bridge quarry {tile}"], finished=True
    )
    assert connected.part("red", "landmarks") == each


@pytest.mark.rule("HAM-TILE-WOODLAND-01")
@pytest.mark.rule("HAM-SCORE-04")
@pytest.mark.parametrize(("tile", "each"), [("small-woodland", 1), ("large-woodland", 2)])
def test_a_woodland_scores_each_section_that_touches_a_forest_connected_or_not(
    tile: str, each: int
) -> None:
    forests = [f"{tile}:3 church:13"]
    assert contacts(forests, tile) == {"FF": 2, "FH": 1}
    assert landmarks(village=forests) == 2 * each
    hills = [f"{tile}:1 quarry:4"]
    assert contacts(hills, tile)["FF"] == 0
    assert landmarks(village=hills) == 0


@pytest.mark.rule("HAM-TILE-SQUARE-01")
def test_the_square_scores_3_for_each_of_its_roads_that_meets_a_road() -> None:
    one = ["square:2 market:6"]
    assert contacts(one, "square") == {"RR": 1}
    assert landmarks(village=one) == 3
    two = [*one, "barn-a:2 square:6"]
    assert contacts(two, "square") == {"RR": 2}
    assert landmarks(village=two) == 6


@pytest.mark.rule("HAM-TILE-SQUARE-01")
def test_bridges_paths_and_like_terrain_bring_the_square_nothing() -> None:
    village = ["square:2 market:6", "small-woodland:1 square:5", "stonemason:4 square:7"]
    assert contacts(village, "square")["FF"] >= 1
    assert contacts(village, "square")["HH"] == 3
    roads = ["red path square small-woodland", "red bridge square stonemason"]
    woodland = contacts(village, "small-woodland")["FF"]
    assert landmarks(village=village, roads=roads) == 3 + woodland


@pytest.mark.rule("HAM-TILE-SQUARE-01")
@pytest.mark.rule("HAM-AMB-07")
def test_an_unconnected_square_or_monument_scores_nothing() -> None:
    for tile in ("square", "monument"):
        village = [f"{tile}:4 quarry:5", f"barn-a:2 {tile}:6"]
        assert contacts(village, tile)["RR"] == 1
        assert landmarks(village=village) == 0


@pytest.mark.rule("HAM-TILE-MONUMENT-01")
def test_the_monument_scores_2_for_each_section_that_touches_its_like() -> None:
    village = ["monument:2 market:6"]
    assert landmarks(village=village) == 2
    village.append("farrier:4 monument:8")
    assert contacts(village, "monument") == {"RR": 1, "FF": 1, "FH": 1}
    assert landmarks(village=village, flags={"farrier": "green"}) == 4
    village.append("stonemason:9 monument:5")
    assert contacts(village, "monument") == {"RR": 2, "FF": 1, "FH": 1, "HH": 1}
    assert landmarks(village=village, flags={"farrier": "green"}) == 8


@pytest.mark.rule("HAM-TILE-MONUMENT-01")
def test_the_monument_has_three_sections_of_each_kind() -> None:
    sections = Counter(lay([]).shapes[TILES.index("monument")].sections)
    assert sections == {"R": 3, "F": 3, "H": 3}


@pytest.mark.rule("HAM-TEST-SCORE-04")
@pytest.mark.rule("HAM-TILE-OUTPOST-01")
@pytest.mark.parametrize("tile", ["outpost-a", "outpost-b"])
def test_score_04_an_outpost_scores_the_tiles_on_the_way_to_the_church(tile: str) -> None:
    """Church = Market = Outpost: 3; unconnected: 0."""
    assert landmarks(village=[f"{tile}:5 market:6"]) == 3
    assert landmarks(village=[f"{tile}:1 quarry:5"]) == 0


@pytest.mark.rule("HAM-TILE-OUTPOST-01")
@pytest.mark.rule("HAM-AMB-17")
def test_an_outpost_takes_the_shortest_way_over_anybodys_roads() -> None:
    """Church = Quarry - Stonemason - Outpost are 4 tiles; a bridge from the Quarry saves one."""
    village = ["stonemason:1 quarry:4", "outpost-a:4 stonemason:9"]
    roads = ["green bridge quarry stonemason", "red bridge stonemason outpost-a"]
    assert landmarks(village=village, roads=roads) == 4
    assert landmarks(village=village, roads=[*roads, "green bridge quarry outpost-a"]) == 3


@pytest.mark.rule("HAM-TILE-WAREHOUSE-01")
def test_the_warehouse_scores_each_road_piece_of_its_owner() -> None:
    village = ["warehouse:2 market:6", *CONNECTED_RANGE]
    roads = ["red path farm market", "red bridge quarry small-range", "green bridge church barn-a"]
    table = position(
        village=[*village, "barn-a:4 church:13"],
        roads=roads,
        flags={"small-range": "green"},
        milestones={"planner": "red"},
        finished=True,
    )
    assert table.part("red", "landmarks") == 2
    assert table.part("red", "roads") == 4
    assert landmarks(village=["warehouse:7 town-hall:3"], roads=roads[:1]) == 0


@pytest.mark.rule("HAM-TILE-STABLES-01")
@pytest.mark.parametrize("donkeys", [1, 4, 6])
def test_the_stables_score_2_for_each_donkey_of_their_owner(donkeys: int) -> None:
    herd = {"red": ", ".join(["church"] * donkeys), "green": "church, church"}
    assert landmarks(village=["stables:9 market:6"], donkeys=herd) == 2 * donkeys
    assert landmarks(village=["stables:1 town-hall:3"], donkeys=herd) == 0


@pytest.mark.rule("HAM-TILE-POND-01")
@pytest.mark.rule("HAM-AMB-18")
@pytest.mark.parametrize(
    ("site", "road"),
    [
        ("forest-pond:1 woodcutter:1", "green path woodcutter forest-pond"),
        ("mountain-pond:1 quarry:5", "green bridge quarry mountain-pond"),
    ],
)
def test_a_pond_scores_3_if_connected(site: str, road: str) -> None:
    assert landmarks(village=[site], roads=[road]) == 3
    assert landmarks(village=[site]) == 0


@pytest.mark.rule("HAM-SCORE-04")
def test_landmarks_of_one_owner_add_up() -> None:
    """The Farrier and the Pond of the scoring example, both flagged by green."""
    layout = {tile: f"{rotation} {a} {b}" for tile, rotation, a, b in WITNESS}
    roads = [
        "green bridge quarry stonemason",
        "green bridge mountain-pond dairy-farm",
        "green bridge cow-conservatory stonemason",
    ]
    flags = {"farrier": "green", "mountain-pond": "green"}
    table = position(layout=layout, roads=roads, flags=flags, finished=True)
    tiles = table.part("green", "longest-road") // 2
    assert table.part("green", "landmarks") == tiles + 3
    assert table.part("red", "landmarks") == 0
