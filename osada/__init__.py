"""Osada: an open digital table for settlement board games.

>>> import osada
>>> state = osada.game("vikings").start(seats=2, seed=7)
>>> len(state.legal(state.turn[0])) > 0
True
"""

from . import (
    _compiled,  # first: decides whether compiled modules are used
    bots,
)
from .bots.bot import BadBot, Bot
from .games import game, games
from .kernel.action import Action
from .kernel.chance import Draw
from .kernel.errors import (
    BadAction,
    BadContent,
    BadPosition,
    BadRecord,
    BadSeat,
    BadStart,
    BadUndo,
    Fault,
    OsadaError,
    UnknownGame,
    UnknownOption,
)
from .kernel.game import Game
from .kernel.journal import Journal
from .kernel.message import Event, Prompt, Reason
from .kernel.options import Option
from .kernel.outcome import Outcome, Score
from .kernel.record import Replay, write_record
from .kernel.record import read_record as _read_record
from .kernel.state import BadView, Illegal, State
from .version import __version__


def read_record(
    text: str,
    to: int | None = None,
    override: str | None = None,
    whole: bool = False,
    chapter: int | None = None,
) -> Replay:
    """Replay the text of a record; see `osada.kernel.record`."""
    return _read_record(text, lambda name: game(name, override), to, whole, chapter)


def bot(name: str, game: Game, seed: int, seat: int) -> Bot:
    """A computer player for one seat of the game that was started with this seed."""
    return bots.bot(name, game, seed, seat)


MODE = _compiled.MODE
"""`compiled` or `pure`: how the rules run in this process."""

__all__ = [
    "MODE",
    "Action",
    "BadAction",
    "BadBot",
    "BadContent",
    "BadPosition",
    "BadRecord",
    "BadSeat",
    "BadStart",
    "BadUndo",
    "BadView",
    "Bot",
    "Draw",
    "Event",
    "Fault",
    "Game",
    "Illegal",
    "Journal",
    "Option",
    "OsadaError",
    "Outcome",
    "Prompt",
    "Reason",
    "Replay",
    "Score",
    "State",
    "UnknownGame",
    "UnknownOption",
    "__version__",
    "bot",
    "game",
    "games",
    "read_record",
    "write_record",
]
