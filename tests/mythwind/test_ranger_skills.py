"""The Ranger's eight skills. MYT-SKILL-01, MYT-SKILL-04."""

from __future__ import annotations

import pytest

from .noons import sprite_visit, told_of
from .trails import Hike

pytestmark = pytest.mark.rule("MYT-SKILL-04")


def test_a_pathfinder_takes_one_of_two_cards_and_bottoms_the_other() -> None:
    hike = Hike(region="fens", cards="5 4", skills=[1])
    hike.play("travel")
    assert (hike.asked, hike.legal()) == ("ranger-pathfinder", ["card 1", "card 2"])
    assert hike.seen("fens") == "5 4 ? ? ? ? ? ? ?"
    hike.play("card 2")
    assert (hike.loot, hike.deck("fens")) == ("pelt pelt", "1 2 3 6 7 8 9 5")
    first = Hike(region="fens", cards="4 5", skills=[1])
    first.play("travel", "card 1")
    assert (first.loot, first.deck("fens")) == ("pelt pelt", "1 2 3 6 7 8 9 5")


def test_a_pathfinder_with_one_card_left_has_no_choice() -> None:
    hike = Hike(region="fens", cards="4", left=1, skills=[1])
    hike.play("travel")
    assert hike.loot == "pelt pelt"


def test_a_pack_frame_carries_two_things_more() -> None:
    hike = Hike(region="fens", cards="4", loot="ore " * 10, skills=[2])
    hike.play("travel")
    assert (hike.loot.count("pelt"), hike.asked) == (2, "ranger-push")
    full = Hike(region="fens", cards="4", loot="ore " * 11, skills=[2])
    full.play("travel")
    assert full.asked == "ranger-finds"


def test_a_field_mender_restores_a_use_once_a_day() -> None:
    hike = Hike(gear="rope 0, lamp 1", skills=[3])
    told = hike.play("skill R3")
    assert told_of(told, "skill-used") == [{"seat": 0, "skill": "R3"}]
    assert hike.legal() == ["mend rope", "mend lamp"]
    hike.play("mend rope")
    assert hike.gear == "rope 1, lamp 1"
    assert hike.why_not("skill R3") == "skill-spent"
    whole = Hike(gear="rope 2, ration 1", skills=[3])
    assert whole.why_not("skill R3") == "skill-idle"


def test_herb_lore_finds_one_herb_more_on_cards_with_a_herb() -> None:
    for card, loot in (("1", "herb herb herb"), ("8", "herb herb ore"), ("4", "pelt pelt")):
        hike = Hike(region="fens", cards=card, skills=[4])
        hike.play("travel")
        assert hike.loot == loot


def test_a_trapper_sells_pelts_for_three() -> None:
    hike = Hike(region="fens", step=3, loot="pelt pelt herb", skills=[5], coins=0)
    hike.play("finish")
    assert hike.coins == 8


def test_a_second_wind_gives_a_point_of_stamina_once_a_day() -> None:
    hike = Hike(region="fens", stamina=4, skills=[6])
    hike.play("skill R6")
    assert hike.stamina == 5
    assert hike.why_not("skill R6") == "skill-spent"
    assert Hike(skills=[6]).why_not("skill R6") == "skill-idle"


def test_a_cartographer_counts_the_first_map_of_a_trip_twice() -> None:
    """Cards 5 and 6 of the Old Wood have maps."""
    hike = Hike(region="old-wood", cards="5 6", skills=[7])
    hike.play("travel")
    assert hike.maps == 2
    hike.play("yes")
    assert hike.maps == 3


def test_a_cartographer_counts_the_first_map_of_the_next_trip_twice_again() -> None:
    """Cards 6 and 7 of the Fens have maps; the first is found at the end of a trip."""
    hike = Hike(region="fens", step=2, cards="7 6", skills=[7])
    hike.play("travel", "finish", "visit construct", "pass", "prepare", "done", "depart fens")
    assert hike.maps == 2
    hike.play("finish", "visit construct", "pass", "travel")
    while hike.asked != "ranger-push":
        hike.play(hike.legal()[0])
    assert hike.maps == 4


def test_for_a_storm_walker_the_weather_adds_no_needs_and_the_sun_still_helps() -> None:
    rain = Hike(region="fens", cards="4", weather="rainy", skills=[8])
    rain.play("travel")
    assert rain.stamina == 5
    winter = Hike(region="crags", cards="1", season="winter", skills=[8])
    winter.play("travel")
    assert winter.stamina == 5
    sun = Hike(region="fens", cards="4", weather="sunny", skills=[8])
    sun.play("travel")
    assert sun.stamina == 6


@pytest.mark.rule("MYT-SKILL-01")
@pytest.mark.parametrize(("skill", "price"), list(enumerate((16, 10, 10, 14, 14, 20, 10, 24), 1)))
def test_every_skill_has_its_price(skill: int, price: int) -> None:
    hike = Hike(attached="nobody", coins=30)
    hike.play("visit longhouse", "use", "option 2", f"learn R{skill}")
    assert (hike.coins, hike.sheet["skills"]) == (30 - price, [skill - 1])


@pytest.mark.rule("MYT-SPRITE-07")
def test_an_effect_that_says_so_gives_one_more_use() -> None:
    hike = Hike(stamina=3, skills=[6], dice="s1", coins=5, town=sprite_visit(4))
    hike.play("skill R6", "field s1", "buy culture")
    assert (hike.asked, hike.legal()) == ("use-skill", ["skill R6", "no"])
    hike.play("skill R6")
    assert hike.stamina == 5
