"""What runs in a process of its own: computer players of many tables, asked one question at a time.

It loads games when they are first asked for, leaves Ctrl-C to the server, and dies with it.
"""

from __future__ import annotations

import runpy

from osada.bots.own import invite, is_own
from osada.table.questions import Move, Question
from osada.table.worker_table import WorkerTable

from ..host.parent_process import work_for

TABLES = 100
"""Tables whose computer players sit in one process; those asked least recently leave first."""

_tables: dict[str, WorkerTable] = {}
"""The one asked last at the end."""


def begin(parent: int, bots: str) -> None:
    """Prepare the process, before its first question."""
    work_for(parent)
    load_bots(bots)


def load_bots(path: str) -> None:
    """Let a Python file add computer players: by itself, or one of its classes by that name."""
    if is_own(path):
        invite(path)
    elif path:
        runpy.run_path(path)


def think(question: Question) -> list[Move]:
    """What a computer player does, and what follows by itself; nothing where nobody here knows the
    table as it stood, so that they have to sit down anew."""
    table = _tables.pop(question.table, None)
    if question.position:
        table = WorkerTable(question)
    elif table is None or table.tip != question.known:
        return []
    else:
        table.follow(question.plays, question.tip)
    moves = table.answers(question)
    # Only now: after a stumble the table is not known here any more.
    _tables[question.table] = table
    while len(_tables) > TABLES:
        del _tables[next(iter(_tables))]
    return moves
