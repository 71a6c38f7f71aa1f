"""What a computer player is: it is shown a position and names one of its seat's legal actions."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol

from osada.kernel.action import Action
from osada.kernel.errors import OsadaError
from osada.kernel.game import Game
from osada.kernel.state import State


class BadBot(OsadaError):
    """No computer player has that name, or it does not know that game."""


class Bot(Protocol):
    """One computer player at one seat of one game.

    It is handed the true position, yet may use only what its seat may know: whatever it thinks
    up must come out the same on every position that its seat cannot tell from the true one.

    It lives as long as the game: what it has thought out it may keep. At a table it may have to be
    replaced at any time by one that was made anew, so what it keeps should save it work and not
    change what it chooses. There its source of chance is also set anew for every decision.
    """

    def choose(self, state: State, seat: int) -> Action:
        """One of the legal actions of this seat, which must be in turn."""
        ...


BotMaker = Callable[[Game, Random], Bot]
"""Makes a bot for one seat of one game, with its own source of chance; refuses unknown games."""
