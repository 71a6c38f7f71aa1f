"""Good moves: hints, chances, and looks at games."""

from __future__ import annotations

from osada.requests import insight
from osada.table.hints import hint_wanted, look_wanted
from osada.table.protocol.insight import Analysis, Chances, Hint
from osada.table.viewers import needs_seat

from ..answering import Addresses, Nothing, Words
from ..device import AtDevice, Device
from .one_table import ONE

ADDRESSES = Addresses()


@ADDRESSES.at("POST", f"{ONE}/hint", Nothing)
async def hint(device: Device, words: Words, _: Nothing) -> Hint:
    """A good move, and why."""
    at = await device.at(words["table"])
    seat = needs_seat(at.head)
    found, is_new = await device.advice.hint(at.room, seat, hint_wanted(at.room, seat))
    return await insight.hint(at, seat, found, is_new)


@ADDRESSES.at("POST", f"{ONE}/chances", Nothing)
async def chances(device: Device, words: Words, _: Nothing) -> Chances:
    """Everybody's chance to win."""
    at = await device.at(words["table"])
    insight.analyst(at)
    known = insight.known_chances(at)
    if known is not None:
        return known
    seat = needs_seat(at.head)
    found = await device.advice.look(at.room, seat, look_wanted(at.room, seat))
    return Chances(at.room.number, found["choices"][0]["chances"])


@ADDRESSES.at("GET", f"{ONE}/analysis", Nothing)
async def analysis(device: Device, words: Words, _: Nothing) -> Analysis:
    """What has been found out so far."""
    at = await device.at(words["table"])
    return _told(at, await device.looks.known(at.room, insight.analyst(at)))


@ADDRESSES.at("POST", f"{ONE}/analysis", Nothing)
async def begin_analysis(device: Device, words: Words, _: Nothing) -> Analysis:
    """Have it looked at, from where that was left."""
    at = await device.at(words["table"])
    return _told(at, await device.looks.begin(at.room, insight.analyst(at)))


@ADDRESSES.at("POST", f"{ONE}/analysis/pause", Nothing)
async def pause_analysis(device: Device, words: Words, _: Nothing) -> Analysis:
    """Leave it for now."""
    at = await device.at(words["table"])
    seat = insight.analyst(at)
    device.looks.pause(at.room)
    return _told(at, await device.looks.known(at.room, seat))


def _told(at: AtDevice, work: insight.Looked) -> Analysis:
    return insight.analysis(at, work, [], [])
