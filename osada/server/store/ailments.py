"""What may be wrong with a database, in words for whoever watches over the server."""

from __future__ import annotations

import errno
import socket
import sqlite3
from typing import Literal

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection

Ailment = Literal[
    "full", "gone", "corrupt", "locked", "read-only", "schema", "slow", "away", "broken"
]
ADVICE: dict[Ailment, str] = {
    "full": "the disk is full: free some space, nothing can be kept until then",
    "gone": "the database file was moved or deleted: stop the server, then put it back",
    "corrupt": "the database is damaged: stop the server and bring back the last backup",
    "locked": "another program keeps the database locked: end it",
    "read-only": "the database cannot be written: look at the rights of the file and its folder",
    "schema": "the database is of another version of Osada: start the server that belongs to it",
    "away": "the database server is not there: start it, or look at the way to it",
    "slow": "the database does not answer in time",
    "broken": "the database does not answer: see the log",
}
_SQLITE: dict[int, Ailment] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_CORRUPT: "corrupt",
    sqlite3.SQLITE_NOTADB: "corrupt",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_ERROR: "schema",  # no such table, no such column
}
_POSTGRES: dict[str, Ailment] = {
    "53100": "full",
    "25006": "read-only",
    "55P03": "locked",
    "57014": "slow",
    "42P01": "schema",
    "42703": "schema",
    "XX001": "corrupt",
    "XX002": "corrupt",
    "57P01": "away",
    "57P02": "away",
    "57P03": "away",
    "53300": "away",
    "3D000": "gone",
}
_LOST = "08"
"""How states of a connection that is not there begin."""
_UNREACHABLE = (ConnectionError, socket.gaierror)


class Ill(Exception):
    """Something was found to be wrong."""

    def __init__(self, ailment: Ailment) -> None:
        super().__init__(ailment)
        self.ailment = ailment


def ailment_of(error: BaseException) -> Ailment:
    """What an error says about the database."""
    told = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    if isinstance(told, Ill):
        return told.ailment
    if isinstance(told, _UNREACHABLE) or getattr(error, "connection_invalidated", False):
        return "away"
    if isinstance(told, TimeoutError | NoConnection):
        return "slow"
    if isinstance(told, sqlite3.Error):
        # The lowest byte is the kind, the others say more about it.
        return _SQLITE.get(getattr(told, "sqlite_errorcode", 0) & 0xFF, "broken")
    if isinstance(told, OSError) and told.errno == errno.ENOSPC:
        return "full"
    state = str(getattr(told, "sqlstate", None) or "")
    return "away" if state.startswith(_LOST) else _POSTGRES.get(state, "broken")


def known_ailment(error: BaseException) -> Ailment | None:
    """The same of any error; None where it has nothing to do with the database, or says nothing of
    what is wrong with it."""
    if not isinstance(error, Ill | DBAPIError | NoConnection | sqlite3.Error | OSError):
        return None
    ailment = ailment_of(error)
    return None if ailment in ("broken", "schema") else ailment
