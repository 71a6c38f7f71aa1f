"""Paying a demand. HAM-TRANSPORT-06, HAM-TRANSPORT-07, HAM-BUY-01 to HAM-BUY-04, HAM-GOLD-01,
HAM-GOLD-02."""

from __future__ import annotations

from collections import Counter

import pytest

from .all_payments import paid
from .positions import position
from .tables import told_of, whats
from .villages import LUMBER_MILL, LUMBER_MILL_PATH, RICH, RICH_ROADS, STONEMASON


@pytest.mark.rule("HAM-TRANSPORT-07")
def test_settle_takes_own_tokens_then_what_gives_others_least() -> None:
    """Space 2 wants three of milk or brick. Red's two milks first, then blue's ordinary milk rather
    than green's fine brick, and nothing is bought."""
    table = position(
        3,
        village=RICH,
        roads=RICH_ROADS,
        goods={"stonemason": "green fine", "dairy-farm": "red", "cow-conservatory": "red, blue"},
        gold={"red": 20},
        donkeys={"red": "quarry, barn-a, barn-b, stonemason"},
    )
    told = table.play("red go church", "red deliver 2", "red settle")
    assert paid(told) == (
        "pay cow-conservatory blue",
        "pay cow-conservatory red",
        "pay dairy-farm red",
    )
    assert table.stage == "turn"
    assert table.delivered()[1] == "red"


@pytest.mark.rule("HAM-TRANSPORT-07")
def test_the_payer_chooses_the_tile_the_maker_and_the_quality() -> None:
    table = position(
        3,
        village=RICH,
        roads=RICH_ROADS,
        goods={"cow-conservatory": "red, green fine", "dairy-farm": "blue"},
        gold={"red": 10},
        donkeys={"red": "quarry, barn-a, barn-b, stonemason"},
    )
    table.play("red go church", "red deliver 2")
    assert table.legal() == [
        "settle",
        "pay dairy-farm blue",
        "pay cow-conservatory red",
        "pay cow-conservatory green fine",
        "buy brick",
        "buy milk",
    ]
    assert table.question().what == "ask-pay"
    assert table.question().args == {
        "seat": 0,
        "resources": ["milk", "brick"],
        "purpose": "deliver",
        "left": 3,
    }
    table.play("red pay cow-conservatory red")
    assert table.question().args["left"] == 2
    told = table.play("red pay cow-conservatory green fine", "red buy milk")
    assert paid(told) == ("buy milk", "pay cow-conservatory green fine", "pay cow-conservatory red")
    assert (table.gold("red"), table.gold("green"), table.gold("blue")) == (6, 2, 0)


@pytest.mark.rule("HAM-TRANSPORT-03")
@pytest.mark.rule("HAM-TRANSPORT-07")
def test_units_are_named_in_any_order() -> None:
    table = position(
        village=["barn-a:4 quarry:5"],
        roads=["green bridge quarry barn-a"],
        goods={"quarry": "stone stone", "barn-a": "stone stone"},
        hands={"red": "small-range"},
    )
    table.play("red go quarry", "red build small-range", "red place small-range:1 quarry:4")
    assert table.legal() == ["settle", "pay stone quarry", "pay stone barn-a"]
    told = table.play("red pay stone barn-a")
    told = table.play("red pay stone quarry")
    assert paid(told) == ("pay stone barn-a", "pay stone quarry")
    assert table.stage == "turn"


@pytest.mark.rule("HAM-TRANSPORT-06")
def test_what_a_valid_payment_contains_is_not_said_to_make_it_impossible() -> None:
    """Four basics and one refined, with 8 gold and the starting goods, one wheat among them: the
    wheat was refused first, as if nothing could be paid with it."""
    table = position(
        4,
        goods={"woodcutter": "wood wood", "quarry": "stone stone", "farm": "wheat"},
        gold={"red": 8},
    )
    table.play("red go church", "red deliver 1")
    assert table.why_not("red pay wheat farm") == []
    table.play("red pay wheat farm", "red pay stone quarry", "red pay wood woodcutter")
    assert "pay stone quarry" in table.legal()


@pytest.mark.rule("HAM-TRANSPORT-07")
def test_where_there_is_no_choice_none_is_asked_for() -> None:
    table = position(goods={"woodcutter": "wood wood wood", "farm": "wheat"})
    told = table.play("red go market", "red sell 1")
    assert paid(told) == ("pay wheat farm", "pay wood woodcutter", "pay wood woodcutter")
    assert table.stage == "turn"


@pytest.mark.rule("HAM-TRANSPORT-06")
@pytest.mark.rule("HAM-GOLD-02")
@pytest.mark.rule("HAM-CHURCH-04")
@pytest.mark.rule("HAM-TEST-CHURCH-02")
def test_church_02_the_reward_chain() -> None:
    """Demand "3 milk/brick", two own ordinary bricks reachable, nothing else. With 3 g: both bricks
    give 2 g, and the third unit is bought at 5 g. With 2 g: refused, nothing is consumed."""
    village, bricks = ["master-stonemason:1 market:6"], {"master-stonemason": "red, red"}
    donkeys = {"red": "market"}
    table = position(3, village=village, goods=bricks, gold={"red": 3}, donkeys=donkeys)
    table.play("red go church", "red deliver 2")
    assert table.legal() == ["settle", "buy brick", "buy milk"]
    told = table.play("red settle")
    assert whats(told)[:5] == ["consumed", "rewarded", "consumed", "rewarded", "bought"]
    assert table.gold("red") == 0
    assert table.stars("red", "refined") == 2
    assert table.stars("red", "deliveries") == 7
    assert table.goods("master-stonemason") == ""
    poor = position(3, village=village, goods=bricks, gold={"red": 2}, donkeys=donkeys)
    poor.play("red go church")
    before = poor.state.to_json()
    refused = poor.refusal("red deliver 2")
    assert (refused.what, refused.args) == ("gold-short", {"needed": 3, "gold": 2})
    assert poor.state.to_json() == before


@pytest.mark.rule("HAM-GOLD-02")
@pytest.mark.rule("HAM-BUILD-03")
def test_gold_from_own_tokens_pays_purchases_of_the_same_construction() -> None:
    """The Lumber Mill costs 2 stone + 1 brick: the own fine brick gives 2 g, and with 1 g at hand
    one stone can be bought."""
    for gold, legal in ((1, True), (0, False)):
        table = position(
            village=STONEMASON,
            goods={"stonemason": "red fine", "quarry": "stone"},
            gold={"red": gold},
            hands={"red": "lumber-mill"},
            donkeys={"red": "church"},
        )
        table.play("red go market")
        assert ("build lumber-mill" in table.legal()) == legal


@pytest.mark.rule("HAM-GOLD-01")
def test_a_player_pays_with_own_gold_only() -> None:
    """Green's gold, and the gold green gets for a brick, do not help red."""
    table = position(
        village=STONEMASON,
        goods={"stonemason": "green fine"},
        gold={"red": 3, "green": 50},
        hands={"red": "lumber-mill"},
    )
    table.play("red go market")
    told = table.refusal("red build lumber-mill")
    assert (told.what, told.args) == ("gold-short", {"needed": 6, "gold": 3})


@pytest.mark.rule("HAM-GOLD-01")
def test_everybody_sees_everybodys_gold() -> None:
    table = position(3, gold={"red": 1, "green": 7, "blue": 0})
    for viewer in (0, 1, 2, None):
        seats = table.state.view(viewer)["seats"]
        assert isinstance(seats, list)
        assert [seat["gold"] for seat in seats] == [1, 7, 0]


@pytest.mark.rule("HAM-BUY-01")
def test_a_required_resource_may_be_bought_though_it_lies_within_reach() -> None:
    table = position(
        village=LUMBER_MILL,
        roads=LUMBER_MILL_PATH,
        goods={"woodcutter": "wood"},
        gold={"red": 3},
        donkeys={"red": "church, woodcutter"},
    )
    table.play("red go lumber-mill", "red refine 1")
    assert table.legal() == ["settle", "pay wood woodcutter", "buy wood"]
    table.play("red buy wood")
    assert table.gold("red") == 0
    assert table.goods("woodcutter") == "wood"
    assert table.goods("lumber-mill") == "red"


@pytest.mark.rule("HAM-BUY-01")
def test_as_many_are_bought_as_can_be_paid_and_nobody_needs_to_be_on_the_market() -> None:
    """Space 2 of the Church, all three units bought from the Market one step away."""
    table = position(3, gold={"red": 15}, donkeys={"red": "town-hall"})
    table.play("red go church", "red deliver 2", "red settle")
    assert table.delivered()[1] == "red"
    assert table.gold("red") == 0


@pytest.mark.rule("HAM-BUY-01")
def test_only_what_is_required_can_be_bought() -> None:
    table = position(3, gold={"red": 50})
    table.play("red go church", "red deliver 2")
    assert table.legal("buy") == ["buy brick", "buy milk"]
    assert table.refusal("red buy plank").what == "not-demanded"


@pytest.mark.rule("HAM-BUY-02")
def test_a_bought_resource_travels_from_the_market_like_any_other() -> None:
    """To the Woodcutter it goes over the Church, so a donkey has to be there."""
    for donkeys, comes in (("church", True), ("market", False), ("woodcutter", False)):
        table = position(gold={"red": 9}, hands={"red": "small-woodland"}, donkeys={"red": donkeys})
        table.play("red go woodcutter")
        assert ("build small-woodland" in table.legal()) == comes
    reasons = table.why_not("red build small-woodland")
    assert whats(reasons) == ["short", "market-too-far"]
    assert reasons[1].rule == "HAM-BUY-02"
    assert reasons[1].args == {"target": "woodcutter", "donkeys": ["church"]}


@pytest.mark.rule("HAM-BUY-02")
def test_on_the_market_itself_a_purchase_needs_no_donkey() -> None:
    table = position(gold={"red": 6}, hands={"red": "small-woodland"}, donkeys={"red": "town-hall"})
    table.play("red go market", "red build small-woodland")
    told = table.play(f"red {table.legal('place')[0]}")
    bought = {"seat": 0, "resource": "wood", "price": 3, "target": "market", "way": ["market"]}
    assert told_of(told, "bought") == [bought] * 2


@pytest.mark.rule("HAM-BUY-03")
def test_a_bought_resource_is_nobodys_and_leaves_nothing_on_the_board() -> None:
    table = position(3, gold={"red": 15})
    told = table.play("red go church", "red deliver 2", "red settle")
    assert whats(told).count("bought") == 3
    assert "rewarded" not in whats(told)
    assert all(table.goods(tile) == "" for tile in table.tiles())
    assert [table.stars(colour) for colour in ("red", "green", "blue")] == [7, 0, 0]


@pytest.mark.rule("HAM-BUY-03")
def test_supply_at_the_market_never_runs_out() -> None:
    """Every unit of every delivery space bought by one player in one turn."""
    table = position(3, gold={"red": 999}, villagers={"red": "church, church, church, church"})
    for space in (1, 2, 3, 4):
        table.play("red go church", f"red deliver {space}", "red settle")
    assert table.delivered() == ["red"] * 4 + [None]


@pytest.mark.rule("HAM-BUY-03")
def test_high_quality_cannot_be_bought() -> None:
    table = position(3, gold={"red": 50}).after("red go church", "red deliver 2")
    assert not [unit for unit in table.legal() if "fine" in unit]


@pytest.mark.rule("HAM-BUY-04")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_basic_resource_costs_3_gold_and_a_refined_one_5(seats: int) -> None:
    table = position(seats, gold={"red": 17})
    told = table.play("red go church", "red deliver 1", "red settle")
    prices = Counter(args["price"] for args in told_of(told, "bought"))
    assert prices == {3: 4, 5: 1}
    assert table.gold("red") == 0
