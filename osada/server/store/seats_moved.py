"""Other players at a table: its seats are written anew, and what is kept of them goes along."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, update

from osada.table.writes import Writes

from . import schema

APART = 1000
"""Seats are moved through numbers that no table has, so that none meets another on its way."""


def write_hands(connection: Connection, table: str, writes: Writes) -> None:
    """The seats as they are from now on; devices go where their seat has gone. Who has which is
    written with the members."""
    s, d = schema.seats.c, schema.devices.c
    connection.execute(delete(schema.seats).where(s.table == table))
    connection.execute(insert(schema.seats), [msgspec.structs.asdict(p) for p in writes.places])
    for old, new in writes.moved.items():
        here = update(schema.devices).where(d.table == table, d.seat == old)
        connection.execute(here.values(seat=APART + new))
    connection.execute(delete(schema.devices).where(d.table == table, d.seat < APART))
    settled = update(schema.devices).where(d.table == table)
    connection.execute(settled.values(seat=d.seat - APART))
