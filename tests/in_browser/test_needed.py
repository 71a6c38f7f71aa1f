"""Nothing is missing of what lies ready for a browser, and it is not much."""

from __future__ import annotations

import zlib
from pathlib import Path

import osada
from osada.texts.languages import languages
from tools.in_browser import needed

from .node import BUILT, built, in_node

TOOLS = Path(needed.__file__).parent


def test_who_plays_needs_no_module_but_those_that_lie_there() -> None:
    built()
    script = Path(needed.__file__).read_text("utf-8") + "\ntold()\n"
    library, packages = in_node(script, list(osada.games()), list(languages())).said
    assert set(library) <= set((TOOLS / "library.txt").read_text("utf-8").split())
    assert set(packages) <= set((TOOLS / "packages.txt").read_text("utf-8").split())


def test_the_first_visit_is_not_long() -> None:
    """By gzip, which every host has; `osada lab pocket` says what brotli makes of it. The page
    comes to it, which may be 1.1 MB then: tests/browser/test_pocket_kept.py counts all of it."""
    told = built()
    if told["why_pure"]:
        limits = {"vikings": 6.2, "hamlet": 6.4, "mythwind": 6.6}
    else:
        limits = {"vikings": 6.9, "hamlet": 6.9, "mythwind": 7.3}
    for game, limit in limits.items():
        laid = {game, "en", "pure" if told["why_pure"] else "compiled"}
        wanted = [name for name, one in told["files"].items() if laid >= set(one["for"])]
        size = sum(len(zlib.compress((BUILT / name).read_bytes(), 9)) for name in wanted)
        assert size <= limit * 1_000_000, (game, size)
