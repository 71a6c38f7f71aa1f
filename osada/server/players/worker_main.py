"""What runs in a process of its own: computer players of many tables, asked one question at a time.

It loads games when they are first asked for, leaves Ctrl-C to the server, and dies with it.
"""

from __future__ import annotations

import runpy
from time import monotonic
from typing import Any

from osada.bots.own import invite, is_own
from osada.table.questions import Sendable
from osada.table.thinker import Thinker

from ..host.parent_process import work_for

_THINKER = Thinker(monotonic)


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


def answer(question: Sendable) -> Any:
    """What the thinker of this process says."""
    return _THINKER.answer(question)
