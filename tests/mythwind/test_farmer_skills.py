"""The Farmer's eight skills. MYT-SKILL-01, MYT-SKILL-04."""

from __future__ import annotations

import pytest

from .farms import OPEN, Farm, told_of

pytestmark = pytest.mark.rule("MYT-SKILL-01")
ROW = "#######"
FOUR = ["bean c2-d2 sprout", "bean e2-f2 sprout", "bean c3-d3 sprout", "bean e3-f3-f4 sprout"]
GREEN_THUMB, SEED_KEEPER, MIXED_BEDS, HERDSMAN = 1, 2, 3, 4
NIGHT_DEW, STALLHOLDER, HEDGER, STEWARD = 5, 6, 7, 8


def test_green_thumb_waters_one_tile_more() -> None:
    farm = Farm(crops=FOUR, skills=[GREEN_THUMB], attached="sprite")
    farm.play("water")
    assert (farm.asked(), farm.crops()) == ("", [crop.replace("sprout", "ripe") for crop in FOUR])


def test_green_thumb_does_not_help_a_worker() -> None:
    farm = Farm(crops=FOUR, skills=[GREEN_THUMB], attached="sprite", dice="s1")
    farm.play("farmhand water", "cell c2")
    assert farm.asked() == ""


@pytest.mark.rule("MYT-SKILL-04")
def test_seed_keeper_plants_a_domino_for_nothing_once_a_day() -> None:
    farm = Farm(skills=[SEED_KEEPER], coins=0, actions=0)
    farm.play("skill F2")
    assert farm.legal() == ["seed strawberry i2", "seed bean i2", "seed potato i2"]
    farm.play("seed bean i2", "plot c2-d2")
    assert (farm.coins(), farm.crops(), farm.asked()) == (0, ["bean c2-d2 sprout"], "")
    assert farm.why_not("skill F2") == "skill-spent"


def test_seed_keeper_is_idle_without_room() -> None:
    assert Farm(ground=[ROW] * 6, skills=[SEED_KEEPER]).why_not("skill F2") == "skill-idle"


def test_mixed_beds_adds_a_touching_tile_of_another_kind_to_a_set() -> None:
    crops = ["bean c2-d2 ripe", "potato c3-d3 ripe", "potato c5-d5 ripe"]
    farm = Farm(crops=crops, skills=[MIXED_BEDS], coins=0, attached="sprite")
    farm.play("harvest", "cell c2")
    assert (farm.asked(), farm.legal()) == ("farmer-mixed", ["cell c3", "done"])
    farm.play("cell c3")
    assert (farm.coins(), farm.crops()) == (3 + 3 + 1, ["potato c5-d5 ripe"])


def test_mixed_beds_may_leave_the_other_kind_alone() -> None:
    crops = ["bean c2-d2 ripe", "potato c3-d3 ripe"]
    farm = Farm(crops=crops, skills=[MIXED_BEDS], coins=0, attached="sprite")
    farm.play("harvest", "cell c2", "done")
    assert (farm.coins(), farm.crops()) == (3, ["potato c3-d3 ripe"])


def test_herdsman_breeds_for_nothing() -> None:
    farm = Farm(cows="c2 d2", skills=[HERDSMAN], coins=0)
    farm.play("livestock", "herd breed", "cell e2", "done")
    assert (farm.coins(), farm.cows()) == (0, ["c2", "d2", "e2"])


def test_night_dew_lets_rain_water_two_sprouts() -> None:
    farm = Farm(crops=FOUR, skills=[NIGHT_DEW], tomorrow="rainy")
    farm.sleep()
    farm.play("cell c2", "cell e3")
    assert [crop.split()[2] for crop in farm.crops()] == ["ripe", "sprout", "sprout", "ripe"]
    dry = Farm(crops=FOUR, skills=[NIGHT_DEW], tomorrow="sunny")
    dry.sleep()
    assert dry.crops() == FOUR


THREE = ["bean c2-d2 ripe", "bean c3-d3 ripe", "potato c5-d5 ripe"]


def test_stallholder_earns_three_coins_for_a_harvest_of_three_tiles() -> None:
    """The tiles of all sets of the action count."""
    farm = Farm(crops=THREE, skills=[STALLHOLDER], coins=0)
    told = farm.play("harvest", "cell c2", "cell c5")
    assert told_of(told, "stall") == [{"seat": 0, "coins": 3}]
    assert farm.coins() == 3 + 3 + 1 + 3 + 3
    few = Farm(crops=THREE, skills=[STALLHOLDER], coins=0)
    few.play("harvest", "cell c2", "done")
    assert few.coins() == 7


def test_stallholder_earns_once_a_day() -> None:
    crops = [*THREE[:2], "bean c4-d4 ripe", "potato c5-d5 ripe", "potato e5-f5 ripe"]
    crops += ["potato e4-f4 ripe"]
    farm = Farm(crops=crops, skills=[STALLHOLDER], coins=0, attached="sprite", actions=2)
    farm.play("harvest", "cell c2", "harvest")
    assert farm.coins() == 2 * (9 + 2) + 3


@pytest.mark.rule("MYT-SKILL-04")
def test_hedger_clears_two_weeds() -> None:
    farm = Farm(ground=["***####", *["##....#"] * 4, ROW], skills=[HEDGER], actions=0)
    farm.play("skill F7", "cell a1", "cell c1")
    assert (farm.asked(), farm.count_ground("*")) == ("", 1)
    assert Farm(skills=[HEDGER]).why_not("skill F7") == "skill-idle"


def test_hedger_makes_one_weed_less_grow() -> None:
    farm = Farm(skills=[HEDGER], last_day=True)
    farm.sleep()
    assert farm.count_ground("*") == 2


@pytest.mark.rule("MYT-SKILL-04")
def test_steward_does_one_worker_action_without_a_die_whatever_the_attachment() -> None:
    farm = Farm(crops=["bean c2-d2 sprout"], skills=[STEWARD], actions=0, attached="villager")
    farm.play("skill F8")
    assert farm.legal() == [f"farmhand {job}" for job in ("plant", "harvest", "water", "brush")]
    farm.play("farmhand water")
    assert farm.crops() == ["bean c2-d2 ripe"]
    assert farm.why_not("skill F8") == "skill-spent"


def test_steward_is_idle_when_there_is_nothing_to_do() -> None:
    farm = Farm(ground=OPEN, coins=0, skills=[STEWARD])
    assert farm.why_not("skill F8") == "skill-idle"
