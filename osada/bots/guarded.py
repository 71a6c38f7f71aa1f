"""A computer player that nobody has vouched for: what it does wrong is noted, and the game goes on.

It is shown a position that its seat cannot tell from the true one, so that it can neither look at
secrets nor change anything. Where it stumbles, names no legal action or takes too long, lots are
cast instead of it.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from time import perf_counter
from types import FrameType

from osada.kernel.action import Action
from osada.kernel.game import Game
from osada.kernel.state import State

from .bot import Bot, BotMaker

SECONDS = 10.0
"""How long one decision may take."""


class TooLong(BaseException):
    """The time for a decision is over. Nothing that a player catches itself."""


class Guarded:
    """Whoever is made by `make`, under guard."""

    def __init__(self, make: BotMaker, game: Game, rng: Random, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self.faults: list[str] = []
        """Everything it has done wrong, in words."""
        self._lots = Random(rng.getrandbits(64))
        self._dreams = rng.getrandbits(64)
        self._player: Bot | None = None
        try:
            self._player = make(game, rng)
        except Exception as error:
            self.faults.append(_told(error))

    def choose(self, state: State, seat: int) -> Action:
        """What it chooses, or what the lots say."""
        menu = state.legal(seat)
        action = None if self._player is None else self._asked(self._player, state, seat)
        if action is not None and action in menu:
            return action
        return menu[self._lots.randrange(len(menu))]

    def _asked(self, player: Bot, state: State, seat: int) -> Action | None:
        shown = state.imagined(seat, Random(self._dreams + state.reveals))
        began = perf_counter()
        try:
            with _alarm(self.seconds):
                action = player.choose(shown, seat)
        except TooLong:
            self.faults.append(f"took longer than {self.seconds:g} s")
            return None
        except (Exception, SystemExit) as error:
            self.faults.append(_told(error))
            return None
        if perf_counter() - began > self.seconds:
            self.faults.append(f"took longer than {self.seconds:g} s")
            return None
        if action not in state.legal(seat):
            self.faults.append(f"chose '{action}', which is not legal")
            return None
        return action


def _told(error: BaseException) -> str:
    return " ".join(f"stumbled: {type(error).__name__}: {error}".split())


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Break off what takes longer, where the system can; elsewhere it is found out afterwards."""
    able = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if not able:
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise TooLong

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
