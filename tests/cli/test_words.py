"""The words of the command line: every key has a text in every language, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import osada
from osada import cli
from osada.cli.analysing import COLUMNS
from osada.cli.rules import OUR_WORDS
from osada.cli.table.commands import TAUGHT
from osada.games import house
from osada.insight import MARKS
from osada.insight.marks import STEPS
from osada.texts.rulebook import load_rules

from ..texts.fluent_files import COMMON, LANGUAGES, Text, texts

pytestmark = [pytest.mark.pure_only, pytest.mark.parametrize("lang", LANGUAGES)]
_SPOKEN = re.compile(r"""talk\(\s*(f?)["']([a-z{}-]+)["']""")
_CHOSEN = re.compile(r"""key = "([a-z-]+)" if \w+ else "([a-z-]+)\"""")


def spoken() -> set[str]:
    """Every key that the sources of the command line ask for."""
    keys = {f"help-{key}" for _, key in TAUGHT}
    keys |= {f"analyse-{key}" for key in COLUMNS} | {f"mark-{mark}" for mark in MARKS}
    keys |= {f"hint-{step}" for step in STEPS[1:]}
    tools = Path(__file__).parents[2] / "tools"  # what a clone has more speaks by these texts, too
    for path in (*Path(cli.__file__).parent.rglob("*.py"), *tools.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        keys |= {key for formatted, key in _SPOKEN.findall(source) if not formatted}
        keys |= {key for pair in _CHOSEN.findall(source) for key in pair}
    for rule in (rule for game in osada.games() for rule in load_rules(house(game))):
        keys |= {f"rules-kind-{rule.kind}", f"rules-from-{rule.origin}"}
    ours = OUR_WORDS.pattern.strip(r"\b()").split("|")
    keys |= {f"rules-heading-{word.replace(' ', '-').lower()}" for word in ours}
    return {f"cli-{key}" for key in keys}


def written(lang: str) -> dict[str, Text]:
    """Every text of the command line. A board has a file of its own in its house."""
    return {key: text for (key, _), text in texts(COMMON / lang / "cli.ftl").items()}


def test_every_key_has_a_text_and_no_text_is_left_over(lang: str) -> None:
    assert set(written(lang)) == spoken()


def test_a_text_uses_the_same_arguments_in_every_language(lang: str) -> None:
    english = written("en")
    for name, text in written(lang).items():
        assert text.arguments == english[name].arguments, name
