"""The Crafter's orders: what they ask and pay, how good work is rewarded, what comes next."""

from __future__ import annotations

import pytest

from osada.games.mythwind.rules.characters.crafter.printed import ORDERS

from .noons import told_of
from .workshops import Shop

pytestmark = pytest.mark.rule("MYT-CHAR-02")

PRINTED = {
    "boots": ("leather leather", 2, 5),
    "satchel": ("cloth leather", 2, 5),
    "scroll": ("paper birch", 2, 5),
    "mallet": ("leather birch", 2, 5),
    "stool": ("birch birch", 2, 5),
    "ledger": ("leather paper", 3, 10),
    "cloak": ("cloth cloth", 3, 10),
    "chest": ("cedar cedar", 3, 10),
    "lantern": ("paper cedar", 3, 10),
    "sail": ("cloth cloth cedar", 3, 15),
    "cradle": ("cloth birch cedar", 3, 15),
    "map-case": ("leather paper cedar", 4, 24),
    "loom": ("birch birch cedar", 4, 24),
    "saddle": ("cloth leather leather", 4, 24),
    "bookcase": ("paper paper cedar", 5, 34),
    "harp": ("birch cedar cedar", 5, 34),
    "festival-tent": ("cloth cloth leather", 5, 34),
}
"""Materials, level and pay of every order."""


def rows_with(tokens: str, level: int) -> list[str]:
    """A workshop with tokens on one level only."""
    return [tokens if row == level else "" for row in range(1, 6)]


def test_every_order_is_there() -> None:
    assert tuple(PRINTED) == ORDERS


@pytest.mark.parametrize("order", PRINTED)
def test_an_order_takes_its_materials_at_its_level_and_pays(order: str) -> None:
    tokens, level, pay = PRINTED[order]
    shop = Shop(rows=rows_with(tokens, level), bag="", orders=order, coins=0)
    assert shop.legal("deliver-order") == [f"deliver-order {order} 0"]
    told = shop.play(f"deliver-order {order} 0")
    assert told_of(told, "crafter-delivered") == [{"seat": 0, "order": order, "coins": pay}]
    assert (shop.coins, shop.bag, shop.rows) == (pay, tokens, [""] * 5)
    assert shop.reputation == 1


@pytest.mark.parametrize("order", PRINTED)
def test_an_order_is_not_delivered_below_its_level_or_a_token_short(order: str) -> None:
    tokens, level, _ = PRINTED[order]
    low = Shop(rows=rows_with(tokens, level - 1), bag="", orders=order)
    assert low.why_not(f"deliver-order {order} 0") == "crafter-cannot-deliver"
    short = Shop(rows=rows_with(tokens.partition(" ")[2], level), bag="", orders=order)
    assert short.why_not(f"deliver-order {order} 0") == "crafter-cannot-deliver"
    assert low.legal("deliver-order") == short.legal("deliver-order") == []
    assert low.refusal(f"deliver-order {order} 0") == {"order": order, "level": level}


def test_every_way_to_deliver_is_offered_once() -> None:
    shop = Shop(rows=["", "leather cloth", "leather cloth"], orders="boots boots satchel")
    ways = ["boots 0", "satchel 0", "satchel 1"]
    assert shop.legal("deliver-order") == [f"deliver-order {way}" for way in ways]
    assert shop.refusal("deliver-order boots 1") == {"order": "boots", "level": 3}


def test_only_open_orders_are_delivered() -> None:
    shop = Shop(rows=["", "birch birch"], orders="boots satchel scroll")
    assert shop.why_not("deliver-order stool 0") == "crafter-no-order"


# -- quality -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("step", "pay"), [(1, 7), (2, 9), (3, 11)])
def test_each_level_by_which_all_tokens_are_better_pays_two_more(step: int, pay: int) -> None:
    shop = Shop(rows=rows_with("leather leather", 2 + step), orders="boots", bag="", coins=0)
    assert shop.legal("deliver-order") == [f"deliver-order boots {step}"]
    shop.play(f"deliver-order boots {step}")
    assert shop.coins == pay


def test_the_lowest_token_counts_for_quality() -> None:
    shop = Shop(rows=["", "leather", "", "", "leather"], orders="boots", bag="", coins=0)
    assert shop.legal("deliver-order") == ["deliver-order boots 0"]
    assert shop.why_not("deliver-order boots 1") == "crafter-cannot-deliver"
    shop.play("deliver-order boots 0")
    assert (shop.coins, shop.bag) == (5, "leather leather")


def test_the_lowest_tokens_that_are_good_enough_are_taken() -> None:
    rows = ["leather", "leather leather", "leather", "leather", ""]
    shop = Shop(rows=rows, orders="boots", bag="")
    qualities = [f"deliver-order boots {step}" for step in (0, 1)]
    assert shop.legal("deliver-order") == qualities
    shop.play("deliver-order boots 0")
    assert shop.rows == ["leather", "", "leather", "leather", ""]
    fine = Shop(rows=rows, orders="boots", bag="")
    fine.play("deliver-order boots 1")
    assert fine.rows == ["leather", "leather leather", "", "", ""]


# -- reputation --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reputation", "bonus"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (11, 2), (12, 3), (15, 3)]
)
def test_a_good_name_before_the_delivery_pays_more(reputation: int, bonus: int) -> None:
    shop = Shop(rows=["", "leather leather"], orders="boots", coins=0, reputation=reputation)
    shop.play("deliver-order boots 0")
    assert shop.coins == 5 + bonus
    assert shop.reputation == min(reputation + 1, 15)


@pytest.mark.parametrize(
    ("reputation", "tiers"),
    [(0, ""), (1, ""), (2, "AB"), (6, "AB"), (7, "BC"), (10, "BC"), (11, "CD"), (14, "CD")],
)
def test_the_next_order_is_of_the_highest_tier_her_name_opens_or_the_next_lower(
    reputation: int, tiers: str
) -> None:
    shop = Shop(rows=["", "leather leather"], orders="boots stool stool", reputation=reputation)
    shop.play("deliver-order boots 0")
    assert shop.legal("tier") == [f"tier {tier}" for tier in tiers]
    if tiers:
        top = shop.pile(tiers[0])[0]
        shop.play(f"tier {tiers[0]}")
        assert shop.orders == ["stool", "stool", top]
    else:
        assert len(shop.orders) == 3


def test_an_empty_pile_is_skipped() -> None:
    """All three orders of the third tier are open, so the two tiers below are next."""
    orders = "map-case loom saddle ledger"
    shop = Shop(rows=rows_with("leather paper", 3), orders=orders, reputation=8, skills=[7])
    shop.play("deliver-order ledger 0")
    assert shop.legal() == ["tier A", "tier B"]


# -- the cards ---------------------------------------------------------------------------------


def test_a_delivered_order_goes_under_its_pile_and_the_next_comes_at_once() -> None:
    shop = Shop(rows=["", "leather leather"], orders="boots boots stool", following="mallet")
    told = shop.play("deliver-order boots 0")
    assert shop.orders == ["boots", "stool", "mallet"]
    assert shop.pile("A")[-1] == "boots"
    assert told_of(told, "crafter-order-opened") == [{"order": "mallet"}]


def test_orders_are_delivered_at_any_moment_of_noon() -> None:
    """Before the town action, when the pay may already be spent on it; and with no action left."""
    rows = ["", "leather leather birch birch"]
    shop = Shop(rows=rows, orders="boots stool scroll", attached="nobody", coins=0)
    shop.play("deliver-order boots 0", "visit community", "buy production")
    assert shop.coins == 0
    tired = Shop(rows=rows, orders="boots stool scroll", actions=0)
    tired.play("deliver-order stool 0", "deliver-order boots 0")
    assert tired.reputation == 2


def test_a_replaced_order_pays_nothing() -> None:
    shop = Shop(orders="boots stool scroll", dice="v1", coins=0, reputation=2)
    told = shop.play("bench replace", "replace-order boots")
    assert (shop.coins, shop.reputation) == (0, 2)
    assert told_of(told, "crafter-replaced") == [{"seat": 0, "order": "boots"}]
