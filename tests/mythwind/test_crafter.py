"""The Crafter: her counter, her work, the weather, and her helpers. MYT-CHAR-02."""

from __future__ import annotations

from typing import cast

import pytest

from osada.games.mythwind.characters.crafter.craft import MATERIALS
from osada.kernel.errors import BadPosition

from .noons import GAME, Json, school, told_of
from .workshops import START, Shop

pytestmark = pytest.mark.rule("MYT-CHAR-02")


@pytest.mark.rule("MYT-SETUP-13")
def test_the_crafter_begins_with_three_tokens_of_each_material_and_three_simple_orders() -> None:
    sheets = cast("dict[str, Json]", GAME.start(1, 3).to_data()["sheets"])
    own = cast(Json, sheets["crafter"]["own"])
    assert sheets["crafter"]["coins"] == 5
    assert own["bag"] == dict.fromkeys(MATERIALS, 3)
    assert own["reserve"] == dict.fromkeys(MATERIALS, 7)
    assert own["rows"] == [{}] * 5
    assert own["reputation"] == 0
    assert set(cast("list[str]", own["open"])) <= {"boots", "satchel", "scroll", "mallet", "stool"}
    assert [len(pile) for pile in cast("list[list[str]]", own["piles"])] == [7, 6, 3, 3]


# -- the counter: stock ------------------------------------------------------------------------


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
    shop.play("stock birch")
    assert shop.bag == "birch cedar"
    assert shop.in_reserve("birch") == 9


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


# -- the counter: sell -------------------------------------------------------------------------


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


# -- work --------------------------------------------------------------------------------------


def test_work_draws_three_tokens_and_refines_twice() -> None:
    shop = Shop(bag="cloth leather paper")
    (drew,) = told_of(shop.play("craft"), "crafter-drew")
    assert set(cast("list[str]", drew["materials"])) == {"cloth", "leather", "paper"}
    assert (shop.rows[0], shop.bag) == ("cloth leather paper", "")
    shop.play("refine-token paper 1", "refine-token paper 2")
    assert shop.rows[:3] == ["cloth leather", "", "paper"]
    assert (shop.asked, shop.sheet["actions"]) == ("", 0)


def test_refine_points_need_not_be_used() -> None:
    shop = Shop()
    shop.play("craft", "done")
    assert (shop.asked, shop.rows[1]) == ("", "")


@pytest.mark.rule("MYT-NOON-09")
def test_work_is_the_character_action_of_the_day() -> None:
    shop = Shop()
    shop.play("craft", "done")
    assert shop.legal("craft") == []
    assert shop.why_not("craft") == "crafter-no-more-actions"


def test_a_short_bag_gives_fewer_tokens() -> None:
    shop = Shop(bag="cloth leather")
    shop.play("craft")
    assert (shop.rows[0], shop.bag) == ("cloth leather", "")


def test_tokens_without_room_on_the_first_level_stay_in_the_bag() -> None:
    shop = Shop(rows=["birch birch birch birch birch"], bag="cloth cloth cloth")
    shop.play("craft", "done")
    assert (shop.rows[0], shop.bag) == ("cloth birch birch birch birch birch", "cloth cloth")


def test_raw_tokens_may_first_go_back_into_the_bag() -> None:
    shop = Shop(rows=["birch birch cedar", "cloth"], bag="")
    shop.play("craft")
    assert shop.asked == "crafter-return"
    assert shop.legal() == ["return-token birch", "return-token cedar", "done"]
    shop.play("return-token birch", "return-token cedar")
    assert (shop.rows[0], shop.bag) == ("birch", "birch cedar")
    shop.play("done")
    assert (shop.rows[0], shop.bag) == ("birch birch cedar", "")


CAPACITY = (6, 5, 4, 4, 3)


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_token_is_refined_only_into_a_level_with_room(level: int) -> None:
    """Levels hold 6, 5, 4, 4 and 3 tokens."""
    rows = [""] * 5
    rows[level - 1] = "paper"
    rows[level] = "leather " * CAPACITY[level]
    shop = Shop(rows=rows, bag="")
    shop.play("craft", *(["done"] if level == 1 else []))
    assert f"refine-token paper {level}" not in shop.legal()
    rows[level] = "leather " * (CAPACITY[level] - 1)
    shop = Shop(rows=rows, bag="")
    shop.play("craft", *(["done"] if level == 1 else []))
    assert f"refine-token paper {level}" in shop.legal()
    shop.play(f"refine-token paper {level}")
    assert "paper" in shop.rows[level]


def test_there_is_nothing_beyond_the_fifth_level() -> None:
    shop = Shop(rows=["", "", "", "", "cedar"], bag="")
    shop.play("craft")
    assert (shop.asked, shop.rows[4]) == ("", "cedar")


# -- weather -----------------------------------------------------------------------------------


def test_on_a_rainy_day_paper_cannot_be_refined() -> None:
    shop = Shop(rows=["", "paper cloth"], bag="", weather="rainy", tomorrow="cloudy")
    shop.play("craft")
    assert shop.legal() == ["refine-token cloth 2", "done"]
    shop.play("done", "finish", "visit construct", "pass", "craft")
    assert "refine-token paper 2" in shop.legal()


@pytest.mark.parametrize("wood", ["birch", "cedar"])
def test_on_a_sunny_day_the_first_piece_of_wood_moves_two_levels(wood: str) -> None:
    shop = Shop(rows=[f"{wood} birch", "cloth"], bag="", weather="sunny", tomorrow="sunny")
    told = shop.play("craft", "done", f"refine-token {wood} 1", "refine-token birch 1")
    assert [one["level"] for one in told_of(told, "crafter-refined")] == [3, 2]
    again = shop.play("finish", "visit construct", "pass", "craft", "refine-token birch 2")
    assert told_of(again, "crafter-refined")[0]["level"] == 4


@pytest.mark.parametrize(("weather", "token"), [("cloudy", "birch"), ("sunny", "leather")])
def test_nothing_else_moves_two_levels(weather: str, token: str) -> None:
    shop = Shop(rows=[token], bag="", weather=weather)
    shop.play("craft", "done", f"refine-token {token} 1", "done")
    assert shop.rows[:3] == ["", token, ""]


def test_where_the_second_level_on_is_full_the_sun_has_done_its_work_all_the_same() -> None:
    rows = ["birch", "", "cloth cloth cloth cloth", "cedar"]
    shop = Shop(rows=rows, bag="", weather="sunny")
    shop.play("craft", "done", "refine-token birch 1", "refine-token cedar 4")
    assert shop.rows[1] == "birch"
    assert shop.rows[4] == "cedar"
    twice = Shop(rows=["birch birch", "", "cloth cloth cloth cloth"], bag="", weather="sunny")
    twice.play("craft", "done", "refine-token birch 1", "refine-token birch 1")
    assert twice.rows[:2] == ["", "birch birch"]


# -- helpers -----------------------------------------------------------------------------------


def test_a_villager_draws_a_token() -> None:
    shop = Shop(bag="cedar", dice="v2")
    shop.play("bench draw")
    assert (shop.rows[0], shop.dice) == ("cedar", "v1")


def test_a_villager_replaces_an_order() -> None:
    shop = Shop(orders="boots stool scroll", following="mallet", dice="v1")
    shop.play("bench replace", "replace-order stool")
    assert (shop.orders, shop.dice) == (["boots", "scroll", "mallet"], "v0")


def test_a_sprite_refines_a_token_by_one() -> None:
    shop = Shop(rows=["", "cloth"], dice="s3", attached="sprite")
    shop.play("bench refine", "refine-token cloth 2")
    assert (shop.rows[2], shop.dice, shop.asked) == ("cloth", "s2", "")


def test_workers_help_any_number_of_times_without_a_character_action() -> None:
    shop = Shop(rows=["", "cloth"], dice="s2 s1", attached="sprite", actions=0)
    shop.play("bench refine", "die s2", "refine-token cloth 2")
    shop.play("bench refine", "refine-token cloth 3", "bench refine", "refine-token cloth 4")
    assert (shop.rows[4], shop.dice) == ("cloth", "s0 s0")
    assert shop.why_not("bench refine") == "crafter-no-worker"


@pytest.mark.rule("MYT-NOON-04")
@pytest.mark.parametrize(("attached", "dice"), [("sprite", "v3"), ("villager", "s3")])
def test_only_workers_of_the_days_attachment_help(attached: str, dice: str) -> None:
    shop = Shop(rows=["cloth"], attached=attached, dice=dice)
    assert shop.legal("bench") == []
    for word in ("draw", "replace", "refine"):
        assert shop.why_not(f"bench {word}") == "crafter-no-worker"


def test_no_worker_is_weakened_for_nothing() -> None:
    idle = Shop(bag="", dice="v1 s1", attached="villager")
    assert idle.legal("bench") == ["bench replace"]
    assert idle.why_not("bench draw") == "crafter-nothing-to-do"
    assert Shop(dice="s1", attached="sprite").why_not("bench refine") == "crafter-nothing-to-do"


# -- the season's end --------------------------------------------------------------------------


def test_at_the_seasons_end_she_may_replace_any_open_orders_each_once() -> None:
    shop = Shop(orders="boots boots stool", following="satchel scroll mallet", last_day=True)
    shop.play("finish")
    assert shop.asked == "crafter-replace"
    shop.play("replace-order boots", "replace-order boots", "replace-order stool")
    assert shop.orders == ["satchel", "scroll", "mallet"]
    assert shop.asked != "crafter-replace"


def test_at_the_seasons_end_she_may_keep_her_orders() -> None:
    shop = Shop(orders="boots boots stool", last_day=True)
    shop.play("finish", "done")
    assert shop.orders == ["boots", "boots", "stool"]
    assert shop.asked != "crafter-replace"


def test_an_extra_work_at_the_seasons_end_uses_the_last_days_weather_and_no_workers() -> None:
    shop = Shop(
        rows=["", "paper cloth"], bag="", dice="v2", weather="rainy", last_day=True, town=school()
    )
    shop.play("finish")
    assert shop.asked == "character-action"
    assert shop.legal() == ["odd-job", "craft", "no"]
    shop.play("craft")
    assert shop.legal() == ["refine-token cloth 2", "done"]


# -- as data -----------------------------------------------------------------------------------


def test_orders_in_the_piles_are_hidden_but_those_put_under_a_pile_are_known() -> None:
    shop = Shop(rows=["", "leather leather"], orders="boots stool scroll", following="mallet")
    shop.play("deliver-order boots 0")
    (seat,) = cast("list[Json]", shop.state.view(0)["seats"])
    board = cast(Json, seat["board"])
    assert cast("list[list[str | None]]", board["piles"])[0] == [*[None] * 6, "boots"]
    assert board["open"] == ["stool", "scroll", "mallet"]


@pytest.mark.parametrize(
    ("own", "fault"),
    [
        ({"bag": {"cloth": 4}}, "there are 11 cloth tokens"),
        ({"bag": {}, "rows": [{}, {}, {}, {}, {"cloth": 4}]}, "level 5 holds too many"),
        ({"open": ["boots"]}, "the order"),
        ({"rows": [{}]}, "5 levels"),
        ({"reputation": 16}, "reputation"),
    ],
)
def test_a_workshop_that_cannot_be_is_refused(own: Json, fault: str) -> None:
    data = Shop(bag=START).state.to_data()
    sheet = cast("dict[str, Json]", data["sheets"])["crafter"]
    cast(Json, sheet["own"]).update(own)
    with pytest.raises(BadPosition, match=fault):
        GAME.from_json(data)


def test_a_copied_workshop_is_independent() -> None:
    shop = Shop(rows=["", "leather leather"], orders="boots stool scroll")
    before = shop.state.to_json()
    twin = shop.state.copy()
    for text in ("deliver-order boots 0", "stock cloth", "craft", "done"):
        twin.play(0, GAME.parse(twin, text))
    assert shop.state.to_json() == before
