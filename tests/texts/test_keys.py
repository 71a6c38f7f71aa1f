"""Every key has a text in every language, and every text is needed."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import ast

import osada

from .fluent_files import COMMON, LANGUAGES, Files, Name, entries, reached, texts
from .hamlet_spoken import HAMLET_SPOKEN
from .spoken import Spoken
from .vikings_spoken import VIKINGS_SPOKEN

pytestmark = [pytest.mark.pure_only, pytest.mark.parametrize("lang", LANGUAGES)]
every_game = pytest.mark.parametrize("spoken", [VIKINGS_SPOKEN, HAMLET_SPOKEN], ids=str)


def rule_keys(spoken: Spoken) -> set[Name]:
    file = spoken.folder.parent / "content" / "rules.toml"
    entries = tomllib.loads(file.read_text(encoding="utf-8"))["rule"]
    worded = [entry for entry in entries if entry["kind"] in ("rule", "ruling")]
    return {(f"{entry['kind']}-{entry['id']}", "") for entry in worded}


def all_files(spoken: Spoken, lang: str) -> Files:
    return (*(spoken.folder / lang).glob("*.ftl"), *(COMMON / lang).glob("*.ftl"))


@every_game
def test_every_text_the_game_asks_for_is_there(spoken: Spoken, lang: str) -> None:
    assert spoken.needed() - set(texts(*spoken.files(lang))) == set()


@every_game
def test_no_text_of_the_game_is_unused(spoken: Spoken, lang: str) -> None:
    """The forms of a name are for whichever sentence may need them."""
    files = spoken.files(lang)
    named = {name for name in texts(*files[1:]) if name[1]}
    assert set(texts(*files)) - named - reached(files, spoken.needed()) == set()


@every_game
def test_every_reference_leads_to_a_text(spoken: Spoken, lang: str) -> None:
    files = spoken.files(lang)
    assert reached(files, set(texts(*files))) - set(texts(*files)) == set()


@every_game
def test_every_rule_and_ruling_has_a_text_and_no_text_is_left_over(
    spoken: Spoken, lang: str
) -> None:
    assert set(texts(spoken.folder / lang / "rules.ftl")) == rule_keys(spoken)


def test_the_words_of_the_table_are_the_same_in_every_language_and_all_in_use(lang: str) -> None:
    words = set(texts(COMMON / lang / "common.ftl"))
    package = Path(osada.__file__).parent
    sources = "".join(file.read_text(encoding="utf-8") for file in package.rglob("*.py"))
    assert words == set(texts(COMMON / "en" / "common.ftl"))
    assert {key for key, _ in words if f'"{key}"' not in sources} == set()


@every_game
def test_every_file_can_be_read_to_its_last_line(spoken: Spoken, lang: str) -> None:
    files = all_files(spoken, lang)
    junk = [entry for file in files for entry in entries(file) if isinstance(entry, ast.Junk)]
    assert [entry.content for entry in junk] == []


@every_game
def test_no_key_is_said_twice(spoken: Spoken, lang: str) -> None:
    keys = Counter(
        entry.id.name
        for file in all_files(spoken, lang)
        for entry in entries(file)
        if isinstance(entry, ast.Message)
    )
    assert [key for key, count in keys.items() if count > 1] == []
