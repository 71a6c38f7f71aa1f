"""The words of the rulebooks: no text uses a variant that a glossary forbids, or careless signs."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import osada

from .fluent_files import entries

pytestmark = pytest.mark.pure_only

PACKAGE = Path(osada.__file__).parent
GLOSSARIES = sorted(PACKAGE.glob("**/texts/**/glossary.toml"))
TEXTS = sorted(PACKAGE.glob("**/texts/**/*.ftl"))
STRAIGHT = re.compile(r"\w'\w")


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def texts_in(file: Path) -> list[str]:
    seen = _Texts()
    for entry in entries(file):
        if isinstance(entry, ast.Message):
            seen.visit(entry)
    return seen.found


def _named(file: Path) -> str:
    return str(file.parent.relative_to(PACKAGE))


@pytest.mark.parametrize("glossary", GLOSSARIES, ids=_named)
def test_no_text_says_what_the_glossary_forbids(glossary: Path) -> None:
    terms = tomllib.loads(glossary.read_text(encoding="utf-8"))["term"]
    assert terms
    for file in glossary.parent.glob("*.ftl"):
        for term in terms:
            assert set(term) == {"concept", "printed", "forbidden"}, term
            for variant in term["forbidden"]:
                found = [text for text in texts_in(file) if re.search(variant, text)]
                assert found == [], f"{file.name}: {term['printed']}, not {variant}"


def test_every_game_has_a_glossary_in_every_language() -> None:
    assert len(GLOSSARIES) == len({file.parent for file in TEXTS})


def test_the_glossary_itself_would_find_a_forbidden_word() -> None:
    for glossary in GLOSSARIES:
        for term in tomllib.loads(glossary.read_text(encoding="utf-8"))["term"]:
            assert not any(re.search(variant, term["printed"]) for variant in term["forbidden"])


@pytest.mark.parametrize("file", [file for file in TEXTS if file.parent.name == "en"], ids=str)
def test_english_apostrophes_are_not_straight(file: Path) -> None:
    assert [text for text in texts_in(file) if STRAIGHT.search(text)] == []
