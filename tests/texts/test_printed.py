"""Numbers in texts come from the content, with an owner's corrections where there are any."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import osada
from osada.games import house, houses
from osada.kernel.content import Corrections
from osada.kernel.house import House
from osada.texts import Speech, languages
from osada.texts.printed import printed_values
from osada.texts.wording import mentions

LANGUAGES = languages()
COINS = {"en": ("coin ", "coins"), "pl": ("monetę", "monety"), "cs": ("minci", "mincí")}


def files_of(home: House) -> Iterator[Path]:
    return (home.folder / "texts").glob("*/*.ftl")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_says_the_number_of_the_content(lang: str) -> None:
    printed = Speech(osada.game("mythwind"), lang).rule("MYT-HIRE-01")
    assert re.findall(r"\d+", printed) == ["2", "5"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_correction_changes_the_number_in_the_rule(lang: str) -> None:
    override = Corrections("[prices]\nhire_one = 1\nhire_two = 22\n", "ours")
    dear = house("mythwind").open(override)
    said = Speech(dear, lang).rule("MYT-HIRE-01")
    assert re.findall(r"\d+", said) == ["1", "22"]
    for word in COINS[lang]:
        assert word in said, "the words follow the number"
    printed = Speech(osada.game("mythwind"), lang).rule("MYT-HIRE-01")
    assert re.findall(r"\d+", printed) == ["2", "5"], "the printed game says what is printed"


CORRECTED = {
    "hamlet": (
        """
        hire = { villagers = [1, 12, 13], donkey = 4 }
        pieces = { villagers = 3, donkeys = 5, roads = 4, blueprints_in_hand = 2 }
        road = { bridge = "1 plank + 3 wood" }
        tile.shrine.points = 7
        tile.tavern = { points = 2, most = 9 }
        score.per_road = 3
        start = { gold_2 = [2, 5], row = 5 }
        kept.players-2 = [3, 1, 2]
        tile.farm = { work_gold = 4, spaces = 2 }
        """,
        {
            "HAM-HALL-06": ["1", "12", "13", "4", "3", "5"],
            "HAM-WORKER-01": ["3"],
            "HAM-ROAD-02": ["4"],
            "HAM-HALL-02": ["2"],
            "HAM-BRIDGE-02": ["1", "3", "2"],
            "HAM-TILE-SHRINE-01": ["7"],
            "HAM-TILE-TAVERN-01": ["2", "9"],
            "HAM-SCORE-05": ["3", "1"],
            "HAM-SETUP-08": ["5", "1"],
            "HAM-SETUP-10": ["2", "5", "3", "3", "4", "3", "3", "4", "4", "3"],
            "HAM-SETUP-12": ["1", "2", "3", "4", "3", "3", "4", "3", "2", "3", "1", "2"],
            "HAM-PROD-03": ["2", "2", "4"],
            "HAM-PROD-05": ["3", "3", "2", "3"],
        },
    ),
    "vikings": (
        """
        ships = { sterns = 6 }
        hull = { most_pieces = 4, shields = [1, 1, 1, 2, 2, 4] }
        """,
        {
            "VIK-COMP-02": ["24", "8", "6"],
            "VIK-COMP-03": ["1", "1", "1", "2", "2", "4"],
            "VIK-LIM-01": ["4", "1", "4"],
            "VIK-END-01": ["6"],
        },
    ),
    "mythwind": (
        """
        prices.hire_two = 6
        building.bakery.action_cost = ["weaken hired S 2", "coins one 1"]
        building.bakery.action = ["res F 3"]
        building.post-office.season_end = ["goal_draw 2"]
        building.fishing-grounds.action = ["may res I/P 2 -> res C/F 5"]
        tower.3.effects = ["may coins one 7 -> strengthen tower S all"]
        sprite.elida.cost = ["coins one 5"]
        """,
        {
            "MYT-HIRE-01": ["2", "6"],
            "MYT-BLD-BAKERY-01": ["2", "1", "3"],
            "MYT-BLD-POST-02": ["2"],
            "MYT-BLD-FISHING-01": ["2", "5"],
            "MYT-TOWER-03": ["3", "7"],
            "MYT-SPRITE-08": ["5"],
        },
    ),
}


@pytest.mark.parametrize("game", CORRECTED)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_corrected_values_are_the_rules_too(game: str, lang: str) -> None:
    override, rules = CORRECTED[game]
    lines = "\n".join(line.strip() for line in override.splitlines())
    speech = Speech(house(game).open(Corrections(lines, "ours")), lang)
    assert {rule: re.findall(r"\d+", speech.rule(rule)) for rule in rules} == rules


HELP = {
    "hamlet": (
        """
        begging.gold = 5
        tile.farm.work_gold = 1
        tile.barn-b.work_stars = 4
        tile.tavern = { points = 2, most = 9 }
        tile.farrier.points = 2
        goal.planner.per_road = 3
        """,
        {
            "hamlet-tile-church-help": ["5"],
            "hamlet-tile-farm-help": ["1"],
            "hamlet-tile-barn-b-help": ["4"],
            "hamlet-tile-tavern-help": ["2", "9"],
            "hamlet-tile-farrier-help": ["2"],
            "hamlet-goal-planner-help": ["3"],
        },
    ),
    "vikings": ("goods.drawn_at_once = 4", {"vikings-space-draw-3.help": ["4"]}),
    "mythwind": (
        """
        farmer.gear.cart.coins = 2
        farmer.gear.plough.brush = 4
        farmer.skills = { stall_tiles = 5, stall_coins = 6, hedger_weeds = 3, hedger_less = 2 }
        merchant.skills = { big_cart = 7, broker = 3 }
        crafter.drawn_at_work = 4
        """,
        {
            "mythwind-farmer-cart.help": ["2"],
            "mythwind-farmer-plough.help": ["4"],
            "mythwind-skill-F6-help": ["5", "6"],
            "mythwind-skill-F7-help": ["3", "2"],
            "mythwind-skill-M1-help": ["7"],
            "mythwind-skill-M5-help": ["3"],
            "mythwind-action-craft": ["4"],
        },
    ),
}


@pytest.mark.parametrize("game", HELP)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_corrected_values_are_told_where_help_is_asked(game: str, lang: str) -> None:
    override, texts = HELP[game]
    lines = "\n".join(line.strip() for line in override.splitlines())
    words = Speech(house(game).open(Corrections(lines, "ours")), lang).words
    for name, numbers in texts.items():
        key, _, form = name.partition(".")
        assert re.findall(r"\d+", words.say(key, None, form)) == numbers, name


@pytest.mark.parametrize("name", sorted(houses()))
def test_what_a_text_mentions_is_printed(name: str) -> None:
    values = printed_values(osada.game(name).content)
    for file in files_of(house(name)):
        assert set(mentions(file)) <= set(values), file


@pytest.mark.parametrize("name", sorted(houses()))
def test_every_language_mentions_the_same_values(name: str) -> None:
    by_file: dict[str, set[tuple[str, ...]]] = {}
    for file in files_of(house(name)):
        by_file.setdefault(file.name, set()).add(tuple(sorted(set(mentions(file)))))
    assert {file: len(found) for file, found in by_file.items() if len(found) > 1} == {}


def test_a_mentioned_list_is_counted_from_one() -> None:
    values = printed_values(osada.game("mythwind").content)
    assert values["printed-farmer-plant-1"], values["printed-farmer-plant-2"]
    assert "printed-farmer-plant" not in values
