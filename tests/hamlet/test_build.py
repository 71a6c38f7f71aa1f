"""Constructing a building. HAM-BUILD-01 to HAM-BUILD-08, HAM-TILE-01 to HAM-TILE-08,
HAM-GOAL-01."""

from __future__ import annotations

from typing import cast

import pytest

from osada.games.hamlet.words import TILES

from .positions import BOX, lay, position
from .tables import Json, Table, told_of, whats
from .villages import STONEMASON

PLENTY = {
    "woodcutter": "wood wood wood",
    "quarry": "stone stone stone",
    "farm": "wheat wheat wheat",
}
EVERYWHERE = {"red": "church, market, woodcutter, quarry, farm, town-hall"}
ENCLOSED = ["outpost-b:2 quarry:4", "monument:4 quarry:5", "warehouse:1 quarry:1"]
"""Every section of the Quarry touches something."""


def builder(hand: str, at: str, gold: int = 0, **milestones: str) -> Table:
    """Red's villager on a tile with blueprints in hand and plenty of basic resources around."""
    return position(
        goods=PLENTY,
        hands={"red": hand},
        gold={"red": gold},
        donkeys=EVERYWHERE,
        milestones=milestones,
    ).after(f"red go {at}")


# -- where -----------------------------------------------------------------------------------


@pytest.mark.rule("HAM-BUILD-01")
def test_a_blueprint_is_built_from_the_own_hand() -> None:
    table = position(
        goods=PLENTY,
        hands={"red": "sawmill", "green": "shrine"},
        row="stonemason, dairy-farm, flour-mill, trade-post",
        donkeys=EVERYWHERE,
    ).after("red go market")
    assert table.legal("build") == ["build sawmill"]
    for tile in ("shrine", "stonemason", "market"):
        told = table.refusal(f"red build {tile}")
        assert (told.what, told.rule, told.args) == (
            "not-in-hand",
            "HAM-BUILD-01",
            {"tile": tile},
        )
    table.play("red build sawmill", "red place sawmill:6 market:6")
    assert table.hand("red") == []
    assert table.hand("green") == ["shrine"]


@pytest.mark.rule("HAM-BUILD-01")
def test_a_tile_without_a_free_section_takes_no_neighbour() -> None:
    assert lay(ENCLOSED).free_sections(TILES.index("quarry")) == []
    table = position(
        village=ENCLOSED, hands={"red": "shrine"}, goods=PLENTY, donkeys=EVERYWHERE
    ).after("red go quarry")
    told = table.refusal("red build shrine")
    assert (told.what, told.rule) == ("no-site", "HAM-BUILD-02")
    assert told.args == {"tile": "shrine", "anchor": "quarry"}


@pytest.mark.rule("HAM-BUILD-02")
def test_every_place_offered_lies_against_the_villagers_tile_and_fits() -> None:
    table = builder("sawmill", "market").after("red build sawmill")
    assert table.stage == "place"
    places = table.legal("place")
    assert places
    for place in places:
        assert place.split()[2].startswith("market:")
        assert table.after(f"red {place}").state.faults() == []


@pytest.mark.rule("HAM-BUILD-02")
def test_nothing_may_be_overlapped() -> None:
    table = builder("sawmill", "market").after("red build sawmill")
    told = table.refusal("red place sawmill:1 market:7")
    assert (told.what, told.rule) == ("overlaps", "HAM-BUILD-02")
    assert told.args == {"tile": "sawmill", "other": "farm"}


@pytest.mark.rule("HAM-BUILD-02")
@pytest.mark.rule("HAM-TILE-04")
def test_contacts_with_other_tiles_count_as_well() -> None:
    """The Stonemason would lie well against the Quarry, but its road against the Church's hill."""
    table = builder("stonemason", "quarry").after("red build stonemason")
    told = table.refusal("red place stonemason:4 quarry:4")
    assert (told.what, told.args["section"], told.args["terrain"]) == ("road-clash", 5, "road")
    assert (told.args["other"], told.args["other_terrain"]) == ("church", "hill")


@pytest.mark.rule("HAM-TILE-04")
def test_a_road_section_may_touch_only_a_road_section() -> None:
    table = builder("stonemason", "quarry").after("red build stonemason")
    told = table.refusal("red place stonemason:5 quarry:5")
    assert (told.what, told.rule) == ("road-clash", "HAM-TILE-04")
    assert told.args == {
        "tile": "stonemason",
        "section": 5,
        "terrain": "road",
        "other": "quarry",
        "other_section": 5,
        "other_terrain": "hill",
    }


@pytest.mark.rule("HAM-TILE-04")
@pytest.mark.rule("HAM-TILE-05")
@pytest.mark.rule("HAM-AMB-25")
def test_forest_may_touch_hill_and_such_a_cliff_suffices_to_build() -> None:
    table = builder("forest-pond", "quarry").after("red build forest-pond")
    table.play("red place forest-pond:1 quarry:5", "red end")
    assert "forest-pond" in table.tiles()
    assert table.links("forest-pond") == []
    table.play("green go quarry")
    assert table.refusal("green path forest-pond").what == "cliff"
    assert table.refusal("green bridge forest-pond").what == "cliff"


@pytest.mark.rule("HAM-TILE-03")
def test_a_common_corner_is_no_contact() -> None:
    """Market and Town Hall meet in one corner of the beginners' village."""
    table = position(goods=PLENTY, donkeys=EVERYWHERE).after("red go market")
    told = table.refusal("red path town-hall")
    assert (told.what, told.args) == (
        "not-adjacent",
        {"origin": "market", "target": "town-hall"},
    )


@pytest.mark.rule("HAM-TILE-06")
def test_a_road_section_may_face_empty_ground() -> None:
    """The Stonemason's second road, and the Market's at the start, lead nowhere yet."""
    table = position(village=STONEMASON)
    assert table.state.faults() == []
    assert table.links("stonemason") == ["market"]


@pytest.mark.rule("HAM-TILE-07")
def test_a_tile_may_be_placed_where_no_road_reaches_it_and_be_connected_later() -> None:
    table = builder("mountain-pond", "quarry", gold=9)
    table.build("red", "mountain-pond", "mountain-pond:1 quarry:5")
    table.play("red end")
    assert "go mountain-pond" not in table.legal()
    assert _forecast(table, 0, "landmarks") == 0
    table.play("green end", "red go quarry", "red bridge mountain-pond", "red settle", "red end")
    assert "go mountain-pond" in table.legal()
    assert _forecast(table, 0, "landmarks") == 3


def _forecast(table: Table, seat: int, part: str) -> int:
    forecast = cast("dict[str, list[dict[str, dict[str, int]]]]", table.view()["forecast"])
    return forecast["scores"][seat]["parts"][part]


@pytest.mark.rule("HAM-TILE-02")
@pytest.mark.rule("HAM-TILE-08")
def test_the_view_shows_what_the_print_of_a_tile_shows() -> None:
    """Its sections, what its spaces are for, and a flag by the name of a landmark."""
    village = [*STONEMASON, "mountain-pond:1 quarry:5"]
    shown = {
        str(t["tile"]): t for t in cast("list[Json]", position(village=village).view()["tiles"])
    }
    assert shown["market"]["sections"] == [
        *["forest"] * 5,
        *["road", "forest", "forest", "road"],
    ]
    assert (shown["quarry"]["category"], shown["quarry"]["spaces"]) == ("producer", 3)
    assert (shown["stonemason"]["category"], shown["stonemason"]["spaces"]) == ("refinery", 1)
    assert shown["mountain-pond"]["category"] == "landmark"
    assert shown["mountain-pond"]["flag"] is not None
    assert shown["stonemason"]["flag"] is None


@pytest.mark.rule("HAM-TILE-01")
def test_once_placed_a_blueprint_is_a_building() -> None:
    table = builder("stonemason", "market")
    table.play("red build stonemason", "red place stonemason:5 market:6", "red end")
    table.play("green go stonemason")
    assert table.refusal("green build stonemason").what == "not-in-hand"


# -- paying and rewards ----------------------------------------------------------------------


@pytest.mark.rule("HAM-BUILD-03")
@pytest.mark.rule("HAM-TRANSPORT-01")
def test_the_cost_is_brought_to_the_villagers_tile() -> None:
    """2 wood + 1 wheat for the Stonemason: they reach the Market over the Church."""
    table = position(goods=PLENTY, hands={"red": "stonemason"}).after("red go market")
    told = table.build("red", "stonemason", "stonemason:5 market:6")
    assert [args["target"] for args in told_of(told, "consumed")] == ["market"] * 3
    assert table.goods("woodcutter") == "wood"
    assert table.goods("farm") == "wheat wheat"
    stranded = position(goods=PLENTY, hands={"red": "stonemason"}, donkeys={"red": "market"})
    stranded.play("red go market")
    assert "build stonemason" not in stranded.legal()


@pytest.mark.rule("HAM-BUILD-03")
@pytest.mark.rule("HAM-RES-04")
def test_makers_are_rewarded_when_a_building_is_paid_with_their_tokens() -> None:
    table = position(
        village=STONEMASON,
        goods={**PLENTY, "stonemason": "green"},
        hands={"red": "large-range"},
    ).after("red go market")
    table.build("red", "large-range")
    assert (table.gold("green"), table.stars("green")) == (1, 1)


@pytest.mark.rule("HAM-BUILD-04")
@pytest.mark.parametrize(
    ("tile", "stars"),
    [
        *(("sawmill", 3), ("stonemason", 3), ("dairy-farm", 3), ("flour-mill", 3)),
        *(("lumber-mill", 5), ("master-stonemason", 5), ("cow-conservatory", 5), ("windmill", 5)),
        *(("barn-a", 3), ("barn-b", 3), ("shrine", 0), ("monument", 0)),
    ],
)
def test_the_construction_reward_is_taken_when_the_tile_lies(tile: str, stars: int) -> None:
    table = builder(tile, "market", gold=20)
    told = table.build("red", tile)
    assert tile in table.tiles()
    assert table.stars("red", "construction") == stars
    assert whats(told).index("built") > max(
        i for i, what in enumerate(whats(told)) if what in ("consumed", "bought")
    )


@pytest.mark.rule("HAM-BUILD-05")
@pytest.mark.rule("HAM-GOAL-01")
@pytest.mark.rule("HAM-AMB-13")
@pytest.mark.parametrize(
    ("tile", "goal"),
    [
        *(("sawmill", "carpenter"), ("lumber-mill", "carpenter")),
        *(("stonemason", "mason"), ("master-stonemason", "mason")),
        *(("dairy-farm", "herder"), ("cow-conservatory", "herder")),
        *(("flour-mill", "miller"), ("windmill", "miller")),
    ],
)
def test_a_refinery_brings_the_milestone_of_its_kind_if_it_is_still_there(
    tile: str, goal: str
) -> None:
    goals = ["carpenter", "mason", "herder", "miller", "planner"]
    for holder, after in ((None, "red"), ("green", "green")):
        given = {} if holder is None else {goal: holder}
        table = builder(tile, "market", gold=20, **given)
        told = table.build("red", tile)
        assert table.milestone(goal) == after
        assert [table.milestone(g) for g in goals if g != goal] == [None] * 4
        assert ("milestone" in whats(told)) == (holder is None)


@pytest.mark.rule("HAM-TEST-BAG-01")
@pytest.mark.rule("HAM-BUILD-06")
@pytest.mark.rule("HAM-SETUP-06")
@pytest.mark.parametrize("first", ["stonemason", "master-stonemason"])
def test_bag_01_the_first_brick_refinery_brings_the_brick_stack_once(first: str) -> None:
    stack = ["barn-a", "farrier", "large-range", "lumber-mill"]
    second = "master-stonemason" if first == "stonemason" else "stonemason"
    table = builder(f"{first}, {second}", "market", gold=30)
    before = sorted(table.bag())
    told = table.build("red", first)
    assert told_of(told, "stack-added") == [{"resource": "brick"}]
    assert sorted(table.bag()) == sorted([*before, *stack])
    table.play("red end", "green end", "red go market")
    told = table.build("red", second)
    assert second in table.tiles()
    assert told_of(told, "stack-added") == []
    assert sorted(table.bag()) == sorted([*before, *stack])


@pytest.mark.rule("HAM-BUILD-06")
def test_other_buildings_bring_no_stack() -> None:
    for tile in ("shrine", "barn-b"):
        table = builder(tile, "market", gold=20)
        before = table.bag()
        table.build("red", tile)
        assert tile in table.tiles()
        assert table.bag() == before


@pytest.mark.rule("HAM-BUILD-06")
@pytest.mark.rule("HAM-HALL-05")
@pytest.mark.rule("HAM-AMB-14")
def test_a_row_with_gaps_is_filled_as_soon_as_a_stack_enters_the_bag() -> None:
    built = [
        "shrine:1 church:8",
        "trade-post:1 farm:2",
        "small-woodland:1 woodcutter:1",
        "small-range:1 quarry:5",
        "forest-pond:1 town-hall:8",
        "mountain-pond:1 town-hall:1",
    ]
    table = position(
        village=built,
        row="sawmill 1, dairy-farm",
        bag="",
        goods=PLENTY,
        hands={"red": "stonemason", "green": "flour-mill"},
        donkeys=EVERYWHERE,
    )
    told = table.play("red go market", "red build stonemason", "red place stonemason:5 market:6")
    assert [args["price"] for args in told_of(told, "row-filled")] == [2, 3]
    assert table.row()[:2] == ["sawmill 1", "dairy-farm 0"]
    assert len(table.row()) == 4
    assert len(table.bag()) == 2


@pytest.mark.rule("HAM-BUILD-07")
def test_a_landmark_gets_the_builders_flag() -> None:
    table = builder("shrine", "market")
    told = table.build("red", "shrine")
    assert table.flag("shrine") == "red"
    assert told_of(told, "flagged") == [{"seat": 0, "tile": "shrine"}]
    other = builder("sawmill", "market")
    told = other.build("red", "sawmill")
    assert other.flag("sawmill") == ""
    assert "flagged" not in whats(told)


@pytest.mark.rule("HAM-BUILD-07")
def test_a_landmark_cannot_be_activated() -> None:
    table = position(
        village=["tavern:8 market:6"], goods=PLENTY, gold={"red": 50}, donkeys=EVERYWHERE
    ).after("red go tavern")
    assert table.legal("work", "fill", "refine", "take", "hire", "sell", "deliver", "beg") == []
    for action in ("work", "refine 1", "take sawmill", "sell 1", "deliver 1", "beg"):
        told = table.refusal(f"red {action}")
        assert (told.what, told.rule, told.args) == (
            "landmark-idle",
            "HAM-BUILD-07",
            {"tile": "tavern"},
        )


@pytest.mark.rule("HAM-BUILD-08")
def test_the_villager_stays_and_the_new_tile_is_empty() -> None:
    for tile in ("barn-b", "stonemason"):
        table = builder(tile, "market", gold=20)
        table.build("red", tile)
        assert table.villagers("red") == ["market lying"]
        assert table.goods(tile) == ""


@pytest.mark.rule("HAM-BUILD-01")
def test_one_building_an_action() -> None:
    table = builder("shrine, trade-post", "market")
    table.build("red", "shrine")
    assert table.legal("build", "go") == []
    assert table.hand("red") == ["trade-post"]


@pytest.mark.rule("HAM-BUILD-02")
def test_a_place_is_for_the_chosen_tile_against_the_villagers_tile() -> None:
    table = builder("shrine, sawmill", "market").after("red build shrine")
    other = table.refusal("red place sawmill:6 market:6")
    assert (other.what, other.args) == ("other-tile", {"tile": "sawmill", "wanted": "shrine"})
    anchor = table.refusal("red place shrine:1 quarry:5")
    assert (anchor.what, anchor.args) == ("other-anchor", {"anchor": "quarry", "wanted": "market"})
    assert table.question().args == {"seat": 0, "tile": "shrine", "anchor": "market"}


@pytest.mark.rule("HAM-BUILD-02")
def test_a_place_may_be_named_by_any_pair_of_sections_that_touch_there() -> None:
    """At Market sections 1 and 2 the Shrine lies with two sections: both pairs name one place."""
    table = builder("shrine", "market").after("red build shrine")
    one = table.after("red place shrine:2 market:2")
    names = [
        (section, anchor + 1)
        for section, other, anchor in lay(["shrine:2 market:2"]).touching[TILES.index("shrine")]
        if other == TILES.index("market")
    ]
    assert len(names) == 2
    for section, anchor in names:
        same = table.after(f"red place shrine:{section + 1} market:{anchor}")
        assert same.state.digest() == one.state.digest()
    assert BOX.tiles[TILES.index("shrine")].price.total == 2
