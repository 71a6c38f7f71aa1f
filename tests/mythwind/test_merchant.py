"""The Merchant's day: market, trade, orders, sets. MYT-CHAR-02, MYT-NOON-01, MYT-NOON-04."""

from __future__ import annotations

import pytest

from .noons import told_of
from .stalls import Stall

pytestmark = pytest.mark.rule("MYT-CHAR-02")


# -- the price ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("good", "supply", "demand", "price"),
    [
        ("grain", 3, 0, 3),
        ("salt", 3, 0, 4),
        ("wool", 3, 0, 4),
        ("pots", 3, 0, 5),
        ("glass", 3, 0, 6),
        ("spice", 3, 0, 7),
        ("pots", 4, 0, 3),
        ("pots", 2, 0, 7),
        ("pots", 3, 2, 7),
        ("pots", 3, -2, 3),
        ("spice", 0, 2, 10),
        ("grain", 6, -2, 2),
    ],
)
def test_a_price_rises_with_scarcity_and_demand_between_two_and_ten(
    good: str, supply: int, demand: int, price: int
) -> None:
    assert Stall(supply={good: supply}, demand={good: demand}).price(good) == price


def test_a_purchase_costs_the_price_before_it_and_makes_the_next_unit_dearer() -> None:
    stall = Stall(attached="sprite", coins=20)
    told = stall.play("trade", "buy-good pots", "buy-good pots")
    assert [one["price"] for one in told_of(told, "merchant-bought")] == [5, 7]
    assert (stall.coins, stall.supply("pots"), stall.stock) == (8, 1, "pots pots")


def test_a_sale_pays_the_price_after_it() -> None:
    stall = Stall(stock="pots pots", coins=0)
    told = stall.play("trade", "sell-good pots", "sell-good pots")
    assert [one["price"] for one in told_of(told, "merchant-sold")] == [3, 2]
    assert (stall.coins, stall.supply("pots"), stall.stock) == (5, 5, "")


@pytest.mark.parametrize("attached", ["sprite", "villager"])
@pytest.mark.parametrize("supply", range(1, 7))
def test_what_is_bought_and_sold_at_once_brings_only_the_attachments_coin(
    supply: int, attached: str
) -> None:
    stall = Stall(supply={"spice": supply}, attached=attached, coins=20)
    stall.play("trade", "buy-good spice", "sell-good spice")
    assert stall.coins == 20 + 1


# -- trade -------------------------------------------------------------------------------------


@pytest.mark.rule("MYT-NOON-01")
def test_a_trade_is_up_to_three_transactions() -> None:
    stall = Stall()
    stall.play("trade", "buy-good grain", "buy-good salt", "buy-good wool")
    assert (stall.asked, stall.stock) == ("", "grain salt wool")
    shorter = Stall()
    shorter.play("trade", "buy-good grain", "done")
    assert (shorter.asked, shorter.stock) == ("", "grain")


@pytest.mark.rule("MYT-NOON-09")
def test_there_is_one_trade_a_day() -> None:
    stall = Stall()
    stall.play("trade", "done")
    assert not {"trade", "odd-job"} & set(stall.legal())
    assert stall.why_not("trade") == "merchant-no-more-actions"


def test_nothing_can_be_bought_that_the_market_lacks() -> None:
    stall = Stall(supply={"salt": 0})
    stall.play("trade")
    assert "buy-good salt" not in stall.legal()
    assert stall.why_not("buy-good salt") == "merchant-no-supply"


def test_a_warehouse_holds_six_units() -> None:
    stall = Stall(stock="salt salt salt wool wool")
    stall.play("trade", "buy-good grain")
    assert stall.legal("buy-good") == []
    assert stall.why_not("buy-good grain") == "merchant-no-room"


def test_nothing_is_sold_on_credit() -> None:
    stall = Stall(attached="sprite", coins=6)
    stall.play("trade")
    assert stall.legal("buy-good") == [
        f"buy-good {g}" for g in ("grain", "salt", "wool", "pots", "glass")
    ]
    assert stall.why_not("buy-good spice") == "merchant-too-dear"


def test_only_what_he_holds_can_be_sold_and_not_to_a_full_market() -> None:
    stall = Stall(stock="salt wool", supply={"wool": 6})
    stall.play("trade")
    assert stall.legal("sell-good") == ["sell-good salt"]
    assert stall.why_not("sell-good wool") == "merchant-glut"
    assert stall.why_not("sell-good glass") == "merchant-not-held"


def test_goods_are_bought_and_sold_only_while_trading() -> None:
    assert Stall().why_not("buy-good salt") == "merchant-asked-only"


@pytest.mark.rule("MYT-NOON-04")
def test_villagers_make_the_first_purchase_of_a_day_cheaper() -> None:
    stall = Stall(attached="villager", coins=20)
    told = stall.play("trade", "buy-good grain", "buy-good salt", "buy-good wool")
    assert [one["price"] for one in told_of(told, "merchant-bought")] == [2, 4, 4]


@pytest.mark.rule("MYT-NOON-04")
def test_sprites_make_the_first_sale_of_a_day_dearer() -> None:
    stall = Stall(attached="sprite", stock="glass spice pots")
    told = stall.play("trade", "sell-good glass", "sell-good spice", "sell-good pots")
    assert [one["price"] for one in told_of(told, "merchant-sold")] == [5, 5, 3]


@pytest.mark.rule("MYT-ACH-12")
def test_what_goods_cost_is_taken_off_the_coins_earned() -> None:
    stall = Stall(attached="sprite", stock="glass", coins=9)
    stall.play("trade", "buy-good salt")
    assert stall.counted_coins() == -4
    stall.play("sell-good glass")
    assert stall.counted_coins() == 1


# -- orders ------------------------------------------------------------------------------------


def test_an_order_pays_both_middle_prices_and_a_coin_whatever_the_market_says() -> None:
    stall = Stall(stock="salt spice", orders="grain-wool salt-spice", supply={"spice": 6}, coins=0)
    stall.play("trade", "deliver-goods salt-spice")
    assert (stall.coins, stall.stock, stall.supply("spice")) == (4 + 7 + 1, "", 6)


def test_a_served_order_goes_under_the_pile_and_the_next_comes_at_once() -> None:
    stall = Stall(stock="grain salt", orders="grain-salt wool-pots", following="pots-glass")
    stall.play("trade", "deliver-goods grain-salt")
    assert stall.orders == ["wool-pots", "pots-glass"]
    assert stall.pile[-1] == "grain-salt"


def test_an_order_needs_both_its_goods() -> None:
    stall = Stall(stock="salt salt", orders="grain-salt wool-pots")
    stall.play("trade")
    assert stall.legal("deliver-goods") == []
    assert stall.why_not("deliver-goods grain-salt") == "merchant-order-lacks"
    assert stall.why_not("deliver-goods salt-spice") == "merchant-not-open"


def test_an_open_order_can_be_swapped() -> None:
    stall = Stall(orders="grain-salt wool-pots", following="pots-glass")
    stall.play("trade")
    assert stall.legal("swap-order") == ["swap-order grain-salt", "swap-order wool-pots"]
    stall.play("swap-order wool-pots")
    assert stall.orders == ["grain-salt", "pots-glass"]
    assert stall.why_not("swap-order wool-pots") == "merchant-not-open"


# -- set collection ----------------------------------------------------------------------------


@pytest.mark.parametrize(("kinds", "bonus"), [(1, None), (2, 1), (3, 2), (4, 3), (5, 3)])
def test_different_goods_sold_in_a_day_pay_a_bonus_when_noon_ends(
    kinds: int, bonus: int | None
) -> None:
    goods = ["grain", "salt", "wool", "pots", "glass"][:kinds]
    stall = Stall(stock=" ".join(goods), dice="v3")
    stall.play("trade", *(f"sell-good {good}" for good in goods[:3]))
    stall.play(*(["done"] if stall.asked else []))
    for good in goods[3:]:
        stall.play("hawk deal", f"sell-good {good}")
    told = told_of(stall.play("finish"), "merchant-set-bonus")
    assert [one["coins"] for one in told] == ([] if bonus is None else [bonus])


def test_two_units_of_one_good_are_no_set() -> None:
    stall = Stall(stock="salt salt")
    stall.play("trade", "sell-good salt", "sell-good salt", "done")
    assert told_of(stall.play("finish"), "merchant-set-bonus") == []


def test_goods_delivered_to_an_order_are_not_sold() -> None:
    stall = Stall(stock="grain salt", orders="grain-salt wool-pots")
    stall.play("trade", "deliver-goods grain-salt", "done")
    assert told_of(stall.play("finish"), "merchant-set-bonus") == []


def test_yesterdays_sales_are_forgotten() -> None:
    stall = Stall(stock="salt wool")
    stall.play("trade", "sell-good salt", "done", "finish")
    stall.play("visit community", "pass", "trade", "sell-good wool", "done")
    assert told_of(stall.play("finish"), "merchant-set-bonus") == []
