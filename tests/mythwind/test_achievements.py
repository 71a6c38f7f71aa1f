"""The fifteen achievements: each when it is reached, not one step before, and then for good."""

from __future__ import annotations

from typing import Any

import pytest

from osada.games.mythwind.rules.town import BETWEEN, Town
from osada.games.mythwind.rules.words import BUILDINGS, RESOURCES

from .happenings import Data, effect, hired, last_day, stand, tower
from .towns import menu, play, settle, to_dusk, town

Edit = Any
HUNGRY = 108
"""An event that stays and takes Food at each season’s end."""
WHITE_WEEK = 113
"""An event that asks nothing and adds no card."""


def reached(s: Town) -> list[int]:
    """The numbers of the achievements noted, as all may read them."""
    noted: Any = s.view(None)["achievements"]
    return [one["achievement"] for one in noted]


def quiet(*edits: Edit) -> Town:
    """A noon without an event in the deck."""

    def edit(data: Data) -> None:
        data["decks"]["event"] = {"cards": []}
        for one in edits:
            one(data)

    return town(1, edit)


def at_tower(dice: str) -> Edit:
    return lambda data: tower(data, dice)


@pytest.mark.rule("MYT-ACH-01")
def test_eight_villagers_make_a_blooming_town() -> None:
    s = quiet(at_tower("s1 v1 v1 v1 v1 v1 v1"))
    effect(s, "worker V 1")
    assert reached(s) == []
    effect(s, "worker V 1")
    assert reached(s) == [1]


@pytest.mark.rule("MYT-ACH-01")
def test_hired_workers_are_in_the_town() -> None:
    def tray(data: Data) -> None:
        tower(data, "s1 v1 v1")
        hired(data, "v0 v1 v1 v1 v1", 0)

    s = quiet(tray)
    effect(s, "worker V 1")
    assert reached(s) == [1]


@pytest.mark.rule("MYT-ACH-02")
def test_eight_sprites_are_magical_beings() -> None:
    s = quiet(at_tower("s1 s1 s1 s1 s1 s1 v1"))
    effect(s, "worker S 1")
    assert reached(s) == []
    effect(s, "worker S 1")
    assert reached(s) == [2]


@pytest.mark.rule("MYT-ACH-03")
def test_a_building_on_every_area_is_the_work_of_an_architect() -> None:
    others = [name for name in BUILDINGS if name not in ("longhouse", "chapel")]

    def nearly_full(data: Data) -> None:
        for area in (0, 1, 2, 3, 4, 5, 8, 9, 10, 11, 12):
            stand(data, area, others.pop())
        data["areas"][7] = "empty"

    s = quiet(nearly_full)
    effect(s, "res F 1")
    assert reached(s) == []
    effect(s, "building grant chapel")
    assert reached(s) == [3]


@pytest.mark.rule("MYT-ACH-04")
@pytest.mark.rule("MYT-ACH-05")
@pytest.mark.rule("MYT-ACH-06")
@pytest.mark.rule("MYT-ACH-07")
@pytest.mark.parametrize(
    ("resource", "number"), [("production", 4), ("culture", 5), ("food", 6), ("income", 7)]
)
def test_a_full_track_counts_at_the_seasons_end(resource: str, number: int) -> None:
    def full(data: Data) -> None:
        last_day(data)
        data["tracks"] = {**dict.fromkeys(RESOURCES, 9), resource: 10}

    s = quiet(full)
    effect(s)
    assert reached(s) == [], "not before"
    to_dusk(s)
    assert reached(s) == [number]


@pytest.mark.rule("MYT-ACH-04")
def test_a_track_filled_by_a_building_at_the_seasons_end_counts() -> None:
    def quarry(data: Data) -> None:
        last_day(data)
        data["tracks"]["production"] = 9
        stand(data, 0, "quarry")

    s = quiet(quarry)
    to_dusk(s)
    assert reached(s) == [4]


@pytest.mark.rule("MYT-ACH-06")
def test_a_track_that_a_kept_card_lowers_at_the_seasons_end_does_not_count() -> None:
    def hungry(data: Data) -> None:
        last_day(data)
        data["tracks"]["food"] = 10
        data["kept"] = [HUNGRY]

    s = quiet(hungry)
    assert "res F -1" in str(s.story.events[HUNGRY].passive)
    to_dusk(s)
    assert s.tracks[3] == 9
    assert reached(s) == []


@pytest.mark.rule("MYT-ACH-05")
def test_a_track_filled_by_the_goal_counts_too() -> None:
    def goal_two(data: Data) -> None:
        last_day(data, goal=1)
        data["tracks"] = {**dict.fromkeys(RESOURCES, 3), "culture": 9}
        data["counters"]["complete"] = 1

    s = quiet(goal_two)
    to_dusk(s)
    assert reached(s) == []
    play(s, "0 resource culture")
    assert reached(s) == [5], "goal 2 gave a resource of choice"


@pytest.mark.rule("MYT-ACH-08")
def test_three_events_in_a_season_come_out_of_the_blue() -> None:
    def two(data: Data) -> None:
        data["counters"]["event"] = 1
        data["decks"]["event"] = {"cards": [2, 8, 6]}

    s = town(1, two)
    effect(s, "event")
    play(s, "0 option 1")
    assert reached(s) == []
    effect(s, "event")
    settle(s)
    assert reached(s) == [8]


@pytest.mark.rule("MYT-ACH-09")
def test_eight_adventures_in_a_season_make_a_rambler() -> None:
    def six(data: Data) -> None:
        data["counters"]["adventure"] = 6

    s = quiet(six)
    for expected in ([], [9]):
        effect(s, "adventure", seat=0)
        while s.question is not None:
            play(s, f"0 {menu(s)[0]}")
        assert reached(s) == expected


@pytest.mark.rule("MYT-ACH-10")
def test_a_storyteller_has_told_the_last_event() -> None:
    def with_events(*cards: int) -> Town:
        return town(1, lambda data: data["decks"].update(event={"cards": list(cards)}))

    more = with_events(WHITE_WEEK, 2)
    effect(more, "event")
    assert reached(more) == [], "the deck still has a card"
    growing = with_events(2)
    effect(growing, "event")
    play(growing, "0 option 1")
    assert reached(growing) == [], "the card added another"
    s = with_events(WHITE_WEEK)
    effect(s, "event")
    assert reached(s) == [10]
    assert reached(town(1)) == [], "the first card of all adds cards"


@pytest.mark.rule("MYT-ACH-11")
def test_a_polymath_town_has_filled_the_slots_of_all_four_characters() -> None:
    def nearly(data: Data) -> None:
        for sheet in data["sheets"].values():
            sheet["skills"] = [0, 1, 2, 3, 4]
        data["sheets"]["farmer"].update(skills=[0, 1, 2, 3], coins=24)

    s = quiet(nearly)
    effect(s)
    assert reached(s) == []
    effect(s, "skill one", seat=0)
    play(s, "0 learn F8")
    assert reached(s) == [11], "in play or not"


@pytest.mark.rule("MYT-ACH-12")
def test_a_business_shark_earns_a_hundred_coins_in_a_season() -> None:
    def nearly(data: Data) -> None:
        data["counters"]["coins"] = 98

    s = quiet(nearly)
    effect(s, "coins one 1", seat=0)
    assert reached(s) == []
    effect(s, "coins one -5", seat=0)
    assert reached(s) == []
    effect(s, "coins one 1", seat=0)
    assert reached(s) == [12]


@pytest.mark.rule("MYT-ACH-12")
def test_what_the_buildings_give_at_the_seasons_end_was_earned_in_that_season() -> None:
    def library(data: Data) -> None:
        last_day(data)
        data["counters"].update(coins=97, clear=2)
        stand(data, 0, "library")

    s = quiet(library)
    to_dusk(s)
    assert reached(s) == []
    settle(s)
    assert s.phase == BETWEEN
    assert reached(s) == [12]


@pytest.mark.rule("MYT-ACH-13")
def test_a_builder_starts_four_constructions_in_a_season() -> None:
    def nearly(data: Data) -> None:
        data["tracks"] = dict.fromkeys(RESOURCES, 9)
        data["counters"]["construct"] = 2

    s = quiet(nearly)
    effect(s, "construct", seat=0)
    play(s, "0 construct shop")
    assert reached(s) == []
    effect(s, "construct", seat=0)
    play(s, "0 construct trading-post")
    assert reached(s) == [13]


@pytest.mark.rule("MYT-ACH-14")
@pytest.mark.parametrize(("before", "expected"), [(8, []), (9, [14])])
def test_a_friend_of_the_valley_uses_the_sprite_field_ten_times_in_a_season(
    before: int, expected: list[int]
) -> None:
    def nearly(data: Data) -> None:
        data.update(field_open=True, sprites=1, visitor=0)
        data["counters"]["sprite_field"] = before
        hired(data, "s2", 9)

    s = quiet(nearly)
    play(s, "0 field s2", "0 done")
    assert reached(s) == expected


@pytest.mark.rule("MYT-ACH-15")
def test_sixteen_workers_of_three_at_the_tower_are_model_workers() -> None:
    s = quiet(at_tower(" ".join(["s3"] * 8 + ["v3"] * 7 + ["v2"])))
    effect(s)
    assert reached(s) == [1, 2]
    effect(s, "strengthen tower V all")
    assert reached(s) == [1, 2, 15]


@pytest.mark.rule("MYT-ACH-01")
@pytest.mark.rule("MYT-ACH-08")
def test_an_achievement_is_noted_once_with_its_date_and_kept() -> None:
    s = quiet(at_tower("s1 v1 v1 v1 v1 v1 v1 v1"))
    effect(s, "worker V 1")
    noted = s.achievements[:]
    assert noted == [(0, 0, 1)]
    effect(s, "worker V -1")
    settle(s)
    to_dusk(s)
    settle(s)
    assert s.achievements == noted


@pytest.mark.rule("MYT-ACH-09")
@pytest.mark.rule("MYT-ACH-13")
def test_what_is_counted_is_counted_anew_in_the_next_season() -> None:
    def nearly(data: Data) -> None:
        last_day(data)
        data["counters"].update(adventure=7, construct=3, event=2, coins=99, sprite_field=9)

    s = quiet(nearly)
    to_dusk(s)
    settle(s)
    assert s.phase == BETWEEN
    assert reached(s) == []
    assert s.counters == [0] * len(s.counters)
