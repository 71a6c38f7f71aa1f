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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_corrected_price_of_hamlet_is_the_rule_s_too(lang: str) -> None:
    override = Corrections("[hire]\nvillagers = [1, 12, 13]\ndonkey = 4\n", "ours")
    said = Speech(house("hamlet").open(override), lang).rule("HAM-HALL-06")
    assert re.findall(r"\d+", said) == ["1", "12", "13", "4"]


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
