"""The construction track, events, goals and skills: what no other file of the Charter holds."""

from __future__ import annotations

from typing import Any

import pytest

from osada.games.mythwind.rules.town import BETWEEN, Town

from .happenings import Data, changed, difference, effect, hired, last_day, quiet, stand
from .towns import GAME, menu, play, refusal, settle, to_dusk, told

# -- the construction track --------------------------------------------------------------------


def site(*cards: str | None, empty: tuple[int, ...] = ()) -> Town:
    """These cards on spaces 1 to 4, and these areas empty."""

    def edit(data: Data) -> None:
        data["site"] = list(cards)
        for area in empty:
            data["areas"][area - 1] = "empty"

    return quiet(edit)


@pytest.mark.rule("MYT-TRACK-08")
@pytest.mark.rule("MYT-BUILD-07")
def test_an_upgrade_whose_old_building_is_gone_takes_any_empty_area() -> None:
    s = site("smithy", None, None, None, empty=(3, 5))
    effect(s, "progress")
    assert menu(s) == ["area 3", "area 5"]
    play(s, "0 area 5")
    assert s.view(0)["site"] == [None] * 4
    jammed = site("smithy", None, None, None)
    effect(jammed, "progress")
    assert jammed.view(0)["site"] == ["smithy", None, None, None]


@pytest.mark.rule("MYT-USE-01")
def test_who_stands_in_a_building_that_is_upgraded_stands_in_the_new_one() -> None:
    def edit(data: Data) -> None:
        stand(data, 0, "bakery")
        data["site"] = ["delicatessen", None, None, None]

    s = quiet(edit, seats=2)
    play(s, "0 visit bakery", "0 pass")
    effect(s, "progress")
    assert s.areas[0] == s.box.names.index("delicatessen")
    assert refusal(s, "1 visit delicatessen") == ("MYT-NOON-03", "occupied")


@pytest.mark.rule("MYT-TRACK-09")
def test_the_backward_icon_moves_the_hindmost_first_and_never_below_four() -> None:
    s = site("shop", "bakery", None, "tavern")
    effect(s, "back")
    assert s.view(0)["site"] == [None, "shop", "bakery", "tavern"]
    effect(s, "back")
    assert s.view(0)["site"] == [None, "shop", "bakery", "tavern"]


@pytest.mark.rule("MYT-TRACK-10")
def test_one_card_moves_only_onto_a_free_space_and_from_the_first_it_is_completed() -> None:
    s = site("shop", "bakery", None, "tavern", empty=(2,))
    effect(s, "advance_one")
    assert menu(s) == ["building shop", "building tavern"], "the bakery is blocked"
    play(s, "0 building tavern")
    assert s.view(0)["site"] == ["shop", "bakery", "tavern", None]
    effect(s, "advance_one", seat=0)
    assert s.areas[1] == 2, "the shop, the only one that can move, is completed"
    assert s.view(0)["site"] == [None, "bakery", "tavern", None]


@pytest.mark.rule("MYT-TRACK-12")
def test_a_building_given_as_a_reward_stands_at_once_without_a_bonus() -> None:
    s = site(None, None, None, None, empty=(2, 4))
    effect(s, "building grant fishing-grounds")
    assert menu(s) == ["area 2", "area 4"]
    assert changed(s, "0 area 4") == "", "no food, which it gives when it is completed"
    assert s.areas[3] == 12
    counters: Any = s.view(0)["counters"]
    assert (counters["construct"], counters["complete"]) == (0, 0)


@pytest.mark.rule("MYT-TRACK-12")
def test_a_reward_without_an_empty_area_can_be_built_instead_and_one_that_stands_does_nothing() -> (
    None
):
    s = site(None, None, None, None)
    effect(s, "building grant chapel")
    assert s.view(0)["unlocked"] == ["chapel"]
    effect(s, "construct", seat=0)
    assert "construct chapel" in menu(s)
    twice = site("chapel", None, None, None, empty=(2,))
    effect(twice, "building grant chapel")
    assert twice.areas[1] == -1


@pytest.mark.rule("MYT-TRACK-12")
@pytest.mark.rule("MYT-TRACK-07")
def test_an_upgrade_given_as_a_reward_replaces_the_building_it_needs() -> None:
    s = quiet(lambda data: stand(data, 2, "quarry"))
    effect(s, "building grant smithy")
    assert s.areas[2] == 22
    assert s.in_stack(5)


# -- events ------------------------------------------------------------------------------------


def events(*cards: int, seats: int = 1, **more: Any) -> Town:
    def edit(data: Data) -> None:
        data["decks"]["event"] = {"cards": list(cards)}
        data.update(more)

    return quiet(edit, seats)


@pytest.mark.rule("MYT-EVENT-01")
@pytest.mark.rule("MYT-EVENT-02")
@pytest.mark.rule("MYT-EVENT-03")
def test_the_top_event_is_decided_together_and_leaves_the_game() -> None:
    s = events(2, 8, seats=2)
    effect(s, "event")
    assert s.view(0)["card"] == "event 2"
    assert s.turn == (0, 1), "everybody is asked"
    play(s, "1 option 2")
    assert menu(s, 0)[:2] == ["agree", "object"], "one alone does not decide"
    play(s, "0 agree")
    assert s.question is None
    assert 2 in s.gone_events
    assert 2 not in s.event_deck.values
    assert s.tracks[3] == 6


@pytest.mark.rule("MYT-EVENT-03")
def test_a_card_that_says_so_comes_back() -> None:
    s = events(33)
    effect(s, "event")
    play(s, "0 option 1")
    assert 33 in s.event_deck.values
    assert 33 not in s.gone_events


@pytest.mark.rule("MYT-EVENT-04")
def test_without_any_event_left_nothing_happens() -> None:
    s = events(gone={"event": [], "adventure": [], "goal": []})
    before = s.copy()
    assert isinstance(before, Town)
    effect(s, "event")
    assert "no-event" in told(s.events)
    assert difference(before, s) == ""
    assert s.open_cards == []


# -- goals -------------------------------------------------------------------------------------


@pytest.mark.rule("MYT-GOAL-01")
@pytest.mark.parametrize(("food", "met"), [(3, False), (4, True), (5, True)])
def test_a_goal_names_the_least_the_town_must_reach(food: int, met: bool) -> None:
    def larder(data: Data) -> None:
        last_day(data, goal=2)
        data["tracks"]["food"] = food

    s = quiet(larder)
    assert ("goal-met" in told(to_dusk(s))) == met


@pytest.mark.rule("MYT-GOAL-05")
def test_tokens_count_what_happens_from_the_day_the_goal_lies_open() -> None:
    s = quiet(lambda data: hired(data, "", 20))
    play(s, "0 visit community", "0 clear 1")
    counters: Any = s.view(0)["counters"]
    assert counters["clear"] == 1
    for clears, met in ((1, False), (2, True)):

        def cleared(data: Data, clears: int = clears) -> None:
            last_day(data, goal=0)
            data["counters"]["clear"] = clears

        assert ("goal-met" in told(to_dusk(quiet(cleared)))) == met


# -- skills ------------------------------------------------------------------------------------


@pytest.mark.rule("MYT-SKILL-03")
def test_without_a_free_slot_another_skill_goes_and_may_be_bought_again() -> None:
    def learned(data: Data) -> None:
        data["sheets"]["farmer"].update(skills=[0, 1, 2, 3, 4], coins=20)

    s = quiet(learned)
    effect(s, "skill one", seat=0)
    play(s, "0 learn F7")
    assert menu(s) == ["skill F1", "skill F2", "skill F3", "skill F4", "skill F5"]
    again = GAME.from_json(s.to_json())
    assert isinstance(again, Town), "also this moment can be saved"
    play(again, "0 skill F3")
    assert again.sheet(0).skills == [0, 1, 3, 4, 6]
    effect(again, "skill one", seat=0)
    assert "learn F3" in menu(again)
    assert "learn F7" not in menu(again)


@pytest.mark.rule("MYT-SEASON-03")
@pytest.mark.rule("MYT-GOAL-02")
def test_without_a_goal_no_building_waits_for_its_success() -> None:
    def no_goal(data: Data) -> None:
        last_day(data)
        data["gone"]["goal"] = [data["goal"], *data["decks"]["goal"]["cards"]]
        data["goal"] = -1
        data["decks"]["goal"] = {"cards": []}
        stand(data, 0, "library")

    s = quiet(no_goal)
    culture = s.tracks[0]
    keys = told(to_dusk(s))
    settle(s)
    assert s.phase == BETWEEN
    assert not {"goal-met", "goal-missed"} & set(keys)
    assert s.tracks[0] == culture
