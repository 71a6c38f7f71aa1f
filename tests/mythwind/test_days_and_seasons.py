"""Dawn, dusk, the construction track, and the season's end."""

from __future__ import annotations

from typing import Any

import pytest

import osada
from osada.games.mythwind.rules.resolve import run
from osada.games.mythwind.rules.town import BETWEEN, Task, Town
from osada.kernel.errors import BadPosition
from osada.kernel.journal import Journal
from osada.kernel.record import read_record, write_record

from .towns import GAME, menu, play, settle, to_dusk, told, town


def dawn_with(weather: int, edit: Any = None, seats: int = 1) -> tuple[Town, list[str]]:
    """The next dawn, with this weather card on top; what it told."""

    def change(data: dict[str, Any]) -> None:
        cards = data["decks"]["weather"]["cards"]
        if weather in cards:
            cards.remove(weather)
        else:
            at = data["revealed"].index(weather)
            data["revealed"][at] = cards.pop(0)
        cards.insert(0, weather)
        if edit is not None:
            edit(data)

    s = town(seats, change)
    events = to_dusk(s)
    return s, told(events)


@pytest.mark.rule("MYT-DAWN-01")
@pytest.mark.rule("MYT-DAWN-02")
@pytest.mark.rule("MYT-DUSK-04")
def test_every_dawn_reveals_a_weather_card_and_the_column_grows() -> None:
    s, keys = dawn_with(5)
    assert s.revealed[-1] == 5
    assert len(s.revealed) == s.day == 2
    assert "weather" in keys


@pytest.mark.rule("MYT-DAWN-03")
@pytest.mark.rule("MYT-DAWN-04")
@pytest.mark.rule("MYT-DAWN-05")
def test_three_symbols_in_order_bring_the_seasons_effect() -> None:
    def rain_then_cloud(data: dict[str, Any]) -> None:
        cards = data["decks"]["weather"]["cards"]
        shown = [7, 3]  # rainy, cloudy
        pool = [*data["revealed"], *cards]
        for card in shown:
            pool.remove(card)
        pool.remove(1)
        data["revealed"] = shown
        data["day"] = 2
        data["decks"]["weather"] = {"cards": [1, *pool], "known": []}

    def spring(data: dict[str, Any]) -> None:
        rain_then_cloud(data)

    s = town(1, spring)
    food = s.tracks[3]
    keys = told(to_dusk(s))
    assert "season-effect" in keys, "rainy, cloudy, sunny: a spring pattern"
    assert s.tracks[3] == food + 1


def building_on(*site: str | None) -> Any:
    def edit(data: dict[str, Any]) -> None:
        data["site"] = list(site)
        data["areas"][0] = "empty"
        data["areas"][1] = "empty"

    return edit


@pytest.mark.rule("MYT-TRACK-01")
@pytest.mark.rule("MYT-TRACK-02")
@pytest.mark.rule("MYT-TRACK-03")
@pytest.mark.rule("MYT-DAWN-06")
@pytest.mark.rule("MYT-TRACK-11")
def test_progress_moves_every_card_one_space_on_the_foremost_first() -> None:
    s, _ = dawn_with(1, building_on(None, "trading-post", "shop", None))
    assert s.view(0)["site"] == ["trading-post", "shop", None, None]


@pytest.mark.rule("MYT-TRACK-04")
@pytest.mark.rule("MYT-TRACK-06")
def test_a_card_from_the_first_space_is_completed_with_its_bonus() -> None:
    s, _ = dawn_with(1, building_on("shop", None, None, None))
    coins = s.sheet(0).coins
    assert menu(s) == ["area 1", "area 2"]
    play(s, "0 area 2")
    assert s.areas[1] == 2
    assert s.sheet(0).coins == coins + 2, "a shop gives each character two coins the first time"


def jammed(data: dict[str, Any]) -> None:
    data["site"] = ["shop", "trading-post", None, None]


@pytest.mark.rule("MYT-TRACK-05")
def test_without_an_empty_area_a_building_waits_and_blocks_those_behind_it() -> None:
    s, keys = dawn_with(1, jammed)
    assert "jammed" in keys
    assert s.view(0)["site"] == ["shop", "trading-post", None, None]


def smithy_over_quarry(data: dict[str, Any]) -> None:
    data["areas"][2] = "quarry"
    data["ever_built"].append("quarry")
    data["site"] = ["smithy", None, None, None]


@pytest.mark.rule("MYT-TRACK-07")
@pytest.mark.rule("MYT-BLD-31")
def test_an_upgrade_takes_the_area_of_the_building_it_replaces() -> None:
    s, keys = dawn_with(1, smithy_over_quarry)
    assert "replaced" in keys
    assert s.view(0)["areas"][2]["what"] == "smithy"  # type: ignore[index]
    assert s.in_stack(5), "the quarry is back in the stack"


@pytest.mark.rule("MYT-DUSK-02")
@pytest.mark.rule("MYT-WORK-10")
@pytest.mark.rule("MYT-WORK-09")
def test_at_dusk_a_spent_worker_is_rolled_and_goes_to_the_tower() -> None:
    def tray(data: dict[str, Any]) -> None:
        data["sheets"]["farmer"]["dice"] = ["s0", "v2"]
        data["supply"] = [6, 6]

    s = town(1, tray)
    to_dusk(s)
    assert s.sheet(0).dice == [6], "the villager keeps its value"
    assert sum(1 for die in s.tower if die < 4) == 2
    assert all(die % 4 for die in s.tower)


def last_day(data: dict[str, Any]) -> None:
    """One weather card left, without effect; goal 3: food 4."""
    weather = [*data["revealed"], *data["decks"]["weather"]["cards"]]
    data["revealed"] = weather
    data["decks"]["weather"] = {"cards": [], "known": []}
    data["day"] = 9
    goals = [*data["decks"]["goal"]["cards"], data["goal"]]
    goals.remove(2)
    data["goal"] = 2
    data["decks"]["goal"] = {"cards": goals, "known": []}


@pytest.mark.rule("MYT-SEASON-01")
@pytest.mark.rule("MYT-GOAL-02")
@pytest.mark.rule("MYT-GOAL-04")
@pytest.mark.rule("MYT-SEASON-04")
@pytest.mark.rule("MYT-SEASON-05")
@pytest.mark.rule("MYT-DUSK-05")
def test_a_met_goal_is_rewarded_and_leaves_and_its_follower_comes_into_the_deck() -> None:
    def larder(data: dict[str, Any]) -> None:
        last_day(data)
        data["tracks"]["food"] = 4

    s = town(1, larder)
    keys = told(to_dusk(s))
    assert "goal-met" in keys
    assert s.gone_goals == [2]
    assert 9 in s.goal_deck.values, "goal 10 is shuffled in"
    assert len([text for text in menu(s) if text.startswith("goal")]) == 2
    play(s, f"0 {menu(s)[0]}")
    assert (s.season, s.phase, len(s.weather_deck)) == (1, BETWEEN, 9)


@pytest.mark.rule("MYT-GOAL-03")
@pytest.mark.rule("MYT-EVENT-05")
def test_a_missed_goal_costs_what_can_be_paid_and_goes_back_into_the_deck() -> None:
    def poor(data: dict[str, Any]) -> None:
        last_day(data)
        data["tracks"] = dict.fromkeys(data["tracks"], 0)

    s = town(1, poor)
    keys = told(to_dusk(s))
    assert "goal-missed" in keys
    assert s.tracks[0] == 0, "there was no culture to lose"
    assert 2 in s.goal_deck.values
    assert s.gone_goals == []


@pytest.mark.rule("MYT-SEASON-02")
@pytest.mark.rule("MYT-BLD-QUARRY-02")
def test_a_finished_building_gives_at_the_seasons_end() -> None:
    def quarry(data: dict[str, Any]) -> None:
        last_day(data)
        data["areas"][0] = "quarry"
        data["ever_built"].append("quarry")

    s = town(1, quarry)
    production = s.tracks[2]
    assert "building-gave" in told(to_dusk(s))
    assert s.tracks[2] == production + 1


@pytest.mark.rule("MYT-SEASON-06")
@pytest.mark.rule("MYT-SAVE-01")
def test_who_becomes_somebody_else_leaves_the_workers_at_the_tower() -> None:
    def hired(data: dict[str, Any]) -> None:
        last_day(data)
        data["sheets"]["farmer"]["dice"] = ["v2"]
        data["supply"] = [7, 6]

    s = town(1, hired)
    to_dusk(s)
    settle(s)
    assert menu(s) == ["keep", "become crafter", "become merchant", "become ranger"]
    play(s, "0 become ranger")
    assert s.cast == [3]
    assert s.sheets[0].dice == []
    assert s.tower.count(6) >= 1


@pytest.mark.rule("MYT-GEN-08")
def test_all_must_agree_to_a_joint_choice() -> None:
    state = GAME.start(3, 7, {})
    assert isinstance(state, Town)
    first = state.legal(0)[0].text
    play(state, f"0 {first}")
    assert list(state.turn) == [1, 2]
    assert menu(state, 1)[:2] == ["agree", "object"]
    play(state, "1 agree", "2 object")
    assert list(state.turn) == [0, 1, 2]


@pytest.mark.rule("MYT-GEN-08")
def test_as_a_table_option_the_first_seat_decides() -> None:
    state = GAME.start(3, 7, {"one-decides": True})
    assert state.turn == (0,)


@pytest.mark.rule("MYT-GEN-04")
@pytest.mark.rule("MYT-SAVE-05")
@pytest.mark.rule("MYT-RESUME-03")
@pytest.mark.rule("MYT-RESUME-01")
@pytest.mark.rule("MYT-RESUME-02")
def test_a_campaign_is_resumed_with_another_number_of_players() -> None:
    table = Journal(GAME, 1, 7)
    while not table.chapters:
        seat = table.state.turn[0]
        wishes = ("finish", "pass", "kind sprite", "no", "done")
        texts = {action.text: action for action in table.state.legal(seat)}
        wish = next((w for w in wishes if w in texts), next(iter(texts)))
        table.play(seat, texts[wish])
    table.reseat(("crafter", "farmer", "ranger"))
    assert table.state.turn == (0, 1, 2)
    for seat in range(3):
        table.play(seat, GAME.parse(table.state, "keep"))
    text = write_record(table)
    quick = read_record(text, lambda name: GAME)
    assert quick.fault is None
    assert quick.journal.seats == 3
    whole = read_record(text, lambda name: GAME, whole=True)
    assert whole.fault is None
    assert whole.journal.state.digest() == table.state.digest()


@pytest.mark.rule("MYT-RES-02")
@pytest.mark.rule("MYT-AREA-03")
def test_a_town_that_cannot_be_is_refused_with_every_fault() -> None:
    def twice(data: dict[str, Any]) -> None:
        data["areas"][0] = "shop"
        data["areas"][1] = "shop"
        data["tower"].append("s2")

    with pytest.raises(BadPosition) as refused:
        town(1, twice)
    faults = "; ".join(str(fault) for fault in refused.value.faults)
    assert "the shop is in two places" in faults
    assert "9 sprite dice" in faults


def test_a_question_fits_what_waits_for_its_answer() -> None:
    game = osada.game("mythwind")
    state = game.start(2, 1)
    while state.to_data()["question"] is None:
        state.play(state.turn[0], state.legal(state.turn[0])[0])
    data: Any = state.to_data()
    assert data["question"]["kind"] == "event-option"
    data["tasks"] = [["!at-hire", 0, 0]]
    with pytest.raises(BadPosition, match="question: does not fit what waits for its answer"):
        game.from_json(data)


@pytest.mark.rule("MYT-NOON-09")
def test_a_character_action_given_at_dawn_is_one_more_for_that_day() -> None:
    s = town(1)
    s.phase = 0
    s.sheet(0).actions = 0
    s.push([Task("char_action extra each"), Task("!noon")])
    run(s)
    assert s.sheet(0).actions == 2
