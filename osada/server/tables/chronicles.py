"""A campaign told as a page of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from osada.kernel.journal import Journal

from ..host.background import Background
from ..host.shared_work import SharedWork
from ..protocol.problems import Refused
from .records import journal_of
from .room import Room

KEPT = 20
"""Pages that are remembered: a long campaign has two hundred kilobytes."""
POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"
"""The page brings its own style and nothing else: no script, no picture from anywhere."""


class Chronicles:
    """Tells what everybody at a table has heard, once for all who ask."""

    def __init__(self, background: Background) -> None:
        self._background = background
        self._told: SharedWork[str] = SharedWork(KEPT)

    async def of(self, room: Room, lang: str) -> str:
        """The page as the table stands; `Refused` where the game has none, or too many wait."""
        house = room.game.house
        if not house.chronicle_page or lang not in room.game.languages:
            raise Refused("unknown")
        tell = cast(Callable[[Journal, str], str], house.part(house.chronicle_page))
        key = (room.row.id, room.number, lang)
        work = self._background.do
        return await self._told.get(key, lambda: work(lambda: tell(journal_of(room), lang)))
