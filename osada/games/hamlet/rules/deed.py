"""What a villager can do on the tile it went to. HAM-TURN-04."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Message, Prompt
from osada.kernel.step import Step

from . import phrases as say
from .table import Table
from .words import TILES


class Deed(Step[Table]):
    """One of the things to choose from; the tile is `s.at`. All of them are asked as one."""

    def reward(self, s: Table, action: Action) -> tuple[int, int]:
        """Gold and stars that it brings at once to whoever does it."""
        return 0, 0

    def prompt(self, s: Table, seat: int) -> Prompt:
        return Message(say.ASK_ACT, {"seat": seat, "tile": TILES[s.at]})
