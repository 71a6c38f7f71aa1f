"""The ten buildings of level III and the five of level IV, one by one."""

from __future__ import annotations

import pytest

from .blueprints import Plan, amounts
from .happenings import Data, last_day, quiet, stand
from .towns import menu, play, settle, to_dusk, told


@pytest.mark.rule("MYT-BLD-FIELD-01")
@pytest.mark.rule("MYT-BLD-32")
def test_the_sports_field_gives_an_area_back_to_the_forest_for_two_resources() -> None:
    costs = "C4 P3 F3 | C5 P5 F5 | C8 P7 F5 | C9 P8 F7"
    field = Plan("sports-field", "culture-house", 3, "sprite", costs, level=3)
    field.proves_how_it_is_built()
    assert field.bonus(tower_dice="s1 v2") == "tower:s2,v3"
    gains = ("resource food", "resource culture")
    assert field.use("", "demolish inn", *gains, others={4: "inn"}) == "C+1 F+1"
    s = field.visit(others={4: "inn"})
    play(s, "0 use")
    assert menu(s) == ["demolish sports-field", "demolish inn"], "area 7 has no forest card"
    play(s, "0 demolish inn")
    assert s.areas[4] == -2
    assert s.in_stack(18), "the inn is in the stack"


@pytest.mark.rule("MYT-BLD-DOCKS-01")
@pytest.mark.rule("MYT-BLD-DOCKS-02")
def test_the_docks_replace_the_harbour_and_give_two_income() -> None:
    costs = "I4 P3 F3 | I5 P5 F5 | I8 P7 F5 | I8 P9 F7"
    docks = Plan("docks", "harbour", 4, "villager", costs, level=3, replaces=True)
    docks.proves_how_it_is_built()
    assert docks.bonus() == "I+1 coins+2"
    assert docks.use("v1", coins=5) == "I+2 coins-5 hired:v0"
    assert docks.refuses("v1", coins=4)
    assert docks.refuses("s3")
    assert docks.season_end(met=True) == "I+1 coins+3"
    assert docks.season_end(met=False) == ""


@pytest.mark.rule("MYT-BLD-PUB-01")
@pytest.mark.rule("MYT-TRACK-06")
def test_the_pub_gives_culture_when_it_is_completed_and_two_food_when_used() -> None:
    costs = "I4 P3 F3 | I5 P5 F5 | I8 P5 F7 | I8 P7 F9"
    pub = Plan("pub", "inn", 3, "sprite", costs, level=3)
    pub.proves_how_it_is_built()
    assert pub.bonus() == "C+1"
    assert pub.use("s1", coins=5) == "F+2 coins-5 hired:s0"
    assert pub.refuses("s1", coins=4)
    assert pub.refuses("v3")


@pytest.mark.rule("MYT-BLD-FOUNDRY-01")
def test_the_foundry_weakens_a_villager_and_takes_five_coins_for_two_production() -> None:
    costs = "I3 P5 F2 | I3 P9 F3 | I6 P9 F5 | I8 P9 F7"
    foundry = Plan("foundry", "smithy", 4, "villager", costs, level=3)
    foundry.proves_how_it_is_built()
    assert foundry.bonus().startswith("tower:s1,v1,v")
    assert foundry.use("v2", coins=5) == "P+2 coins-5 hired:v1"
    assert foundry.refuses("v2", coins=4)
    assert foundry.refuses("s2")


@pytest.mark.rule("MYT-BLD-TOWNHALL-01")
def test_the_town_hall_starts_a_building_of_level_one_or_two_and_gives_a_resource() -> None:
    costs = "C3 I2 P5 | C5 I3 P7 | C6 I5 P9 | C8 I7 P9"
    hall = Plan("town-hall", "culture-house", 4, "villager", costs, level=3)
    hall.proves_how_it_is_built()
    assert hall.bonus("0 resource food") == "F+1"
    assert hall.use("", "construct shop", "resource food") == "I-1 P-1 F+1"
    s = hall.visit(others={4: "culture-house"})
    s.areas[6] = -1
    play(s, "0 use")
    assert "construct longhouse" not in menu(s), "it has no level"
    assert "construct guild" in menu(s), "level II"
    assert "construct sports-field" not in menu(s), "level III"
    assert hall.refuses(tracks=amounts("")), "no resource without a construction"


@pytest.mark.rule("MYT-BLD-RESTAURANT-01")
@pytest.mark.rule("MYT-BLD-RESTAURANT-02")
def test_the_restaurant_replaces_the_pub_and_gives_income_at_the_seasons_end() -> None:
    costs = "C4 I3 F3 | C5 I5 F5 | C8 I5 F7 | C8 I7 F9"
    restaurant = Plan("restaurant", "pub", 3, "sprite", costs, level=3, replaces=True)
    restaurant.proves_how_it_is_built()
    assert restaurant.bonus() == "I+1"
    assert restaurant.use("s2", coins=5) == "F+2 coins-5 hired:s1"
    assert restaurant.refuses("s2", coins=4)
    assert restaurant.season_end() == "I+2"


@pytest.mark.rule("MYT-BLD-COURT-01")
def test_the_court_exchanges_a_worker_at_the_tower_for_ten_coins() -> None:
    costs = "C4 I3 P3 | C5 I5 P5 | C8 I7 P5 | C9 I8 P7"
    court = Plan("court", "town-hall", 4, "villager", costs, level=3)
    court.proves_how_it_is_built()
    assert court.bonus(tower_dice="s1 v2") == "tower:s1,v3"
    changed = court.use("", "die s1", "kind villager", coins=10, tower_dice="s1 v3")
    assert changed in [f"coins-10 tower:{dice}" for dice in ("v1,v3", "v2,v3", "v3,v3")]
    assert court.refuses(coins=9)
    assert court.refuses("s3 v3", tower_dice=""), "a hired worker does not count"


@pytest.mark.rule("MYT-BLD-COURT-01")
@pytest.mark.rule("MYT-WORK-04")
def test_the_same_kind_may_be_gained_at_the_court_and_a_missing_one_is_a_resource() -> None:
    court = Plan("court", "town-hall", 4, "villager", "", level=3)
    crowd = " ".join(["s3"] * 8 + ["v1"])
    missing = court.use("", "die v1", "kind sprite", "resource food", coins=10, tower_dice=crowd)
    assert missing == "F+1 coins-10 tower:s3,s3,s3,s3,s3,s3,s3,s3"


@pytest.mark.rule("MYT-BLD-WINERY-01")
@pytest.mark.rule("MYT-BLD-WINERY-02")
def test_the_winery_replaces_the_vineyard_and_gives_food_at_the_seasons_end() -> None:
    costs = "C4 P3 F3 | C5 P5 F5 | C5 P8 F7 | C8 P7 F9"
    winery = Plan("winery", "vineyard", 3, "sprite", costs, level=3, replaces=True)
    winery.proves_how_it_is_built()
    assert winery.bonus() == "C+1"
    assert winery.use("s1", coins=5) == "C+2 coins-5 hired:s0"
    assert winery.refuses("s1", coins=4)
    assert winery.season_end() == "F+2"


@pytest.mark.rule("MYT-BLD-VINEYARD-01")
@pytest.mark.rule("MYT-BLD-VINEYARD-02")
def test_the_vineyard_replaces_the_gardens_and_gives_two_culture() -> None:
    costs = "C4 P3 F3 | C5 P5 F5 | C5 P8 F7 | C8 P9 F7"
    vineyard = Plan("vineyard", "town-gardens", 4, "sprite", costs, level=3, replaces=True)
    vineyard.proves_how_it_is_built()
    assert vineyard.bonus().startswith("tower:s1,s")
    assert vineyard.use("s3", coins=5) == "C+2 coins-5 hired:s2"
    assert vineyard.refuses("s3", coins=4)
    assert vineyard.refuses("v3")
    assert vineyard.season_end(met=True) == "F+1 coins+3"
    assert vineyard.season_end(met=False) == ""


@pytest.mark.rule("MYT-BLD-PAVING-02")
def test_the_paving_works_give_two_production_and_a_second_progress_when_completed() -> None:
    costs = "C2 I3 P5 | C3 I3 P9 | C5 I6 P9 | C8 I7 P9"
    works = Plan("paving-works", "town-hall", 3, "villager", costs, level=3)
    works.proves_how_it_is_built()
    assert works.completed().site == [-1, 2, -1, -1], "the shop came from space 4 to space 2"
    assert works.completed(again=True).site == [-1, -1, 2, -1]
    assert works.season_end() == "P+2"


# -- level IV ----------------------------------------------------------------------------------


@pytest.mark.rule("MYT-BLD-STATION-01")
def test_the_railway_station_weakens_a_sprite_for_an_event() -> None:
    costs = "C4 I4 P4 F4 | C5 I5 P6 F6 | C7 I8 P8 F6 | C8 I9 P9 F8"
    station = Plan("railway-station", "foundry", 4, "sprite", costs, level=4)
    station.proves_how_it_is_built()
    assert station.bonus("0 option 1", known=2) == "P+1", "what the mule carried: an event"
    assert station.use("s1", "option 1", coins=0, event=2) == "P+1 hired:s0"
    assert station.refuses("v3")


@pytest.mark.rule("MYT-BLD-CASINO-02")
@pytest.mark.rule("MYT-BLD-33")
def test_the_casino_gives_for_each_sprite_more_than_villagers_at_the_tower() -> None:
    costs = "C4 I4 P4 F4 | C5 I5 P6 F6 | C7 I8 P6 F8 | C9 I8 P8 F9"
    casino = Plan("casino", "hotel", 4, "sprite", costs, level=4)
    casino.proves_how_it_is_built()
    assert casino.bonus() == "coins+5"
    gains = ("resource culture", "resource food")
    assert casino.season_end(*gains, tower_dice="s1 s1 s1 v3") == "C+1 F+1", "3 against 1 gives 2"
    assert casino.season_end(tower_dice="s1 v1 v1") == ""


@pytest.mark.rule("MYT-BLD-UNION-01")
def test_the_union_seat_weakens_a_villager_for_an_event() -> None:
    costs = "C4 I4 P4 F4 | C5 I5 P6 F6 | C6 I7 P8 F8 | C8 I9 P9 F8"
    union = Plan("union-seat", "guild", 4, "villager", costs, level=4)
    union.proves_how_it_is_built()
    assert union.bonus(tower_dice="s1 v2") == "coins+2 tower:s1,v3"
    assert union.use("v1", "option 2", coins=0, event=2) == "F+1 hired:v0"
    assert union.refuses("s3")


@pytest.mark.rule("MYT-BLD-SHIPYARD-02")
@pytest.mark.rule("MYT-BLD-33")
def test_the_shipyard_gives_for_each_villager_more_than_sprites_at_the_tower() -> None:
    costs = "I4 P8 F4 | I7 P9 F6 | C2 I9 P9 F9 | C7 I9 P9 F9"
    shipyard = Plan("shipyard", "docks", 4, "villager", costs, level=4)
    shipyard.proves_how_it_is_built()
    assert shipyard.bonus().startswith("tower:s1,v1,v")
    gains = ("resource income", "resource production")
    assert shipyard.season_end(*gains, tower_dice="s1 v3 v3 v3") == "I+1 P+1"
    assert shipyard.season_end(tower_dice="s1 v1") == ""


@pytest.mark.rule("MYT-BLD-PRISON-02")
def test_with_a_prison_the_goals_effect_can_be_ignored_for_a_building() -> None:
    costs = "C4 I4 P4 F4 | C5 I5 P6 F6 | C7 I8 P8 F6 | C9 I8 P9 F8"
    prison = Plan("prison", "court", 4, "villager", costs, level=4)
    prison.proves_how_it_is_built()
    assert prison.bonus("0 resource food") == "F+1"
    s = prison.at_last_day(met=True)
    villagers = s.supply[1]
    assert menu(s) == ["yes", "no"]
    keys = told(play(s, "0 yes", "0 demolish prison"))
    assert "goal-ignored" in keys
    settle(s)
    assert s.supply[1] == villagers, "no villager for the goal that was met"
    assert s.areas[0] == -1
    assert s.gone_goals == [0], "the judgement stands"
    assert 7 not in s.goal_deck.values, "nor does its follower come"
    other = prison.at_last_day(met=True)
    play(other, "0 no")
    assert other.supply[1] == villagers - 1


@pytest.mark.rule("MYT-BLD-PRISON-02")
@pytest.mark.rule("MYT-BLD-POST-02")
def test_a_post_office_torn_down_for_the_prison_brings_no_further_goal() -> None:
    def edit(data: Data) -> None:
        stand(data, 0, "prison")
        stand(data, 1, "post-office")
        last_day(data)

    chosen = {}
    for torn_down in ("prison", "post-office"):
        s = quiet(edit)
        to_dusk(s)
        play(s, "0 yes", f"0 demolish {torn_down}")
        chosen[torn_down] = len(menu(s))
    assert chosen == {"prison": 3, "post-office": 2}
