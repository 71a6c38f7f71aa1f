"""Using a refinery. HAM-REF-01 to HAM-REF-05, HAM-RES-02, HAM-RES-03, HAM-RES-05, HAM-GOAL-03,
HAM-COMP-03, HAM-AMB-31."""

from __future__ import annotations

import pytest

from .positions import position
from .tables import Table, told_of, whats
from .villages import LUMBER_MILL, LUMBER_MILL_PATH

MAKING = [
    ("sawmill:6 market:6", "woodcutter", "wood", "plank", "carpenter"),
    ("stonemason:5 market:6", "quarry", "stone", "brick", "mason"),
    ("dairy-farm:2 market:6", "farm", "wheat", "milk", "herder"),
    ("flour-mill:8 market:6", "farm", "wheat", "flour", "miller"),
    ("lumber-mill:2 market:6", "woodcutter", "wood", "plank", "carpenter"),
    ("master-stonemason:1 market:6", "quarry", "stone", "brick", "mason"),
    ("cow-conservatory:5 market:6", "farm", "wheat", "milk", "herder"),
    ("windmill:4 market:6", "farm", "wheat", "flour", "miller"),
]
"""A refinery at the Market, where its input comes from, what it makes, the milestone."""


def mill(wood: int = 3, tokens: str = "", gold: int = 0, **elsewhere: str) -> Table:
    """Red's villager on the Lumber Mill beside the Woodcutter."""
    goods = {"woodcutter": " ".join(["wood"] * wood), "lumber-mill": tokens}
    return position(
        village=[*LUMBER_MILL, "sawmill:6 market:6"],
        roads=LUMBER_MILL_PATH,
        goods={**goods, **{name.replace("_", "-"): text for name, text in elsewhere.items()}},
        gold={"red": gold},
        donkeys={"red": "church, woodcutter"},
    ).after("red go lumber-mill")


@pytest.mark.rule("HAM-REF-01")
@pytest.mark.rule("HAM-RES-02")
@pytest.mark.parametrize(("site", "origin", "basic", "refined", "goal"), MAKING)
def test_a_refinery_makes_its_token_from_one_basic_resource(
    site: str, origin: str, basic: str, refined: str, goal: str
) -> None:
    refinery = site.split(":")[0]
    table = position(village=[site], goods={origin: basic}, donkeys={"red": "church, market"})
    told = table.play(f"red go {refinery}", "red refine 1")
    assert table.goods(origin) == ""
    assert table.goods(refinery) == "red"
    assert told_of(told, "refined")[0]["resource"] == refined


@pytest.mark.rule("HAM-RES-03")
@pytest.mark.rule("HAM-REF-03")
@pytest.mark.rule("HAM-GOAL-03")
@pytest.mark.rule("HAM-COMP-03")
@pytest.mark.parametrize(("site", "origin", "basic", "refined", "goal"), MAKING)
def test_the_holder_of_its_milestone_makes_high_quality_and_nobody_else(
    site: str, origin: str, basic: str, refined: str, goal: str
) -> None:
    refinery = site.split(":")[0]
    for holder, lying in (("red", "red fine"), ("green", "red")):
        table = position(
            village=[site],
            goods={origin: basic},
            donkeys={"red": "church, market"},
            milestones={goal: holder},
        )
        table.play(f"red go {refinery}", "red refine 1")
        assert table.goods(refinery) == lying


@pytest.mark.rule("HAM-RES-03")
def test_another_milestone_does_not_make_this_resource_fine() -> None:
    table = position(
        village=["stonemason:5 market:6"],
        goods={"quarry": "stone"},
        donkeys={"red": "church, market"},
        milestones={"carpenter": "red", "herder": "red", "miller": "red", "planner": "red"},
    )
    table.play("red go stonemason", "red refine 1")
    assert table.goods("stonemason") == "red"


@pytest.mark.rule("HAM-RES-03")
def test_the_quality_of_a_token_is_fixed_when_it_is_placed() -> None:
    """A fine brick stays fine though its maker holds no milestone (by hand), and pays double."""
    table = position(
        village=["stonemason:5 market:6"],
        goods={"stonemason": "green fine", "woodcutter": "wood wood"},
        milestones={"mason": "red"},
        offers="6 1 2",
    )
    table.play("red go market", "red sell 6")
    assert (table.gold("green"), table.stars("green")) == (2, 2)


@pytest.mark.rule("HAM-TEST-REF-01")
@pytest.mark.rule("HAM-REF-02")
@pytest.mark.rule("HAM-RES-05")
@pytest.mark.rule("HAM-COMP-04")
def test_ref_01_the_lumber_mill() -> None:
    """Both slots empty, 2 wood: with 2 own planks in supply up to 2, with 1 one, with 0 none."""
    assert mill(wood=2).legal("refine") == ["refine 1", "refine 2"]
    one_away = mill(wood=2, sawmill="red")
    assert one_away.legal("refine") == ["refine 1"]
    told = one_away.refusal("red refine 2")
    assert (told.what, told.rule) == ("no-token-left", "HAM-RES-05")
    assert told.args == {"resource": "plank", "left": 1, "given": 2}
    none_left = position(
        village=[*LUMBER_MILL, "sawmill:6 market:6"],
        roads=LUMBER_MILL_PATH,
        goods={"woodcutter": "wood wood", "lumber-mill": "red", "sawmill": "red"},
    ).after("red go lumber-mill")
    assert none_left.legal("refine") == []
    assert none_left.refusal("red refine 1").args == {"resource": "plank", "left": 0, "given": 1}
    no_wood = mill(wood=0)
    assert no_wood.legal("refine") == []
    assert no_wood.refusal("red refine 1").what == "gold-short"
    assert mill(wood=1).legal("refine") == ["refine 1"]


@pytest.mark.rule("HAM-REF-02")
def test_each_space_takes_its_own_input_and_token() -> None:
    table = mill(wood=3)
    told = table.play("red refine 2")
    assert table.goods("woodcutter") == "wood"
    assert table.goods("lumber-mill") == "red, red"
    assert told_of(told, "refined")[0]["count"] == 2


@pytest.mark.rule("HAM-REF-02")
def test_one_of_two_empty_spaces_may_be_used_alone() -> None:
    table = mill(wood=3)
    table.play("red refine 1")
    assert table.goods("woodcutter") == "wood wood"
    assert table.goods("lumber-mill") == "red"


@pytest.mark.rule("HAM-REF-01")
def test_an_empty_space_is_needed() -> None:
    full = mill(tokens="green, green")
    assert full.legal("refine") == []
    told = full.refusal("red refine 1")
    assert (told.what, told.rule) == ("refinery-full", "HAM-REF-01")
    assert told.args == {"tile": "lumber-mill", "spaces": 0, "given": 1}
    half = mill(tokens="green")
    assert half.legal("refine") == ["refine 1"]


@pytest.mark.rule("HAM-REF-01")
def test_a_small_refinery_has_one_space() -> None:
    table = mill().after("red rest", "red end", "green go sawmill")
    assert table.refusal("green refine 2").args == {"tile": "sawmill", "spaces": 1, "given": 2}


@pytest.mark.rule("HAM-REF-01")
def test_the_input_must_be_transportable() -> None:
    table = position(
        village=LUMBER_MILL,
        roads=LUMBER_MILL_PATH,
        goods={"woodcutter": "wood"},
        donkeys={"red": "town-hall"},
    )
    near = table.after("red go lumber-mill")
    assert near.legal("refine") == ["refine 1"]
    far = position(village=["sawmill:6 market:6"], goods={"woodcutter": "wood"}, gold={"red": 2})
    far.play("red go sawmill")
    told = far.why_not("red refine 1")
    assert whats(told) == ["gold-short", "cannot-come"]
    assert told[1].args["donkeys"] == ["market"]


@pytest.mark.rule("HAM-REF-03")
@pytest.mark.rule("HAM-AMB-31")
def test_tokens_of_two_makers_and_qualities_may_lie_side_by_side() -> None:
    table = position(
        village=LUMBER_MILL,
        roads=LUMBER_MILL_PATH,
        goods={"woodcutter": "wood", "lumber-mill": "green fine"},
    )
    table.play("red go lumber-mill", "red refine 1")
    assert table.goods("lumber-mill") == "green fine, red"


@pytest.mark.rule("HAM-REF-04")
def test_refining_itself_pays_nothing() -> None:
    table = mill()
    told = table.play("red refine 2")
    assert (table.gold("red"), table.stars("red")) == (0, 0)
    assert "rewarded" not in whats(told)


@pytest.mark.rule("HAM-REF-05")
def test_the_input_may_be_bought() -> None:
    table = mill(wood=0, gold=6)
    assert table.legal("refine") == ["refine 1", "refine 2"]
    told = table.play("red refine 2")
    way = ["market", "church", "woodcutter", "lumber-mill"]
    bought = {"seat": 0, "resource": "wood", "price": 3, "target": "lumber-mill", "way": way}
    assert told_of(told, "bought") == [bought] * 2
    assert table.gold("red") == 0
    assert table.goods("lumber-mill") == "red, red"


@pytest.mark.rule("HAM-RES-05")
@pytest.mark.rule("HAM-TRANSPORT-05")
def test_a_consumed_token_can_be_made_again() -> None:
    """Both own planks are out; the sale of one frees it."""
    table = position(
        village=[*LUMBER_MILL, "sawmill:6 market:6"],
        roads=LUMBER_MILL_PATH,
        goods={
            "lumber-mill": "red",
            "sawmill": "red",
            "farm": "wheat wheat",
            "woodcutter": "wood",
        },
        offers="5 1 2",
        sold={"green": "3 4"},
        villagers={"red": "church, church"},
    )
    assert table.after("red go lumber-mill").legal("refine") == []
    table.play("red go market", "red sell 5", "red go lumber-mill")
    assert table.goods("sawmill") == ""
    assert table.legal("refine") == ["refine 1"]


@pytest.mark.rule("HAM-RES-02")
@pytest.mark.rule("HAM-COMP-01")
def test_tokens_of_one_kind_do_not_use_up_those_of_another() -> None:
    table = position(
        village=[*LUMBER_MILL, "stonemason:5 market:6"],
        roads=LUMBER_MILL_PATH,
        goods={"lumber-mill": "red, red", "quarry": "stone"},
        donkeys={"red": "church, market"},
    )
    table.play("red go stonemason", "red refine 1")
    assert table.goods("stonemason") == "red"


@pytest.mark.rule("HAM-RES-05")
def test_the_limit_holds_for_each_player_apart() -> None:
    table = position(
        mover="green",
        village=[*LUMBER_MILL, "sawmill:6 market:6"],
        roads=LUMBER_MILL_PATH,
        goods={"lumber-mill": "red", "sawmill": "red", "woodcutter": "wood"},
    )
    table.play("green go lumber-mill", "green refine 1")
    assert table.goods("lumber-mill") == "red, green"
