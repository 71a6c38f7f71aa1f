"""The Town Hall: a blueprint, then workers. HAM-HALL-01 to HAM-HALL-07, HAM-GOLD-02."""

from __future__ import annotations

from random import Random

import pytest

from osada.games.hamlet.rules.words import TILES

from .positions import position
from .tables import Table, told_of, whats
from .villages import STONEMASON

ROW = "sawmill, stonemason 2, dairy-farm, flour-mill"


def hall(
    gold: int = 0,
    row: str = ROW,
    hand: str = "",
    villagers: str = "church",
    donkeys: str = "church",
) -> Table:
    """Red's villager in the Town Hall."""
    return position(
        row=row,
        gold={"red": gold},
        hands={"red": hand},
        villagers={"red": villagers},
        donkeys={"red": donkeys},
    ).after("red go town-hall")


@pytest.mark.rule("HAM-TEST-HALL-01")
@pytest.mark.rule("HAM-HALL-03")
@pytest.mark.rule("HAM-HALL-04")
@pytest.mark.rule("HAM-HALL-05")
@pytest.mark.rule("HAM-HALL-06")
@pytest.mark.rule("HAM-HALL-07")
@pytest.mark.rule("HAM-GOLD-02")
def test_hall_01_the_example_of_the_rulebooks() -> None:
    """10 g, two villagers: take b1 with 2 coins for 1 g (-> 11 g), hire a villager for 7 g and a
    donkey for 3 g (-> 1 g), the donkey on the Farm."""
    table = hall(gold=10, villagers="church, church")
    told = table.play("red take stonemason")
    assert table.gold("red") == 11
    assert table.hand("red") == ["stonemason"]
    assert table.row()[:3] == ["sawmill 1", "dairy-farm 0", "flour-mill 0"]
    assert table.row()[3].endswith(" 0")
    assert told_of(told, "row-filled")[0]["price"] == 3
    table.play("red hire villager")
    assert table.gold("red") == 4
    table.play("red hire donkey", "red stable farm")
    assert table.gold("red") == 1
    assert table.villagers("red") == ["town-hall lying", "church", "church lying"]
    assert sorted(table.donkeys("red")) == ["church", "farm"]
    assert table.stage == "turn"


@pytest.mark.rule("HAM-TEST-HALL-01")
@pytest.mark.rule("HAM-HALL-07")
def test_a_new_villager_lies_on_the_church_until_the_next_turn() -> None:
    table = hall(gold=5)
    table.play("red hire villager")
    assert table.villagers("red") == ["town-hall lying", "church lying"]
    assert table.legal() == ["donkeys", "end"]
    table.play("red end", "green end")
    assert table.villagers("red") == ["town-hall", "church"]


@pytest.mark.rule("HAM-TEST-HALL-01")
@pytest.mark.rule("HAM-HALL-07")
def test_a_new_donkey_relays_at_once() -> None:
    """Wood, stone and wheat for sale 4 come to the Market over the Church, in the same turn."""
    table = position(
        goods={"quarry": "stone", "woodcutter": "wood", "farm": "wheat"},
        gold={"red": 3},
        offers="4 1 2",
        villagers={"red": "church, church"},
        donkeys={"red": "town-hall"},
    )
    assert table.after("red go market").legal("sell") == []
    table.play("red go town-hall", "red hire donkey", "red stable church")
    table.play("red go market", "red sell 4")
    assert table.sales("red") == [4]


@pytest.mark.rule("HAM-TEST-HALL-02")
@pytest.mark.rule("HAM-HALL-02")
def test_hall_02_a_with_three_blueprints_only_hiring_is_possible() -> None:
    table = hall(
        gold=9,
        hand="shrine, trade-post, small-range",
        row="sawmill 0, stonemason 2, dairy-farm, flour-mill",
    )
    assert table.legal("take") == []
    told = table.refusal("red take sawmill")
    assert (told.what, told.rule, told.args) == ("hand-full", "HAM-HALL-02", {"most": 3})
    table.play("red hire donkey", "red stable quarry")
    assert "quarry" in table.donkeys("red")


@pytest.mark.rule("HAM-TEST-HALL-02")
@pytest.mark.rule("HAM-HALL-03")
def test_hall_02_b_without_gold_only_the_leftmost_can_be_taken() -> None:
    """Though two coins lie on the next one: the price is paid before they are received."""
    table = hall(gold=0)
    assert table.legal("take") == ["take sawmill"]
    told = table.refusal("red take stonemason")
    assert (told.what, told.rule) == ("row-too-dear", "HAM-HALL-03")
    assert told.args == {"tile": "stonemason", "price": 1, "gold": 0}


@pytest.mark.rule("HAM-TEST-HALL-02")
@pytest.mark.rule("HAM-HALL-03")
@pytest.mark.rule("HAM-HALL-04")
@pytest.mark.parametrize("coins", [0, 4])
def test_hall_02_c_the_last_one_for_exactly_3_gold(coins: int) -> None:
    table = hall(gold=3, row=f"sawmill, stonemason, dairy-farm, flour-mill {coins}")
    table.play("red take flour-mill")
    assert table.row()[:3] == ["sawmill 1", "stonemason 1", "dairy-farm 1"]
    assert table.gold("red") == coins


@pytest.mark.rule("HAM-TEST-HALL-02")
@pytest.mark.rule("HAM-HALL-06")
def test_hall_02_d_two_villagers_in_one_visit_cost_12() -> None:
    table = hall(gold=12)
    told = table.play("red hire villager", "red hire villager")
    assert [args["price"] for args in told_of(told, "hired-villager")] == [5, 7]
    assert table.gold("red") == 0
    assert len(table.villagers("red")) == 3


@pytest.mark.rule("HAM-TEST-HALL-02")
@pytest.mark.rule("HAM-HALL-06")
@pytest.mark.rule("HAM-COMP-04")
def test_hall_02_e_no_fifth_villager_and_no_seventh_donkey() -> None:
    table = hall(
        gold=99,
        villagers="church, church lying, church lying, church lying",
        donkeys="church, church, church, church, church, church",
    )
    assert table.legal("hire") == []
    for worker, most in (("villager", 4), ("donkey", 6)):
        told = table.refusal(f"red hire {worker}")
        assert (told.what, told.rule) == ("no-worker-left", "HAM-HALL-06")
        assert told.args == {"worker": worker, "most": most}


@pytest.mark.rule("HAM-HALL-01")
def test_blueprint_and_workers_in_this_order_only() -> None:
    table = hall(gold=9)
    table.play("red hire donkey", "red stable farm")
    assert table.legal() == ["hire villager", "hire donkey", "done"]
    told = table.refusal("red take sawmill")
    assert (told.what, told.rule) == ("blueprint-first", "HAM-HALL-01")


@pytest.mark.rule("HAM-HALL-01")
def test_only_one_blueprint_a_visit() -> None:
    table = hall(gold=9)
    table.play("red take sawmill")
    assert table.refusal("red take stonemason").what == "blueprint-first"


@pytest.mark.rule("HAM-HALL-01")
def test_either_part_may_be_skipped() -> None:
    table = hall(gold=9)
    table.play("red take sawmill", "red done")
    assert table.villagers("red") == ["town-hall lying"]
    assert table.gold("red") == 9
    hiring = hall(gold=5).after("red hire villager")
    assert hiring.hand("red") == []
    idle = hall(gold=9).after("red rest")
    assert idle.villagers("red") == ["town-hall lying"]


@pytest.mark.rule("HAM-HALL-01")
def test_a_visit_is_over_when_nobody_more_can_be_hired() -> None:
    table = hall(gold=2)
    table.play("red take sawmill")
    assert table.stage == "turn"
    assert table.villagers("red") == ["town-hall lying"]


@pytest.mark.rule("HAM-HALL-05")
def test_the_others_slide_left_with_their_coins_and_a_new_one_comes_from_the_bag() -> None:
    table = hall(gold=1, row="sawmill 3, stonemason 2, dairy-farm 1, flour-mill 5")
    bag = table.bag()
    table.play("red take stonemason")
    assert table.row()[:3] == ["sawmill 4", "dairy-farm 1", "flour-mill 5"]
    new = table.row()[3].split()[0]
    assert table.row()[3] == f"{new} 0"
    assert new in bag
    assert sorted([*table.bag(), new]) == sorted(bag)


@pytest.mark.rule("HAM-HALL-05")
def test_which_tile_comes_from_the_bag_is_chance() -> None:
    came = set()
    rng = Random(1)
    for _ in range(40):
        table = hall()
        table.state.chance.word = rng.getrandbits(64)
        table.play("red take sawmill")
        came.add(table.row()[3].split()[0])
    assert came == {
        *("shrine", "trade-post", "forest-pond", "mountain-pond", "small-woodland", "small-range")
    }


@pytest.mark.rule("HAM-HALL-05")
@pytest.mark.rule("HAM-AMB-14")
def test_an_empty_bag_leaves_a_gap_and_prices_follow_the_places() -> None:
    """Everything of the starting bag is built or in a hand, but three."""
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
        row="sawmill 1, stonemason, dairy-farm",
        bag="",
        hands={"green": "flour-mill"},
        gold={"red": 2},
    )
    table.play("red go town-hall", "red take dairy-farm")
    assert table.row() == ["sawmill 2", "stonemason 1"]
    assert table.gold("red") == 0
    table.play("red end", "green go town-hall")
    assert table.legal("take") == ["take sawmill"]


@pytest.mark.rule("HAM-HALL-06")
@pytest.mark.parametrize(("villagers", "price"), [(1, 5), (2, 7), (3, 9)])
def test_the_price_of_the_next_villager(villagers: int, price: int) -> None:
    standing = ", ".join(["church"] * villagers)
    assert "hire villager" in hall(gold=price, villagers=standing).legal()
    poor = hall(gold=price - 1, villagers=standing)
    assert "hire villager" not in poor.legal()
    told = poor.refusal("red hire villager")
    assert (told.what, told.rule) == ("hire-too-dear", "HAM-HALL-06")
    assert told.args == {"worker": "villager", "price": price, "gold": price - 1}


@pytest.mark.rule("HAM-HALL-06")
def test_donkeys_cost_3_gold_each() -> None:
    table = hall(gold=9)
    for left in (6, 3, 0):
        table.play("red hire donkey", "red stable church")
        assert table.gold("red") == left
    assert table.stage == "turn"
    assert hall(gold=2).refusal("red hire donkey").args == {
        "worker": "donkey",
        "price": 3,
        "gold": 2,
    }


@pytest.mark.rule("HAM-HALL-07")
def test_a_donkey_starts_on_any_tile_from_which_the_church_can_be_reached() -> None:
    table = position(
        village=[*STONEMASON, "small-range:1 quarry:5", "small-woodland:1 woodcutter:1"],
        roads=["green bridge quarry small-range"],
        gold={"red": 3},
    )
    table.play("red go town-hall", "red hire donkey")
    reachable = [
        *("church", "market", "town-hall", "woodcutter", "quarry", "farm"),
        *("stonemason", "small-range"),
    ]
    assert table.legal() == [f"stable {tile}" for tile in sorted(reachable, key=TILES.index)]
    told = table.refusal("red stable small-woodland")
    assert (told.what, told.rule, told.args) == (
        "not-home",
        "HAM-HALL-07",
        {"tile": "small-woodland"},
    )
    assert table.refusal("red stable windmill").what == "no-such-tile"


@pytest.mark.rule("HAM-GOLD-02")
def test_coins_taken_with_a_blueprint_pay_for_workers() -> None:
    table = hall(gold=0, row="sawmill 5, stonemason, dairy-farm, flour-mill")
    assert "hire villager" not in table.legal()
    told = table.play("red take sawmill", "red hire villager")
    assert whats(told) == ["blueprint-taken", "row-filled", "hired-villager"]
    assert table.gold("red") == 0


@pytest.mark.rule("HAM-TILE-01")
@pytest.mark.rule("HAM-OWN-01")
def test_a_blueprint_belongs_to_who_took_it_and_is_no_building_yet() -> None:
    table = hall().after("red take sawmill")
    assert "sawmill" not in table.tiles()
    assert table.refusal("red go sawmill").what == "no-villager-left"
    table.play("red end", "green go quarry")
    assert table.hand("green") == []
    told = table.refusal("green build sawmill")
    assert (told.what, told.args) == ("not-in-hand", {"tile": "sawmill"})
