"""Games that have already been played for a while, so that a test begins where it wants to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

import osada
from osada.bots import bot
from osada.games.vikings.state import VikingsState
from osada.kernel.chance import Chance
from osada.kernel.game import Game
from osada.kernel.journal import Journal
from osada.kernel.state import State
from osada.kernel.writing import write_record
from osada.table.protocol.house import NewTableMade
from osada.table.protocol.table import TableHead

from ..server.client import Client

Until = Callable[[State], bool]
MOST = 2000


def few_sterns_are_left(state: State) -> bool:
    """The last rounds of Vikings: everything happens in them that happens in the first."""
    assert isinstance(state, VikingsState)
    return state.sterns <= 2


def one_stern_is_left(state: State) -> bool:
    """The last of these rounds."""
    assert isinstance(state, VikingsState)
    return state.sterns <= 1


def played(
    game: str,
    seats: int,
    seed: int = 7,
    until: Until = lambda state: False,
    options: Mapping[str, object] | None = None,
) -> Journal:
    """A game of computer players, until it is over or as far as is wanted."""
    kind = osada.game(game)
    journal = Journal(kind, seats, seed, options)
    bots = [bot("greedy", kind, seed, seat) for seat in range(seats)]
    for _ in range(MOST):
        state = journal.state
        if not state.turn or until(state):
            return journal
        seat = state.turn[0]
        journal.play(seat, bots[seat].choose(state, seat))
    raise AssertionError("it never came to that")


@cache
def finished_record(game: str, seats: int, seed: int = 7) -> str:
    """The record of a whole game."""
    return write_record(played(game, seats, seed))


def opened(host: Client, record: str) -> TableHead:
    """A record as a table to look at."""
    return host.post("/api/records", {"text": record, "title": "An old game"}, TableHead)


def played_on(
    host: Client,
    game: str,
    *seats: str,
    seed: int = 7,
    until: Until,
    options: Mapping[str, object] | None = None,
) -> tuple[NewTableMade, Game, State]:
    """A running table that stands in the middle of a game; its game and position for advisers."""
    journal = played(game, len(seats), seed, until, options)
    old = opened(host, write_record(journal))
    origin = {"table": old.id, "number": len(journal.played)}
    made = host.new_table(game, *seats, seed=seed, origin=origin)
    journal.state.chance = Chance(seed)  # what comes is dealt anew, as at the table
    return made, journal.game, journal.state
