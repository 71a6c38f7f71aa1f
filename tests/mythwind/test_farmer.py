"""The Farmer's crops: planting, watering, harvesting, and the weather. MYT-CHAR-02."""

from __future__ import annotations

import pytest

from osada.games.mythwind.rules.characters.farmer.land import CELLS
from osada.kernel.errors import BadPosition

from .farms import GAME, OPEN, Farm, told_of

pytestmark = pytest.mark.rule("MYT-CHAR-02")
ROW = "#######"


@pytest.mark.rule("MYT-SETUP-13")
def test_the_farmer_begins_with_a_clearing_of_four_by_four_and_five_coins() -> None:
    own = GAME.start(1, 3).to_data()["sheets"]
    assert isinstance(own, dict)
    farmer = own["farmer"]
    assert farmer["coins"] == 5
    assert farmer["own"]["ground"] == [ROW, *["##....#"] * 4, ROW]
    assert farmer["own"]["crops"] == []


# -- planting ----------------------------------------------------------------------------------


def test_a_tile_may_lie_turned_and_turned_over_on_clear_cells_only() -> None:
    """Four free cells in a corner and a bent tile of three: any of the cells can be left over."""
    farm = Farm(ground=["..#####", "..#####", *[ROW] * 4])
    farm.play("plant", "seed bean l3")
    assert farm.legal() == ["plot a1-b1-a2", "plot a1-b1-b2", "plot a1-a2-b2", "plot b1-a2-b2"]


def test_every_shape_can_be_laid_wherever_it_fits() -> None:
    """Counted by hand: in each of its positions a box of w by h fits (8 - w) * (7 - h) times."""
    farm = Farm(ground=OPEN)
    farm.play("plant")
    counts = {}
    for seed in farm.legal("seed")[:11]:
        twin = Farm(ground=OPEN)
        twin.play("plant", seed)
        counts[seed.split()[2]] = len(twin.legal("plot"))
    bent = 6 * 4 + 5 * 5
    assert counts == {
        "i2": 6 * 6 + 7 * 5,
        "i3": 5 * 6 + 7 * 4,
        "l3": 4 * 6 * 5,
        "i4": 4 * 6 + 7 * 3,
        "o4": 6 * 5,
        "l4": 4 * bent,
        "t4": 2 * bent,
        "s4": 2 * bent,
        "p5": 4 * bent,
        "u5": 2 * bent,
        "w5": 4 * 5 * 4,
    }


def test_a_seed_costs_one_coin_less_than_it_has_cells() -> None:
    farm = Farm(coins=10)
    told = farm.play("plant", "seed potato p5", "plot c2-d2-c3-d3-c4", "done")
    assert farm.coins() == 6
    assert told_of(told, "planted")[0]["price"] == 4
    assert farm.crops() == ["potato c2-d2-c3-d3-c4 sprout"]


def test_only_seeds_that_can_be_paid_are_offered() -> None:
    farm = Farm(coins=2)
    farm.play("plant")
    assert {seed.split()[2] for seed in farm.legal("seed")} == {"i2", "i3", "l3"}
    assert Farm(coins=0).why_not("plant") == "farmer-nothing-to-plant"


def test_a_new_tile_must_touch_one_of_its_kind_but_other_kinds_may_touch() -> None:
    farm = Farm(crops=["bean c2-d2 sprout"])
    farm.play("plant", "seed bean i2")
    assert "plot c3-d3" in farm.legal()
    assert "plot e3-f3" not in farm.legal()
    other = Farm(crops=["bean c2-d2 sprout"])
    other.play("plant", "seed potato i2")
    assert {"plot c3-d3", "plot e5-f5"} <= set(other.legal())


def test_each_tile_exists_only_so_often() -> None:
    farm = Farm(ground=OPEN, crops=["bean a1-b1-a2-b2 ripe"])
    farm.play("plant")
    assert "seed bean o4" not in farm.legal()
    assert {"seed bean l4", "seed potato o4"} <= set(farm.legal())


def test_a_plant_action_lays_two_tiles_and_three_when_attached_to_villagers() -> None:
    moves = ("seed bean i2", "plot c2-d2", "seed bean i2", "plot c3-d3")
    sprites = Farm(attached="sprite")
    sprites.play("plant", *moves)
    assert sprites.asked() == ""
    villagers = Farm(attached="villager")
    villagers.play("plant", *moves)
    assert villagers.asked() == "farmer-seed"
    villagers.play("seed bean i2", "plot c4-d4")
    assert villagers.asked() == ""
    assert len(villagers.crops()) == 3


@pytest.mark.rule("MYT-NOON-01")
def test_an_action_begun_does_something_and_there_is_one_a_day() -> None:
    farm = Farm()
    farm.play("plant")
    assert "done" not in farm.legal()
    farm.play("seed bean i2", "plot c2-d2", "done")
    assert farm.why_not("water") == "no-action-left"
    assert farm.why_not("odd-job") == "no-action-left"


# -- watering ----------------------------------------------------------------------------------

FOUR = ["bean c2-d2 sprout", "bean e2-f2 sprout", "bean c3-d3 sprout", "bean e3-f3-f4 sprout"]


def test_a_water_action_turns_two_sprouts_and_three_when_attached_to_sprites() -> None:
    villagers = Farm(crops=FOUR, attached="villager")
    villagers.play("water", "cell c2", "cell c3")
    assert sum(crop.endswith("ripe") for crop in villagers.crops()) == 2
    sprites = Farm(crops=FOUR, attached="sprite")
    sprites.play("water", "cell c2", "cell c3")
    assert sprites.asked() == "farmer-water"
    sprites.play("cell e3")
    assert [crop.split()[2] for crop in sprites.crops()] == ["ripe", "sprout", "ripe", "ripe"]


def test_when_all_sprouts_get_water_nothing_is_asked() -> None:
    farm = Farm(crops=FOUR[:2])
    farm.play("water")
    assert farm.asked() == ""
    assert all(crop.endswith("ripe") for crop in farm.crops())
    assert farm.why_not("farmhand water") == "farmer-other-workers"
    assert Farm().why_not("water") == "farmer-nothing-to-water"


# -- harvesting --------------------------------------------------------------------------------


def test_a_harvest_takes_a_whole_connected_set_with_a_coin_for_each_tile_after_the_first() -> None:
    """Ripe: twice the cells less one; sprout: the cells less one, so it only pays its seed."""
    crops = ["bean c2-d2 ripe", "bean c3-d3-e3 sprout", "bean e4-f4 ripe", "potato c5-d5 ripe"]
    farm = Farm(crops=crops, coins=0, attached="sprite")
    farm.play("harvest")
    assert farm.legal() == ["cell c2", "cell c5"]
    told = farm.play("cell c2")
    (harvest,) = told_of(told, "harvested")
    assert (harvest["crop"], harvest["count"], harvest["coins"]) == ("bean", 3, 3 + 2 + 3 + 2)
    assert (farm.coins(), farm.crops()) == (10, ["potato c5-d5 ripe"])


def test_tiles_of_a_kind_that_do_not_hang_together_are_two_sets() -> None:
    farm = Farm(crops=["bean c2-d2 ripe", "bean c4-d4 ripe"], coins=0, attached="sprite")
    farm.play("harvest", "cell c4")
    assert (farm.coins(), farm.crops()) == (3, ["bean c2-d2 ripe"])


def test_attached_to_villagers_a_harvest_takes_a_second_set() -> None:
    farm = Farm(crops=["bean c2-d2 ripe", "potato c4-d4 ripe"], coins=0)
    farm.play("harvest", "cell c2")
    assert farm.legal() == ["cell c4", "done"]
    farm.play("cell c4")
    assert (farm.coins(), farm.crops()) == (6, [])


def test_harvested_tiles_return_to_the_supply_and_their_cells_are_clear() -> None:
    farm = Farm(crops=["bean c2-d2-c3-d3 ripe"], actions=2)
    farm.play("harvest", "plant", "seed bean o4")
    assert "plot c2-d2-c3-d3" in farm.legal()
    assert Farm().why_not("harvest") == "farmer-nothing-to-harvest"


# -- weather -----------------------------------------------------------------------------------


@pytest.mark.rule("MYT-DAWN-07")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_rain_at_dawn_waters_one_sprout(season: str) -> None:
    farm = Farm(crops=FOUR, season=season, tomorrow="rainy")
    farm.sleep()
    assert farm.asked() == "farmer-water"
    assert "done" not in farm.legal()
    told = farm.play("cell e3")
    assert told_of(told, "watered") == [{"seat": 0, "crop": "bean", "cell": "e3", "by": "rain"}]
    assert [crop.split()[2] for crop in farm.crops()] == ["sprout", "sprout", "sprout", "ripe"]


def test_winter_rain_waters_nothing() -> None:
    farm = Farm(crops=FOUR, season="winter", tomorrow="rainy")
    farm.sleep()
    assert farm.asked() == ""
    assert farm.crops() == FOUR


def test_in_winter_tiles_of_four_cells_and_more_cannot_be_planted() -> None:
    farm = Farm(season="winter")
    farm.play("plant")
    assert {seed.split()[2] for seed in farm.legal("seed")} == {"i2", "i3", "l3"}


@pytest.mark.parametrize(("season", "ripe", "sprout"), [("autumn", 3, 1), ("winter", 5, 1)])
def test_ripe_beans_are_worth_two_more_in_winter(season: str, ripe: int, sprout: int) -> None:
    for state, worth in (("ripe", ripe), ("sprout", sprout)):
        farm = Farm(crops=[f"bean c2-d2 {state}"], coins=0, attached="sprite", season=season)
        farm.play("harvest")
        assert farm.coins() == worth


def test_on_a_cloudy_spring_day_seeds_cost_one_less() -> None:
    for season, price in (("spring", 1), ("summer", 2)):
        farm = Farm(season=season, weather="cloudy", coins=9)
        farm.play("plant", "seed bean i3", "plot c2-d2-e2")
        assert farm.coins() == 9 - price


@pytest.mark.parametrize(
    ("season", "weather", "crop", "more"),
    [
        ("summer", "sunny", "strawberry", 2),
        ("summer", "cloudy", "strawberry", 0),
        ("summer", "sunny", "potato", 0),
        ("autumn", "cloudy", "potato", 2),
        ("autumn", "cloudy", "bean", 0),
        ("spring", "cloudy", "potato", 0),
    ],
)
def test_some_crops_bring_a_coin_more_a_tile_in_their_weather(
    season: str, weather: str, crop: str, more: int
) -> None:
    crops = [f"{crop} c2-d2 ripe", f"{crop} c3-d3 sprout"]
    farm = Farm(crops=crops, season=season, weather=weather, coins=0)
    farm.play("harvest")
    assert farm.coins() == 3 + 1 + 1 + more


# -- the season's end --------------------------------------------------------------------------


@pytest.mark.rule("MYT-SEASON-02")
def test_at_the_season_s_end_three_weeds_grow_beside_brush_or_weeds() -> None:
    farm = Farm(crops=["bean c2-d2 sprout"], cows="f5", last_day=True)
    told = told_of(farm.sleep(), "overgrown")
    assert len(told) == farm.count_ground("*") == 3
    inner = {"d3", "e3", "d4", "e4"}
    first = told[0]["cell"]
    assert first in set(CELLS) - inner
    assert (farm.crops(), farm.cows()) == (["bean c2-d2 sprout"], ["f5"])


def test_a_field_without_brush_and_weeds_stays_clean() -> None:
    farm = Farm(ground=OPEN, last_day=True)
    farm.sleep()
    assert farm.count_ground("*") == 0


def test_fewer_weeds_grow_where_there_is_little_room() -> None:
    farm = Farm(ground=[*[ROW] * 5, "#####.."], last_day=True)
    farm.sleep()
    assert farm.count_ground("*") == 2


# -- saving and showing ------------------------------------------------------------------------


@pytest.mark.rule("MYT-SAVE-04")
def test_a_field_is_saved_and_loaded_in_the_middle_of_planting() -> None:
    farm = Farm(
        crops=["bean c2-d2 ripe"], cows="f2 f3", calves="f3", gear=["cart e2", "beehive f5"]
    )
    farm.play("plant", "seed bean l4")
    again = GAME.from_json(farm.state.to_json())
    assert again.to_data() == farm.state.to_data()
    assert again.legal(0) == farm.state.legal(0)


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("ground", ["......."] * 5, "6 rows of 7 signs"),
        ("crops", ["bean c2-f2 ripe"], "is no tile"),
        ("crops", ["bean c2-d2 ripe", "potato d2-e2 ripe"], "two things are on d2"),
        ("crops", ["bean c2-d2-c3-d3 ripe", "bean e2-f2-e3-f3 ripe"], "not so many bean tiles o4"),
        ("gear", ["cart c2", "cart d2"], "not so much equipment: cart"),
        ("cows", ["c2", "d2", "e2", "f2", "c3", "d3", "e3"], "more than 6 cows"),
        ("tired", ["c2"], "no cow"),
        ("running", ["cart"], "no cow can power a cart"),
        ("hens", [], "is no part of a position"),
    ],
)
def test_a_field_that_cannot_be_is_refused_with_the_reason(
    key: str, value: object, reason: str
) -> None:
    data = Farm().state.to_data()
    sheets = data["sheets"]
    assert isinstance(sheets, dict)
    sheets["farmer"]["own"][key] = value
    with pytest.raises(BadPosition, match=reason):
        GAME.from_json(data)


def test_everybody_sees_the_field_and_what_there_is_to_buy() -> None:
    farm = Farm(crops=["bean c2-d2 ripe"], cows="f2", gear=["cart e2"], weather="cloudy")
    seats = farm.state.view(None)["seats"]
    assert isinstance(seats, list)
    board = seats[0]["board"]
    tile = {"crop": "bean", "shape": "i2", "cells": ["c2", "d2"], "ripe": True, "value": 3}
    assert board["sets"] == [[tile]]
    assert board["cows"] == [{"cell": "f2", "calf": False, "tired": False}]
    assert board["gear"] == [{"gear": "cart", "cell": "e2", "works": True}]
    assert (board["seeds"]["bean"]["i2"], board["seeds"]["potato"]["i2"]) == (2, 3)
    assert (board["seed_prices"]["p5"], board["gear_prices"]["beehive"]) == (3, 4)
    assert "cart" not in board["gear_prices"]


def test_what_is_only_an_answer_is_refused_at_noon() -> None:
    assert Farm().why_not("seed bean i2") == "farmer-asked-only"
