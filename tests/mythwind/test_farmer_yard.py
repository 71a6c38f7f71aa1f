"""The Farmer's cattle and equipment, clearing the field, and worker actions. MYT-CHAR-02."""

from __future__ import annotations

import pytest

from .farms import OPEN, Farm, told_of

pytestmark = pytest.mark.rule("MYT-CHAR-02")
ROW = "#######"

# -- livestock ---------------------------------------------------------------------------------


def test_a_cow_is_bought_for_five_coins_and_fills_a_clear_cell() -> None:
    farm = Farm(coins=7)
    farm.play("livestock", "herd buy")
    assert len(farm.legal("cell")) == 16
    farm.play("cell c2", "done")
    assert (farm.coins(), farm.cows()) == (2, ["c2"])
    assert Farm(coins=4).why_not("livestock") == "farmer-nothing-to-herd"


def test_livestock_is_up_to_two_different_steps() -> None:
    farm = Farm(coins=20)
    farm.play("livestock", "herd buy", "cell c2")
    assert farm.legal() == ["herd sell", "herd move", "done"]
    farm.play("herd sell")
    assert farm.asked() == ""
    assert (farm.coins(), farm.cows()) == (19, [])


def test_breeding_takes_two_touching_cows_and_a_clear_cell_beside_one() -> None:
    farm = Farm(cows="c2 d2", coins=3)
    farm.play("livestock", "herd breed")
    assert farm.legal() == ["cell e2", "cell c3", "cell d3"]
    farm.play("cell e2", "done")
    assert (farm.coins(), farm.cows(), farm.own("calves")) == (1, ["c2", "d2", "e2"], ["e2"])
    apart = Farm(cows="c2 e2")
    apart.play("livestock")
    assert "herd breed" not in apart.legal()


def test_breeding_happens_once_a_day() -> None:
    farm = Farm(cows="c2 d2", actions=2)
    farm.play("livestock", "herd breed", "cell e2", "done", "livestock")
    assert "herd breed" not in farm.legal()
    farm.play("herd buy", "cell f2", "done")
    farm.sleep()
    farm.play("visit construct", "pass", "livestock")
    assert "herd breed" in farm.legal()


def test_a_calf_is_not_sold_on_the_day_it_is_born() -> None:
    farm = Farm(cows="c2 d2", actions=2)
    farm.play("livestock", "herd breed", "cell e2", "herd sell")
    assert farm.legal() == ["cell c2", "cell d2"]
    farm.play("cell c2")
    farm.sleep()
    farm.play("visit construct", "pass", "livestock", "herd sell")
    assert farm.legal() == ["cell d2", "cell e2"]


def test_a_calf_that_is_moved_stays_a_calf() -> None:
    farm = Farm(cows="c2 d2", actions=2)
    farm.play("livestock", "herd breed", "cell e2", "herd move", "cell e2", "cell f5")
    assert (farm.cows(), farm.own("calves")) == (["c2", "d2", "f5"], ["f5"])


def test_there_are_at_most_six_cows() -> None:
    farm = Farm(cows="c2 d2 e2 f2 c3 d3")
    farm.play("livestock")
    assert farm.legal() == ["herd sell", "herd move"]


def test_a_cow_is_sold_for_four_coins() -> None:
    farm = Farm(cows="c2", coins=0)
    farm.play("livestock", "herd sell")
    assert (farm.coins(), farm.cows()) == (4, [])


# -- buying equipment and clearing -------------------------------------------------------------


def test_equipment_is_bought_and_placed_on_a_clear_cell() -> None:
    farm = Farm(coins=6)
    farm.play("equip", "farm-gear sickle")
    assert len(farm.legal("cell")) == 16
    farm.play("cell d3")
    assert (farm.coins(), farm.gear()) == (0, ["sickle d3"])


def test_there_is_one_of_each_equipment_but_two_beehives() -> None:
    farm = Farm(gear=["beehive c2", "cart d2"])
    farm.play("equip")
    assert {"farm-gear beehive"} <= set(farm.legal())
    assert "farm-gear cart" not in farm.legal()
    full = Farm(gear=["beehive c2", "beehive d2"])
    full.play("equip")
    assert "farm-gear beehive" not in full.legal()


def test_equipment_may_first_be_taken_off_the_field_without_refund() -> None:
    farm = Farm(gear=["cart c2"], coins=5)
    farm.play("equip", "lift c2")
    assert (farm.coins(), farm.gear()) == (5, [])
    assert "done" in farm.legal()
    farm.play("farm-gear cart", "cell d2")
    assert (farm.coins(), farm.gear()) == (0, ["cart d2"])


def test_instead_of_equipment_three_cells_are_cleared_brush_for_a_coin_each() -> None:
    farm = Farm(ground=["*######", "##....#", ROW, ROW, ROW, ROW], coins=1)
    farm.play("equip", "cell a1")
    assert farm.coins() == 1
    farm.play("cell b1")
    assert farm.coins() == 0
    assert farm.asked() == ""
    rich = Farm(coins=9)
    rich.play("equip", "cell a1", "cell b1", "cell c1")
    assert (rich.asked(), rich.coins(), rich.count_ground("#")) == ("", 6, 23)


def test_without_coins_weeds_and_equipment_there_is_nothing_to_equip() -> None:
    assert Farm(coins=0).why_not("equip") == "farmer-nothing-to-equip"


# -- each equipment ----------------------------------------------------------------------------


@pytest.mark.rule("MYT-DUSK-03")
def test_a_beehive_pays_a_coin_at_dusk_when_two_tiles_touch_it() -> None:
    crops = ["bean c2-d2 sprout", "potato c4-d4 ripe", "potato e4-f4 ripe"]
    farm = Farm(crops=crops, gear=["beehive d3", "beehive f5"], coins=0)
    told = farm.sleep()
    assert told_of(told, "honey") == [{"seat": 0, "cell": "d3", "coins": 1}]
    assert farm.coins() == 1


def test_a_cart_with_a_cow_adds_a_coin_for_each_tile_that_touches_it() -> None:
    crops = ["bean c2-d2 ripe", "bean c3-c4 ripe", "bean c5-d5 ripe"]
    without = Farm(crops=crops, gear=["cart d3"], coins=0)
    without.play("harvest")
    assert without.coins() == 3 * 3 + 2
    farm = Farm(crops=crops, gear=["cart d3"], cows="e3", coins=0)
    farm.play("harvest")
    assert farm.coins() == 3 * 3 + 2 + 2
    assert (farm.own("tired"), farm.own("running")) == (["e3"], ["cart"])


def test_a_cow_powers_one_equipment_a_day() -> None:
    """The cow between cart and plough: whichever is used first has it."""
    ground = ["#######", *OPEN[1:]]
    farm = Farm(
        ground=ground,
        crops=["bean c2-d2 ripe"],
        gear=["cart d3", "plough f3"],
        cows="e3",
        actions=2,
    )
    farm.play("harvest", "equip", "cell a1")
    assert (farm.coins(), farm.own("running")) == (20 + 4 - 1, ["cart"])
    farm.play("done")
    farm.sleep()
    assert (farm.own("tired"), farm.own("running")) == ([], [])


def test_of_two_cows_that_works_which_other_equipment_can_spare() -> None:
    farm = Farm(crops=["bean c2-d2 ripe"], gear=["cart d3", "plough f3"], cows="e3 d4")
    farm.play("harvest")
    assert farm.own("tired") == ["d4"]


def test_a_sickle_cuts_one_more_set_that_touches_it() -> None:
    crops = ["bean c2-d2 ripe", "potato e2-f2 ripe", "strawberry c4-d4 ripe"]
    farm = Farm(crops=crops, gear=["sickle e3"], coins=0, attached="sprite")
    farm.play("harvest", "cell c2")
    assert farm.legal() == ["cell e2", "done"]
    farm.play("cell e2")
    assert (farm.asked(), farm.coins()) == ("", 6)
    other_order = Farm(crops=crops, gear=["sickle e3"], coins=0, attached="sprite")
    other_order.play("harvest", "cell e2", "cell c4")
    assert (other_order.asked(), other_order.coins()) == ("", 6)


def test_a_sickle_cuts_only_once() -> None:
    crops = ["bean e2-f2 ripe", "potato c3-d3 ripe", "strawberry e4-f4 ripe"]
    farm = Farm(crops=crops, gear=["sickle e3"], coins=0, attached="sprite")
    farm.play("harvest", "cell e2", "cell c3")
    assert (farm.asked(), farm.coins()) == ("", 6)


def test_seeds_beside_the_compost_heap_cost_two_coins_less() -> None:
    farm = Farm(gear=["compost c2"], coins=2)
    farm.play("plant", "seed bean p5")
    assert "plot d2-e2-d3-e3-d4" in farm.legal()
    assert "plot d3-e3-d4-e4-d5" not in farm.legal()
    farm.play("plot d2-e2-d3-e3-d4")
    assert farm.coins() == 0
    farm.play("seed potato i2")
    assert (farm.coins(), farm.crops()[-1]) == (0, "potato c3-c4 sprout")


def test_a_water_barrel_with_a_cow_waters_a_touching_sprout_at_dawn() -> None:
    crops = ["bean c2-d2 sprout", "bean e2-f2 sprout"]
    farm = Farm(crops=crops, gear=["barrel c3"], cows="c4")
    told = farm.sleep()
    assert told_of(told, "watered") == [{"seat": 0, "crop": "bean", "cell": "c2", "by": "barrel"}]
    assert (farm.asked(), farm.own("tired")) == ("", ["c4"])
    dry = Farm(crops=crops, gear=["barrel c3"])
    dry.sleep()
    assert dry.crops() == crops


def test_the_cow_may_be_spared_the_barrel_for_other_work() -> None:
    farm = Farm(crops=["bean c2-d2 sprout"], gear=["barrel c3", "cart c5"], cows="c4")
    farm.sleep()
    assert (farm.asked(), farm.legal()) == ("farmer-barrel", ["cell c2", "done"])
    farm.play("done")
    assert (farm.crops(), farm.own("tired")) == (["bean c2-d2 sprout"], [])


def test_no_weeds_grow_around_a_scarecrow() -> None:
    ground = [ROW, "##...##", "##...##", "##...##", ROW, ROW]
    farm = Farm(ground=ground, gear=["scarecrow d3"], last_day=True)
    farm.sleep()
    assert farm.count_ground("*") == 0


def test_a_plough_with_a_cow_clears_two_brush_more_for_nothing() -> None:
    farm = Farm(gear=["plough c2"], cows="d2", coins=1)
    farm.play("equip", "cell a1", "cell b1")
    assert farm.coins() == 1
    farm.play("cell c1")
    assert (farm.coins(), farm.asked(), farm.count_ground("#")) == (0, "", 23)


def test_with_a_hay_rack_the_calf_may_stand_anywhere() -> None:
    farm = Farm(gear=["hay-rack c5"], cows="c2 d2")
    farm.play("livestock", "herd breed")
    assert len(farm.legal()) == 16 - 3


# -- worker actions ----------------------------------------------------------------------------


@pytest.mark.rule("MYT-NOON-04")
def test_only_workers_of_the_attachment_help() -> None:
    farm = Farm(crops=["bean c2-d2 sprout"], dice="s2 v2", attached="villager")
    assert farm.legal("farmhand") == ["farmhand plant", "farmhand harvest"]
    assert farm.why_not("farmhand water") == "farmer-other-workers"
    sprites = Farm(crops=["bean c2-d2 sprout"], dice="s2 v2", attached="sprite")
    assert sprites.legal("farmhand") == ["farmhand water", "farmhand brush"]
    assert sprites.why_not("farmhand weed") == "farmer-no-weeds"


@pytest.mark.rule("MYT-WORK-10")
def test_a_worker_without_points_helps_no_more() -> None:
    farm = Farm(dice="v1", actions=0)
    farm.play("farmhand plant", "seed bean i2", "plot c2-d2")
    assert farm.sheet()["dice"] == ["v0"]
    assert farm.why_not("farmhand plant") == "farmer-no-worker"


def test_villagers_plant_a_tile_at_its_price() -> None:
    farm = Farm(dice="v3", coins=9, actions=0)
    farm.play("farmhand plant", "seed bean i3", "plot c2-d2-e2")
    assert (farm.coins(), farm.sheet()["dice"], farm.asked()) == (7, ["v2"], "")


def test_villagers_harvest_one_single_tile() -> None:
    farm = Farm(crops=["bean c2-d2 ripe", "bean c3-d3 ripe"], dice="v1", coins=0)
    farm.play("farmhand harvest", "cell c3")
    assert (farm.coins(), farm.crops()) == (3, ["bean c2-d2 ripe"])


def test_sprites_water_one_tile() -> None:
    farm = Farm(crops=["bean c2-d2 sprout", "bean c3-d3 sprout"], dice="s1", attached="sprite")
    farm.play("farmhand water", "cell c3")
    assert farm.crops() == ["bean c2-d2 sprout", "bean c3-d3 ripe"]


def test_sprites_clear_two_weeds_or_one_brush_for_nothing() -> None:
    ground = ["***####", *["##....#"] * 4, ROW]
    farm = Farm(ground=ground, dice="s3", attached="sprite", coins=0)
    farm.play("farmhand weed", "cell a1", "cell b1")
    assert (farm.asked(), farm.count_ground("*")) == ("", 1)
    farm.play("farmhand brush", "cell d1")
    assert (farm.asked(), farm.count_ground("#"), farm.sheet()["dice"]) == ("", 22, ["s1"])


def test_the_player_chooses_which_worker_is_weakened() -> None:
    farm = Farm(crops=["bean c2-d2 sprout"], dice="s1 s3", attached="sprite")
    farm.play("farmhand water")
    assert farm.legal() == ["die s1", "die s3"]
    farm.play("die s3")
    assert (farm.sheet()["dice"], farm.crops()) == (["s1", "s2"], ["bean c2-d2 ripe"])
