"""The path of a request in one spelling, and what sort of thing is asked there: the guard and the
router must read it alike, or what the guard counts is not what is done."""

from __future__ import annotations

from typing import Final, Literal
from urllib.parse import unquote_to_bytes

from osada.table.protocol.problems import Refused

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
RECORDS: Final = "/api/records"
TABLES: Final = "/api/tables"

Sort = Literal["page", "read", "do", "create"]

WHOLE: Final = (
    *("/entries", "/scores", "/record", "/export", "/analysis"),
    *("/chronicle", "/chronicle/told", "/chapters"),
)
"""Ends of addresses that tell of a whole game, or of all of somebody's."""
LONG: Final = 5.0


def normal(raw: bytes) -> str:
    """A path as it was sent, in its one spelling: slashes that are too many are left out, as the
    router does. Every other way to write an address differently leads nowhere.

    >>> normal(b"//api/tables/"), normal(b"/t/%C5%81ucja"), normal(b"")
    ('/api/tables', '/t/Łucja', '/')
    """
    if raw and not raw.startswith(b"/"):
        raise Refused("bad-request")
    try:
        path = unquote_to_bytes(raw).decode()
    except UnicodeDecodeError:
        raise Refused("unknown") from None
    if path.count("/") != raw.count(b"/") or not path.isprintable() or "%" in path or "\\" in path:
        raise Refused("unknown")
    words = [word for word in path.split("/") if word]
    if "." in words or ".." in words:
        raise Refused("unknown")
    return "/" + "/".join(words)


def sort_of(method: str, path: str) -> Sort:
    """What sort of request this is, for counting. The path is a normal one.

    >>> sort_of("POST", "/api/tables"), sort_of("GET", "/api/tables"), sort_of("GET", "/schema")
    ('create', 'read', 'page')
    >>> sort_of("POST", "/api/tables/x/branch"), sort_of("POST", "/api/tables/x/do")
    ('create', 'do')
    """
    if not path.startswith("/api/"):
        return "page"
    if method in SAFE:
        return "read"
    if path in (TABLES, RECORDS) or path.endswith(("/rematch", "/branch")):
        return "create"
    return "do"


def weight_of(sort: Sort, path: str) -> float:
    """How much reading something counts for: what tells of a whole game is many things at once.

    >>> weight_of("read", "/api/tables/x/scene"), weight_of("read", "/api/tables/x/scores")
    (1.0, 5.0)
    >>> weight_of("read", "/api/tables/x/analysis"), weight_of("do", "/api/tables/x/analysis")
    (5.0, 1.0)
    """
    return LONG if sort == "read" and path.endswith(WHOLE) else 1.0
