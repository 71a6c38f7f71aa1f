"""How each game looks on a terminal. A board is drawn from a view, so it can show no secret."""

from __future__ import annotations

from osada.texts import Speech

from ..language import Talk
from .board import Board
from .hamlet import HamletBoard
from .mythwind import MythwindBoard
from .vikings import VikingsBoard

_BOARDS: dict[str, type[Board]] = {
    "hamlet": HamletBoard,
    "mythwind": MythwindBoard,
    "vikings": VikingsBoard,
}


def board_for(speech: Speech, talk: Talk) -> Board:
    """The board of a game; a game without a drawing of its own is shown as a plain list."""
    return _BOARDS.get(speech.game.name, Board)(speech, talk)


__all__ = ["Board", "board_for"]
