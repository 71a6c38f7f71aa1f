"""`./run bench --peers`: our speed beside that of other libraries, on the screen and as a page."""

from __future__ import annotations

from pathlib import Path

from osada.cli.files import write_text
from osada.cli.progress import progress_bar
from osada.cli.screen import screen, write_json

from .compare import ROUNDS, beside_peers
from .environment import folder, install
from .tables import peers_page, peers_table


def bench_beside(games: tuple[str, ...], seconds: float, as_json: bool, out: Path | None) -> None:
    """Everybody in turn; the others are installed when this is first asked."""
    python = install(folder())
    share = seconds / ROUNDS / 2
    with progress_bar("peers: rounds") as report:
        result = beside_peers(games, python, share, progress=report)
    if out is not None:
        write_text(out, peers_page(result))
    if as_json:
        write_json(result)
    else:
        screen().print(peers_table(result))
