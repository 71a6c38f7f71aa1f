"""The Crafter's counter: stock a material, or sell a token for coins and a bonus. MYT-CHAR-02."""

from __future__ import annotations

import pytest

from osada.games.mythwind.rules.characters.crafter.printed import MATERIALS

from .noons import told_of
from .workshops import Shop

pytestmark = pytest.mark.rule("MYT-CHAR-02")


# -- stock -------------------------------------------------------------------------------------


@pytest.mark.rule("MYT-NOON-04")
@pytest.mark.parametrize(
    ("attached", "materials"),
    [("sprite", ["birch", "cedar"]), ("villager", ["cloth", "leather", "paper"])],
)
def test_the_attachment_decides_what_she_can_stock(attached: str, materials: list[str]) -> None:
    shop = Shop(attached=attached)
    assert shop.legal("stock") == [f"stock {name}" for name in materials]
    other = next(name for name in MATERIALS if name not in materials)
    assert shop.why_not(f"stock {other}") == "crafter-other-stock"


def test_stocking_moves_a_token_from_the_reserve_into_the_bag() -> None:
    shop = Shop(bag="cedar", attached="sprite")
    told = shop.play("stock birch")
    assert shop.bag == "birch cedar"
    assert shop.in_reserve("birch") == 9
    assert told_of(told, "crafter-stocked") == [{"seat": 0, "material": "birch"}]


def test_what_the_reserve_does_not_have_cannot_be_stocked() -> None:
    shop = Shop(bag="cloth " * 10)
    assert shop.legal("stock") == ["stock leather", "stock paper"]
    assert shop.why_not("stock cloth") == "crafter-not-in-reserve"


def test_the_counter_is_open_once_a_day_and_takes_no_character_action() -> None:
    shop = Shop(rows=["", "cloth"], actions=0)
    shop.play("stock cloth")
    assert (
        shop.why_not("stock cloth") == shop.why_not("sell-token cloth 2") == "crafter-counter-done"
    )
    assert shop.legal("stock") == shop.legal("sell-token") == []
    shop.play("finish", "visit construct", "pass")
    assert shop.legal("sell-token") == ["sell-token cloth 2"]
    shop.play("sell-token cloth 2", "done")
    assert shop.legal("stock") == []


@pytest.mark.rule("MYT-NOON-04")
def test_the_counter_opens_after_the_town_action() -> None:
    shop = Shop(rows=["", "cloth"], attached="nobody")
    assert shop.legal("stock") == shop.legal("sell-token") == shop.legal("craft") == []
    assert shop.why_not("stock cloth") == shop.why_not("craft") == "not-attached"


# -- sell --------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [2, 3, 4, 5])
def test_a_sold_token_brings_as_many_coins_as_its_level_and_goes_to_the_reserve(level: int) -> None:
    shop = Shop(rows=[*[""] * (level - 1), "paper"], bag="", coins=0)
    told = shop.play(f"sell-token paper {level}", "done")
    assert shop.coins == level
    assert shop.in_reserve("paper") == 10
    assert shop.rows == [""] * 5
    (sold,) = told_of(told, "crafter-sold")
    assert sold == {"seat": 0, "material": "paper", "level": level, "coins": level}


def test_a_raw_token_is_not_sold_and_one_that_is_not_there_neither() -> None:
    shop = Shop(rows=["cloth", "leather"])
    assert shop.legal("sell-token") == ["sell-token leather 2"]
    assert shop.why_not("sell-token cloth 1") == "crafter-too-raw"
    assert shop.why_not("sell-token cloth 2") == "crafter-no-token"
    assert shop.refusal("sell-token cloth 2") == {"material": "cloth", "level": 2}


def test_a_sale_brings_one_bonus_of_five() -> None:
    shop = Shop(rows=["", "cloth cloth"])
    shop.play("sell-token cloth 2")
    assert shop.asked == "crafter-bonus"
    bonuses = ["order", "refine", "draw", "sell", "reputation"]
    assert shop.legal() == [*(f"bonus {bonus}" for bonus in bonuses), "done"]


def test_a_bonus_may_replace_an_order() -> None:
    shop = Shop(rows=["", "cloth"], orders="boots boots stool", following="mallet")
    shop.play("sell-token cloth 2", "bonus order")
    assert shop.legal() == ["replace-order boots", "replace-order stool", "done"]
    shop.play("replace-order boots")
    assert shop.orders == ["boots", "stool", "mallet"]
    assert shop.pile("A")[-1] == "boots"
    assert (shop.coins, shop.reputation, shop.asked) == (22, 0, "")


def test_a_bonus_may_refine_a_token() -> None:
    shop = Shop(rows=["birch", "cloth"])
    shop.play("sell-token cloth 2", "bonus refine", "refine-token birch 1")
    assert shop.rows[:2] == ["", "birch"]
    assert shop.asked == ""


def test_a_bonus_may_draw_a_token() -> None:
    shop = Shop(rows=["birch", "cloth"], bag="cedar")
    shop.play("sell-token cloth 2", "bonus draw")
    assert shop.rows[0] == "birch cedar"
    assert shop.bag == ""


def test_a_bonus_may_sell_another_token_but_that_sale_brings_no_bonus() -> None:
    shop = Shop(rows=["cedar", "cloth", "birch"], coins=0)
    shop.play("sell-token cloth 2", "bonus sell")
    assert shop.legal() == ["sell-token birch 3"]
    shop.play("sell-token birch 3")
    assert (shop.coins, shop.asked) == (5, "")


def test_a_bonus_may_buy_reputation_for_two_coins() -> None:
    shop = Shop(rows=["", "cloth"], coins=0)
    told = shop.play("sell-token cloth 2", "bonus reputation")
    assert (shop.coins, shop.reputation) == (0, 1)
    assert told_of(told, "coins")[-1] == {"seat": 0, "change": -2, "coins": 0}


def test_a_bonus_that_could_do_nothing_is_not_offered() -> None:
    shop = Shop(rows=["", "cloth"], bag="", reputation=15)
    shop.play("sell-token cloth 2")
    assert shop.legal() == ["bonus order", "done"]
    full = Shop(rows=["birch " * 6, "cloth", "", "", "paper"])
    full.play("sell-token cloth 2")
    assert "bonus draw" not in full.legal()
