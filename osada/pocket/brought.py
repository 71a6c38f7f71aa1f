"""Games and languages come to a device when somebody first asks for them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import osada
from osada.table.protocol.problems import Refused
from osada.texts.languages import languages

from .every_game import every_game

Bring = Callable[[str], Awaitable[str]]
"""Lay one more game or language out; what stands in the way, or nothing."""
NAMED = "game:"
"""How a record's header names its game,"""
WITHIN = 2000
"""and in how many of its first characters."""


async def all_here(what: str) -> str:
    """Nothing has to come."""
    return ""


class Brought:
    """Sees to it that what is asked for is here."""

    def __init__(self, bring: Bring = all_here) -> None:
        self._bring = bring

    async def game(self, name: str) -> None:
        """`Refused` where it cannot come; of what nobody knows, somebody else will complain."""
        if name not in osada.games() and name in (info.name for info in every_game().games):
            await self._wanted(name)

    async def language(self, lang: str) -> None:
        """Its words."""
        if lang not in languages() and lang in every_game().languages:
            await self._wanted(lang)

    async def game_of(self, record: str) -> None:
        """The game of a record from elsewhere, whatever it is."""
        for line in record[:WITHIN].splitlines():
            if line.startswith(NAMED):
                await self.game(line.removeprefix(NAMED).strip())
                return

    async def _wanted(self, what: str) -> None:
        failing = await self._bring(what)
        if failing == "unknown":
            return
        if failing:
            raise Refused("not-brought" if failing == "not-reached" else "brought-damaged")
