"""What is asked of one table by whoever looks at it or sits there."""

from __future__ import annotations

import time

from osada.table import arranging, seats
from osada.table.hands import HandsAsker, change_hands
from osada.table.protocol.hands import ChangeHands
from osada.table.protocol.problems import Refused
from osada.table.protocol.table import Done, EntrySeen, Parting, Scene, TableHead
from osada.table.records import hand_out, is_recorded
from osada.table.scenes import briefly, entries_seen, scene_of
from osada.table.table import Table
from osada.table.viewers import check_shown, permitted_viewer
from osada.table.who_sat_then import seat_at

from .at_table import AtTable, by_its_rules, printed_address


async def scene(at: AtTable, number: int | None, viewer: str | None, brief: bool) -> Scene:
    """The position now, or as it was after the entry `number`; `brief`: with references in place of
    what is printed."""
    room = at.room
    eyes = permitted_viewer(room, at.seat, viewer)
    if number is None or (number >= room.number and eyes == at.seat):
        return _told(room, scene_of(room, eyes), brief)
    upto = min(number, room.number)
    if not (viewer and room.is_shown):
        eyes = seat_at(room, upto, eyes)
    state = await at.position(upto)
    with by_its_rules(room):
        return _told(room, scene_of(room, eyes, state, upto), brief)


def _told(room: Table, scene: Scene, brief: bool) -> Scene:
    return briefly(room, scene, printed_address(room)) if brief else scene


def entries(
    at: AtTable, after: int, before: int | None, limit: int, viewer: str | None, moving: bool
) -> list[EntrySeen]:
    """The stream after an entry, and before another where one is named: the last `limit` of it."""
    eyes = permitted_viewer(at.room, at.seat, viewer)
    return entries_seen(at.room, eyes, after, before, limit, moving)


async def rename(at: AtTable, called: str) -> TableHead:
    """Call a table otherwise, as its owner."""
    if not at.head.owner:
        raise Refused("not-yours")
    title = seats.clean(called, 60)
    await at.change(lambda room: arranging.title(room, at.seat, title, time.time()))
    return at.head


async def part(at: AtTable, how: Parting) -> Done:
    """Part with a table as its head says. What was said to happen does, or nothing."""
    members = await at.members()
    if at.seat is None and (at.player, -1) not in members:
        raise Refused("watching")
    decide = arranging.part
    return Done(
        await at.change(lambda room: decide(room, at.seat, how, at.player, members, time.time()))
    )


async def hands(at: AtTable, wish: ChangeHands) -> Done:
    """Say who plays from now on, as the table's owner, or sit out. All is done, or nothing."""
    if at.seat is None and not at.head.owner:
        raise Refused("watching")
    asker = HandsAsker(at.seat, at.head.owner, await at.members())
    return Done(await at.change(lambda room: change_hands(room, wish, asker, time.time())))


def check_record(at: AtTable) -> None:
    """Refuse a record to whom it would tell too much: it holds every secret."""
    if not is_recorded(at.room, at.seat, at.head.owner):
        check_shown(at.room)


async def record_is_out(at: AtTable) -> None:
    """Somebody has the record of a running game: what that means for it."""
    owner = at.head.owner
    if at.room.head.status == "running":
        await at.change(lambda room: hand_out(room, at.seat, owner, time.time()))
