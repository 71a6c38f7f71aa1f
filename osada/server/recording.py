"""A table's game as a whole: its record, and its points over time."""

from __future__ import annotations

import json

from osada.kernel.game import Game
from osada.kernel.journal import Journal

from .leisure import Leisure
from .lobby_protocol import ScoreLine
from .room import Room
from .stream import draws_in, script_of


def journal_of(room: Room) -> Journal:
    """The plays that stand, as a journal; it takes as long as playing them."""
    row, game = room.row, room.game
    options = json.loads(row.options)
    if row.origin:
        state = game.from_json(row.origin)
    else:
        state = game.start(
            row.seats, int(row.seed), options, draws_in(room.entries[0].data, "draws")
        )
    journal = Journal.resume(game, state, int(row.seed), options, row.origin)
    journal.names = {s.seat: s.name for s in room.seats if s.name}
    for number in list(room.standing):  # somebody may play on meanwhile
        entry = room.entries[number]
        assert entry.seat is not None
        action = game.parse(journal.state, str(entry.data["action"]))
        journal.play(entry.seat, action, script_of(entry.data))
    return journal


async def score_lines(room: Room, leisure: Leisure) -> list[ScoreLine]:
    """The points of every seat at the end of each turn; empty where points mean nothing."""
    standing = set(room.standing) | {0}
    numbers = [n for n in await room.store.snapshot_numbers(room.row.id) if n in standing]
    kept = sorted((await room.store.snapshots(room.row.id, numbers)).items())
    return await leisure.do(lambda: _scored(room.game, kept))


def _scored(game: Game, kept: list[tuple[int, str]]) -> list[ScoreLine]:
    lines = []
    for number, position in kept:
        outcome = game.from_json(position).scored_now()
        if outcome is not None:
            lines.append(ScoreLine(number, [score.total for score in outcome.scores]))
    return lines
