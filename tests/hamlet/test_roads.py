"""Building roads. HAM-BRIDGE-01 to HAM-BRIDGE-04, HAM-ROAD-02, HAM-TILE-05, HAM-GOAL-01,
HAM-GOAL-04."""

from __future__ import annotations

import pytest

from .all_payments import paid
from .positions import position
from .tables import Table, told_of, whats

PLENTY = {
    "woodcutter": "wood wood wood",
    "quarry": "stone stone stone",
    "farm": "wheat wheat wheat",
}
EVERYWHERE = "church, market, woodcutter, quarry, farm, town-hall"
EXAMPLE = ["barn-a:1 market:4", "lumber-mill:9 barn-a:2", "forest-pond:1 quarry:5"]
"""Barn and Lumber Mill share a printed road and, beside it, forest against forest; the Forest Pond
lies with a forest against the Quarry's hill."""
ALL_OF_REDS = [
    "red bridge quarry small-range",
    "red bridge town-hall mountain-pond",
    "red path woodcutter small-woodland",
    "red path town-hall forest-pond",
    "red bridge church shrine",
]
LANDMARKS = [
    "shrine:1 church:8",
    "small-woodland:1 woodcutter:1",
    "small-range:1 quarry:5",
    "forest-pond:1 town-hall:8",
    "mountain-pond:1 town-hall:1",
]


def at(
    tile: str,
    village: list[str] | None = None,
    roads: list[str] | None = None,
    goods: dict[str, str] | None = None,
    mover: str = "red",
    gold: int = 0,
    **milestones: str,
) -> Table:
    """A villager on a tile, with own donkeys and basic resources all around."""
    return position(
        mover=mover,
        village=village or [],
        roads=roads or [],
        goods=PLENTY if goods is None else goods,
        donkeys={mover: EVERYWHERE},
        gold={mover: gold},
        milestones=milestones,
    ).after(f"{mover} go {tile}")


@pytest.mark.rule("HAM-TEST-ROAD-01")
@pytest.mark.rule("HAM-BRIDGE-01")
@pytest.mark.rule("HAM-TILE-05")
def test_road_01_the_example_of_the_rulebooks() -> None:
    """A second link between Barn and Lumber Mill is refused, and so is a road over a cliff."""
    table = at("barn-a", EXAMPLE, ["green path market barn-a"])
    assert "lumber-mill" in table.links("barn-a")
    told = table.refusal("red path lumber-mill")
    assert (told.what, told.rule) == ("already-linked", "HAM-BRIDGE-01")
    assert told.args == {"origin": "barn-a", "target": "lumber-mill"}
    cliff = at("quarry", EXAMPLE)
    assert cliff.legal("bridge", "path") == []
    told = cliff.refusal("red bridge forest-pond")
    assert (told.what, told.rule) == ("cliff", "HAM-BRIDGE-02")
    assert told.args == {"origin": "quarry", "target": "forest-pond", "road": "bridge"}
    assert cliff.refusal("red path forest-pond").args["road"] == "path"


@pytest.mark.rule("HAM-TEST-ROAD-01")
@pytest.mark.rule("HAM-AMB-04")
def test_road_01_a_tiles_connected_only_by_a_detour_may_be_linked() -> None:
    """Farm and Market: the printed way leads over the Church."""
    table = at("farm")
    assert table.legal("bridge", "path") == ["path market"]
    table.play("red path market")
    assert table.links("farm") == ["church", "market"]


@pytest.mark.rule("HAM-TEST-ROAD-01")
@pytest.mark.rule("HAM-AMB-05")
@pytest.mark.parametrize("builder", ["red", "green"])
def test_road_01_b_where_a_road_piece_lies_there_is_no_second(builder: str) -> None:
    table = at("farm", roads=[f"{builder} path farm market"])
    told = table.refusal("red path market")
    assert (told.what, told.rule) == ("already-linked", "HAM-BRIDGE-01")


@pytest.mark.rule("HAM-TEST-ROAD-01")
@pytest.mark.rule("HAM-ROAD-02")
@pytest.mark.rule("HAM-COMP-01")
@pytest.mark.rule("HAM-COMP-04")
def test_road_01_c_without_a_road_piece_left_there_is_no_road() -> None:
    table = at("farm", LANDMARKS, ALL_OF_REDS)
    assert table.legal("bridge", "path") == []
    told = table.refusal("red path market")
    assert (told.what, told.rule, told.args) == ("no-road-piece", "HAM-ROAD-02", {"most": 5})
    fifth = at("farm", LANDMARKS, ALL_OF_REDS[:4])
    fifth.play("red path market")
    assert len(fifth.roads()) == 5
    green = at("farm", LANDMARKS, ALL_OF_REDS, mover="green")
    assert green.legal("path") == ["path market"]


@pytest.mark.rule("HAM-TEST-ROAD-01")
@pytest.mark.rule("HAM-BRIDGE-02")
def test_road_01_d_a_bridge_costs_wood_and_stone_does_not_help() -> None:
    table = at("quarry", LANDMARKS, goods={"quarry": "stone stone"})
    told = table.refusal("red bridge small-range")
    assert (told.what, told.args) == ("gold-short", {"needed": 6, "gold": 0})


@pytest.mark.rule("HAM-TEST-ROAD-01")
@pytest.mark.rule("HAM-BRIDGE-04")
@pytest.mark.rule("HAM-GOAL-01")
@pytest.mark.rule("HAM-GOAL-04")
def test_road_01_e_the_first_road_of_the_game_gives_the_planner() -> None:
    table = at("farm", LANDMARKS)
    told = table.play("red path market")
    assert told_of(told, "milestone") == [{"seat": 0, "goal": "planner"}]
    assert table.milestone("planner") == "red"
    second = at("farm", LANDMARKS, ["red bridge quarry small-range"], mover="green", planner="red")
    told = second.play("green path market")
    assert "milestone" not in whats(told)
    assert second.milestone("planner") == "red"


@pytest.mark.rule("HAM-BRIDGE-04")
def test_a_road_brings_nothing_else_at_once() -> None:
    table = at("farm")
    table.play("red path market")
    assert (table.gold("red"), table.stars("red")) == (0, 0)


@pytest.mark.rule("HAM-BRIDGE-01")
def test_the_villager_stands_on_one_of_the_two_tiles() -> None:
    table = at("church", LANDMARKS)
    told = table.refusal("red path market")
    assert told.what == "already-linked"
    assert table.refusal("red bridge small-range").what == "not-adjacent"
    assert table.refusal("red path windmill").what == "not-adjacent"


@pytest.mark.rule("HAM-BRIDGE-01")
def test_either_of_the_two_tiles_will_do() -> None:
    for here, there in (("farm", "market"), ("market", "farm")):
        table = at(here)
        table.play(f"red path {there}")
        assert table.links("farm") == ["church", "market"]


@pytest.mark.rule("HAM-BRIDGE-02")
@pytest.mark.parametrize(
    ("here", "road", "there", "cost"),
    [
        ("quarry", "bridge", "small-range", ("pay wood woodcutter", "pay wood woodcutter")),
        ("woodcutter", "path", "small-woodland", ("pay stone quarry", "pay stone quarry")),
    ],
)
def test_a_bridge_costs_2_wood_and_a_path_2_stone(
    here: str, road: str, there: str, cost: tuple[str, ...]
) -> None:
    table = at(here, LANDMARKS)
    told = table.play(f"red {road} {there}")
    assert paid(told) == cost
    assert {args["target"] for args in told_of(told, "consumed")} == {here}
    assert table.roads() == [f"red {road} {here} {there}"]


@pytest.mark.rule("HAM-BRIDGE-02")
def test_a_bridge_needs_hills_and_a_path_forests() -> None:
    table = at("quarry", LANDMARKS)
    assert table.refusal("red path small-range").what == "cliff"
    table = at("woodcutter", LANDMARKS)
    assert table.refusal("red bridge small-woodland").what == "cliff"


@pytest.mark.rule("HAM-BRIDGE-02")
def test_where_both_terrains_meet_there_is_a_choice_of_road() -> None:
    """The Barn lies with a forest and with a hill against the Church."""
    table = at("church", ["barn-a:4 church:13"])
    assert table.legal("bridge", "path") == ["bridge barn-a", "path barn-a"]
    assert table.after("red bridge barn-a").roads() == ["red bridge church barn-a"]
    assert table.after("red path barn-a").roads() == ["red path church barn-a"]


@pytest.mark.rule("HAM-BRIDGE-03")
@pytest.mark.rule("HAM-OWN-01")
@pytest.mark.rule("HAM-OWN-02")
def test_a_road_connects_the_tiles_for_everybody() -> None:
    table = at("quarry", LANDMARKS)
    table.play("red bridge small-range", "red end", "green go small-range")
    assert table.villagers("green") == ["small-range"]


@pytest.mark.rule("HAM-BRIDGE-03")
@pytest.mark.rule("HAM-BUY-01")
def test_the_cost_may_be_bought() -> None:
    table = at("farm", goods={}, gold=6)
    told = table.play("red path market")
    assert paid(told) == ("buy stone", "buy stone")
    assert table.gold("red") == 0


@pytest.mark.rule("HAM-BRIDGE-03")
def test_the_villager_lies_down_after_building_a_road() -> None:
    table = at("farm")
    table.play("red path market")
    assert table.villagers("red") == ["farm lying"]


@pytest.mark.rule("HAM-ROAD-02")
def test_roads_are_never_removed() -> None:
    table = at("farm")
    table.play("red path market")
    for _ in range(4):
        table.play(f"{table.turn} end")
    assert table.roads() == ["red path farm market"]
