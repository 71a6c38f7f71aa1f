"""What terminal boards share. A board is drawn from a view, so it can show no secret."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from osada.kernel.game import Game
from osada.kernel.state import State
from osada.texts import Speech

from .board import Board
from .talk import Talk


def board_for(speech: Speech) -> Board:
    """The board of a game; a game without a drawing of its own is shown as a plain list."""
    house = speech.game.house
    board = cast("type[Board]", house.part(house.board)) if house.board else Board
    return board(speech, Talk.of(speech))


def speak_at(game: Game, state: State, lang: str, names: Mapping[int, str]) -> tuple[Speech, Board]:
    """A game's voice and its board, with everybody at the table called by name. Seats without a
    name are called as the board calls them."""
    plain = Speech(game, lang)
    called = board_for(plain).names(state.view(None))
    called += [plain.seat(seat) for seat in range(len(called), state.seats)]
    speech = Speech(game, lang, [names.get(seat) or called[seat] for seat in range(state.seats)])
    return speech, board_for(speech)


__all__ = ["Board", "Talk", "board_for", "speak_at"]
