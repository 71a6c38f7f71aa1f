"""What a computer player is after is told with its play, where its game has words for it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import osada
from osada.bots import bot
from osada.table.computer_moves import aim_of
from osada.table.stream import add_event
from osada.table.writes import EntryRow


def sitting(game: str, level: str) -> tuple[Any, str]:
    """A table at which a computer player is about to go out, and what it will do."""
    kind = osada.game(game)
    state = kind.start(2, 3)
    action = bot("greedy", kind, 3, state.turn[0]).choose(state, state.turn[0])
    while game == "mythwind" and action.kind != "visit":
        state.play(state.turn[0], action)
        action = bot("greedy", kind, 3, state.turn[0]).choose(state, state.turn[0])
    seats = [SimpleNamespace(level=level)] * 2
    return SimpleNamespace(game=kind, state=state, seats=seats), action.text


def test_a_companion_that_plans_says_what_it_is_after_and_nobody_else() -> None:
    room, action = sitting("mythwind", "skilled")
    seat = room.state.turn[0]
    told = aim_of(room, seat, action)
    assert told is not None
    row = EntryRow(1, "play", seat, 0.0, {"events": []})
    add_event(row, told)
    assert row.data["events"] == [{"key": told.key, "rule": told.rule, "args": told.args}]
    assert aim_of(room, seat, "finish") is None
    assert aim_of(*_of(sitting("mythwind", "novice"))) is None
    assert aim_of(*_of(sitting("vikings", "skilled"))) is None


def _of(there: tuple[Any, str]) -> tuple[Any, int, str]:
    room, action = there
    return room, room.state.turn[0], action
