"""What is promised to programs is what there is."""

from __future__ import annotations

import re
import warnings
from pathlib import Path

import pytest

import osada
from osada.kernel import change

pytestmark = pytest.mark.pure_only
ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "stable.md").read_text("utf-8")


def test_the_page_lists_every_name_that_is_public() -> None:
    listed = set(re.findall(r"`(\w+)`", PAGE.partition("\n## The names\n")[2]))
    assert listed == set(osada.__all__) - {"__version__"}


def test_every_name_on_the_page_that_was_called_otherwise_still_warns() -> None:
    rows = re.findall(r"^\| `([\w.]+)` \| `([\w.]+)` \|$", PAGE, re.MULTILINE)
    assert len(rows) == 2
    state = osada.game("vikings").start(2, 1)
    for old, new in rows:
        thing = state if old.startswith("State.") else change
        with pytest.warns(DeprecationWarning, match=new.rpartition(".")[2]):
            getattr(thing, old.rpartition(".")[2])


def test_the_changelog_begins_with_the_present_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    heads = re.findall(r"^## (\S+?)(?:,.*)?$", text, re.MULTILINE)
    assert heads[0] == osada.__version__
    assert re.fullmatch(r"\d+\.\d+\.\d+", heads[0])


def test_nothing_that_is_public_warns() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for name in osada.__all__:
            getattr(osada, name)
