"""No pattern of ours takes longer than its text is long: a stranger may have written the text."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import osada

from .patterns import fault_of, patterns_in

SOURCE = Path(osada.__file__).parent
BAD = [
    # those that froze the house, and the cookie pattern of Python's own library
    (r"^\s*\d+ ", re.MULTILINE, True),
    (r"\s*\[\[?\s*([^\]]+?)\s*\]\]?\s*(#.*)?$", 0, False),
    (r"\b[\w-]{2,}\.[\w-]{22}(?![\w-])", re.ASCII, True),
    (r"\s*(?P<key>[\w=]+?)\s*(\s*=\s*(?P<val>\w*))?\s*(\s+|;|$)", re.ASCII, False),
    # the schoolbook
    (r"(a+)+$", 0, False),
    (r"(a|aa)+$", 0, False),
    (r"(a*)*", 0, False),
    (r"(?:\w+\s?)*!", 0, False),
    (r"a*a*b", 0, False),
    (r"\d+\w*x", 0, False),
    (r".*=.*", 0, False),
    (r"(?:x*)?x+y", 0, False),
    (r"\s+$", 0, True),
    (r"<[^>]*>", 0, True),
    (r".*x", 0, True),
    (r"(\w)\1", 0, True),
    (r"(?=(a+)+b)", 0, False),
    (r"[a-z]{2,99}!", 0, True),
]
GOOD = [
    (r"/(s|w)/[^/?]+", 0, True),
    (r"[\w.-]+", 0, True),
    (r"^[\w.@-]+$", 0, True),
    (r"([a-z-]+):(\d+) ([a-z-]+)", 0, False),
    (r"^rule-([A-Z0-9-]+) *=", re.MULTILINE, True),
    (r"\s*\d+ ", 0, False),
    (r"[A-Z]{3}-[A-Z-]{0,30}[A-Z]", 0, True),
    (r"(:\d+)?|\[[0-9a-f:]+\](:\d+)?", 0, False),
]


@pytest.mark.pure_only
@pytest.mark.parametrize(("pattern", "flags", "searched"), BAD)
def test_a_pattern_that_can_explode_is_found_out(pattern: str, flags: int, searched: bool) -> None:
    assert fault_of(pattern, flags, searched)


@pytest.mark.pure_only
@pytest.mark.parametrize(("pattern", "flags", "searched"), GOOD)
def test_a_pattern_that_walks_once_over_its_text_passes(
    pattern: str, flags: int, searched: bool
) -> None:
    assert fault_of(pattern, flags, searched) == ""


@pytest.mark.pure_only
def test_no_pattern_of_ours_takes_longer_than_its_text() -> None:
    found = list(patterns_in(SOURCE))
    assert len(found) > 10
    faults = {
        f"{one.place} {one.text!r}": fault_of(one.text, one.flags, one.searched) for one in found
    }
    assert not {place: fault for place, fault in faults.items() if fault}


@pytest.mark.pure_only
def test_no_source_of_ours_uses_the_cookie_reader_that_froze_the_house() -> None:
    users = [
        str(path.relative_to(SOURCE))
        for path in SOURCE.rglob("*.py")
        if "http.cookies" in path.read_text(encoding="utf-8")
    ]
    assert not users
