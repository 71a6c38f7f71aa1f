"""Whose eyes somebody may look at a table with, and what they have to be there for."""

from __future__ import annotations

from .protocol.problems import Refused
from .protocol.table import TableHead
from .table import Table


def permitted_viewer(room: Table, own: int | None, wanted: str | None) -> int | None:
    """Whose eyes a visitor may look with: their own or a watcher's while the game runs, anybody's
    when it is over, or was ended by all."""
    if wanted is None or wanted == "":
        return own
    if wanted == "watcher":
        return None
    if not wanted.isdecimal() or len(wanted) > 2 or int(wanted) >= len(room.seats):
        raise Refused("bad-request")
    seat = int(wanted)
    if seat != own and not room.is_shown:
        raise Refused("not-yours")
    return seat


def check_shown(room: Table) -> None:
    """Refuse what tells every secret of a game that still hides some."""
    if room.head.status == "running":
        raise Refused("running")
    if not room.is_shown:
        raise Refused("unshown")


def needs_seat(head: TableHead) -> int:
    """The reader's seat; `Refused` for somebody who only watches."""
    if head.me is None:
        raise Refused("watching")
    return head.me
