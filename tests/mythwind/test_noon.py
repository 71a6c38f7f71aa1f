"""Noon in the town: figures, attachment, the four tiles and the buildings."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from osada.games.mythwind.rules.words import LONGHOUSE

from .towns import menu, play, refusal, told, town


def rich(data: dict[str, Any]) -> None:
    """Plenty of coins, and two workers of each kind at the Tower."""
    for sheet in data["sheets"].values():
        sheet["coins"] = 30
    data["tower"] = ["s2", "s3", "v1", "v3"]
    data["supply"] = [6, 6]


@pytest.mark.rule("MYT-SETUP-01")
@pytest.mark.rule("MYT-SETUP-03")
@pytest.mark.rule("MYT-SETUP-04")
@pytest.mark.rule("MYT-SETUP-06")
@pytest.mark.rule("MYT-AREA-01")
@pytest.mark.rule("MYT-AREA-02")
def test_a_town_begins_as_a_longhouse_in_the_forest() -> None:
    s = town(1)
    view = s.view(0)
    areas = [area["what"] for area in view["areas"]]  # type: ignore[attr-defined]
    assert areas == ["forest"] * 6 + ["longhouse"] + ["forest"] * 6
    assert sum(s.tracks) == 5, "each track on 1, and the first event gave one more"


@pytest.mark.rule("MYT-SETUP-07")
@pytest.mark.rule("MYT-WORK-02")
@pytest.mark.rule("MYT-COMP-12")
def test_one_sprite_and_one_villager_wait_at_the_tower_and_neither_is_blank() -> None:
    s = town(1)
    assert [die // 4 for die in s.tower] == [0, 1]
    assert all(die % 4 for die in s.tower)
    assert s.supply == [7, 7]


@pytest.mark.rule("MYT-NOON-02")
@pytest.mark.rule("MYT-SETUP-05")
def test_the_four_tiles_and_the_longhouse_can_be_visited_on_the_first_day() -> None:
    assert menu(town(1)) == [
        "visit adventure",
        "visit community",
        "visit construct",
        "visit hire",
        "visit longhouse",
    ]


@pytest.mark.rule("MYT-NOON-03")
def test_a_space_holds_one_figure_a_day() -> None:
    s = town(2)
    visited = play(s, "0 visit longhouse")[0]
    assert (told([visited]), visited.args) == (["visited"], {"seat": 0, "space": "longhouse"})
    play(s, "0 pass")
    assert refusal(s, "1 visit longhouse") == ("MYT-NOON-03", "occupied")
    assert "visit longhouse" not in menu(s, 1)


@pytest.mark.rule("MYT-NOON-01")
@pytest.mark.rule("MYT-CHAR-03")
def test_a_figure_goes_out_once_a_day() -> None:
    s = town(1)
    play(s, "0 visit hire", "0 pass", "0 kind sprite")
    assert refusal(s, "0 visit community") == ("MYT-NOON-01", "figure-placed")


@pytest.mark.rule("MYT-GEN-09")
def test_noon_cannot_be_finished_before_the_figure_has_been_placed() -> None:
    assert refusal(town(1), "0 finish") == ("MYT-GEN-09", "place-first")


@pytest.mark.rule("MYT-NOON-04")
@pytest.mark.rule("MYT-NOON-05")
@pytest.mark.rule("MYT-BUILD-01")
@pytest.mark.rule("MYT-NOON-COM-01")
@pytest.mark.parametrize(
    ("space", "attached"), [("community", 0), ("construct", 1), ("longhouse", 1)]
)
def test_the_space_says_to_whom_one_is_attached(space: str, attached: int) -> None:
    s = town(1)
    play(s, f"0 visit {space}", "0 pass")
    assert s.sheet(0).attached == attached


@pytest.mark.rule("MYT-NOON-07")
@pytest.mark.parametrize("space", ["hire", "adventure"])
def test_who_passes_where_the_outcome_would_decide_chooses_the_attachment(space: str) -> None:
    s = town(1)
    play(s, f"0 visit {space}", "0 pass")
    assert menu(s) == ["kind sprite", "kind villager"]
    play(s, "0 kind villager")
    assert s.sheet(0).attached == 1


@pytest.mark.rule("MYT-NOON-COM-02")
@pytest.mark.rule("MYT-NOON-COM-03")
@pytest.mark.rule("MYT-COIN-01")
def test_the_farmer_buys_food_for_five_and_production_for_ten() -> None:
    s = town(1, rich)
    food, production = s.tracks[3], s.tracks[2]
    play(s, "0 visit community", "0 buy food", "0 buy production", "0 done")
    assert (s.tracks[3], s.tracks[2], s.sheet(0).coins) == (food + 1, production + 1, 15)


def full_of_food(data: dict[str, Any]) -> None:
    rich(data)
    data["tracks"]["food"] = 10


@pytest.mark.rule("MYT-RES-02")
def test_nothing_is_bought_beyond_ten() -> None:
    s = town(1, full_of_food)
    play(s, "0 visit community")
    assert "buy food" not in menu(s)


@pytest.mark.rule("MYT-NOON-CLR-01")
@pytest.mark.rule("MYT-NOON-CLR-02")
def test_clearing_costs_five_coins_empties_the_area_and_turns_its_card() -> None:
    s = town(1, rich)
    food = s.tracks[3]
    events = play(s, "0 visit community", "0 clear 1")
    assert s.areas[0] == -1
    assert (s.sheet(0).coins, s.tracks[3]) == (25, food + 1), "the berry hollow gives food"
    assert told(events) == ["coins", "cleared", "track-changed"]


@pytest.mark.rule("MYT-HIRE-01")
@pytest.mark.rule("MYT-HIRE-02")
@pytest.mark.rule("MYT-HIRE-03")
def test_one_worker_costs_two_coins_and_a_second_three_more() -> None:
    s = town(1, rich)
    play(s, "0 visit hire", "0 hire s3", "0 hire v3")
    assert menu(s) == ["kind sprite", "kind villager"], "both kinds: the player chooses"
    play(s, "0 kind sprite")
    assert (s.sheet(0).dice, s.sheet(0).coins, s.tower) == ([3, 7], 25, [2, 5])


@pytest.mark.rule("MYT-HIRE-03")
def test_one_kind_hired_is_the_attachment() -> None:
    s = town(1, rich)
    play(s, "0 visit hire", "0 hire v1", "0 done")
    assert s.sheet(0).attached == 1


def with_shop_money(data: dict[str, Any]) -> None:
    data["tracks"] = dict.fromkeys(data["tracks"], 4)


@pytest.mark.rule("MYT-BUILD-02")
@pytest.mark.rule("MYT-BUILD-03")
@pytest.mark.rule("MYT-BUILD-05")
@pytest.mark.rule("MYT-BUILD-06")
def test_a_building_is_paid_by_the_town_and_lies_on_its_space_of_the_track() -> None:
    s = town(1, with_shop_money)
    play(s, "0 visit construct", "0 construct shop")
    assert s.tracks == [4, 3, 3, 4], "income and production, one of each for one character"
    view = s.view(0)
    assert view["site"] == ["shop", None, None, None]


@pytest.mark.rule("MYT-BUILD-04")
def test_a_building_needs_another_to_stand() -> None:
    s = town(1, with_shop_money)
    play(s, "0 visit construct")
    starts = [text for text in menu(s) if text.startswith("construct")]
    assert starts[:2] == ["construct trading-post", "construct shop"]
    needed = [s.box.buildings[s.box.names.index(text.split()[1])].requires for text in starts]
    assert set(needed) == {LONGHOUSE}, "not bakery, chapel, fishing"


def taken_site(data: dict[str, Any]) -> None:
    with_shop_money(data)
    data["site"] = ["shop", None, None, None]


@pytest.mark.rule("MYT-BUILD-05")
def test_a_taken_space_of_the_track_sends_the_card_to_the_next_higher_one() -> None:
    s = town(1, taken_site)
    play(s, "0 visit construct", "0 construct trading-post")
    assert s.view(0)["site"] == ["shop", "trading-post", None, None]


@pytest.mark.rule("MYT-BUILD-08")
def test_a_demolished_building_leaves_an_empty_area_and_goes_back_to_the_stack() -> None:
    s = town(1)
    play(s, "0 visit construct", "0 demolish longhouse")
    assert s.areas[6] == -1
    assert s.in_stack(0)


@pytest.mark.rule("MYT-NOON-ADV-01")
@pytest.mark.rule("MYT-NOON-ADV-02")
@pytest.mark.rule("MYT-NOON-ADV-03")
@pytest.mark.rule("MYT-NOON-ADV-04")
def test_an_adventure_is_chosen_before_it_is_turned_and_leaves_the_game() -> None:
    def bridge_first(data: dict[str, Any]) -> None:
        cards = data["decks"]["adventure"]["cards"]
        cards.remove(1)
        cards.insert(0, 1)

    s = town(1, bridge_first)
    production, coins = s.tracks[2], s.sheet(0).coins
    play(s, "0 visit adventure", "0 use")
    assert menu(s) == ["option 1", "option 2"]
    play(s, "0 option 1")
    assert (s.sheet(0).attached, s.tracks[2], s.sheet(0).coins) == (1, production + 1, coins + 2)
    assert s.gone_adventures == [1]


@pytest.mark.rule("MYT-NOON-ADV-05")
def test_an_empty_adventure_deck_leaves_only_the_attachment() -> None:
    def none_left(data: dict[str, Any]) -> None:
        data["decks"]["adventure"] = {"cards": [], "known": []}

    s = town(1, none_left)
    play(s, "0 visit adventure")
    assert menu(s) == ["kind sprite", "kind villager"]


@pytest.mark.rule("MYT-SKILL-01")
@pytest.mark.rule("MYT-SKILL-02")
def test_the_longhouse_gives_a_coin_or_a_skill_at_its_price() -> None:
    s = town(1, rich)
    play(s, "0 visit longhouse", "0 use", "0 option 2")
    assert "learn F1" in menu(s)
    play(s, "0 learn F1")
    assert (s.sheet(0).skills, s.sheet(0).coins) == ([0], 20)
    other = town(1)
    coins = other.sheet(0).coins
    play(other, "0 visit longhouse", "0 use")
    assert other.sheet(0).coins == coins + 1


@pytest.mark.rule("MYT-GEN-05")
@pytest.mark.rule("MYT-GEN-09")
def test_one_noon_of_four_characters_gives_the_same_town_in_every_order() -> None:
    turns = {
        0: ("0 visit community", "0 buy food", "0 done", "0 odd-job", "0 finish"),
        1: ("1 visit hire", "1 hire s3", "1 done", "1 odd-job", "1 finish"),
        2: ("2 visit longhouse", "2 use", "2 option 1", "2 odd-job"),
        3: ("3 visit construct", "3 pass", "3 odd-job", "3 finish"),
    }
    outcomes = set()
    for order in itertools.permutations(range(4)):
        s = town(4, rich)
        for seat in order:
            play(s, *turns[seat])
        data = s.to_data()
        outcomes.add(str({key: data[key] for key in ("tracks", "areas", "tower", "sheets")}))
    assert len(outcomes) == 1
