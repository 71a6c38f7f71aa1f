"""The Ranger's camps, his evenings, and what he brings home. MYT-CHAR-02."""

from __future__ import annotations

import pytest

from .noons import story
from .trails import Hike

pytestmark = pytest.mark.rule("MYT-CHAR-02")


# -- camp --------------------------------------------------------------------------------------


def test_a_camp_eats_a_ration_gives_two_stamina_and_restores_a_use() -> None:
    hike = Hike(
        region="fens", step=1, stamina=3, gear="rope 0, lamp 1, blade 2, ration 1, ration 1"
    )
    hike.play("camp")
    assert (hike.asked, hike.legal()) == ("ranger-restore", ["mend rope", "mend lamp"])
    hike.play("mend rope")
    assert (hike.stamina, hike.gear) == (5, "rope 1, blade 2, lamp 1, ration 1")
    assert (hike.where, hike.sheet["actions"]) == ("wild fens 1", 0)


def test_a_camp_gives_no_more_stamina_than_he_can_have() -> None:
    hike = Hike(region="fens", stamina=5, gear="lamp 1, ration 1")
    hike.play("camp")
    assert (hike.stamina, hike.gear) == (6, "lamp 2")


def test_without_a_ration_there_is_no_camp() -> None:
    hike = Hike(region="fens", gear="rope 1")
    assert hike.why_not("camp") == "ranger-no-ration"


def test_on_the_way_back_he_can_only_camp() -> None:
    hike = Hike(region="fens", step=1, back=True, gear="ration 1")
    assert hike.why_not("travel") == "ranger-going-back"
    assert hike.why_not("prepare") == "ranger-not-in-town"
    assert "camp" in hike.legal()


# -- dusk --------------------------------------------------------------------------------------


def test_at_dusk_he_may_turn_back_and_is_home_the_evening_after() -> None:
    hike = Hike(region="old-wood", step=1, loot="ore", coins=0)
    hike.play("finish")
    assert (hike.asked, hike.legal()) == ("ranger-turn-back", ["yes", "no"])
    hike.play("yes")
    assert (hike.where, hike.coins) == ("back old-wood 1", 0)
    hike.play("visit construct", "pass", "finish")
    assert (hike.where, hike.coins) == ("town", 3)


def test_on_the_evening_he_sets_out_nobody_asks_whether_he_turns_back() -> None:
    hike = Hike()
    hike.play("prepare", "done", "depart fens", "finish")
    assert hike.asked == ""
    assert hike.where == "wild fens 0"


def test_at_the_end_of_a_region_he_comes_home_with_everything() -> None:
    hike = Hike(region="fens", step=3, stamina=1, loot="pelt ore", gear="rope 1", coins=0)
    hike.play("finish")
    assert (hike.where, hike.coins, hike.loot, hike.gear) == ("town", 5, "", "rope 1")
    assert (hike.own("region"), hike.own("step")) == (None, 0)


@pytest.mark.parametrize("back", [False, True])
def test_without_stamina_he_is_carried_home_with_half_the_loot_of_his_choice(back: bool) -> None:
    loot = "pelt pelt ore relic relic"
    hike = Hike(region="crags", step=5, back=back, stamina=0, loot=loot, coins=0)
    hike.play("finish")
    assert (hike.asked, hike.legal()) == ("ranger-halve", ["drop pelt", "drop ore", "drop relic"])
    hike.play("drop pelt", "drop ore", "drop pelt")
    assert (hike.asked, hike.legal()) == ("ranger-home", ["hand-over relic", "done"])
    hike.play("done")
    assert (hike.where, hike.coins) == ("town", 12)


def test_loot_of_one_kind_is_halved_without_a_question() -> None:
    hike = Hike(region="fens", stamina=0, loot="herb herb herb", coins=0)
    hike.play("finish")
    assert (hike.where, hike.coins) == ("town", 2)


def test_in_town_dusk_asks_nothing() -> None:
    hike = Hike(stamina=0)
    hike.play("finish")
    assert hike.asked == ""


# -- home --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("loot", "coins"),
    [
        ("pelt", 2),
        ("herb", 2),
        ("ore", 3),
        ("pelt pelt herb", 6),
        ("pelt herb ore", 10),
        ("pelt herb ore relic", 16),
        ("", 0),
    ],
)
def test_loot_is_sold_and_three_kinds_together_bring_three_more(loot: str, coins: int) -> None:
    hike = Hike(region="fens", step=3, loot=loot, coins=0)
    hike.play("finish", *(["done"] if "relic" in loot else []))
    assert (hike.coins, hike.asked) == (coins, "")


@pytest.mark.rule("MYT-RES-01")
@pytest.mark.parametrize(
    ("kind", "count", "track"),
    [("pelt", 3, "income"), ("herb", 3, "food"), ("ore", 2, "production"), ("relic", 1, "culture")],
)
def test_loot_may_be_handed_over_to_the_town(kind: str, count: int, track: str) -> None:
    hike = Hike(region="fens", step=3, loot=" ".join([kind] * count), coins=0, tracks={track: 4})
    hike.play("finish", f"hand-over {kind}")
    assert (hike.track(track), hike.coins, hike.loot, hike.asked) == (5, 0, "", "")
    short = Hike(region="fens", step=3, loot=" ".join([kind] * (count - 1)))
    short.play("finish")
    assert short.asked == ""


def test_what_is_handed_over_does_not_count_as_sold() -> None:
    hike = Hike(region="fens", step=3, loot="pelt herb relic relic", coins=0)
    hike.play("finish", "hand-over relic", "done")
    assert hike.coins == 2 + 2 + 6 + 3
    all_given = Hike(region="fens", step=3, loot="pelt herb relic", coins=0)
    all_given.play("finish", "hand-over relic")
    assert all_given.coins == 4


@pytest.mark.rule("MYT-RES-02")
def test_nothing_is_handed_over_for_a_full_track() -> None:
    hike = Hike(region="fens", step=3, loot="relic", coins=0, tracks={"culture": 10})
    hike.play("finish")
    assert (hike.asked, hike.coins) == ("", 6)


# -- as a story --------------------------------------------------------------------------------


def test_a_whole_trip_is_told() -> None:
    hike = Hike(gear="rope 1", stamina=5, cards="5 7 4 8", coins=1, tracks={"food": 9})
    told = hike.play("prepare", "rest-up", "mend rope", "outfit ration", "scout fens", "card 3")
    told += hike.play("card 1", "depart fens", "finish")
    told += hike.play("visit construct", "pass", "travel", "yes", "spend-gear rope", "finish", "no")
    told += hike.play("visit construct", "pass", "camp", "drop rope", "finish", "yes")
    told += hike.play("visit construct", "pass", "finish")
    assert story(told, "ranger") == [
        "preparing 4",
        "rested 6",
        "mended rope",
        "outfitted ration 1",
        "scouted fens 3",
        "departed fens",
        "travelled fens remedy cloak herb herb pelt",
        "need-met remedy stamina",
        "need-met cloak stamina",
        "took herb",
        "took herb",
        "took pelt",
        "pushed-on 3",
        "travelled fens rope pelt",
        "need-met rope gear",
        "map-found 1",
        "took pelt",
        "camped",
        "rested 5",
        "mended rope",
        "dropped rope",
        "turned-back fens",
        "came-home fens",
        "sold-loot 4 8",
    ]


def test_a_collapse_is_told() -> None:
    hike = Hike(region="fens", stamina=0, loot="relic pelt pelt relic", weather="sunny")
    told = hike.play("finish", "drop pelt", "drop pelt", "hand-over relic", "done")
    assert story(told, "ranger") == [
        "carried-home fens",
        "dropped pelt",
        "dropped pelt",
        "handed-over relic 1",
        "sold-loot 1 6",
    ]


def test_help_on_the_way_is_told() -> None:
    hike = Hike(region="crags", cards="2", weather="sunny", dice="v1", stamina=0)
    told = hike.play("travel", "ignore-need lamp", "call villager")
    assert story(told, "ranger") == [
        "travelled crags rope lamp ore ore",
        "need-ignored lamp",
        "needs-called villager",
        "took ore",
        "took ore",
    ]
