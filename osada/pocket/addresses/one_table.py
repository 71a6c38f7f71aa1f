"""One table: what is seen of it, what is done there, what came of it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Annotated, cast

from msgspec import Meta, Struct

from osada.kernel.journal import Journal
from osada.kernel.record import write_record
from osada.kernel.told import ChapterTold
from osada.requests import tables as asked_of
from osada.requests.at_table import by_its_rules
from osada.table.arranging import rematch as rematch_at
from osada.table.making import make_rematch
from osada.table.past import as_written
from osada.table.protocol.commands import Command
from osada.table.protocol.hands import ChangeHands
from osada.table.protocol.house import NewTableMade, Part, Title
from osada.table.protocol.problems import Refused, tell
from osada.table.protocol.table import Done, EntrySeen, Scene, TableHead
from osada.table.protocol.told import ChapterSeen, PartSeen, ScoreLine
from osada.table.records import journal_of
from osada.table.scenes import PAGE
from osada.table.scores import scored, tells_points
from osada.table.viewers import check_shown, needs_seat

from ..answering import HTML, JSON, TEXT, Addresses, Nothing, Words, Written
from ..device import AtDevice, Device
from .house import fresh

ADDRESSES = Addresses()
ONE = "/api/tables/{table}"


class SceneAsked(Struct):
    """Which position, and with whose eyes."""

    number: Annotated[int, Meta(ge=0)] | None = None
    viewer: str | None = None
    brief: bool = False


class EntriesAsked(Struct):
    """Which entries, and with whose eyes."""

    after: int = -1
    before: int | None = None
    limit: Annotated[int, Meta(ge=1, le=PAGE)] = PAGE
    viewer: str | None = None
    moving: bool = False


class InWhich(Struct):
    """A language."""

    lang: str = "en"


class Holding(Struct):
    """Who has the device from now on; nobody while it is passed on."""

    seat: int | None


class OfWhich(Struct):
    """A chapter; 0 for all."""

    chapter: int = 0


async def _at(device: Device, words: Words) -> AtDevice:
    return await device.at(words["table"])


@ADDRESSES.at("GET", ONE, Nothing)
async def head(device: Device, words: Words, _: Nothing) -> TableHead:
    """The table."""
    return (await _at(device, words)).head


@ADDRESSES.at("GET", f"{ONE}/scene", SceneAsked)
async def scene(device: Device, words: Words, asked: SceneAsked) -> Scene:
    """The position now, or as it was."""
    at = await _at(device, words)
    return await asked_of.scene(at, asked.number, asked.viewer, asked.brief)


@ADDRESSES.at("GET", f"{ONE}/entries", EntriesAsked)
async def entries(device: Device, words: Words, asked: EntriesAsked) -> list[EntrySeen]:
    """The stream."""
    at = await _at(device, words)
    return asked_of.entries(at, asked.after, asked.before, asked.limit, asked.viewer, asked.moving)


@ADDRESSES.at("POST", f"{ONE}/do", Command)  # type: ignore[arg-type]
async def do(device: Device, words: Words, command: Command) -> Done:
    """Act at the table."""
    at = await _at(device, words)
    return Done(await device.tables.do(at.room, needs_seat(at.head), command))


@ADDRESSES.at("POST", f"{ONE}/title", Title)
async def rename(device: Device, words: Words, wish: Title) -> TableHead:
    """Call it otherwise."""
    return await asked_of.rename(await _at(device, words), wish.title)


@ADDRESSES.at("POST", f"{ONE}/part", Part)
async def part(device: Device, words: Words, wish: Part) -> Done:
    """Part with it."""
    return await asked_of.part(await _at(device, words), wish.how)


@ADDRESSES.at("POST", f"{ONE}/hands", ChangeHands)
async def hands(device: Device, words: Words, wish: ChangeHands) -> Done:
    """Say who plays from now on."""
    return await asked_of.hands(await _at(device, words), wish)


@ADDRESSES.at("POST", f"{ONE}/rematch", Nothing)
async def rematch(device: Device, words: Words, _: Nothing) -> NewTableMade:
    """Another game of the same people."""
    at = await _at(device, words)
    room = at.room
    needs_seat(at.head)
    if room.head.status not in ("over", "ended"):
        raise Refused("running")
    if not room.head.rematch:
        new = fresh()
        made = make_rematch(room, await at.members(), at.player, new.id(), new)
        await device.tables.create(made)
        await at.change(lambda r: rematch_at(r, made.head.id, time.time()))
    again = await device.at(room.head.rematch)
    device.computers.wake(again.room)
    return NewTableMade(again.head, [])


@ADDRESSES.at("POST", f"{ONE}/hold", Holding)
async def hold(device: Device, words: Words, wish: Holding) -> TableHead:
    """The device is passed on."""
    await device.hold(words["table"], wish.seat)
    return (await _at(device, words)).head


@ADDRESSES.at("GET", f"{ONE}/links", Nothing)
async def links(_: Device, __: Words, ___: Nothing) -> list[object]:
    """Nobody else can come to a table of this device."""
    return []


@ADDRESSES.at("GET", f"{ONE}/record", Nothing)
async def record(device: Device, words: Words, _: Nothing) -> Written:
    """The game as a record."""
    at = await _at(device, words)
    asked_of.check_record(at)
    with by_its_rules(at.room):
        room = at.room
        text = as_written(room) if room.is_past else write_record(journal_of(room))
    await asked_of.record_is_out(at)
    return Written(text, TEXT)


@ADDRESSES.at("GET", f"{ONE}/scores", Nothing)
async def scores(device: Device, words: Words, _: Nothing) -> list[ScoreLine]:
    """The points over the game."""
    at = await _at(device, words)
    check_shown(at.room)
    with by_its_rules(at.room):
        return scored(at.room) if tells_points(at.room) else []


@ADDRESSES.at("GET", f"{ONE}/chapters", OfWhich)
async def chapters(device: Device, words: Words, asked: OfWhich) -> list[ChapterSeen]:
    """What each finished chapter came to."""
    at = await _at(device, words)
    house = at.room.game.house
    if not house.chapters:
        return []
    count = cast(Callable[[Journal], list[ChapterTold]], house.part(house.chapters))
    with by_its_rules(at.room):
        found = [_seen(told) for told in count(journal_of(at.room))]
    return [one for one in found if asked.chapter in (0, one.number)]


def _seen(told: ChapterTold) -> ChapterSeen:
    parts = [PartSeen(part.seat, [tell(line, None) for line in part.lines]) for part in told.parts]
    return ChapterSeen(told.number, tell(told.title, None), parts)


@ADDRESSES.at("GET", f"{ONE}/chronicle", InWhich)
async def chronicle(device: Device, words: Words, asked: InWhich) -> Written:
    """A campaign told so far, as a page of its own."""
    at = await _at(device, words)
    await device.brought.language(asked.lang)
    return Written(_told(at, asked.lang, at.room.game.house.chronicle_page), HTML)


@ADDRESSES.at("GET", f"{ONE}/chronicle/told", InWhich)
async def chronicle_told(device: Device, words: Words, asked: InWhich) -> Written:
    """The same for the game's own page."""
    at = await _at(device, words)
    await device.brought.language(asked.lang)
    return Written(_told(at, asked.lang, at.room.game.house.chronicle_told), JSON)


def _told(at: AtDevice, lang: str, part: str) -> str:
    room = at.room
    if not part or lang not in room.game.languages:
        raise Refused("unknown")
    write = cast(Callable[[Journal, str], str], room.game.house.part(part))
    with by_its_rules(room):
        return write(journal_of(room), lang)
