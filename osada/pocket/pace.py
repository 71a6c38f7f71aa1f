"""How long computer players think on this device: of the decisions that they have made here."""

from __future__ import annotations

from contextlib import suppress

import msgspec
from msgspec import Struct

from osada.table.protocol.problems import Refused

from .shelf import Shelf

PACE = "pace"
KEPT = 60
"""Decisions of a level in a game that are remembered, the last ones."""
_times = msgspec.json.Decoder(list[float]).decode
_encode = msgspec.json.Encoder().encode


class Thinks(Struct):
    """One level in one game, in seconds a decision."""

    usual: float
    longest: float
    count: int


class Pace:
    """Noted while they play, kept when they have done."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._took: dict[tuple[str, str], list[float]] = {}
        self._new: set[tuple[str, str]] = set()

    async def open(self) -> None:
        """Read what is kept."""
        for name, _, text in await self._shelf.all(PACE):
            game, _, level = name.partition("/")
            self._took[game, level] = _times(text)

    def note(self, game: str, level: str, seconds: float) -> None:
        """A decision took so long."""
        took = [*self._took.get((game, level), []), round(seconds, 3)]
        self._took[game, level] = took[-KEPT:]
        self._new.add((game, level))

    async def keep(self) -> None:
        """Keep what is new, if there is room: nobody's game hangs on it."""
        new, self._new = self._new, set()
        if not new:
            return
        rows = [(PACE, "/".join(key), 0, _encode(self._took[key]).decode()) for key in sorted(new)]
        with suppress(Refused):
            await self._shelf.write(rows)

    def told(self) -> dict[str, dict[str, Thinks]]:
        """By game and level; whoever has made no decision here is not among them."""
        found: dict[str, dict[str, Thinks]] = {}
        for (game, level), took in self._took.items():
            ordered = sorted(took)
            thinks = Thinks(ordered[len(ordered) // 2], ordered[-1], len(ordered))
            found.setdefault(game, {})[level] = thinks
        return found
