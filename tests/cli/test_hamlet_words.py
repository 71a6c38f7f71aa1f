"""The words of Hamlet's board: every key has a text in every language, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import osada
from osada.games.hamlet import terminal as hamlet
from osada.games.hamlet.rules.words import TILES
from osada.games.hamlet.terminal.legend import SIGNS
from osada.terminal import Talk
from osada.texts import Speech

from ..texts.fluent_files import LANGUAGES, Text, texts

pytestmark = [pytest.mark.pure_only, pytest.mark.parametrize("lang", LANGUAGES)]
_SPOKEN = re.compile(r"""talk\(\s*["'](hamlet-[a-z-]+)["']""")


def spoken() -> set[str]:
    """Every key that the sources of the board ask for."""
    keys = {f"hamlet-code-{tile}" for tile in TILES} | {f"hamlet-sign-{sign}" for sign in SIGNS}
    for path in Path(hamlet.__file__).parent.glob("*.py"):
        keys |= set(_SPOKEN.findall(path.read_text(encoding="utf-8")))
    return {f"cli-{key}" for key in keys}


def written(lang: str) -> dict[str, Text]:
    file = Path(hamlet.__file__).parents[1] / "texts" / lang / "terminal.ftl"
    return {key: text for (key, _), text in texts(file).items()}


def test_every_key_has_a_text_and_no_text_is_left_over(lang: str) -> None:
    assert set(written(lang)) == spoken()


def test_a_text_uses_the_same_arguments_in_every_language(lang: str) -> None:
    english = written("en")
    for name, text in written(lang).items():
        assert text.arguments == english[name].arguments, name


def test_no_two_tiles_are_called_alike_in_four_letters(lang: str) -> None:
    talk = Talk.of(Speech(osada.game("hamlet"), lang))
    codes = [talk(f"hamlet-code-{tile}") for tile in TILES]
    assert len(set(codes)) == len(TILES)
    assert max(map(len, codes)) <= 4
