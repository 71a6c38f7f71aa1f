"""What the page asks for by name in its sources is there to be said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .fluent_files import COMMON, texts

pytestmark = pytest.mark.pure_only
SOURCES = Path(__file__).parents[2] / "web" / "src"
ASKED = re.compile(r'\bui\(\s*"([a-z0-9-]+)"')


def test_every_text_that_the_page_names_is_there() -> None:
    known = {key for key, _ in texts(*(COMMON / "en").glob("*.ftl"))}
    files = [path for kind in ("ts", "svelte") for path in SOURCES.rglob(f"*.{kind}")]
    asked = {
        (key, path.name)
        for path in files
        if ".test." not in path.name and "games" not in path.relative_to(SOURCES).parts
        for key in ASKED.findall(path.read_text(encoding="utf-8"))
    }
    assert len(asked) > 300
    assert {(key, name) for key, name in asked if key not in known} == set()
