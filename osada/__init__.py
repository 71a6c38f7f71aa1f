"""Osada: an open digital table for settlement board games.

>>> import osada
>>> state = osada.game("vikings").start(seats=2, seed=7)
>>> len(state.legal(state.turn[0])) > 0
True
"""

from . import _compiled  # first: decides whether compiled modules are used
from .games import game, games
from .kernel.action import Action
from .kernel.errors import OsadaError
from .kernel.game import Game
from .kernel.journal import Journal
from .kernel.message import Event, Reason
from .kernel.record import Replay, write_record
from .kernel.record import read_record as _read_record
from .kernel.state import Illegal, State
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


MODE = _compiled.MODE
"""`compiled` or `pure`: how the rules run in this process."""

__all__ = [
    "MODE",
    "Action",
    "Event",
    "Game",
    "Illegal",
    "Journal",
    "OsadaError",
    "Reason",
    "Replay",
    "State",
    "__version__",
    "game",
    "games",
    "read_record",
    "write_record",
]
