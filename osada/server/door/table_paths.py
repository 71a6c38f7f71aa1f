"""Which table a path is about, for whoever sends it to the table's home."""

from __future__ import annotations

from typing import Final

from .paths import TABLES

GIVEN: Final = "osada_given"
"""In the state of a connection that another process has given to this one."""
LONGEST: Final = 64
"""Letters of a table's id, at most."""


def table_of(path: str) -> str | None:
    """The table that a path is about.

    >>> table_of("/api/tables/k3x/live"), table_of("/api/tables"), table_of("/t/k3x")
    ('k3x', None, None)
    """
    if not path.startswith(TABLES + "/"):
        return None
    table = path[len(TABLES) + 1 :].partition("/")[0]
    return table if table.isascii() and table.isalnum() and len(table) <= LONGEST else None
