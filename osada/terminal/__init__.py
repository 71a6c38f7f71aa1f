"""What terminal boards share. A board is drawn from a view, so it can show no secret."""

from __future__ import annotations

from typing import cast

from osada.texts import Speech

from .board import Board
from .talk import Talk


def board_for(speech: Speech) -> Board:
    """The board of a game; a game without a drawing of its own is shown as a plain list."""
    house = speech.game.house
    board = cast("type[Board]", house.part(house.board)) if house.board else Board
    return board(speech, Talk.of(speech))


__all__ = ["Board", "Talk", "board_for"]
