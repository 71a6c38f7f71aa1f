"""The printed numbers of Hamlet: complete, with their provenance, and correctable by an owner."""

from __future__ import annotations

import pytest

from osada.games.hamlet.rules.box.box import AWARDS, MILESTONES, load_box
from osada.games.hamlet.rules.box.tiles import ANY_BASIC, NO_OUTPUT
from osada.games.hamlet.rules.paying.demand import (
    BRICK,
    FLOUR,
    MADE_FROM,
    MILK,
    PLANK,
    STONE,
    WHEAT,
    WOOD,
)
from osada.games.hamlet.rules.words import RESOURCES, TILES

from .boards import the_box

COUNTS = {
    "church": "5/5/4",
    "market": "2/7/0",
    "town-hall": "1/4/5",
    "woodcutter": "1/7/0",
    "quarry": "1/0/5",
    "farm": "1/5/0",
    "sawmill": "2/8/0",
    "stonemason": "2/0/8",
    "dairy-farm": "2/2/4",
    "flour-mill": "2/3/3",
    "shrine": "0/3/3",
    "trade-post": "0/3/3",
    "forest-pond": "0/6/0",
    "mountain-pond": "0/0/6",
    "small-woodland": "0/7/0",
    "small-range": "0/0/6",
    "lumber-mill": "2/8/0",
    "barn-a": "2/2/2",
    "large-range": "0/0/6",
    "outpost-a": "1/0/7",
    "cow-conservatory": "2/5/3",
    "barn-b": "2/2/2",
    "tavern": "2/2/4",
    "stables": "2/5/3",
    "master-stonemason": "2/0/6",
    "warehouse": "2/4/2",
    "farrier": "2/1/3",
    "large-woodland": "0/7/0",
    "windmill": "2/2/3",
    "square": "3/3/3",
    "monument": "3/3/3",
    "outpost-b": "1/0/7",
}
"""Road, forest and hill sections of each tile, counted apart from their order."""


def named(name: str) -> int:
    return TILES.index(name)


# -- tiles -----------------------------------------------------------------------------------


@pytest.mark.rule("HAM-TILE-02")
@pytest.mark.parametrize("name", TILES)
def test_each_tile_has_its_road_forest_and_hill_sections(name: str) -> None:
    sections = the_box().tiles[named(name)].shape.sections
    assert "/".join(str(sections.count(letter)) for letter in "RFH") == COUNTS[name]


@pytest.mark.rule("HAM-COMP-02")
@pytest.mark.rule("HAM-COMP-05")
def test_there_are_32_tiles_six_in_the_village_ten_in_the_bag_and_four_stacks_of_four() -> None:
    box = the_box()
    assert [tile.id for tile in box.tiles] == list(TILES)
    assert [tile.number for tile in box.tiles] == list(range(32))
    assert [tile.id for tile in box.tiles if tile.origin == "start"] == list(TILES[:6])
    assert len(box.bag) == 10
    stacks = [box.stack_of(kind) for kind in (PLANK, BRICK, MILK, FLOUR)]
    assert [len(stack) for stack in stacks] == [4, 4, 4, 4]
    assert sorted([*range(6), *box.bag, *[t for stack in stacks for t in stack]]) == [*range(32)]


@pytest.mark.rule("HAM-PROD-05")
def test_producers_have_three_spaces_and_barns_take_any_basic() -> None:
    producers = {t.id: t for t in the_box().tiles if t.category == "producer"}
    assert set(producers) == {"woodcutter", "quarry", "farm", "barn-a", "barn-b"}
    assert all(tile.spaces == 3 for tile in producers.values())
    outputs = {name: tile.output for name, tile in producers.items()}
    assert (outputs["woodcutter"], outputs["quarry"], outputs["farm"]) == (WOOD, STONE, WHEAT)
    assert outputs["barn-a"] == outputs["barn-b"] == ANY_BASIC


@pytest.mark.rule("HAM-PROD-03")
@pytest.mark.rule("HAM-PROD-04")
def test_working_gives_gold_and_in_a_barn_stars() -> None:
    rewards = {
        tile.id: (tile.work_gold, tile.work_stars)
        for tile in the_box().tiles
        if tile.category == "producer"
    }
    assert rewards["woodcutter"] == rewards["quarry"] == rewards["farm"] == (2, 0)
    assert rewards["barn-a"] == rewards["barn-b"] == (0, 2)


@pytest.mark.rule("HAM-RES-02")
@pytest.mark.rule("HAM-REF-02")
def test_each_refined_resource_has_a_small_and_a_large_refinery() -> None:
    refineries = [tile for tile in the_box().tiles if tile.category == "refinery"]
    found = sorted((tile.output, tile.spaces, tile.id) for tile in refineries)
    assert found == [
        (PLANK, 1, "sawmill"),
        (PLANK, 2, "lumber-mill"),
        (BRICK, 1, "stonemason"),
        (BRICK, 2, "master-stonemason"),
        (MILK, 1, "dairy-farm"),
        (MILK, 2, "cow-conservatory"),
        (FLOUR, 1, "flour-mill"),
        (FLOUR, 2, "windmill"),
    ]
    assert [MADE_FROM[kind] for kind in (PLANK, BRICK, MILK, FLOUR)] == [WOOD, STONE, WHEAT, WHEAT]
    assert str(the_box().refining(BRICK, 2)) == "2 stone"


@pytest.mark.rule("HAM-BUILD-05")
def test_a_refinery_shows_the_milestone_of_its_resource() -> None:
    for tile in the_box().tiles:
        if tile.category == "refinery":
            assert (
                MILESTONES[tile.milestone]
                == {
                    "plank": "carpenter",
                    "brick": "mason",
                    "milk": "herder",
                    "flour": "miller",
                }[RESOURCES[tile.output]]
            )
        else:
            assert tile.milestone == -1


@pytest.mark.rule("HAM-BUILD-03")
def test_what_is_built_costs_something_and_the_starting_tiles_nothing() -> None:
    for tile in the_box().tiles:
        assert (tile.price.total > 0) == (tile.origin != "start")
        kinds = [kind for _, group in tile.price.groups for kind in group]
        if tile.origin == "bag":
            assert max(kinds) < PLANK
        elif tile.origin != "start":
            assert RESOURCES.index(tile.origin) in kinds
    lumber_mill = the_box().tiles[named("lumber-mill")]
    assert str(lumber_mill.price) == "2 stone + 1 brick"


@pytest.mark.rule("HAM-SCORE-04")
def test_landmarks_count_as_the_rulebooks_say() -> None:
    points = {tile.id: tile.points for tile in the_box().tiles if tile.category == "landmark"}
    assert points == {
        "shrine": 2,
        "trade-post": 1,
        "forest-pond": 3,
        "mountain-pond": 3,
        "small-woodland": 1,
        "small-range": 1,
        "large-range": 2,
        "outpost-a": 1,
        "tavern": 1,
        "stables": 2,
        "warehouse": 1,
        "farrier": 1,
        "large-woodland": 2,
        "square": 3,
        "monument": 2,
        "outpost-b": 1,
    }
    assert the_box().tavern_most == 8
    assert all(tile.output == NO_OUTPUT for tile in the_box().tiles if tile.id in points)


# -- set-up, church, market, goals -----------------------------------------------------------


@pytest.mark.rule("HAM-COMP-01")
@pytest.mark.rule("HAM-HALL-06")
def test_pieces_and_wages() -> None:
    box = the_box()
    assert (box.villagers, box.donkeys, box.road_pieces, box.tokens_of_each) == (4, 6, 5, 2)
    assert (box.villager_prices, box.donkey_price, box.hand_limit) == ((5, 7, 9), 3, 3)
    assert (box.refined_gold, box.refined_stars, box.fine_gold, box.fine_stars) == (1, 1, 2, 2)
    assert (str(box.bridge_price), str(box.path_price)) == ("2 wood", "2 stone")


@pytest.mark.rule("HAM-SETUP-10")
@pytest.mark.rule("HAM-SETUP-12")
@pytest.mark.parametrize(
    ("players", "gold", "kept"),
    [
        (1, (3,), (4, 2, 1)),
        (2, (3, 4), (4, 2, 1)),
        (3, (3, 3, 4), (4, 3, 2)),
        (4, (3, 3, 4, 4), (4, 3, 3)),
    ],
)
def test_gold_and_sale_tiles_by_number_of_players(
    players: int, gold: tuple[int, ...], kept: tuple[int, ...]
) -> None:
    assert the_box().gold_at_start(players) == gold
    assert the_box().kept_sales(players) == kept


@pytest.mark.rule("HAM-CHURCH-05")
@pytest.mark.rule("HAM-SETUP-02")
def test_every_church_part_not_there_at_the_start_has_a_delivery_space() -> None:
    for players, parts, spaces in ((1, 2, 4), (2, 2, 4), (3, 1, 5), (4, 1, 5)):
        side = the_box().church(players)
        assert (side.parts_at_start, len(side.spaces)) == (parts, spaces)
        assert "3 milk/brick" in [str(space.demand) for space in side.spaces]


@pytest.mark.rule("HAM-BUY-04")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_quick_purchase_costs_three_or_five_gold(players: int) -> None:
    assert [the_box().price(players, kind) for kind in range(7)] == [3, 3, 3, 5, 5, 5, 5]
    assert the_box().market(players).spaces == 3


@pytest.mark.rule("HAM-SETUP-12")
def test_there_are_four_sale_tiles_of_each_level() -> None:
    assert [sale.level for sale in the_box().sales] == [1] * 4 + [2] * 4 + [3] * 4
    assert all(sale.demand.total == 3 for sale in the_box().sales)
    assert all(sale.gold + sale.stars > 0 for sale in the_box().sales)


@pytest.mark.rule("HAM-SETUP-11")
def test_there_are_nine_milestones_and_awards() -> None:
    assert len(MILESTONES) + len(AWARDS) == 9
    assert the_box().milestone_stars == [0, 0, 0, 0, 0]
    assert the_box().award_stars == [6, 3, 3, 6]
    assert the_box().planner_bonus == 1


# -- provenance ------------------------------------------------------------------------------


def test_every_entry_says_where_it_comes_from_and_which_rule_it_serves() -> None:
    content, _ = load_box()
    for name, entry in content.entries.items():
        assert entry.origin in ("rulebook", "public", "reconstructed"), name
        assert entry.rule.startswith("HAM-"), name
        assert entry.source or entry.origin == "rulebook", name
        assert entry.line > 0, name


def test_costs_rewards_and_awards_are_marked_as_reconstructed() -> None:
    content, box = load_box()
    for tile in box.tiles:
        if tile.origin != "start":
            assert content.entries[f"tile.{tile.id}.cost"].origin == "reconstructed"
            assert content.entries[f"tile.{tile.id}.stars"].origin == "reconstructed"
        assert content.entries[f"tile.{tile.id}.outline"].origin == "public"
    for award in AWARDS:
        assert content.entries[f"goal.{award}.stars"].origin == "reconstructed"
    for name in ("market.side-2.basic", "tile.sawmill.origin"):
        assert content.entries[name].origin == "public"
    assert content.entries["hire.villagers"].origin == "rulebook"


@pytest.mark.rule("HAM-BUILD-04")
def test_what_is_not_printed_on_a_tile_is_nothing() -> None:
    """A tile that lies there from the beginning brings nobody stars; only producers reward work,
    only landmarks count in the end, and only they and refineries have spaces."""
    for tile in the_box().tiles:
        made = tile.category in ("producer", "refinery")
        assert tile.stars == 0 or tile.origin != "start", tile.id
        assert (tile.spaces > 0, tile.output != NO_OUTPUT) == (made, made), tile.id
        assert (tile.work_gold, tile.work_stars) == (0, 0) or tile.category == "producer", tile.id
        assert tile.points == 0 or tile.category == "landmark", tile.id
