"""A table's head as its row in the database, and back."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from osada.kernel.chance import SEALED
from osada.table.head import Head

from . import schema

COLUMNS = Head.__struct_fields__
_encode = msgspec.json.Encoder().encode


def head_of(row: Any) -> Head:
    """From a row with the columns in this order."""
    of = dict(zip(COLUMNS, row, strict=True))
    of["seed"] = None if of["seed"] == SEALED else int(of["seed"])
    of["options"] = json.loads(of["options"])
    of["turn"] = [int(seat) for seat in of["turn"].split(",") if seat]
    of["reached"] = json.loads(of["reached"] or "{}")
    return Head(**of)


def row_of(head: Head) -> dict[str, object]:
    """As it is written down."""
    row: dict[str, object] = {name: getattr(head, name) for name in COLUMNS}
    row["seed"] = SEALED if head.seed is None else str(head.seed)
    row["options"] = json.dumps(head.options)
    row["turn"] = turn_of(head)
    row["reached"] = reached_of(head)
    return row


def ended_of(head: Head) -> float:
    """Where a table stands in the lists of its people (see `schema.members`)."""
    if head.status == "archive":
        return schema.UNLISTED
    return schema.RUNNING if head.status == "running" else head.updated


def turn_of(head: Head) -> str:
    """The seats in turn."""
    return ",".join(map(str, head.turn))


def reached_of(head: Head) -> str:
    """Where its game stands."""
    return _encode(head.reached).decode()
