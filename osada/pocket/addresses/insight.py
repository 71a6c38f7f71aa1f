"""Good moves: hints, chances, and looks at games."""

from __future__ import annotations

from osada.kernel.variations import plain
from osada.requests import insight
from osada.table.advice_seen import remarks_seen
from osada.table.hints import hint_wanted, look_wanted
from osada.table.making import make_branch
from osada.table.protocol.insight import (
    Analysis,
    BranchWish,
    Chances,
    Hint,
    RemarkSeen,
    RemarkWish,
    TryWish,
)
from osada.table.protocol.problems import Refused
from osada.table.protocol.table import Done, TableHead
from osada.table.viewers import needs_seat

from ..answering import Addresses, Nothing, Words
from ..device import AtDevice, Device
from .house import fresh
from .one_table import ONE

ADDRESSES = Addresses()
MOST_TABLES = 10_000
"""Nobody else's memory is taken up by them."""


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
    return await _told(at, await device.looks.known(at.room, insight.analyst(at)))


@ADDRESSES.at("POST", f"{ONE}/analysis", Nothing)
async def begin_analysis(device: Device, words: Words, _: Nothing) -> Analysis:
    """Have it looked at, from where that was left."""
    at = await device.at(words["table"])
    return await _told(at, await device.looks.begin(at.room, insight.analyst(at)))


@ADDRESSES.at("POST", f"{ONE}/analysis/pause", Nothing)
async def pause_analysis(device: Device, words: Words, _: Nothing) -> Analysis:
    """Leave it for now."""
    at = await device.at(words["table"])
    seat = insight.analyst(at)
    device.looks.pause(at.room)
    return await _told(at, await device.looks.known(at.room, seat))


async def _told(at: AtDevice, work: insight.Looked) -> Analysis:
    return insight.analysis(at, work, *await at.device.finder.listed(at.room, at.player))


@ADDRESSES.at("POST", f"{ONE}/remark", RemarkWish)
async def remark(device: Device, words: Words, wish: RemarkWish) -> list[RemarkSeen]:
    """Write something beside the game; all that is written there."""
    at = await device.at(words["table"])
    insight.analyst(at)
    number = min(wish.number, at.room.number)
    return remarks_seen(await device.notes.write(at.room.head.id, number, plain(wish.text)))


@ADDRESSES.at("POST", f"{ONE}/branch", BranchWish)
async def branch(device: Device, words: Words, wish: BranchWish) -> TableHead:
    """Try another way from a position of the game on."""
    at = await device.at(words["table"])
    insight.analyst(at)
    room, upto = at.room, min(wish.number, at.room.number)
    state = await at.position(upto)
    if not state.turn:
        raise Refused("over")
    await device.tries.make_room(at.player, room.head.id)
    made = make_branch(room, at.seat, state, at.player, device.name, fresh(), wish.lang)
    device.computers.wake(await device.branch_off(made, room.head.id, upto))
    return (await device.at(made.head.id)).head


@ADDRESSES.at("POST", f"{ONE}/try", TryWish)
async def part_with_try(device: Device, words: Words, wish: TryWish) -> Done:
    """Keep a try as a table, or throw it away."""
    at = await device.at(words["table"])
    if wish.how == "keep":
        await device.tries.keep(at.room, at.player, MOST_TABLES)
    else:
        await device.tries.throw_away(at.room, at.player)
    return Done(at.room.number)
