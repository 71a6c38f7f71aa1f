"""A hint at a table: whether somebody may have one, what a worker is asked, and how it is told."""

from __future__ import annotations

from osada.kernel.chance import Chance
from osada.kernel.journal import one_line
from osada.kernel.state import State

from .advice_seen import choices_seen
from .levels import advised, hinted
from .plays import check_running
from .protocol.insight import Hint
from .protocol.problems import Refused
from .questions import Wanted
from .table import Table
from .worker_insight import Json


def hint_wanted(table: Table, seat: int) -> Wanted:
    """What is asked for a seat that is in turn; `Refused` where there are no hints."""
    check_running(table)
    if not table.head.hints:
        raise Refused("hints-off", number=table.number)
    if not hinted(table.head.game):
        raise Refused("no-hints", number=table.number)
    return _wanted(table, seat)


def look_wanted(table: Table, seat: int) -> Wanted:
    """The same for whoever may know the chances, whether there are hints or not."""
    check_running(table)
    if not advised(table.head.game):
        raise Refused("no-insight", number=table.number)
    return _wanted(table, seat)


def position_wanted(game: str, state: State, override: str = "") -> Wanted:
    """What is asked about a position, for who is to decide there."""
    return _of(game, override, state, state.turn[0], 0)


def hint_told(table: Table, seat: int, found: Json) -> Hint:
    """The answer, with the actions as they travel."""
    return Hint(table.number, seat, choices_seen(found, table.game.vocabulary))


def _wanted(table: Table, seat: int) -> Wanted:
    if seat not in table.state.turn:
        raise Refused("not-in-turn", number=table.number)
    return _of(table.head.game, table.head.override, table.state, seat, table.number)


def _of(game: str, override: str, state: State, seat: int, number: int) -> Wanted:
    if len(state.legal(seat)) < 2:
        raise Refused("one-choice", number=number)
    asked = state.copy()
    asked.chance = Chance(0)  # nothing of what is to come is told to anybody
    return Wanted(game, override, state.box_id[1], one_line(asked), seat)
