"""How resources travel. HAM-TRANSPORT-01 to HAM-TRANSPORT-05, HAM-OWN-01, HAM-OWN-03, HAM-ROAD-01.

The two examples of the rulebooks come first, on a village that has just the links of the text.
"""

from __future__ import annotations

import pytest

from osada.kernel.state import Illegal

from .positions import position
from .tables import Table, told_of, whats
from .villages import STONEMASON, TRANSPORT, TRANSPORT_ROADS

THREE_MILK_OR_BRICK = "deliver 2"


def example(donkeys: str = "quarry, barn-a", brick: str = "red") -> Table:
    """Yellow's villager on the Church, yellow donkeys on the Quarry and the first Barn."""
    return position(
        4,
        mover="yellow",
        village=TRANSPORT,
        roads=TRANSPORT_ROADS,
        goods={
            "quarry": "stone",
            "barn-a": "stone",
            "stonemason": brick,
            "dairy-farm": "green",
            "cow-conservatory": "blue",
        },
        donkeys={"yellow": donkeys, "blue": "stonemason"},
        hands={"yellow": "lumber-mill"},
    ).after("yellow go church")


@pytest.mark.rule("HAM-TEST-TRANSPORT-01")
def test_the_village_of_the_example_has_the_links_of_the_text() -> None:
    table = example()
    assert "quarry" in table.links("church")
    assert table.links("quarry") == ["barn-a", "barn-b", "church"]
    assert table.links("barn-a") == ["quarry", "stonemason"]
    assert table.links("stonemason") == ["barn-a", "cow-conservatory"]
    assert table.links("dairy-farm") == ["barn-b"]
    assert table.links("cow-conservatory") == ["stonemason"]


@pytest.mark.rule("HAM-TEST-TRANSPORT-01")
@pytest.mark.rule("HAM-TRANSPORT-02")
@pytest.mark.rule("HAM-OWN-02")
@pytest.mark.parametrize(("brick", "gold", "stars"), [("red", 1, 1), ("red fine", 2, 2)])
def test_transport_01_three_successful_deliveries(brick: str, gold: int, stars: int) -> None:
    """(1) stone Quarry -> Church, (2) stone Barn -> Quarry -> Church over the donkey there,
    (3) brick Stonemason -> Barn -> Quarry -> Church over two donkeys and red's roads."""
    table = example(brick=brick)
    assert table.why_not("yellow build lumber-mill") == []
    table.play("yellow build lumber-mill")
    told = table.play(f"yellow {table.legal('place')[0]}")
    brought = [(args["resource"], args["tile"]) for args in told_of(told, "consumed")]
    assert brought == [("stone", "quarry"), ("stone", "barn-a"), ("brick", "stonemason")]
    assert {args["target"] for args in told_of(told, "consumed")} == {"church"}
    assert "lumber-mill" in table.tiles()
    assert table.goods("stonemason") == ""
    assert (table.gold("red"), table.stars("red")) == (gold, stars)
    assert table.donkeys("yellow") == ["quarry", "barn-a"]


@pytest.mark.rule("HAM-TEST-TRANSPORT-02")
@pytest.mark.rule("HAM-TRANSPORT-04")
@pytest.mark.rule("HAM-OWN-03")
def test_transport_02_the_two_failing_deliveries() -> None:
    """(4) no yellow donkey on the neighbouring Barn, (5) only another's on the Stonemason: of the
    three milk or brick only the brick could come, so nothing is consumed."""
    table = example()
    before = table.state.to_json()
    gold_short, dairy, cow = table.why_not(f"yellow {THREE_MILK_OR_BRICK}")
    assert (gold_short.what, gold_short.args) == ("gold-short", {"needed": 10, "gold": 0})
    assert (dairy.what, dairy.rule) == ("cannot-come", "HAM-TRANSPORT-02")
    assert dairy.args == {
        "resource": "milk",
        "tile": "dairy-farm",
        "target": "church",
        "donkeys": ["barn-b"],
    }
    assert (cow.args["tile"], cow.args["donkeys"]) == ("cow-conservatory", ["stonemason"])
    with pytest.raises(Illegal):
        table.play(f"yellow {THREE_MILK_OR_BRICK}")
    assert table.state.to_json() == before


@pytest.mark.rule("HAM-TEST-TRANSPORT-02")
def test_transport_02_variant_two_further_donkeys_bring_both_milks() -> None:
    table = example(donkeys="quarry, barn-a, barn-b, stonemason")
    told = table.play(f"yellow {THREE_MILK_OR_BRICK}")
    assert {args["tile"] for args in told_of(told, "consumed")} == {
        "stonemason",
        "dairy-farm",
        "cow-conservatory",
    }
    assert table.delivered()[1] == "yellow"


@pytest.mark.rule("HAM-TEST-TRANSPORT-02")
@pytest.mark.parametrize(
    ("donkeys", "stranded", "missing"),
    [
        ("quarry, barn-a, barn-b", {"cow-conservatory"}, "stonemason"),
        ("quarry, barn-a, stonemason", {"dairy-farm"}, "barn-b"),
        (
            "barn-a, barn-b, stonemason",
            {"stonemason", "dairy-farm", "cow-conservatory"},
            "quarry",
        ),
    ],
)
def test_each_donkey_of_the_chain_is_needed(donkeys: str, stranded: set[str], missing: str) -> None:
    reasons = example(donkeys).why_not(f"yellow {THREE_MILK_OR_BRICK}")
    cannot_come = told_of(reasons, "cannot-come")
    assert {args["tile"] for args in cannot_come} == stranded
    assert [args["donkeys"] for args in cannot_come] == [[missing]] * len(stranded)


# -- derived edges ---------------------------------------------------------------------------
# Stonemason = Market = Church = Quarry: stone for a brick has to come the whole way.


@pytest.mark.rule("HAM-TEST-TRANSPORT-03")
@pytest.mark.rule("HAM-TRANSPORT-01")
def test_transport_03_a_resource_on_the_villagers_own_tile_is_always_usable() -> None:
    """Two wood on the Barn pay for a bridge from there, wherever the donkeys are."""
    table = position(
        village=["barn-a:4 quarry:5", "stonemason:10 barn-a:5"],
        roads=["green bridge quarry barn-a"],
        goods={"barn-a": "wood wood"},
        donkeys={"red": "town-hall"},
    )
    table.play("red go barn-a", "red bridge stonemason")
    assert table.goods("barn-a") == ""
    assert table.roads()[-1] == "red bridge barn-a stonemason"


@pytest.mark.rule("HAM-TEST-TRANSPORT-03")
@pytest.mark.parametrize(
    ("donkeys", "comes"),
    [
        ("church, market", True),
        ("quarry", False),
        ("stonemason", False),
        ("church", False),
        ("market", False),
        ("quarry, stonemason", False),
        ("quarry, church, stonemason", False),
    ],
)
def test_transport_03_every_tile_between_needs_an_own_donkey_and_no_other(
    donkeys: str, comes: bool
) -> None:
    table = position(village=STONEMASON, goods={"quarry": "stone"}, donkeys={"red": donkeys})
    table.play("red go stonemason")
    assert (table.why_not("red refine 1") == []) == comes


@pytest.mark.rule("HAM-TEST-TRANSPORT-03")
@pytest.mark.rule("HAM-TRANSPORT-02")
@pytest.mark.parametrize("where", ["quarry", "market"])
def test_transport_03_a_donkey_on_the_origin_or_destination_does_not_help(where: str) -> None:
    """Two steps: Quarry - Church - Market. The sale needs stone, wheat and wood on the Market."""
    goods = {"quarry": "stone", "farm": "wheat", "woodcutter": "wood"}
    table = position(goods=goods, offers="4 1 2", donkeys={"red": where}).after("red go market")
    assert whats(table.why_not("red sell 4")).count("cannot-come") == 3
    middle = position(goods=goods, offers="4 1 2", donkeys={"red": "church"})
    middle.play("red go market", "red sell 4")
    assert middle.sales("red") == [4]


@pytest.mark.rule("HAM-TEST-TRANSPORT-03")
@pytest.mark.rule("HAM-TRANSPORT-03")
def test_transport_03_one_donkey_relays_any_number_of_resources_and_stays() -> None:
    table = position(
        goods={"woodcutter": "wood wood wood", "farm": "wheat wheat"}, donkeys={"red": "church"}
    )
    told = table.play("red go market", "red sell 1")
    assert len(told_of(told, "consumed")) == 3
    assert table.donkeys("red") == ["church"]


@pytest.mark.rule("HAM-TEST-TRANSPORT-03")
@pytest.mark.rule("HAM-TILE-07")
@pytest.mark.rule("HAM-ROAD-01")
def test_transport_03_nothing_comes_from_an_adjacent_tile_without_a_road() -> None:
    """The Stonemason touches the Church with hills, but no bridge joins them."""
    apart = position(3, village=["stonemason:1 church:8"], goods={"stonemason": "red"})
    apart.play("red go church")
    told = apart.why_not("red deliver 5")
    assert {"resource": "brick", "tile": "stonemason", "target": "church"} in told_of(
        told, "no-way"
    )
    joined = position(
        3,
        village=["stonemason:1 church:8"],
        roads=["blue bridge church stonemason"],
        goods={"stonemason": "red"},
        gold={"red": 14},
    )
    joined.play("red go church", "red deliver 5")
    assert joined.delivered()[4] == "red"


@pytest.mark.rule("HAM-TRANSPORT-01")
def test_resources_are_consumed_where_the_villager_stands() -> None:
    """Wood and stone can come to the Church in one step, but not on to the Market."""
    table = position(
        goods={"quarry": "stone", "woodcutter": "wood"},
        hands={"red": "shrine"},
        donkeys={"red": "market"},
    )
    assert "build shrine" in table.after("red go church").legal()
    assert "build shrine" not in table.after("red go market").legal()


@pytest.mark.rule("HAM-TRANSPORT-04")
def test_nothing_is_transported_that_is_not_consumed() -> None:
    table = position(goods={"quarry": "stone stone stone", "woodcutter": "wood wood"})
    told = table.play("red go market", "red sell 2")
    assert len(told_of(told, "consumed")) == 3
    assert table.goods("quarry") == "stone"
    assert table.goods("woodcutter") == "wood"


@pytest.mark.rule("HAM-TRANSPORT-05")
@pytest.mark.rule("HAM-RES-01")
def test_a_basic_resource_goes_back_to_the_supply_and_rewards_nobody() -> None:
    table = position(goods={"woodcutter": "wood wood", "farm": "wheat"}, offers="1 2 3")
    told = table.play("red go market", "red sell 1")
    assert "rewarded" not in whats(told)
    assert table.goods("woodcutter") == table.goods("farm") == ""
    assert table.gold("green") == table.stars("green") == 0


@pytest.mark.rule("HAM-TRANSPORT-05")
@pytest.mark.rule("HAM-RES-04")
@pytest.mark.rule("HAM-OWN-01")
@pytest.mark.parametrize(
    ("token", "maker", "gold", "stars"),
    [
        ("green", "green", 1, 1),
        ("green fine", "green", 2, 2),
        ("red", "red", 1, 1),
        ("red fine", "red", 2, 2),
    ],
)
def test_a_refined_token_returns_to_its_maker_who_is_rewarded_at_once(
    token: str, maker: str, gold: int, stars: int
) -> None:
    """Sale 6 asks for a brick and two wood; anybody's brick will do."""
    table = position(
        village=STONEMASON,
        goods={"stonemason": token, "woodcutter": "wood wood"},
        offers="6 1 2",
        sold={"green": "3 4 5"},
    )
    told = table.play("red go market", "red sell 6")
    assert told_of(told, "rewarded") == [
        {
            "seat": 0 if maker == "red" else 1,
            "resource": "brick",
            "tile": "stonemason",
            "gold": gold,
            "stars": stars,
            "fine": "yes" if "fine" in token else "no",
        }
    ]
    assert table.stars(maker, "refined") == stars
    assert table.gold(maker) == gold + (3 if maker == "red" else 0)
    assert table.goods("stonemason") == ""
    assert whats(told).index("rewarded") < whats(told).index("sold")


@pytest.mark.rule("HAM-OWN-01")
def test_every_building_and_resource_is_there_for_everybody() -> None:
    """Green uses the Stonemason, the stone and the road that came by red's doing."""
    table = position(
        mover="green",
        village=["stonemason:1 quarry:5"],
        roads=["red bridge quarry stonemason"],
        goods={"quarry": "stone"},
    )
    table.play("green go stonemason", "green refine 1")
    assert table.goods("stonemason") == "green"


@pytest.mark.rule("HAM-ROAD-01")
@pytest.mark.rule("HAM-TILE-06")
def test_touching_road_sections_join_two_tiles_at_once_and_for_everybody() -> None:
    table = position(
        hands={"red": "stonemason"},
        goods={"woodcutter": "wood wood", "farm": "wheat"},
    )
    table.play("red go market", "red build stonemason", "red place stonemason:5 market:6")
    assert table.links("stonemason") == ["market"]
    table.play("red end", "green go stonemason")
    assert table.villagers("green") == ["stonemason"]


@pytest.mark.rule("HAM-ROAD-01")
@pytest.mark.parametrize(("roads", "comes"), [(["green path farm market"], True), ([], False)])
def test_a_road_piece_joins_two_tiles_for_transport(roads: list[str], comes: bool) -> None:
    """Farm and Market touch; the Trade Post costs two wheat, and no donkey helps."""
    table = position(
        goods={"farm": "wheat wheat"},
        hands={"red": "trade-post"},
        roads=roads,
        donkeys={"red": "town-hall"},
    )
    table.play("red go market")
    assert ("build trade-post" in table.legal()) == comes
