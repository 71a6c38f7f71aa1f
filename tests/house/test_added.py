"""Who adds an option, a card, a page … as the docs say meets only the tests named there."""

from __future__ import annotations

from pathlib import Path

import pytest

from ..added.check import CHANGES, Change, check, faults
from ..added.tree import ROOT

pytestmark = pytest.mark.pure_only
GAME = "vikings"


def section(file: str, title: str) -> str:
    text = (ROOT / file).read_text(encoding="utf-8")
    assert text.count(f"\n{title}\n") == 1
    return text.split(f"\n{title}\n")[1].split("\n## ")[0]


@pytest.mark.parametrize("change", CHANGES, ids=lambda one: one.DOCS[1].removeprefix("## "))
def test_the_docs_name_the_tests_that_each_can_break(change: Change) -> None:
    told = section(*change.DOCS)
    for test in map(Path, change.TESTS):
        assert (ROOT / test).exists()
        named = test.name if test.parent.name == "texts" else str(test).replace(GAME, "<game>")
        assert f"`{named}`" in told, named


def test_what_is_added_as_the_docs_say_passes_them(tmp_path: Path) -> None:
    if not (ROOT / "web" / "node_modules").exists():
        pytest.skip("what builds the page is not installed: ./test installs it")
    assert faults(check(tmp_path)) == []
