"""Setting up the table. HAM-SETUP-01 to HAM-SETUP-13, HAM-COMP-01 to HAM-COMP-06."""

from __future__ import annotations

from typing import cast

import pytest

from osada.games.hamlet.rules.box.box import AWARDS, MILESTONES
from osada.games.hamlet.rules.words import COLOURS, TILES
from osada.kernel.errors import BadStart

from .positions import BEGINNERS, BOX, data, lay, load, position
from .tables import GAME, Json, start

PLAYERS = (1, 2, 3, 4)


@pytest.mark.rule("HAM-COMP-06")
def test_one_to_four_may_play() -> None:
    assert GAME.seats == PLAYERS
    for seats in (0, 5):
        with pytest.raises(BadStart, match="1 to 4"):
            GAME.start(seats)


@pytest.mark.rule("HAM-SETUP-01")
@pytest.mark.rule("HAM-COMP-01")
@pytest.mark.parametrize("seats", PLAYERS)
def test_each_player_has_all_pieces_of_one_colour(seats: int) -> None:
    players = cast("list[Json]", start(seats).view()["seats"])
    assert [player["colour"] for player in players] == list(COLOURS[:seats])
    for player in players:
        assert player["roads_left"] == 5
        assert player["hand"] == []
        assert player["sales"] == []
    assert (BOX.villagers, BOX.donkeys, BOX.road_pieces, BOX.tokens_of_each) == (4, 6, 5, 2)


@pytest.mark.rule("HAM-COMP-02")
@pytest.mark.parametrize("seats", PLAYERS)
def test_every_building_tile_and_every_sale_tile_is_in_one_place(seats: int) -> None:
    table = start(seats, seed=seats)
    lying = [*table.tiles(), *table.bag(), *(item.split()[0] for item in table.row())]
    aside = [TILES[tile] for kind in (3, 4, 5, 6) for tile in BOX.stack_of(kind)]
    assert sorted([*lying, *aside]) == sorted(TILES)
    given = table.state.to_data()
    unseen = [sale for level in cast("list[list[int]]", given["unseen_sales"]) for sale in level]
    shown = [sale for sale in table.offers() if sale is not None]
    assert sorted([*unseen, *shown]) == list(range(1, 13))


@pytest.mark.rule("HAM-COMP-02")
@pytest.mark.rule("HAM-SETUP-11")
def test_nine_milestones_and_awards_lie_face_up_and_belong_to_nobody() -> None:
    assert len(MILESTONES) + len(AWARDS) == 9
    milestones = start(4).view()["milestones"]
    assert milestones == dict.fromkeys(MILESTONES)


@pytest.mark.rule("HAM-COMP-04")
def test_there_is_more_wood_than_the_six_markers_of_the_box() -> None:
    village = ["barn-a:2 market:6", "barn-b:1 quarry:6"]
    table = position(
        village=village,
        roads=["red bridge quarry barn-b"],
        goods={"woodcutter": "wood wood wood", "barn-a": "wood wood wood"},
    )
    table.play("red go barn-b", "red fill wood wood wood")
    assert table.goods("barn-b") == "wood wood wood"


@pytest.mark.rule("HAM-COMP-04")
def test_a_player_may_have_more_than_the_six_flags_of_the_box() -> None:
    village = [
        "shrine:1 church:8",
        "trade-post:1 farm:2",
        "small-woodland:1 woodcutter:1",
        "small-range:1 quarry:5",
        "forest-pond:1 town-hall:8",
        "mountain-pond:1 town-hall:1",
    ]
    table = position(
        village=village,
        hands={"red": "monument"},
        goods={"woodcutter": "wood", "quarry": "stone"},
        gold={"red": 5},
    )
    table.play("red go market", "red build monument")
    table.play(f"red {table.legal('place')[0]}")
    assert table.flag("monument") == "red"
    assert sum(table.flag(tile) == "red" for tile in table.tiles()) == 7


@pytest.mark.rule("HAM-COMP-05")
@pytest.mark.rule("HAM-SETUP-02")
@pytest.mark.rule("HAM-CHURCH-05")
@pytest.mark.parametrize(("seats", "side", "spaces"), [(1, 2, 4), (2, 2, 4), (3, 1, 5), (4, 1, 5)])
def test_the_church_side_leaves_a_space_for_each_part_not_yet_built(
    seats: int, side: int, spaces: int
) -> None:
    """Six parts: two are placed for 1-2 players and one for 3-4."""
    assert start(seats).delivered() == [None] * spaces
    assert BOX.church(seats).parts_at_start == side
    assert side + spaces == 6


@pytest.mark.rule("HAM-COMP-05")
@pytest.mark.rule("HAM-SETUP-04")
def test_the_market_has_another_side_for_two() -> None:
    assert BOX.market(2) is not BOX.market(3)
    assert BOX.market(3) is BOX.market(4)
    assert BOX.market(1) is BOX.market(2)  # our choice for the solo stand-in, HAM-AMB-29


@pytest.mark.rule("HAM-SETUP-03")
@pytest.mark.parametrize("seats", PLAYERS)
def test_each_player_has_a_standing_villager_and_a_donkey_on_the_church(seats: int) -> None:
    table = start(seats)
    for colour in COLOURS[:seats]:
        assert table.villagers(colour) == ["church"]
        assert table.donkeys(colour) == ["church"]


@pytest.mark.rule("HAM-SETUP-02")
@pytest.mark.rule("HAM-SETUP-04")
@pytest.mark.rule("HAM-TEST-SETUP-01")
def test_the_five_other_starting_tiles_meet_the_five_roads_of_the_church() -> None:
    table = start(2)
    assert table.tiles()[0] == "church"
    assert sorted(table.tiles()) == sorted(BEGINNERS)
    assert table.links("church") == ["farm", "market", "quarry", "town-hall", "woodcutter"]
    touched = {section for section, _, _ in lay([]).touching[TILES.index("church")]}
    church = BOX.tiles[TILES.index("church")].shape.sections
    assert {i for i, letter in enumerate(church) if letter == "R"} <= touched
    assert table.state.faults() == []


@pytest.mark.rule("HAM-SETUP-05")
@pytest.mark.parametrize("layout", ["beginners", "random"])
def test_two_resources_lie_on_each_starting_producer(layout: str) -> None:
    table = start(3, 5, {"layout": layout})
    assert table.goods("woodcutter") == "wood wood"
    assert table.goods("quarry") == "stone stone"
    assert table.goods("farm") == "wheat wheat"


@pytest.mark.rule("HAM-SETUP-06")
def test_the_ten_bag_tiles_begin_in_the_bag_and_the_stacks_aside() -> None:
    table = start(3, seed=9)
    names = [*table.bag(), *(item.split()[0] for item in table.row())]
    assert sorted(names) == sorted(
        [
            *("sawmill", "stonemason", "flour-mill", "dairy-farm", "shrine", "trade-post"),
            *("forest-pond", "mountain-pond", "small-woodland", "small-range"),
        ]
    )
    assert table.state.to_data()["stacks_in"] == []


@pytest.mark.rule("HAM-SETUP-07")
@pytest.mark.parametrize("seats", PLAYERS)
def test_everybody_begins_at_0(seats: int) -> None:
    assert [start(seats).stars(colour) for colour in COLOURS[:seats]] == [0] * seats


@pytest.mark.rule("HAM-SETUP-08")
def test_four_tiles_drawn_from_the_bag_lie_above_the_prices_0_to_3() -> None:
    table = start(2, seed=3)
    assert [item.split()[1] for item in table.row()] == ["0", "0", "0", "0"]
    assert len(table.bag()) == 6
    prices = [told.args["price"] for told in table.state.events if told.key == "hamlet-row-filled"]
    assert prices == [0, 1, 2, 3]
    assert len({tuple(start(2, seed=seed).row()) for seed in range(20)}) > 15


@pytest.mark.rule("HAM-SETUP-09")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_chosen_at_random_and_begins(seats: int) -> None:
    firsts = set()
    for seed in range(30):
        table = start(seats, seed=seed)
        assert table.state.to_data()["first"] == table.turn
        firsts.add(table.turn)
    assert firsts == set(COLOURS[:seats])


@pytest.mark.rule("HAM-SETUP-09")
def test_the_first_player_token_never_moves() -> None:
    table = start(3, seed=4)
    first = table.turn
    for _ in range(7):
        table.play(f"{table.turn} end")
        assert table.state.to_data()["first"] == first


@pytest.mark.rule("HAM-SETUP-10")
@pytest.mark.rule("HAM-TEST-SETUP-01")
@pytest.mark.parametrize(
    ("seats", "gold"), [(1, [3]), (2, [3, 4]), (3, [3, 3, 4]), (4, [3, 3, 4, 4])]
)
def test_later_players_begin_with_more_gold(seats: int, gold: list[int]) -> None:
    for seed in range(6):
        table = start(seats, seed=seed)
        first = COLOURS.index(table.turn)
        order = [COLOURS[(first + step) % seats] for step in range(seats)]
        assert [table.gold(colour) for colour in order] == gold
        told = [event.args for event in table.state.events if event.key == "hamlet-started"]
        assert told == [
            {"seat": COLOURS.index(colour), "gold": coins}
            for colour, coins in zip(order, gold, strict=True)
        ]


@pytest.mark.rule("HAM-SETUP-12")
@pytest.mark.rule("HAM-TEST-SETUP-01")
@pytest.mark.parametrize(
    ("seats", "kept"), [(1, (4, 2, 1)), (2, (4, 2, 1)), (3, (4, 3, 2)), (4, (4, 3, 3))]
)
def test_the_sale_tiles_kept_depend_on_the_players(seats: int, kept: tuple[int, ...]) -> None:
    """Three of level 1 are turned up at once; the rest lies in the stack."""
    table = start(seats)
    assert table.stack() == [kept[0] - 3, kept[1], kept[2]]


@pytest.mark.rule("HAM-SETUP-12")
def test_which_tiles_of_a_level_are_out_of_the_game_is_chance() -> None:
    """With two players one of level 3 is left: it can be any of the four."""
    given = data(
        goods={"woodcutter": "wood wood", "farm": "wheat"},
        donkeys={"red": "church"},
        offers="1 7 8",
        sold={"red": "2 3", "green": "4"},
    )
    shown = set()
    for word in range(40):
        table = load({**given, "chance": f"{word:x}"})
        table.play("red go market", "red sell 1")
        shown.add(table.offers()[0])
    assert shown == {9, 10, 11, 12}


@pytest.mark.rule("HAM-SETUP-13")
def test_three_tiles_of_level_1_are_turned_up() -> None:
    seen = set()
    for seed in range(20):
        offers = start(4, seed=seed).offers()
        assert len(set(offers)) == 3
        assert set(offers) <= {1, 2, 3, 4}
        seen |= set(offers)
    assert seen == {1, 2, 3, 4}


@pytest.mark.rule("HAM-SETUP-13")
def test_the_stack_gives_level_1_then_2_then_3() -> None:
    """All in one long day at the market of four players, with plenty of everything."""
    levels = []
    for offers, sold in [
        ("1 2 3", ""),
        ("1 2 4", "3"),
        ("1 5 6", "2 3 4"),
        ("1 6 7", "2 3 4 5"),
        ("1 9 10", "2 3 4 5 6 7"),
    ]:
        table = position(
            4,
            goods={"woodcutter": "wood wood", "farm": "wheat"},
            offers=offers,
            sold={"green": sold},
        )
        table.play("red go market", "red sell 1")
        shown = table.offers()[0]
        assert shown is not None
        levels.append(BOX.sales[shown - 1].level)
    assert levels == [1, 2, 2, 3, 3]


@pytest.mark.rule("HAM-TEST-SETUP-01")
def test_setup_01_the_table_of_the_rulebook() -> None:
    """Players: church parts, market side, gold by seat, sale tiles kept."""
    rows = []
    for seats in (2, 3, 4):
        church = BOX.church(seats)
        gold = BOX.gold_at_start(seats)
        rows.append((seats, church.parts_at_start, len(church.spaces), gold, BOX.kept_sales(seats)))
    assert rows == [
        (2, 2, 4, (3, 4), (4, 2, 1)),
        (3, 1, 5, (3, 3, 4), (4, 3, 2)),
        (4, 1, 5, (3, 3, 4, 4), (4, 3, 3)),
    ]
