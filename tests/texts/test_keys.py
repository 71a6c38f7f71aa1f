"""Every key has a text in every language, and every text is needed."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import ast

import osada
from osada.games.vikings.box import COLOURS, GOODS
from osada.games.vikings.scoring import TIE_BREAK, goods_points
from osada.games.vikings.state import VikingsState
from osada.games.vikings.words import SPACE_NAMES

from .fluent_files import COMMON, GAME, LANGUAGES, VIKINGS, Name, entries, reached, texts

pytestmark = [pytest.mark.pure_only, pytest.mark.parametrize("lang", LANGUAGES)]
RULES_FILE = VIKINGS.parent / "content" / "rules.toml"
FILES = ("table.ftl", "rules.ftl")


def score_parts() -> list[str]:
    state = GAME.start(2)
    assert isinstance(state, VikingsState)
    return [*goods_points(state, 0), "bets", *TIE_BREAK]


def needed() -> set[Name]:
    """Every text that the game may ask for."""
    own = ["title"]
    own += [f"action-{kind}" for kind in {action.kind for action in GAME.vocabulary.actions}]
    own += [f"space-{name}" for name in SPACE_NAMES]
    own += [f"word-{kind}" for kind in GOODS]
    own += [f"colour-{colour}" for colour in COLOURS]
    own += [f"option-{option.name}" for option in GAME.options]
    own += [f"score-{part}" for part in score_parts()]
    names = {(f"vikings-{name}", "") for name in own}
    names |= {(key, "") for key in GAME.phrases.phrases}
    names |= {(f"vikings-space-{name}", "help") for name in SPACE_NAMES}
    for option in GAME.options:
        names |= {(f"vikings-option-{option.name}", part) for part in ("help", "choice")}
    return names


def rule_keys() -> set[Name]:
    entries = tomllib.loads(RULES_FILE.read_text(encoding="utf-8"))["rule"]
    worded = [entry for entry in entries if entry["kind"] in ("rule", "ruling")]
    return {(f"{entry['kind']}-{entry['id']}", "") for entry in worded}


def test_every_text_the_game_asks_for_is_there(lang: str) -> None:
    assert needed() - set(texts(VIKINGS / lang / "table.ftl")) == set()


def test_no_text_of_the_game_is_unused(lang: str) -> None:
    file = VIKINGS / lang / "table.ftl"
    assert set(texts(file)) - reached(file, needed()) == set()


def test_every_reference_leads_to_a_text(lang: str) -> None:
    file = VIKINGS / lang / "table.ftl"
    assert reached(file, set(texts(file))) - set(texts(file)) == set()


def test_every_rule_and_ruling_has_a_text_and_no_text_is_left_over(lang: str) -> None:
    assert set(texts(VIKINGS / lang / "rules.ftl")) == rule_keys()


def test_the_words_of_the_table_are_the_same_in_every_language_and_all_in_use(lang: str) -> None:
    words = set(texts(COMMON / lang / "common.ftl"))
    package = Path(osada.__file__).parent
    sources = "".join(file.read_text(encoding="utf-8") for file in package.rglob("*.py"))
    assert words == set(texts(COMMON / "en" / "common.ftl"))
    assert {key for key, _ in words if f'"{key}"' not in sources} == set()


def test_every_file_can_be_read_to_its_last_line(lang: str) -> None:
    files = [VIKINGS / lang / name for name in FILES]
    files += (COMMON / lang).glob("*.ftl")
    junk = [entry for file in files for entry in entries(file) if isinstance(entry, ast.Junk)]
    assert [entry.content for entry in junk] == []


def test_no_key_is_said_twice(lang: str) -> None:
    files = [VIKINGS / lang / name for name in FILES]
    files += (COMMON / lang).glob("*.ftl")
    keys = Counter(
        entry.id.name for file in files for entry in entries(file) if isinstance(entry, ast.Message)
    )
    assert [key for key, count in keys.items() if count > 1] == []
