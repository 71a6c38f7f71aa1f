"""What is in the box, how a campaign begins, and how it goes on without an end."""

from __future__ import annotations

import re
from typing import Any

import pytest

from osada.games.mythwind.rules.loading import load_box
from osada.games.mythwind.rules.town import BETWEEN, Town
from osada.games.mythwind.rules.words import VOCABULARY
from osada.kernel.errors import BadStart

from .happenings import Data, changed, effect, last_day
from .towns import GAME, menu, play, refusal, settle, to_dusk, told, town

BOX = GAME.box
PRINTED = load_box(None, 1)[1]
"""The first printing: what the printed box holds."""


def begun(seats: int = 1, seed: int = 7) -> Town:
    """A campaign at its first decision."""
    state = GAME.start(seats, seed, {})
    assert isinstance(state, Town)
    return state


# -- the box -----------------------------------------------------------------------------------


@pytest.mark.rule("MYT-COMP-04")
@pytest.mark.rule("MYT-COMP-05")
@pytest.mark.rule("MYT-GOAL-05")
def test_there_are_28_goals_and_five_tokens_are_enough_for_each() -> None:
    assert len(PRINTED.goals) == 28
    for goal in BOX.goals:
        wanted = re.findall(r"count \w+ >= ([\d/]+)", goal.test)
        most = max((int(n) for counts in wanted for n in counts.split("/")), default=0)
        assert goal.tokens == most <= 5, goal.test


@pytest.mark.rule("MYT-COMP-06")
def test_the_42_buildings_are_in_the_stack_on_the_track_or_in_the_town() -> None:
    s = town(1, lambda data: data.update(tracks=dict.fromkeys(data["tracks"], 9)))
    play(s, "0 visit construct", "0 construct shop")
    stack: Any = s.view(None)["stack"]
    assert len(PRINTED.buildings) == 42
    assert (len(stack), len(s.standing()), s.site) == (len(BOX.buildings) - 2, 1, [2, -1, -1, -1])


@pytest.mark.rule("MYT-COMP-06")
def test_the_levels_are_1_12_14_10_and_5_cards() -> None:
    levels = [building.level for building in PRINTED.buildings]
    assert [levels.count(level) for level in range(5)] == [1, 12, 14, 10, 5]
    assert sum(building.upgrade for building in PRINTED.buildings) == 10


@pytest.mark.rule("MYT-COMP-07")
@pytest.mark.rule("MYT-DAWN-03")
def test_two_tiles_have_four_seasons_of_three_different_patterns_each() -> None:
    assert len(BOX.patterns) == 4
    for patterns in BOX.patterns:
        assert len({symbols for symbols, _ in patterns}) == 3
        assert all(effects for _, effects in patterns)


@pytest.mark.rule("MYT-COMP-08")
def test_there_are_twelve_forest_cards_and_none_for_area_seven() -> None:
    assert sorted(area + 1 for area in BOX.forests) == [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13]


@pytest.mark.rule("MYT-COMP-09")
@pytest.mark.rule("MYT-COMP-10")
@pytest.mark.rule("MYT-COMP-11")
def test_the_board_has_13_areas_four_tracks_four_spaces_and_four_tiles() -> None:
    view: Any = town(1).view(None)
    assert (len(view["areas"]), len(view["tracks"]), len(view["site"])) == (13, 4, 4)
    tiles = [text for text in menu(town(1)) if text != "visit longhouse"]
    assert len(tiles) == 4


@pytest.mark.rule("MYT-COMP-13")
@pytest.mark.rule("MYT-COIN-02")
def test_the_supply_of_coins_never_ends() -> None:
    s = town(1, lambda data: data["sheets"]["farmer"].update(coins=500))
    effect(s, "coins each 999")
    assert s.sheet(0).coins == 1499, "52 ones, 44 fives and 24 tens make 512"


@pytest.mark.rule("MYT-COMP-15")
@pytest.mark.rule("MYT-CHAR-01")
def test_every_character_has_a_board_and_a_figure_of_its_own() -> None:
    s = town(4)
    seats: Any = s.view(None)["seats"]
    assert [seat["character"] for seat in seats] == ["farmer", "crafter", "merchant", "ranger"]
    assert len({frozenset(seat["board"]) for seat in seats}) == 4
    play(s, "2 visit hire", "2 pass", "2 kind sprite")
    seats = s.view(None)["seats"]
    assert [seat["figure"] for seat in seats] == [None, None, "hire", None]


@pytest.mark.rule("MYT-CHAR-01")
@pytest.mark.rule("MYT-GEN-07")
def test_nobody_acts_by_the_journal_of_another_character() -> None:
    s = town(2)
    assert refusal(s, "0 stock birch") == ("MYT-CHAR-01", "other-character")
    assert refusal(s, "1 water") == ("MYT-CHAR-01", "other-character")


# -- the first set-up --------------------------------------------------------------------------


@pytest.mark.rule("MYT-SETUP-02")
@pytest.mark.rule("MYT-SETUP-08")
@pytest.mark.rule("MYT-EVENT-01")
def test_a_campaign_begins_in_spring_and_with_the_first_event_alone() -> None:
    s = begun()
    assert (s.view(None)["season"], s.view(None)["year"]) == ("spring", 1)
    assert s.open_cards == ["event 1"], "the first weather card calls it"
    assert len(s.event_deck) == 0


@pytest.mark.rule("MYT-SETUP-09")
def test_the_first_ten_adventures_lie_shuffled_and_hidden() -> None:
    decks = [begun(seed=seed).adventure_deck for seed in range(5)]
    assert all(sorted(deck.values) == list(range(1, 11)) for deck in decks)
    assert len({tuple(deck.values) for deck in decks}) == 5
    assert not any(any(deck.seen) for deck in decks)


@pytest.mark.rule("MYT-SETUP-10")
def test_the_first_seasons_weather_comes_in_the_printed_order() -> None:
    for seed in range(3):
        s = begun(seed=seed)
        order = [card + 1 for card in (*s.revealed, *s.weather_deck.values)]
        assert order == [1, 6, 7, 2, 9, 4, 3, 5, 8]


@pytest.mark.rule("MYT-SETUP-11")
def test_one_of_the_first_seven_goals_is_open_without_a_choice() -> None:
    towns = [begun(seed=seed) for seed in range(12)]
    for s in towns:
        assert sorted([s.goal, *s.goal_deck.values]) == list(range(7))
    assert len({s.goal for s in towns}) > 1


@pytest.mark.rule("MYT-SETUP-12")
def test_anybody_may_browse_the_stack_of_buildings() -> None:
    stack: Any = begun(2).view(None)["stack"]
    assert len(stack) == len(BOX.buildings) - 1
    (bakery,) = [card for card in stack if card["building"] == "bakery"]
    assert bakery["cost"] == {"income": 2, "production": 2}
    assert (bakery["requires"], bakery["entry"]) == ("trading-post", 2)


# -- going on ----------------------------------------------------------------------------------


@pytest.mark.rule("MYT-GEN-01")
def test_one_to_four_can_play() -> None:
    assert [begun(seats).seats for seats in (1, 2, 3, 4)] == [1, 2, 3, 4]
    for seats in (0, 5):
        with pytest.raises(BadStart):
            GAME.start(seats, 7, {})


@pytest.mark.rule("MYT-GEN-02")
def test_after_a_whole_year_nobody_has_won_or_lost_and_play_goes_on() -> None:
    s = town(1)
    while s.season < 4:
        if s.phase == BETWEEN:
            play(s, "0 keep")
        elif s.question is not None:
            play(s, f"{s.turn[0]} {menu(s, s.turn[0])[0]}")
        else:
            to_dusk(s)
    assert s.outcome is None
    assert menu(s) != []
    assert (s.view(None)["season"], s.view(None)["year"]) == ("spring", 2)


@pytest.mark.rule("MYT-GEN-03")
def test_a_day_is_dawn_noon_and_dusk_and_then_another_begins() -> None:
    s = town(1)
    s.sheet(0).figure = 3
    keys = told(play(s, "0 finish"))
    order = [key for key in keys if key in ("dusk-began", "day-began", "weather", "noon-began")]
    assert order == ["dusk-began", "day-began", "weather", "noon-began"]


@pytest.mark.rule("MYT-DUSK-01")
def test_at_dusk_every_figure_goes_home() -> None:
    s = town(2)
    play(s, "0 visit community", "0 pass", "1 visit construct", "1 pass")
    assert [s.sheet(seat).figure for seat in (0, 1)] == [1, 2]
    to_dusk(s)
    assert [s.sheet(seat).figure for seat in (0, 1)] == [-1, -1]


def at_season_end(seats: int = 1, **sheet: Any) -> Town:
    """Between two seasons; `sheet` is the Farmer's."""

    def edit(data: Data) -> None:
        last_day(data)
        data["sheets"]["farmer"].update(sheet)
        data["supply"] = [7 - "".join(sheet.get("dice", ())).count(kind) for kind in "sv"]

    s = town(seats, edit)
    to_dusk(s)
    settle(s)
    assert s.phase == BETWEEN
    return s


@pytest.mark.rule("MYT-GEN-06")
def test_who_plays_alone_may_add_a_character_after_a_season() -> None:
    s = at_season_end()
    more = GAME.reseat(s, ("farmer", "ranger"))
    assert isinstance(more, Town)
    assert (more.seats, more.cast, more.season) == (2, [0, 3], 1)
    with pytest.raises(BadStart, match="season's end"):
        GAME.reseat(town(1), ("farmer", "ranger"))


@pytest.mark.rule("MYT-GEN-07")
def test_journals_add_steps_to_dawn_dusk_and_the_seasons_end() -> None:
    s = town(1, cast="MCFR")
    day = told(to_dusk(s))
    night, dawn = day[: day.index("day-began")], day[day.index("day-began") :]
    assert any(key.startswith("merchant-") for key in night)
    assert any(key.startswith("merchant-") for key in dawn)
    farmer = town(1, last_day)
    assert "farmer-overgrown" in told(to_dusk(farmer))


@pytest.mark.rule("MYT-SAVE-02")
@pytest.mark.rule("MYT-SAVE-03")
@pytest.mark.rule("MYT-SETUP-14")
def test_a_saved_campaign_is_laid_out_again_as_it_was() -> None:
    s = at_season_end(dice=["v2"])
    data: Any = s.to_data()
    assert data["sheets"]["farmer"]["dice"] == ["v2"]
    assert (len(data["tower"]), data["supply"]) == (2, [7, 6]), "the town's dice and the supply"
    again = GAME.from_json(s.to_json())
    assert isinstance(again, Town)
    assert (again.tower, again.supply, again.areas) == (s.tower, s.supply, s.areas)
    assert again.goal_deck.values == s.goal_deck.values
    assert again.digest() == s.digest(), "nothing is set up or rolled anew"


@pytest.mark.rule("MYT-WORK-12")
@pytest.mark.rule("MYT-COIN-01")
def test_characters_give_each_other_neither_coins_nor_workers() -> None:
    def bakery(data: Data) -> None:
        data["areas"][0] = "bakery"
        data["ever_built"].append("bakery")
        data["sheets"]["farmer"].update(dice=["s3"], coins=20)
        data["sheets"]["crafter"].update(coins=20)
        data["supply"] = [6, 7]

    s = town(2, bakery)
    play(s, "1 visit bakery")
    assert menu(s, 1) == ["pass"], "the farmer's sprite does not bake for the crafter"
    kinds = {action.kind for action in VOCABULARY.by_text.values()}
    assert not {"give", "lend", "swap"} & kinds
    play(s, "1 pass")
    assert changed(s, "0 visit community", "0 buy food", "0 done") == "F+1 coins-5"
    assert s.sheet(1).coins == 20
