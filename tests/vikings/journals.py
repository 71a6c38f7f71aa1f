"""Games as journals: with their log, for tests of what is told to whom."""

from __future__ import annotations

from random import Random

from osada.kernel.journal import Journal

from .policies import MOST_DECISIONS, at_random
from .tables import GAME, Said, Table


def journal_of(table: Table, *moves: str) -> Journal:
    """A journal that begins at this table, with these moves played."""
    journal = Journal.resume(GAME, table.state, 0, {})
    for move in moves:
        colour, _, text = move.partition(" ")
        journal.play(table.seat(colour), GAME.parse(journal.state, text))
    return journal


def log(journal: Journal, viewer: int | None) -> list[Said]:
    """What a viewer reads in the log."""
    told = []
    for line in journal.log(viewer):
        args = line["args"]
        assert isinstance(args, dict)
        told.append(Said(str(line["key"]).removeprefix("vikings-"), str(line["rule"]), args))
    return told


def random_journal(seats: int, seed: int) -> Journal:
    journal = Journal(GAME, seats, seed)
    rng = Random(seed)
    for _ in range(MOST_DECISIONS):
        if not journal.state.turn:
            return journal
        journal.play(journal.state.turn[0], at_random(journal.state, rng))
    raise AssertionError("this game does not end")
