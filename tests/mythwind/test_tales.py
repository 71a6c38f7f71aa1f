"""At a season's end: dear projects, feasts of full tracks, small stories of what the town did."""

from __future__ import annotations

import json

import pytest

from osada.games.mythwind.rules.box import PROJECTS
from osada.games.mythwind.rules.costs import payable
from osada.games.mythwind.rules.ops.tales import BUILT, TOLD
from osada.games.mythwind.rules.town import Town

from .happenings import Data, effect, last_day, stand
from .towns import GAME, menu, play, to_dusk, town


def old_town(seats: int = 1) -> Town:
    """A town in its fourth year, with coins and stocks."""

    def edit(data: Data) -> None:
        data["season"] = 14
        data["tracks"] = dict.fromkeys(data["tracks"], 8)
        for sheet in data["sheets"].values():
            sheet["coins"] = 99

    return town(seats, edit)


def between(data: Data) -> None:
    """After a season's end."""
    data.update(phase="between", day=0, tasks=[], question=None, turn=[0, 1, 2, 3], open_cards=[])
    for sheet in data["sheets"].values():
        sheet.update(finished=False)


def told(s: Town) -> list[str]:
    return [event.key.removeprefix("mythwind-") for event in s.events]


@pytest.mark.rule("MYT-EVENT-07")
def test_a_project_is_paid_by_all_and_the_next_is_dearer() -> None:
    s = old_town(2)
    effect(s, "!project")
    assert "project" in told(s)
    assert menu(s) == ["yes", "no"]
    play(s, "0 yes", "1 agree")
    assert s.flags[BUILT] == 1
    assert "project-built" in told(s)
    assert [s.sheet(seat).coins for seat in range(2)] == [87, 87]
    assert s.box.tales is not None
    costs = [int(cost[0].split()[-1]) for cost, _ in s.box.tales.projects]
    assert costs == sorted(costs)
    assert len(costs) == PROJECTS


def test_a_project_that_somebody_cannot_pay_is_not_offered() -> None:
    s = old_town(2)
    s.sheet(1).coins = 3
    effect(s, "!project")
    assert s.question is None


@pytest.mark.rule("MYT-RES-02")
def test_a_full_track_may_be_celebrated_and_only_a_full_one() -> None:
    s = old_town()
    effect(s, "!feast")
    assert s.question is None
    s.tracks[3] = 10
    effect(s, "!feast")
    play(s, "0 yes", "0 option 2")
    assert (s.tracks[3], s.sheet(0).coins) == (5, 99 + 6)


def test_no_story_comes_twice_and_there_is_one_for_a_hundred_seasons() -> None:
    s = old_town()
    s.gone_events = list(range(1, 120))
    seen: set[str] = set()
    for _ in range(100):
        effect(s, "!story")
        new = {flag for flag in s.flags if flag.startswith(TOLD)} - seen
        assert len(new) == 1
        seen |= new
        while s.question is not None:
            play(s, f"{s.turn[0]} {s.legal(s.turn[0])[0].text}")
        s.season += 1


def test_a_town_with_tales_is_written_down_and_read_back() -> None:
    s = old_town(2)
    effect(s, "!project")
    again = GAME.from_json(json.loads(s.to_json()))
    assert again == s


@pytest.mark.rule("MYT-SEASON-02")
def test_buildings_that_only_add_are_not_asked_for_their_order() -> None:
    def built(data: Data) -> None:
        last_day(data)
        for area, name in enumerate(("quarry", "chapel", "sawmill", "school", "culture-house")):
            stand(data, area, name)

    s = town(1, built)
    to_dusk(s)
    assert s.question is not None
    assert s.question.kind == "building-order"
    assert menu(s) == ["building school", "building culture-house"]
    assert s.tracks[2] >= 2


@pytest.mark.rule("MYT-BLD-FISHING-01")
@pytest.mark.rule("MYT-SPRITE-09")
def test_who_has_acted_today_cannot_do_without_even_with_another_action_left() -> None:
    s = old_town()
    sheet = s.sheet(0)
    assert payable(s, 0, ("char_action forbid one",))
    sheet.actions = 2
    sheet.act()
    assert sheet.actions == 1
    assert not payable(s, 0, ("char_action forbid one",))
    again = GAME.from_json(json.loads(s.to_json()))
    assert isinstance(again, Town)
    assert again.sheet(0).acted


@pytest.mark.rule("MYT-SEASON-06")
def test_two_of_four_players_swap_characters_if_both_agree() -> None:
    s = town(4, between)
    s.sheet(1).dice = [3]
    before = s.cast[:]
    play(s, "0 become crafter")
    assert s.turn == (1,)
    play(s, "1 no")
    assert s.cast == before
    play(s, "0 become crafter", "1 yes")
    assert s.cast == [1, 0, 2, 3]
    assert s.sheet(0).dice == []
    assert 3 in s.tower
    play(s, *(f"{seat} keep" for seat in range(4)))
    assert s.day == 1
