"""Positions that a ledger keeps, handed to a table that looks back."""

from __future__ import annotations

from collections.abc import Sequence

from osada.kernel.game import Game
from osada.kernel.state import State

from .latest import Latest
from .ledger import Ledger
from .table import Table

AHEAD = 4
"""Positions that are read ahead and not yet used, at the most."""


class KeptPositions:
    """The positions of a table that lie in its ledger, as far as they were read ahead."""

    def __init__(self, store: Ledger, table: str, game: Game) -> None:
        self._store = store
        self._table = table
        self._game = game
        self._read = Latest[int, str](AHEAD)

    def __call__(self, number: int) -> State | None:
        """The position after a play."""
        text = self._read.pop(number, None)
        return None if text is None else self._game.from_json(text)

    async def read_ahead(self, table: Table, standing: Sequence[int]) -> None:
        """Fetch the one from which these plays are played again, where that is not at hand."""
        while (number := table.wanted(standing)) is not None and number not in self._read:
            found = await self._store.snapshots(self._table, [number])
            if not found:
                table.kept.discard(number)  # thinned out since
            for one, text in found.items():
                self._read[one] = text
