"""The page stays light: what a visitor loads to play one game."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.pure_only

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "osada" / "server" / "page"
BOARDS = sorted(path.parent.name for path in (ROOT / "web/src/games").glob("*/index.ts"))
LIMIT = 100_000
AT_ONCE = re.compile(r"""(?:^|[;}])\s*import(?:[^"'`();]*?from)?["']\./([\w.-]+\.js)["']""")
"""A script that another cannot begin without; `import("./x.js")` is fetched when it is wanted."""


def _size(script: Path) -> int:
    return len(gzip.compress(script.read_bytes(), 9))


def _with_what_it_needs(script: Path) -> set[Path]:
    found: set[Path] = set()
    open_ = [script]
    while open_:
        one = open_.pop()
        if one not in found:
            found.add(one)
            open_ += [one.parent / name for name in AT_ONCE.findall(one.read_text())]
    return found


def _entry() -> Path:
    html = (PAGE / "index.html").read_text()
    entry = re.search(r'<script type="module"[^>]* src="/([^"]+)"', html)
    assert entry, html
    return PAGE / entry[1]


@pytest.mark.parametrize("game", BOARDS)
def test_shell_and_one_board_are_under_100_kilobytes_of_javascript_gzipped(game: str) -> None:
    if not (PAGE / "index.html").exists():
        pytest.skip("the page is not built: ./run serve, or ./test, builds it")
    shell = _with_what_it_needs(_entry())
    boards = {name: sorted(PAGE.rglob(f"{name}-*.js")) for name in BOARDS}
    assert all(len(board) == 1 for board in boards.values()), "each board is one script"
    assert not shell & {board[0] for board in boards.values()}, "loaded only where it is needed"
    loaded = shell | _with_what_it_needs(boards[game][0])
    sizes = {script.name: _size(script) for script in loaded}
    assert sum(sizes.values()) <= LIMIT, sizes
