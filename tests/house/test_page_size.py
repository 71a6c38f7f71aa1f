"""The page stays light: what a visitor loads to play one game."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

import osada

pytestmark = pytest.mark.pure_only

PAGE = Path(__file__).parents[2] / "osada" / "server" / "page"
LIMIT = 95_000


def _size(script: Path) -> int:
    return len(gzip.compress(script.read_bytes(), 9))


@pytest.mark.parametrize("game", osada.games())
def test_shell_and_one_board_are_under_95_kilobytes_of_javascript_gzipped(game: str) -> None:
    if not (PAGE / "index.html").exists():
        pytest.skip("the page is not built: ./run serve, or ./test, builds it")
    scripts = sorted(PAGE.rglob("*.js"))
    boards = {name: [s for s in scripts if s.name.startswith(f"{name}-")] for name in osada.games()}
    assert all(boards.values()), "each board is loaded only where it is needed"
    others = {s for name, board in boards.items() if name != game for s in board}
    sizes = {script.name: _size(script) for script in scripts if script not in others}
    assert sum(sizes.values()) <= LIMIT, sizes
