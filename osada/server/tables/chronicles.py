"""A campaign told: as a page of its own, and each finished chapter by what it came to."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from osada.kernel.journal import Journal
from osada.kernel.told import ChapterTold
from osada.table.protocol.problems import Refused, tell
from osada.table.protocol.told import ChapterSeen, PartSeen
from osada.table.records import journal_of
from osada.table.table import Table

from ..host.background import Background
from ..host.shared_work import SharedWork

KEPT = 20
"""Pages that are remembered: a long campaign has two hundred kilobytes."""
POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"
"""The page brings its own style and nothing else: no script, no picture from anywhere."""


class Chronicles:
    """Tells what everybody at a table has heard, once for all who ask."""

    def __init__(self, background: Background) -> None:
        self._background = background
        self._told: SharedWork[str] = SharedWork(KEPT)
        self._counted: SharedWork[list[ChapterSeen]] = SharedWork(KEPT)

    async def of(self, room: Table, lang: str, who: str) -> str:
        """The page as the table stands, for an address that asks; `Refused` where the game has
        none, or too many wait."""
        return await self._tell(room, lang, room.game.house.chronicle_page, who)

    async def told(self, room: Table, lang: str, who: str) -> str:
        """The same as JSON, for the game's own page."""
        return await self._tell(room, lang, room.game.house.chronicle_told, who)

    async def _tell(self, room: Table, lang: str, part: str, who: str) -> str:
        if not part or lang not in room.game.languages:
            raise Refused("unknown")
        write = cast(Callable[[Journal, str], str], room.game.house.part(part))
        key = (room.head.id, room.number, lang, part)
        work = self._background.do
        return await self._told.get(key, lambda: work(lambda: write(journal_of(room), lang), who))

    async def chapters(self, room: Table, who: str) -> list[ChapterSeen]:
        """What each finished chapter came to; none where the game has no chapters."""
        house = room.game.house
        if not house.chapters:
            return []
        count = cast(Callable[[Journal], list[ChapterTold]], house.part(house.chapters))
        work = self._background.do
        return await self._counted.get(
            (room.head.id, room.number),
            lambda: work(lambda: [_seen(told) for told in count(journal_of(room))], who),
        )


def _seen(told: ChapterTold) -> ChapterSeen:
    """As somebody who looks on may know it."""
    parts = [PartSeen(part.seat, [tell(line, None) for line in part.lines]) for part in told.parts]
    return ChapterSeen(told.number, tell(told.title, None), parts)
