"""The Crafter's eight skills. MYT-SKILL-01, MYT-SKILL-04."""

from __future__ import annotations

import pytest

from .noons import sprite_visit, told_of
from .workshops import Shop

pytestmark = pytest.mark.rule("MYT-SKILL-04")


def test_the_weaver_refines_another_cloth_when_cloth_is_sold() -> None:
    shop = Shop(rows=["birch cloth", "cloth cloth"], skills=[1])
    shop.play("sell-token cloth 2", "done")
    assert shop.asked == "crafter-skill"
    assert shop.legal() == ["skill C1", "no"]
    told = shop.play("skill C1")
    assert told_of(told, "skill-used") == [{"seat": 0, "skill": "C1"}]
    assert shop.legal() == ["refine-token cloth 1", "refine-token cloth 2", "done"]
    shop.play("refine-token cloth 2")
    assert shop.rows[1:3] == ["", "cloth"]
    assert shop.asked == ""


def test_the_tanner_gets_two_coins_when_leather_is_sold() -> None:
    shop = Shop(rows=["", "leather"], skills=[2], coins=0)
    shop.play("sell-token leather 2", "done", "skill C2")
    assert shop.coins == 4


def test_the_paper_mill_draws_a_token_when_paper_is_sold() -> None:
    shop = Shop(rows=["", "paper"], bag="cedar cedar", skills=[3])
    shop.play("sell-token paper 2", "done", "skill C3")
    assert (shop.rows[0], shop.bag) == ("cedar", "cedar")


def test_the_paper_mill_stands_still_while_the_bag_is_empty() -> None:
    for bag, asked in (("", ""), ("cedar", "crafter-skill")):
        shop = Shop(rows=["", "paper"], bag=bag, skills=[3])
        shop.play("sell-token paper 2", "done")
        assert shop.asked == asked


def test_the_joiner_lifts_a_raw_token_when_birch_is_sold() -> None:
    shop = Shop(rows=["leather", "birch cloth", "paper"], skills=[4])
    shop.play("sell-token birch 2", "done", "skill C4")
    assert shop.legal() == ["refine-token leather 1", "done"]
    shop.play("refine-token leather 1")
    assert shop.rows[1] == "cloth leather"


def test_the_cabinetmaker_refines_what_is_nearly_done_when_cedar_is_sold() -> None:
    shop = Shop(rows=["birch", "cedar leather", "cloth", "paper", "birch"], skills=[5])
    shop.play("sell-token cedar 2", "done", "skill C5")
    assert shop.legal() == ["refine-token cloth 3", "refine-token paper 4", "done"]
    shop.play("refine-token paper 4")
    assert shop.rows[4] == "paper birch"


def test_an_apprentice_gives_work_a_third_refine_point() -> None:
    for skills, level in (([], 2), ([6], 3)):
        shop = Shop(rows=["leather"], bag="", skills=skills)
        shop.play("craft", "done", "refine-token leather 1", "refine-token leather 2")
        assert shop.asked == ("crafter-refine" if skills else "")
        if skills:
            shop.play("refine-token leather 3")
        assert (shop.rows[level], shop.asked) == ("leather", "")


@pytest.mark.rule("MYT-SKILL-01")
def test_a_fourth_order_comes_through_the_open_door_as_soon_as_it_is_bought() -> None:
    shop = Shop(orders="boots boots stool", following="mallet", attached="nobody", coins=18)
    shop.play("visit longhouse", "use", "option 2", "learn C7")
    assert shop.orders == ["boots", "boots", "stool", "mallet"]
    assert shop.coins == 2


def test_with_the_open_door_four_orders_stay_open() -> None:
    shop = Shop(rows=["", "leather leather"], orders="boots boots stool mallet", skills=[7])
    shop.play("deliver-order boots 0")
    assert len(shop.orders) == 4


def test_a_signature_makes_a_quality_step_worth_three() -> None:
    shop = Shop(rows=["", "", "", "leather leather"], orders="boots", skills=[8], coins=0)
    shop.play("deliver-order boots 2")
    assert shop.coins == 11


@pytest.mark.rule("MYT-SKILL-01")
@pytest.mark.parametrize(("skill", "price"), list(enumerate((10, 10, 10, 12, 14, 24, 16, 18), 1)))
def test_every_skill_has_its_price(skill: int, price: int) -> None:
    shop = Shop(attached="nobody", coins=30)
    shop.play("visit longhouse", "use", "option 2", f"learn C{skill}")
    assert (shop.coins, shop.sheet["skills"]) == (30 - price, [skill - 1])


# -- when --------------------------------------------------------------------------------------


def test_a_materials_skill_waits_for_a_sale_of_that_material() -> None:
    shop = Shop(rows=["", "leather cloth"], skills=[2])
    assert shop.legal("skill") == []
    assert shop.why_not("skill C2") == "skill-idle"
    shop.play("sell-token cloth 2", "done")
    assert shop.asked == ""


def test_a_materials_skill_may_be_declined() -> None:
    shop = Shop(rows=["", "leather"], skills=[2], coins=0)
    shop.play("sell-token leather 2", "done", "no")
    assert (shop.coins, shop.asked) == (2, "")


def test_a_second_sale_may_use_its_own_materials_skill_but_none_twice_a_day() -> None:
    shop = Shop(rows=["", "leather leather cloth"], skills=[2], coins=0)
    shop.play("sell-token cloth 2", "bonus sell", "sell-token leather 2", "skill C2")
    assert shop.coins == 6
    twice = Shop(rows=["", "leather leather"], skills=[2], coins=0)
    twice.play("sell-token leather 2", "bonus sell", "sell-token leather 2", "skill C2")
    assert (twice.coins, twice.asked) == (6, "")


@pytest.mark.parametrize(
    ("skill", "sold", "idle", "helps"),
    [
        (1, "cloth", ["leather birch", "cloth"], ["cloth", "cloth"]),
        (3, "paper", ["birch birch birch cloth cloth cloth", "paper"], ["birch", "paper"]),
        (4, "birch", ["", "birch cloth"], ["leather", "birch"]),
        (5, "cedar", ["birch", "cedar leather"], ["", "cedar", "cloth"]),
        (5, "cedar", ["", "cedar", "", "", "cloth"], ["", "cedar", "", "cloth"]),
    ],
)
def test_a_skill_that_would_do_nothing_is_not_offered(
    skill: int, sold: str, idle: list[str], helps: list[str]
) -> None:
    for rows, asked in ((idle, ""), (helps, "crafter-skill")):
        shop = Shop(rows=rows, skills=[skill])
        shop.play(f"sell-token {sold} 2", "done")
        assert shop.asked == asked


def test_whether_a_skill_would_help_is_seen_after_the_bonus() -> None:
    """The bonus brings the raw token that the Joiner can lift."""
    shop = Shop(rows=["", "birch"], bag="cloth", skills=[4])
    shop.play("sell-token birch 2", "bonus draw", "skill C4", "refine-token cloth 1")
    assert shop.rows[1] == "cloth"
    alone = Shop(rows=["", "birch"], bag="", skills=[4])
    alone.play("sell-token birch 2", "done")
    assert alone.asked == ""


@pytest.mark.rule("MYT-SPRITE-07")
def test_an_effect_that_says_so_gives_one_more_use_without_a_sale() -> None:
    shop = Shop(skills=[2], dice="s1", coins=5, town=sprite_visit(4))
    shop.play("field s1", "buy production")
    assert (shop.asked, shop.legal()) == ("use-skill", ["skill C2", "no"])
    shop.play("skill C2")
    assert shop.coins == 2
