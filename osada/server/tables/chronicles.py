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
        return await self._tell(room, lang, room.game.house.chronicle_page)

    async def told(self, room: Room, lang: str) -> str:
        """The same as JSON, for the game's own page."""
        return await self._tell(room, lang, room.game.house.chronicle_told)

    async def _tell(self, room: Room, lang: str, part: str) -> str:
        if not part or lang not in room.game.languages:
            raise Refused("unknown")
        tell = cast(Callable[[Journal, str], str], room.game.house.part(part))
        key = (room.row.id, room.number, lang, part)
        work = self._background.do
        return await self._told.get(key, lambda: work(lambda: tell(journal_of(room), lang)))
