"""The words of the text table: each game has its own, the common ones are everybody's."""

from __future__ import annotations

from pathlib import Path

import pytest

import osada
from osada.texts.wording import keys_of

from .fluent_files import COMMON, LANGUAGES
from .view_fields import fields_of

pytestmark = [pytest.mark.pure_only, pytest.mark.parametrize("lang", LANGUAGES)]

ROOT = Path(__file__).parents[2]
HOUSES = Path(osada.__file__).parent / "games"
GAMES = sorted(file.parents[2].name for file in HOUSES.glob("*/texts/en/words.ftl"))
BOARDS = ROOT / "web" / "src" / "games"


def test_the_table_names_only_what_more_than_one_game_shows(lang: str) -> None:
    games = [house.parent.name for house in HOUSES.glob("*/view")]
    for key in keys_of(COMMON / lang / "view.ftl"):
        assert sum(key.removeprefix("view-") in fields_of(game) for game in games) > 1, key


@pytest.mark.parametrize("game", GAMES)
def test_the_text_table_of_a_game_has_the_words_it_uses_and_no_others(game: str, lang: str) -> None:
    own = HOUSES / game / "texts" / lang / "words.ftl"
    assert keys_of(own) == keys_of(HOUSES / game / "texts" / "en" / "words.ftl")
    told = own.read_text(encoding="utf-8")
    code = "".join(file.read_text(encoding="utf-8") for file in BOARDS.glob(f"{game}/inwords/*.ts"))
    for key in keys_of(own):
        name = key.removeprefix(f"{game}-words-")
        assert f'"{name}"' in code or f"{{ {key} }}" in told, key
