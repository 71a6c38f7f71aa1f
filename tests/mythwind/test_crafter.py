"""The Crafter: her work, the weather, her helpers, and the season's end. MYT-CHAR-02."""

from __future__ import annotations

from typing import cast

import pytest

from osada.games.mythwind.rules.characters.crafter.printed import MATERIALS
from osada.kernel.errors import BadPosition

from .noons import GAME, Json, school, story, told_of
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
    assert GAME.start(1, 3).faults() == []


def test_the_order_piles_are_face_down() -> None:
    (seat,) = cast("list[Json]", GAME.start(1, 3, {"cast": "CFMR"}).view(0)["seats"])
    piles = cast("list[list[str | None]]", cast(Json, seat["board"])["piles"])
    assert piles == [[None] * 7, [None] * 6, [None] * 3, [None] * 3]


# -- work --------------------------------------------------------------------------------------


def test_work_draws_three_tokens_and_refines_twice() -> None:
    shop = Shop(bag="cloth leather paper")
    (drew,) = told_of(shop.play("craft"), "crafter-drew")
    assert drew["seat"] == 0
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
    told = shop.play("return-token birch", "return-token cedar")
    assert (shop.rows[0], shop.bag) == ("birch", "birch cedar")
    assert [one["material"] for one in told_of(told, "crafter-returned")] == ["birch", "cedar"]
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


@pytest.mark.parametrize("level", [3, 4])
def test_the_sun_lifts_no_wood_above_the_fifth_level(level: int) -> None:
    shop = Shop(rows=[*[""] * (level - 1), "cedar"], bag="", weather="sunny")
    shop.play("craft", f"refine-token cedar {level}")
    assert (shop.rows[4], shop.asked) == ("cedar", "")


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
@pytest.mark.parametrize(
    ("attached", "dice"), [("sprite", "v3 s0"), ("villager", "s3 v0"), ("villager", "")]
)
def test_only_able_workers_of_the_days_attachment_help(attached: str, dice: str) -> None:
    shop = Shop(rows=["cloth"], attached=attached, dice=dice)
    assert shop.legal("bench") == []
    for word in ("draw", "replace", "refine"):
        assert shop.why_not(f"bench {word}") == "crafter-no-worker"


def test_no_worker_is_weakened_for_nothing() -> None:
    idle = Shop(bag="", dice="v1 s1", attached="villager")
    assert idle.legal("bench") == ["bench replace"]
    assert idle.why_not("bench draw") == "crafter-nothing-to-do"
    full = Shop(rows=["birch birch birch cloth cloth cloth"], dice="v1")
    assert full.legal("bench") == ["bench replace"]
    nearly = Shop(rows=["birch birch birch cloth cloth"], bag="paper", dice="v1")
    assert nearly.legal("bench") == ["bench draw", "bench replace"]
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


# -- as a story --------------------------------------------------------------------------------


def test_a_whole_day_is_told() -> None:
    shop = Shop(rows=["leather", "leather leather"], bag="", following="stool")
    told = shop.play(
        "deliver-order boots 0", "craft", "return-token leather", "refine-token leather 1"
    )
    told += shop.play("done", "sell-token leather 2", "bonus reputation")
    assert story(told, "crafter") == [
        "delivered boots 5",
        "reputation 1",
        "order-opened stool",
        "returned leather",
        "drew leather leather leather",
        "refined leather 2",
        "sold leather 2 2",
        "reputation 2",
    ]


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


def test_what_she_is_only_asked_for_cannot_be_done_at_noon() -> None:
    shop = Shop(rows=["cloth"], attached="sprite", dice="s1")
    for text in ("refine-token cloth 1", "replace-order boots"):
        assert shop.why_not(text) == "crafter-asked-only"
        assert shop.refusal(text) == {"given": text.split()[0]}
