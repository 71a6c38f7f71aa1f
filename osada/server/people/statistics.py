"""What a person has played, counted from the tables themselves."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from osada.kernel.errors import OsadaError
from osada.kernel.outcome import Outcome
from osada.table.games import open_game

from ..protocol.lobby import GameTally, Statistics
from ..store.people import People, PlayedRow

MOST = 300
"""Tables that are counted, the latest."""


async def statistics_of(people: People, player: str) -> Statistics:
    """How often a person has played each game, and how it went."""
    tallies: dict[str, GameTally] = {}
    for row in await people.played(player, MOST):
        tally = tallies.setdefault(row.game, GameTally(row.game))
        if row.status == "running":
            tally.running += 1
        elif row.status == "ended":
            tally.ended += 1
        else:
            tally.finished += 1
            position = await people.last_position(row.table)
            outcome = await asyncio.to_thread(
                _outcome, row.game, row.override, row.content, position or ""
            )
            if outcome is not None:
                _count(tally, outcome, row)
    return Statistics(sorted(tallies.values(), key=lambda tally: tally.game))


def _count(tally: GameTally, outcome: Outcome, row: PlayedRow) -> None:
    if row.seat >= len(outcome.scores):
        return
    points = outcome.scores[row.seat].total
    tally.best = points if tally.best is None else max(tally.best, points)
    if row.seats > 1 and row.seat in outcome.winners:
        tally.won += 1


@lru_cache(maxsize=500)
def _outcome(game: str, override: str, content: str, position: str) -> Outcome | None:
    """How a game ended; None where rules have changed so much that it can no longer be read."""
    try:
        return open_game(game, override, content).from_json(position).outcome
    except OsadaError:
        return None
