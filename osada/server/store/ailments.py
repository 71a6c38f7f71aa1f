"""What may be wrong with a database, in words for whoever watches over the server."""

from __future__ import annotations

import errno
import sqlite3
from typing import Literal

from sqlalchemy.exc import DBAPIError

Ailment = Literal["full", "gone", "corrupt", "locked", "read-only", "schema", "slow", "broken"]
ADVICE: dict[Ailment, str] = {
    "full": "the disk is full: free some space, nothing can be kept until then",
    "gone": "the database file was moved or deleted: stop the server, then put it back",
    "corrupt": "the database is damaged: stop the server and bring back the last backup",
    "locked": "another program keeps the database locked: end it",
    "read-only": "the database cannot be written: look at the rights of the file and its folder",
    "schema": "the database is of another version of Osada: start the server that belongs to it",
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
}


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
    if isinstance(told, TimeoutError):
        return "slow"
    if isinstance(told, sqlite3.Error):
        # The lowest byte is the kind, the others say more about it.
        return _SQLITE.get(getattr(told, "sqlite_errorcode", 0) & 0xFF, "broken")
    if isinstance(told, OSError) and told.errno == errno.ENOSPC:
        return "full"
    return _POSTGRES.get(str(getattr(told, "sqlstate", "")), "broken")
