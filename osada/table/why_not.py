"""Questions that change nothing: why an action is not legal now."""

from __future__ import annotations

from collections.abc import Sequence

from osada.kernel.action import Wire

from .plays import find_action
from .protocol.problems import Refused, tell
from .protocol.table import Tell
from .table import Table


def why_not(table: Table, seat: int, actions: Sequence[str | Wire]) -> list[list[Tell]]:
    """For each action the reasons of the rules against it; none for a legal one."""
    return [_why(table, seat, sent) for sent in actions]


def _why(table: Table, seat: int, sent: str | Wire) -> list[Tell]:
    try:
        action = find_action(table, seat, sent)
    except Refused as refused:
        return [refused.problem.told]
    return [tell(reason, seat) for reason in table.state.explain(seat, action)]
