"""The Ranger in the wild: cards, needs, weather, workers, loot, and pushing on."""

from __future__ import annotations

import pytest

from .noons import school, told_of
from .trails import Hike

pytestmark = pytest.mark.rule("MYT-CHAR-02")

NAMES = {"R": "rope", "B": "blade", "L": "lamp", "M": "remedy", "K": "cloak"}
FINDS = {"p": "pelt", "h": "herb", "o": "ore", "r": "relic"}
PRINTED = {
    "fens": "M:hh L:ph K:hh B:pp MK:hhp LB:ph:map R:p:map ML:ho :h:adventure",
    "old-wood": "B:pp R:po L:r BK:ppp RL:oh:map M:hh:map BM:pho RB:po L:h:event",
    "crags": "R:op RL:oo RK:oo BK:ppo L:o:map RL:rh RBK:oop M:hh:adventure RM:or",
    "silver-deep": "L:oo LR:or LB:oor LM:rh RRL:roo LBM:rr KL:roh:map BR:oop LL:ro:event",
}
"""Needs, loot and icon of every card of every region."""
LENGTHS = {"fens": 3, "old-wood": 4, "crags": 5, "silver-deep": 6}
EVERY_CARD = [
    (region, number, card)
    for region, cards in PRINTED.items()
    for number, card in enumerate(cards.split(" "), 1)
]
FULL = "rope 2, blade 2, lamp 2, remedy 2, cloak 2"


@pytest.mark.parametrize(("region", "number", "card"), EVERY_CARD)
def test_every_card_has_its_needs_its_loot_and_its_icon(
    region: str, number: int, card: str
) -> None:
    needs, loot, *icon = card.split(":")
    hike = Hike(region=region, cards=str(number))
    told = hike.play("travel")
    (travelled,) = told_of(told, "ranger-travelled")
    assert travelled["needs"] == [NAMES[letter] for letter in needs]
    assert travelled["finds"] == [FINDS[letter] for letter in loot]
    assert hike.maps == (icon == ["map"])
    assert bool(told_of(told, "adventure")) == (icon == ["adventure"])
    assert bool(told_of(told, "no-event")) == (icon == ["event"])


def test_an_adventure_on_the_way_gives_no_attachment() -> None:
    hike = Hike(region="fens", cards="9", attached="villager")
    told = hike.play("travel")
    while hike.asked != "ranger-push":
        told += hike.play(hike.legal()[0])
    assert told_of(told, "attached") == []
    assert (hike.sheet["attached"], hike.loot) == ("villager", "herb")


# -- needs -------------------------------------------------------------------------------------


def test_a_need_takes_a_use_of_its_gear_or_a_point_of_stamina() -> None:
    """Card 4 of the Fens needs a blade."""
    hike = Hike(region="fens", cards="4", gear="blade 2, rope 2")
    hike.play("travel")
    assert (hike.asked, hike.legal()) == ("ranger-need", ["spend-gear blade", "spend-stamina"])
    twin = Hike(region="fens", cards="4", gear="blade 2, rope 2")
    twin.play("travel", "spend-stamina")
    hike.play("spend-gear blade")
    assert (hike.stamina, hike.gear) == (6, "rope 2, blade 1")
    assert (twin.stamina, twin.gear) == (5, "rope 2, blade 2")


def test_where_there_is_only_one_way_to_meet_a_need_it_is_taken() -> None:
    bare = Hike(region="fens", cards="4", gear="blade 0, lamp 2")
    bare.play("travel")
    assert (bare.stamina, bare.gear, bare.loot) == (5, "blade 0, lamp 2", "pelt pelt")
    tired = Hike(region="fens", cards="4", gear="blade 1", stamina=0)
    tired.play("travel")
    assert (tired.gear, tired.loot) == ("blade 0", "pelt pelt")


def test_the_more_worn_of_two_pieces_is_used_and_used_up_gear_keeps_its_slot() -> None:
    hike = Hike(region="fens", cards="4", gear="blade 1, blade 2")
    hike.play("travel", "spend-gear blade")
    assert hike.gear == "blade 0, blade 2"


def test_each_need_that_nothing_can_meet_costs_the_least_of_the_finds() -> None:
    """Card 9 of the Crags: rope and remedy for ore and a relic; card 7 of the Wood: three kinds."""
    hike = Hike(region="crags", cards="9", stamina=1)
    told = hike.play("travel")
    assert (hike.stamina, hike.loot) == (0, "relic")
    assert told_of(told, "ranger-find-lost") == [{"seat": 0, "loot": "ore"}]
    empty = Hike(region="crags", cards="9", stamina=0)
    empty.play("travel")
    assert empty.loot == ""
    mixed = Hike(region="old-wood", cards="7", stamina=1)
    mixed.play("travel")
    assert mixed.loot == "herb ore"


def test_a_card_cannot_cost_more_finds_than_it_has() -> None:
    """Card 7 of the Fens in the rain: a rope and a cloak for one pelt; the map is found anyway."""
    hike = Hike(region="fens", cards="7", stamina=0, weather="rainy")
    hike.play("travel")
    assert (hike.loot, hike.maps) == ("", 1)


# -- weather -----------------------------------------------------------------------------------


def needs_today(region: str, card: int, season: str, weather: str) -> list[object]:
    hike = Hike(region=region, cards=str(card), season=season, weather=weather)
    (travelled,) = told_of(hike.play("travel"), "ranger-travelled")
    needs = travelled["needs"]
    assert isinstance(needs, list)
    return needs


@pytest.mark.parametrize("region", LENGTHS)
def test_rain_asks_for_a_cloak_in_the_lowlands_and_winter_in_the_heights(region: str) -> None:
    low = region in ("fens", "old-wood")
    plain = needs_today(region, 2, "summer", "cloudy")
    assert needs_today(region, 2, "summer", "rainy") == plain + ["cloak"] * low
    assert needs_today(region, 2, "winter", "cloudy") == plain + ["cloak"] * (not low)


def test_on_a_sunny_day_one_need_is_ignored() -> None:
    """Card 5 of the Fens needs a remedy and a cloak, card 4 only a blade."""
    hike = Hike(region="fens", cards="5", weather="sunny")
    hike.play("travel")
    assert (hike.asked, hike.legal()) == ("ranger-sun", ["ignore-need remedy", "ignore-need cloak"])
    hike.play("ignore-need cloak")
    assert hike.stamina == 5
    single = Hike(region="fens", cards="4", weather="sunny")
    single.play("travel")
    assert single.stamina == 6


@pytest.mark.parametrize(("weather", "strength"), [("sunny", [6, 4]), ("rainy", [4, 2])])
def test_the_weather_counts_only_on_the_first_card_of_a_day(
    weather: str, strength: list[int]
) -> None:
    """Two cards with one need each, and a point to push on."""
    hike = Hike(region="old-wood", cards="1 2", weather=weather, tomorrow=weather)
    hike.play("travel")
    first = hike.stamina
    hike.play("yes")
    assert [first, hike.stamina] == strength


def test_tomorrow_there_is_weather_again() -> None:
    hike = Hike(region="old-wood", cards="1 2", weather="rainy", tomorrow="rainy")
    hike.play("travel", "no", "finish", "no", "visit construct", "pass", "travel")
    assert hike.stamina == 2


# -- helpers on the way ------------------------------------------------------------------------


def test_a_villager_cancels_ropes_and_blades() -> None:
    """Card 7 of the Crags needs a rope, a blade and a cloak."""
    hike = Hike(region="crags", cards="7", dice="v2")
    hike.play("travel")
    assert (hike.asked, hike.legal()) == ("ranger-call", ["call villager", "done"])
    hike.play("call villager")
    assert (hike.dice, hike.stamina) == ("v1", 5)


def test_a_sprite_cancels_lamps_and_remedies() -> None:
    """Card 6 of the Silver Deep needs a lamp, a blade and a remedy."""
    hike = Hike(region="silver-deep", cards="6", dice="s1", attached="sprite")
    hike.play("travel", "call sprite")
    assert (hike.dice, hike.stamina) == ("s0", 5)


def test_nobody_needs_to_be_called() -> None:
    hike = Hike(region="crags", cards="7", dice="v2")
    hike.play("travel", "done")
    assert (hike.dice, hike.stamina) == ("v2", 3)


@pytest.mark.rule("MYT-NOON-04")
@pytest.mark.parametrize(
    ("dice", "attached", "card"),
    [
        ("v2", "sprite", "2"),
        ("s2", "villager", "2"),
        ("v2", "villager", "8"),
        ("v0", "villager", "1"),
    ],
)
def test_only_able_workers_of_the_days_attachment_with_something_to_cancel_are_called(
    dice: str, attached: str, card: str
) -> None:
    """Card 1 of the Crags needs a rope, card 2 a rope and a lamp, card 8 a remedy."""
    gear = "lamp 2" if attached == "sprite" else ""
    hike = Hike(region="crags", cards=card, dice=dice, attached=attached, gear=gear)
    hike.play("travel")
    assert hike.asked != "ranger-call"


def test_a_travel_at_the_seasons_end_goes_without_workers() -> None:
    hike = Hike(region="crags", cards="1", dice="v2", last_day=True, town=school())
    hike.play("finish")
    assert (hike.asked, hike.legal()) == ("character-action", ["odd-job", "travel", "no"])
    hike.play("travel")
    assert (hike.dice, hike.stamina, hike.loot) == ("v2", 5, "pelt ore")


# -- loot --------------------------------------------------------------------------------------


def test_for_a_find_without_a_slot_something_is_dropped_or_it_stays() -> None:
    """Ten slots; card 4 of the Fens has two pelts."""
    hike = Hike(region="fens", cards="4", gear="rope 0, lamp 1", loot="ore " * 8)
    hike.play("travel")
    assert (hike.asked, hike.legal()) == (
        "ranger-finds",
        ["drop rope", "drop lamp", "drop ore", "leave-it"],
    )
    told = hike.play("drop rope", "leave-it")
    assert (hike.gear, hike.loot) == ("lamp 1", "pelt " + " ".join(["ore"] * 8))
    assert told_of(told, "ranger-left") == [{"seat": 0, "loot": "pelt"}]
    assert hike.asked == "ranger-push"


def test_the_pack_has_ten_slots() -> None:
    hike = Hike(region="fens", cards="4", loot="ore " * 8)
    hike.play("travel")
    assert hike.loot.count("pelt") == 2
    assert hike.asked == "ranger-push"


# -- pushing on --------------------------------------------------------------------------------


def test_once_per_travel_he_may_push_on_for_a_point_of_stamina() -> None:
    hike = Hike(region="old-wood", cards="1 2 3", gear=FULL)
    hike.play("travel", "spend-gear blade")
    assert hike.asked == "ranger-push"
    told = hike.play("yes", "spend-gear rope")
    assert (hike.stamina, hike.where, hike.asked) == (5, "wild old-wood 2", "")
    assert told_of(told, "ranger-pushed-on") == [{"seat": 0, "stamina": 5}]
    stay = Hike(region="old-wood", cards="1 2 3", gear=FULL)
    stay.play("travel", "spend-gear blade", "no")
    assert (stay.stamina, stay.where) == (6, "wild old-wood 1")


@pytest.mark.parametrize("region", LENGTHS)
def test_nobody_goes_beyond_the_end_of_a_region(region: str) -> None:
    end = LENGTHS[region]
    nearly = Hike(region=region, step=end - 2, cards="1", stamina=6)
    nearly.play("travel")
    assert nearly.asked == "ranger-push"
    last = Hike(region=region, step=end - 1, cards="1")
    last.play("travel")
    assert (last.asked, last.where) == ("", f"wild {region} {end}")
    done = Hike(region=region, step=end)
    assert done.why_not("travel") == "ranger-trip-done"


def test_without_stamina_he_cannot_push_on() -> None:
    hike = Hike(region="fens", cards="4", stamina=1)
    hike.play("travel")
    assert (hike.stamina, hike.asked) == (0, "")


def test_a_travel_of_another_day_may_push_on_again() -> None:
    hike = Hike(region="old-wood", cards="1 2 3")
    hike.play("travel", "yes", "finish", "no", "visit construct", "pass", "travel")
    assert (hike.where, hike.asked) == ("wild old-wood 3", "ranger-push")


def test_an_empty_deck_is_shuffled_when_a_card_is_needed() -> None:
    hike = Hike(region="fens", left=0)
    hike.play("travel")
    assert len(hike.deck("fens").split()) == 8
