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
    """By gzip, which every host has; docs/pocket.md says what brotli makes of it."""
    told = built()
    if told["why_pure"]:
        limits = {"vikings": 7.0, "hamlet": 7.1, "mythwind": 7.6}
    else:
        limits = {"vikings": 7.6, "hamlet": 7.7, "mythwind": 8.3}
    for game, limit in limits.items():
        laid = {game, "en", "pure" if told["why_pure"] else "compiled"}
        wanted = [name for name, one in told["files"].items() if laid >= set(one["for"])]
        size = sum(len(zlib.compress((BUILT / name).read_bytes(), 9)) for name in wanted)
        assert size <= limit * 1_000_000, (game, size)
