"""The words of the text table: each game names its own fields, the common ones are everybody's."""

from __future__ import annotations

from pathlib import Path

import pytest

import osada
from osada.texts.wording import keys_of

from .fluent_files import COMMON, LANGUAGES
from .view_fields import fields_of

pytestmark = [pytest.mark.pure_only, pytest.mark.parametrize("lang", LANGUAGES)]

HOUSES = Path(osada.__file__).parent / "games"
GAMES = sorted(file.parents[2].name for file in HOUSES.glob("*/texts/en/view.ftl"))
FIELD = "view-"
VALUE = "view-value-"


def fields_named(file: Path) -> set[str]:
    keys = keys_of(file)
    return {key.removeprefix(FIELD) for key in keys if not key.startswith(VALUE)}


def test_the_table_names_only_what_more_than_one_game_shows(lang: str) -> None:
    games = [house.parent.name for house in HOUSES.glob("*/view")]
    for field in fields_named(COMMON / lang / "view.ftl"):
        assert sum(field in fields_of(game) for game in games) > 1, field
    assert not [key for key in keys_of(COMMON / lang / "view.ftl") if key.startswith(VALUE)]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_names_only_what_it_shows(game: str, lang: str) -> None:
    own = HOUSES / game / "texts" / lang / "view.ftl"
    assert fields_named(own) - fields_of(game) == set()
    assert fields_named(own) & fields_named(COMMON / lang / "view.ftl") == set()
    assert keys_of(own) == keys_of(HOUSES / game / "texts" / "en" / "view.ftl")
