"""Constructing a building: cost and rewards. HAM-BUILD-03 to HAM-BUILD-08, HAM-GOAL-01."""

from __future__ import annotations

import pytest

from .building import EVERYWHERE, PLENTY, builder
from .positions import position
from .tables import told_of, whats
from .villages import STONEMASON


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
