"""A game's voice and its board, with everybody at the table called by name."""

from __future__ import annotations

from osada.kernel.journal import Journal
from osada.terminal import Board, Talk, speak_at
from osada.texts import Speech


def speak(journal: Journal, talk: Talk) -> tuple[Speech, Board]:
    """How this game speaks and looks."""
    return speak_at(journal.game, journal.state, talk.lang, journal.names)
