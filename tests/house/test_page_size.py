"""The page stays light: all of its JavaScript together."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

pytestmark = pytest.mark.pure_only

PAGE = Path(__file__).parents[2] / "osada" / "server" / "page"
LIMIT = 120_000


def test_all_javascript_of_the_page_is_under_120_kilobytes_gzipped() -> None:
    scripts = sorted(PAGE.rglob("*.js"))
    if not (PAGE / "index.html").exists():
        pytest.skip("the page is not built: ./run serve, or ./test, builds it")
    sizes = {script.name: len(gzip.compress(script.read_bytes(), 9)) for script in scripts}
    assert sizes, "a page without scripts?"
    assert sum(sizes.values()) <= LIMIT, sizes
