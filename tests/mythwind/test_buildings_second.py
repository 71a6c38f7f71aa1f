"""The fourteen buildings of level II, one by one."""

from __future__ import annotations

import pytest

from .blueprints import Plan
from .towns import menu, play, settle


@pytest.mark.rule("MYT-BLD-LIBRARY-02")
@pytest.mark.rule("MYT-SEASON-03")
def test_the_library_gives_culture_and_coins_only_when_the_goal_was_met() -> None:
    costs = "C3 I1 P1 | C2 I3 P3 | C4 I3 P4 | C5 I4 P4"
    library = Plan("library", "school", 3, "sprite", costs, level=2)
    library.proves_how_it_is_built()
    assert library.bonus("0 learn F1") == "coins-10"
    assert library.season_end(met=True) == "C+1 coins+3"
    assert library.season_end(met=False) == ""


@pytest.mark.rule("MYT-SEASON-03")
def test_buildings_that_wait_for_the_goal_give_after_the_next_one_is_chosen() -> None:
    library = Plan("library", "school", 3, "sprite", "", level=2)
    s = library.at_last_day(met=True)
    culture, coins = s.tracks[0], s.sheet(0).coins
    assert menu(s)[0].startswith("goal")
    settle(s)
    assert (s.tracks[0], s.sheet(0).coins) == (culture + 1, coins + 3)


@pytest.mark.rule("MYT-BLD-CULTURE-02")
@pytest.mark.rule("MYT-SKILL-04")
def test_the_culture_house_lets_each_character_use_a_skill_at_the_seasons_end() -> None:
    costs = "C4 P1 | C5 P3 | C7 P4 | C9 P4"
    house = Plan("culture-house", "church", 3, "sprite", costs, level=2)
    house.proves_how_it_is_built()
    assert house.bonus(tower_dice="s1 v2") == "tower:s2,v3"
    s = house.at_last_day(met=False, farmer_skills=(1,))
    assert menu(s) == ["skill F2", "no"]
    play(s, "0 skill F2")
    assert s.question is not None
    assert s.question.kind != "use-skill", "one skill, once"
    assert menu(house.at_last_day(met=False))[0].startswith("goal")


@pytest.mark.rule("MYT-BLD-GUILD-01")
def test_the_guild_hires_two_villagers_for_income_or_production() -> None:
    costs = "C1 I1 P3 | C2 I3 P3 | C3 I4 P4 | C5 I4 P4"
    guild = Plan("guild", "culture-house", 3, "villager", costs, level=2)
    guild.proves_how_it_is_built()
    assert guild.bonus().startswith("tower:s1,v1,v")
    both = ("resource income", "die v1", "die v3")
    done = guild.use("", *both, coins=0, tower_dice="s2 v1 v3")
    assert done == "I-1 hired:v1,v3 tower:s2"
    one = guild.use("", "resource production", "die v1", coins=0, tower_dice="s2 v1")
    assert one == "P-1 hired:v1 tower:s2", "as many as there are"
    assert guild.refuses(tracks={"income": 0, "production": 0})


@pytest.mark.rule("MYT-BLD-PRINT-01")
@pytest.mark.rule("MYT-BLD-PRINT-02")
def test_the_printing_house_weakens_two_villagers_and_draws_one_more_goal() -> None:
    costs = "C1 I3 P1 | C2 I3 P3 | C3 I4 P4 | C5 I4 P4"
    house = Plan("printing-house", "post-office", 3, "villager", costs, level=2, replaces=True)
    house.proves_how_it_is_built()
    assert house.bonus() == "I+1"
    assert house.use("v1 v2", coins=2) == "I+1 coins-2 hired:v0,v1"
    assert house.refuses("v3"), "two different dice"
    assert house.refuses("s3 v3")
    assert house.refuses("v1 v2", coins=1)
    assert len(menu(house.at_last_day())) == 3


@pytest.mark.rule("MYT-BLD-CLAY-02")
def test_the_clay_pit_gives_production_and_coins_only_when_the_goal_was_met() -> None:
    costs = "I1 P3 F1 | I2 P3 F3 | I3 P4 F4 | I5 P4 F4"
    pit = Plan("clay-pit", "quarry", 2, "villager", costs, level=2)
    pit.proves_how_it_is_built()
    assert pit.bonus() == "P+1"
    assert pit.season_end(met=True) == "P+1 coins+3"
    assert pit.season_end(met=False) == ""


@pytest.mark.rule("MYT-BLD-INN-01")
@pytest.mark.rule("MYT-NOON-08")
def test_the_inn_strengthens_one_kind_of_worker_at_the_tower_for_two_coins() -> None:
    costs = "I1 P1 F3 | I2 P3 F3 | I4 P3 F4 | I5 P4 F4"
    inn = Plan("inn", "tavern", 3, "villager", costs, level=2)
    inn.proves_how_it_is_built()
    assert inn.bonus(tower_dice="s1 v2") == "tower:s2,v3"
    crowd = "s1 s3 v1 v2"
    sprites = inn.use("v1", "kind sprite", coins=2, tower_dice=crowd)
    assert sprites == "coins-2 tower:s2,s3,v1,v2"
    villagers = inn.use("v1", "kind villager", coins=2, tower_dice=crowd)
    assert villagers == "coins-2 tower:s1,s3,v2,v3"
    assert inn.refuses(coins=1)


@pytest.mark.rule("MYT-BLD-HOTEL-01")
def test_the_hotel_hires_two_sprites_for_culture_or_food() -> None:
    costs = "C2 I1 P1 F1 | C1 I1 P3 F3 | C2 I3 P3 F3 | C3 I3 P3 F4"
    hotel = Plan("hotel", "inn", 3, "sprite", costs, level=2)
    hotel.proves_how_it_is_built()
    assert hotel.bonus().startswith("tower:s1,s")
    both = ("resource food", "die s1", "die s2")
    done = hotel.use("", *both, coins=0, tower_dice="s1 s2 v1")
    assert done == "F-1 hired:s1,s2 tower:v1"
    assert hotel.refuses(tracks={"culture": 0, "food": 0})


@pytest.mark.rule("MYT-BLD-CATHEDRAL-02")
def test_the_cathedral_gives_two_culture_at_the_seasons_end() -> None:
    costs = "C1 I1 P3 | C2 I3 P3 | C4 I3 P4 | C5 I4 P4"
    cathedral = Plan("cathedral", "church", 4, "sprite", costs, level=2)
    cathedral.proves_how_it_is_built()
    assert cathedral.bonus().startswith("C+1 tower:s1,s")
    assert cathedral.season_end() == "C+2"


@pytest.mark.rule("MYT-BLD-CHURCH-01")
@pytest.mark.rule("MYT-BLD-CHURCH-02")
def test_the_church_replaces_the_chapel_and_weakens_two_sprites_for_culture() -> None:
    costs = "C3 P1 F1 | C2 P3 F3 | C4 P4 F3 | C5 P4 F4"
    church = Plan("church", "chapel", 3, "sprite", costs, level=2, replaces=True)
    church.proves_how_it_is_built()
    assert church.bonus() == "C+1"
    assert church.use("s1 s2", coins=2) == "C+1 coins-2 hired:s0,s1"
    assert church.refuses("s3"), "two different dice"
    assert church.refuses("s1 s2", coins=1)
    assert church.season_end() == "C+1"


@pytest.mark.rule("MYT-BLD-SMITHY-01")
@pytest.mark.rule("MYT-BLD-SMITHY-02")
def test_the_smithy_replaces_the_quarry_and_weakens_two_villagers_for_production() -> None:
    costs = "I1 P3 F1 | I2 P3 F3 | I3 P4 F4 | I5 P4 F4"
    smithy = Plan("smithy", "quarry", 3, "villager", costs, level=2, replaces=True)
    smithy.proves_how_it_is_built()
    assert smithy.bonus() == "P+1"
    assert smithy.use("v1 v2 v3", "die v2", "die v3", coins=2) == "P+1 coins-2 hired:v1,v1,v2"
    assert smithy.refuses("v0 v3")
    assert smithy.refuses("v1 v2", coins=1)
    assert smithy.season_end() == "P+1"


@pytest.mark.rule("MYT-BLD-GARDENS-02")
def test_the_town_gardens_give_food_and_coins_only_when_the_goal_was_met() -> None:
    costs = "C3 P1 F1 | C2 P3 F3 | C4 P3 F4 | C5 P4 F4"
    gardens = Plan("town-gardens", "monument", 2, "sprite", costs, level=2)
    gardens.proves_how_it_is_built()
    assert gardens.bonus().startswith("tower:s1,s")
    assert gardens.season_end(met=True) == "F+1 coins+3"
    assert gardens.season_end(met=False) == ""


@pytest.mark.rule("MYT-BLD-HARBOUR-02")
def test_the_harbour_gives_income_and_coins_only_when_the_goal_was_met() -> None:
    costs = "I1 P3 F1 | I2 P3 F3 | I4 P4 F3 | I5 P4 F4"
    harbour = Plan("harbour", "fishing-grounds", 3, "villager", costs, level=2)
    harbour.proves_how_it_is_built()
    assert harbour.bonus().startswith("tower:s1,v1,v")
    assert harbour.season_end(met=True) == "I+1 coins+3"
    assert harbour.season_end(met=False) == ""


@pytest.mark.rule("MYT-BLD-BUTCHER-01")
@pytest.mark.rule("MYT-BLD-BUTCHER-02")
def test_the_slaughterhouse_replaces_the_delicatessen_and_weakens_two_sprites_for_food() -> None:
    costs = "I1 P1 F3 | I2 P3 F3 | I3 P4 F4 | I5 P4 F4"
    butcher = Plan("slaughterhouse", "delicatessen", 2, "sprite", costs, level=2, replaces=True)
    butcher.proves_how_it_is_built()
    assert butcher.bonus() == "F+1"
    assert butcher.use("s2 s2", coins=2) == "F+1 coins-2 hired:s1,s1"
    assert butcher.refuses("s2 v2")
    assert butcher.refuses("s2 s2", coins=1)
    assert butcher.season_end() == "F+1"


@pytest.mark.rule("MYT-BLD-SCHOOL-02")
def test_the_school_gives_each_character_an_extra_action_at_the_seasons_end() -> None:
    costs = "C3 I1 P1 | C2 I3 P3 | C4 I3 P4 | C5 I4 P4"
    school = Plan("school", "chapel", 3, "sprite", costs, level=2)
    school.proves_how_it_is_built()
    assert school.bonus() == "coins+3"
    assert school.season_end("odd-job") == "coins+2"
    assert school.season_end("no") == ""


@pytest.mark.rule("MYT-BLD-SCHOOL-02")
@pytest.mark.rule("MYT-GEN-09")
def test_at_the_school_the_characters_act_at_once_each_by_itself() -> None:
    school = Plan("school", "chapel", 3, "sprite", "", level=2)
    s = school.at_last_day(seats=3)
    assert {seat: own.question.kind for seat, own in s.aside.items()} == dict.fromkeys(
        range(3), "character-action"
    )
    play(s, "2 odd-job", "0 odd-job", "1 odd-job")
    assert list(s.aside) == [1], "then the Crafter's journal"
