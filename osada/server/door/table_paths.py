"""Which table a path is about, for whoever sends it to the table's home."""

from __future__ import annotations

from typing import Final

from .paths import TABLES
from .signing import table_said

GIVEN: Final = "osada_given"
"""In the state of a connection that another process has given to this one."""
LINKS: Final = "/api/links/"
LONGEST: Final = 64
"""Letters of a table's id, at most."""


def table_of(path: str) -> str | None:
    """The table that a path is about; by a link, whoever sits down does so at its home, too, and
    is known there at once. Whether the link is good is asked there.

    >>> table_of("/api/tables/k3x/live"), table_of("/api/tables"), table_of("/t/k3x")
    ('k3x', None, None)
    >>> table_of("/api/links/azN4HzEfMA.mark"), table_of("/api/links/no")
    ('k3x', None)
    """
    if path.startswith(LINKS):
        table = table_said(path[len(LINKS) :].partition("/")[0])
    elif path.startswith(TABLES + "/"):
        table = path[len(TABLES) + 1 :].partition("/")[0]
    else:
        return None
    return table if table.isascii() and table.isalnum() and len(table) <= LONGEST else None
