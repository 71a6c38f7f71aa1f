"""Who is not there: since when, and from when on the others may decide without them."""

from __future__ import annotations

from .protocol.problems import Refused
from .table import Table

HOUR, DAY = 3600, 24 * 3600
LIVE = HOUR
"""A table that waits for less than this is played in one sitting."""
TIMES = 7
"""So many times its patience a table waits before a game can be ended without somebody."""
LEAST_LIVE, LEAST_SLOW = 1800, 7 * DAY
"""And never less than this, in one sitting and over days."""


def absence(table: Table, seat: int, now: float, online: frozenset[int]) -> float:
    """Seconds since the person of a seat was last connected or did something. A clock that was set
    back makes nobody absent."""
    if seat in online:
        return 0.0
    return max(0.0, now - (table.seats[seat].seen or table.head.created))


def is_gone(table: Table, seat: int, now: float, online: frozenset[int]) -> bool:
    """Whether somebody has been away longer than the table waits."""
    return absence(table, seat, now, online) > table.head.patience


def is_lost(table: Table, seat: int, now: float, online: frozenset[int]) -> bool:
    """Whether somebody has been away so long that a game may be ended without them."""
    return absence(table, seat, now, online) > long_patience(table.head.patience)


def long_patience(patience: int) -> int:
    """Seconds after which a game may be ended without somebody.

    >>> [long_patience(60) // 60, long_patience(12 * HOUR) // DAY, long_patience(2 * DAY) // DAY]
    [30, 7, 14]
    """
    return max(TIMES * patience, LEAST_LIVE if patience < LIVE else LEAST_SLOW)


def check_gone(table: Table, seat: int, now: float, online: frozenset[int]) -> None:
    """Refuse what is only for the seat of somebody who is gone."""
    if not is_gone(table, seat, now, online):
        raise Refused("not-gone", span(table.head.patience), number=table.number)


def span(seconds: int) -> dict[str, object]:
    """A time for people, in the largest unit that says it whole enough.

    >>> span(60), span(12 * 3600), span(3 * 86400)
    ({'unit': 'minutes', 'count': 1}, {'unit': 'hours', 'count': 12}, {'unit': 'days', 'count': 3})
    """
    for unit, length in (("days", DAY), ("hours", HOUR)):
        if seconds >= 2 * length or seconds == length:
            return {"unit": unit, "count": round(seconds / length)}
    return {"unit": "minutes", "count": round(seconds / 60)}
