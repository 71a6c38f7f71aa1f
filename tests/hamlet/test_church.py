"""The Church: deliveries and begging. HAM-CHURCH-01 to HAM-CHURCH-05, HAM-BEG-01."""

from __future__ import annotations

from typing import Any, cast

import pytest

from .all_payments import offered_payments, resource_of
from .positions import BOX, position
from .tables import Json, Table, told_of, whats
from .villages import RICH, RICH_ROADS

EVERYWHERE = {"red": "church, quarry, barn-a, barn-b, stonemason, woodcutter"}
FULL = {
    "woodcutter": "wood wood wood",
    "quarry": "stone stone stone",
    "farm": "wheat wheat wheat",
}


def church(goods: dict[str, str] | None = None, gold: int = 0, seats: int = 3) -> Table:
    """Red's villager on the Church of the rich village, red donkeys all over it."""
    return position(
        seats,
        village=RICH,
        roads=RICH_ROADS if seats > 1 else [road.replace("green", "red") for road in RICH_ROADS],
        goods=goods or {},
        gold={"red": gold},
        donkeys=EVERYWHERE,
    ).after("red go church")


def _text(demand: object) -> str:
    groups = cast("list[dict[str, Any]]", demand)
    return " + ".join(f"{group['count']} {'/'.join(group['kinds'])}" for group in groups)


@pytest.mark.rule("HAM-CHURCH-01")
def test_each_space_shows_a_demand_and_stars() -> None:
    shown = cast("list[Json]", church().view()["church"])
    assert [(space["space"], _text(space["demand"]), space["stars"]) for space in shown] == [
        (1, "4 wood/stone/wheat + 1 plank/brick/milk/flour", 5),
        (2, "3 milk/brick", 7),
        (3, "3 plank/flour", 7),
        (4, "2 plank/brick + 2 milk/flour", 9),
        (5, "1 plank + 1 brick + 1 milk + 1 flour", 9),
    ]


@pytest.mark.rule("HAM-CHURCH-01")
def test_spaces_are_filled_in_any_order_each_once() -> None:
    table = church(gold=200)
    assert table.legal("deliver") == [f"deliver {space}" for space in (1, 2, 3, 4, 5)]
    table.play("red deliver 4", "red settle", "red end", "green end", "blue end", "red go church")
    assert table.legal("deliver") == [f"deliver {space}" for space in (1, 2, 3, 5)]
    told = table.refusal("red deliver 4")
    assert (told.what, told.rule) == ("space-filled", "HAM-CHURCH-01")
    assert told.args == {"space": 4, "seat": 0}


@pytest.mark.rule("HAM-CHURCH-01")
@pytest.mark.rule("HAM-END-01")
def test_the_church_is_complete_when_all_spaces_are_filled() -> None:
    table = position(3, delivered=["red", "blue", None, "green", "blue"], gold={"red": 99}).after(
        "red go church"
    )
    told = table.play("red deliver 3", "red settle")
    assert told_of(told, "church-complete") == [{"seat": 0}]
    assert table.delivered() == ["red", "blue", "red", "green", "blue"]
    early = position(3, delivered=["red", "blue", None, None, "blue"], gold={"red": 99})
    told = early.play("red go church", "red deliver 3", "red settle")
    assert "church-complete" not in whats(told)


@pytest.mark.rule("HAM-CHURCH-02")
def test_a_delivery_is_consumed_on_the_church_and_scores_at_once() -> None:
    table = church({"dairy-farm": "green", "cow-conservatory": "blue, blue fine"})
    told = table.play("red deliver 2")
    assert {args["target"] for args in told_of(told, "consumed")} == {"church"}
    assert table.delivered() == [None, "red", None, None, None]
    assert table.stars("red", "deliveries") == 7
    assert (table.stars("green"), table.gold("green")) == (1, 1)
    assert (table.stars("blue"), table.gold("blue")) == (3, 3)
    assert table.villagers("red") == ["church lying"]
    assert told_of(told, "delivered") == [{"seat": 0, "space": 2, "tile": "church", "stars": 7}]


@pytest.mark.rule("HAM-CHURCH-02")
def test_one_space_an_action() -> None:
    table = church(gold=100)
    table.play("red deliver 2", "red settle")
    assert table.legal("deliver", "go") == []


@pytest.mark.rule("HAM-TEST-CHURCH-01")
@pytest.mark.rule("HAM-CHURCH-03")
def test_church_01_three_milk_or_brick_in_any_mix() -> None:
    """Accepted 3+0, 2+1, 1+2, 0+3, fine and bought units as well; a plank never."""
    table = position(
        3,
        village=[*RICH, "master-stonemason:6 flour-mill:5"],
        roads=RICH_ROADS,
        goods={
            "cow-conservatory": "blue, blue fine",
            "stonemason": "green fine",
            "master-stonemason": "red, red fine",
            "lumber-mill": "red, green",
        },
        gold={"red": 5},
        donkeys={"red": "woodcutter, lumber-mill, flour-mill, quarry, barn-a, stonemason"},
    )
    table.play("red go church")
    mixes = set()
    for payment in offered_payments(table, "red", "deliver 2"):
        resources = [resource_of(unit) for unit in payment]
        mixes.add((resources.count("milk"), resources.count("brick")))
        assert set(resources) <= {"milk", "brick"}
    assert mixes == {(3, 0), (2, 1), (1, 2), (0, 3)}
    table.play("red deliver 2")
    told = table.refusal("red pay lumber-mill red")
    assert (told.what, told.rule) == ("not-demanded", "HAM-CHURCH-03")
    assert told.args == {"resource": "plank", "resources": ["milk", "brick"]}


@pytest.mark.rule("HAM-CHURCH-03")
def test_four_of_any_basic_and_one_of_any_refined() -> None:
    table = church({"woodcutter": "wood", "quarry": "stone", "farm": "wheat wheat"}, gold=5)
    told = table.play("red deliver 1", "red buy flour")
    assert [args["resource"] for args in told_of(told, "bought")] == ["flour"]
    assert table.stars("red", "deliveries") == 5


@pytest.mark.rule("HAM-CHURCH-04")
def test_what_is_missing_may_be_bought() -> None:
    table = church({"dairy-farm": "green"}, gold=10)
    table.play("red deliver 2", "red settle")
    assert table.delivered()[1] == "red"
    assert table.gold("red") == 0


@pytest.mark.rule("HAM-CHURCH-05")
@pytest.mark.parametrize(("seats", "spaces"), [(1, 4), (2, 4), (3, 5), (4, 5)])
def test_the_number_of_delivery_spaces(seats: int, spaces: int) -> None:
    table = church(gold=200, seats=seats)
    assert len(table.legal("deliver")) == spaces
    if spaces == 4:
        told = table.refusal("red deliver 5")
        assert (told.what, told.rule) == ("no-such-space", "HAM-CHURCH-05")
        assert told.args == {"space": 5, "spaces": 4}


@pytest.mark.rule("HAM-TEST-BEG-01")
@pytest.mark.rule("HAM-BEG-01")
def test_beg_01_begging_while_all_three_are_full() -> None:
    table = position(goods=FULL).after("red go church")
    table.play("red beg")
    assert table.gold("red") == 1
    assert table.villagers("red") == ["church lying"]
    gap = position(goods={**FULL, "quarry": "stone stone"}).after("red go church")
    assert "beg" not in gap.legal()
    told = gap.refusal("red beg")
    assert (told.what, told.rule) == ("not-begging", "HAM-BEG-01")
    assert told.args == {"tile": "quarry", "spaces": 1}


@pytest.mark.rule("HAM-BEG-01")
def test_each_producer_with_room_is_named() -> None:
    table = position(goods={"farm": "wheat", "quarry": "stone stone stone"}).after("red go church")
    told = table.why_not("red beg")
    assert [one.args for one in told] == [
        {"tile": "farm", "spaces": 2},
        {"tile": "woodcutter", "spaces": 3},
    ]


@pytest.mark.rule("HAM-BEG-01")
def test_barns_have_nothing_to_do_with_begging() -> None:
    table = position(village=["barn-a:2 market:6"], goods=FULL).after("red go church")
    assert "beg" in table.legal()


@pytest.mark.rule("HAM-BEG-01")
def test_one_begs_on_the_church_only() -> None:
    table = position(goods=FULL).after("red go market")
    assert table.refusal("red beg").what == "not-here"
    assert BOX.begging_gold == 1
