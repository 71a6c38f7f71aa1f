"""From where a seat is used: every device that is new there is told to all at the table."""

from __future__ import annotations

import time
from hashlib import blake2b

from litestar.types import Scope
from msgspec import Struct

from osada.table.arranging import note_device
from osada.table.ledger import Ledger
from osada.table.table import Table
from osada.table.writes import DeviceRow

from ..door.caller import caller_of
from ..door.sessions import Visitor
from ..protocol.lobby import DeviceSeen
from ..store.complaints import complain
from .table_host import TableHost

MOST = 24
"""Devices of one seat that are told of; whoever has used so many has been told often enough."""
SELDOM = 3600.0
"""Seconds between two times that one is written down again."""


class Device(Struct):
    """A browser, or a program at an address: `id` is a hash that says nothing else."""

    id: str
    agent: str

    def at(self, room: Table, seat: int, now: float) -> DeviceRow:
        """How it is kept when it is used at a seat."""
        return DeviceRow(room.head.id, seat, self.id, self.agent, now, now)


def device_of(scope: Scope, visitor: Visitor, behind_proxy: bool) -> Device:
    """The device that calls: a browser is known by its session or as a guest, a program by its
    token and the network it calls from."""
    caller = caller_of(scope, behind_proxy)
    if not visitor.token:
        return Device(visitor.device, caller.agent)
    known = f"{visitor.token} {caller.address}".encode()
    return Device(blake2b(known, digest_size=12, person=b"osada program").hexdigest(), caller.agent)


async def use_seat(tables: TableHost, room: Table, seat: int, device: Device) -> None:
    """Somebody looks or acts at their seat: they are there, and where this device is a new one,
    everybody is told before anything is shown to it."""
    now = time.time()
    room.saw(seat, now)
    if room.head.status != "running":
        return
    known = (await _known(tables, room)).setdefault(seat, set())
    if device.id in known:
        await _again(tables, room, seat, device, now)
    elif len(known) < MOST:
        is_first = not known  # the holder's own
        known.add(device.id)
        try:
            if is_first:
                await tables.store.know_device(device.at(room, seat, now))
            else:
                await tables.change(room, lambda r: note_device(r, device.at(r, seat, now), now))
        except BaseException:
            known.discard(device.id)  # nobody was told: it is as new as before
            raise


async def devices_at(store: Ledger, room: Table, seat: int, here: Device) -> list[DeviceSeen]:
    """From where a seat has been used, the latest first."""
    rows = [row for row in await store.devices(room.head.id) if row.seat == seat]
    rows.sort(key=lambda row: row.device == here.id or row.last, reverse=True)
    now = time.time()
    return [
        DeviceSeen(
            row.agent, row.first, now if row.device == here.id else row.last, row.device == here.id
        )
        for row in rows
    ]


async def _known(tables: TableHost, room: Table) -> dict[int, set[str]]:
    hosted = tables.of(room)
    if hosted.devices is None:
        rows = await tables.store.devices(room.head.id)
        if hosted.devices is None:
            hosted.devices = {}
            for row in rows:
                hosted.devices.setdefault(row.seat, set()).add(row.device)
    return hosted.devices


async def _again(tables: TableHost, room: Table, seat: int, device: Device, now: float) -> None:
    """A known device is used: now and then it is written down that it was."""
    used = tables.of(room).used
    if now - used.get(device.id, 0.0) > SELDOM:
        used[device.id] = now
        try:
            await tables.store.know_device(device.at(room, seat, now))
        except Exception as error:  # looking on does not depend on it
            if complain(error, "a device could not be noted") is None:
                raise
