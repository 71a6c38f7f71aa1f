"""A game's voice and its board, with everybody at the table called by name."""

from __future__ import annotations

from osada.kernel.journal import Journal
from osada.terminal import Board, Talk, board_for
from osada.texts import Speech


def speak(journal: Journal, talk: Talk) -> tuple[Speech, Board]:
    """How this game speaks and looks. Seats without a name are called as the board calls them."""
    plain = Speech(journal.game, talk.lang)
    called = board_for(plain).names(journal.state.view(None))
    called += [plain.seat(seat) for seat in range(len(called), journal.seats)]
    names = [journal.names.get(seat) or called[seat] for seat in range(journal.seats)]
    speech = Speech(journal.game, talk.lang, names)
    return speech, board_for(speech)
