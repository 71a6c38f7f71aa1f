"""What is said in one language is said in all: the page's texts, too."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast

import osada
from osada.games import house

from .fluent_files import COMMON, LANGUAGES, entries

pytestmark = pytest.mark.pure_only
PART = "-part-"
"""What a language puts its own sentences together from: each has what it needs."""


def keys(folder: Path, lang: str) -> set[str]:
    files = sorted((folder / lang).glob("*.ftl"))
    assert files
    found = {one.id.name for file in files for one in entries(file) if isinstance(one, ast.Message)}
    return {key for key in found if PART not in key}


@pytest.mark.parametrize("folder", ["common", *osada.games()])
def test_every_language_has_the_same_keys(folder: str) -> None:
    texts = COMMON if folder == "common" else house(folder).folder / "texts"
    english, *others = (keys(texts, lang) for lang in LANGUAGES)
    assert len(english) > 50
    for other in others:
        assert other == english
