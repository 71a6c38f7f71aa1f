"""The toy game at a table, for the tests of the contract and of records."""

from __future__ import annotations

from osada.kernel.journal import Journal

from .harvest import Harvest

GAME = Harvest()


def do(table: Journal, *lines: str) -> None:
    """Play lines such as `1 bid 3`."""
    for line in lines:
        seat, _, text = line.partition(" ")
        table.play(int(seat), GAME.parse(table.state, text))


def opened(seats: int = 3, seed: int = 5) -> Journal:
    """A table where all bids have just been opened."""
    table = Journal(GAME, seats, seed)
    do(table, *(f"{seat} bid {1 + seat % 3}" for seat in range(seats)))
    return table
