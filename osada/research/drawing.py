"""The board of a table as text."""

from __future__ import annotations

from rich.console import Console

from osada.terminal import speak_at

from .table import Table

WIDTH = 100


def drawn(table: Table) -> str:
    """What whoever is in turn sees; a watcher's view when the game is over."""
    state = table.state
    view = state.view(state.turn[0] if state.turn else None)
    _, board = speak_at(table.game, state, "en", {})
    console = Console(width=WIDTH, color_system=None, force_terminal=False)
    with console.capture() as caught:
        console.print(board.draw(view, WIDTH))
    return caught.get()
