"""Sales on the Market. HAM-SALE-01 to HAM-SALE-04."""

from __future__ import annotations

import pytest

from .all_payments import paid
from .positions import BOX, position
from .tables import Table, told_of, whats
from .villages import STONEMASON

PLENTY = {
    "woodcutter": "wood wood wood",
    "quarry": "stone stone stone",
    "farm": "wheat wheat wheat",
}


def market(offers: str = "1 2 3", gold: int = 0) -> Table:
    """Red's villager on the Market, a red donkey on the Church, basic resources everywhere."""
    return position(goods=PLENTY, offers=offers, gold={"red": gold}).after("red go market")


@pytest.mark.rule("HAM-SALE-01")
@pytest.mark.parametrize(
    ("sale", "payment"),
    [
        (1, ["pay wheat farm", "pay wood woodcutter", "pay wood woodcutter"]),
        (2, ["pay stone quarry", "pay stone quarry", "pay wood woodcutter"]),
        (3, ["pay stone quarry", "pay wheat farm", "pay wheat farm"]),
        (4, ["pay stone quarry", "pay wheat farm", "pay wood woodcutter"]),
    ],
)
def test_a_sale_consumes_what_its_tile_demands_on_the_market(sale: int, payment: list[str]) -> None:
    others = " ".join(str(other) for other in (1, 2, 3, 4) if other != sale)
    table = market(offers=f"{sale} {others[:3]}")
    told = table.play(f"red sell {sale}")
    assert list(paid(told)) == payment
    assert {args["target"] for args in told_of(told, "consumed")} == {"market"}


@pytest.mark.rule("HAM-SALE-01")
def test_only_a_face_up_tile_can_be_sold_to() -> None:
    table = market(offers="1 2 3")
    assert table.legal("sell") == ["sell 1", "sell 2", "sell 3"]
    told = table.refusal("red sell 4")
    assert (told.what, told.rule, told.args) == ("sale-gone", "HAM-SALE-01", {"sale": 4})


@pytest.mark.rule("HAM-SALE-01")
def test_one_sale_an_action() -> None:
    table = market()
    table.play("red sell 1")
    assert table.villagers("red") == ["market lying"]


@pytest.mark.rule("HAM-SALE-01")
@pytest.mark.rule("HAM-RES-04")
def test_makers_are_rewarded_before_the_sale_itself() -> None:
    table = position(
        village=STONEMASON,
        goods={**PLENTY, "stonemason": "green fine"},
        offers="6 1 2",
    )
    told = table.play("red go market", "red sell 6")
    told_in_order = whats(told)
    assert told_in_order.index("rewarded") < told_in_order.index("sold")
    assert (table.gold("green"), table.stars("green", "refined")) == (2, 2)


@pytest.mark.rule("HAM-SALE-02")
@pytest.mark.parametrize("sale", [1, 2, 3, 4])
def test_the_seller_keeps_the_tile_and_is_paid_at_once(sale: int) -> None:
    others = " ".join(str(other) for other in (1, 2, 3, 4) if other != sale)
    table = market(offers=f"{sale} {others[:3]}")
    table.play(f"red sell {sale}")
    card = BOX.sales[sale - 1]
    assert table.sales("red") == [sale]
    assert table.gold("red") == card.gold > 0
    assert table.stars("red", "sales") == card.stars > 0


@pytest.mark.rule("HAM-SALE-03")
def test_a_new_tile_takes_the_free_space() -> None:
    table = market(offers="1 2 3")
    told = table.play("red sell 2")
    assert table.offers() == [1, 4, 3]
    assert told_of(told, "sale-shown") == [{"sale": 4}]
    assert table.stack() == [0, 2, 1]


@pytest.mark.rule("HAM-SALE-03")
def test_when_the_stack_is_empty_the_space_stays_empty() -> None:
    """Two players: of the seven tiles kept three are left, and they lie face up."""
    table = position(goods=PLENTY, offers="1 9 6", sold={"red": "2 3", "green": "4 5"}).after(
        "red go market"
    )
    table.play("red sell 1")
    assert table.offers() == [None, 9, 6]
    assert table.stack() == [0, 0, 0]
    table.play("red end", "green go market")
    assert table.legal("sell") == []


@pytest.mark.rule("HAM-SALE-04")
def test_nothing_may_be_bought_for_a_sale() -> None:
    table = position(goods={"woodcutter": "wood wood"}, offers="1 2 3", gold={"red": 99}).after(
        "red go market"
    )
    assert table.legal("sell") == []
    short, no_buying = table.why_not("red sell 1")
    assert (short.what, short.args) == (
        "short",
        {"wanted": 1, "resources": ["wheat"], "reachable": 0, "target": "market"},
    )
    assert (no_buying.what, no_buying.rule) == ("no-buying", "HAM-SALE-04")


@pytest.mark.rule("HAM-SALE-04")
def test_while_a_sale_is_paid_no_purchase_is_offered() -> None:
    table = position(
        village=["barn-a:2 market:6"],
        goods={**PLENTY, "barn-a": "wood wood"},
        offers="1 2 3",
        gold={"red": 99},
    ).after("red go market", "red sell 1")
    assert table.legal() == ["settle", "pay wood woodcutter", "pay wood barn-a"]
    told = table.refusal("red buy wood")
    assert (told.what, told.rule) == ("no-buying", "HAM-SALE-04")
