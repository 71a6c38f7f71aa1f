"""Who one is, the games and their words, which tables there are."""

from __future__ import annotations

import time
from random import SystemRandom
from typing import cast

from msgspec import Struct

import osada
from osada.kernel.chance import SEALED
from osada.requests.reading import check_corrected, check_position
from osada.table.books import rules_in, rules_of, words_in
from osada.table.fresh import Fresh
from osada.table.games import Values, open_game, pinned_to, printed_at, values_of
from osada.table.heads import head_of
from osada.table.making import MadeTable, make_table
from osada.table.protocol.house import DroppedRecord, Me, NewTableMade, Rename, Tables
from osada.table.protocol.problems import Refused
from osada.table.protocol.table import TableHead
from osada.table.protocol.wishes import NewTable
from osada.table.seats import clean

from ..answering import JSON, Addresses, Nothing, Words, Written
from ..device import Device
from ..every_game import every_game
from ..tables import ME

ADDRESSES = Addresses()


class AtWhich(Struct):
    """A table, whose owner may have corrected what is printed."""

    table: str = ""


@ADDRESSES.at("GET", "/api/me", Nothing)
async def me(device: Device, _: Words, __: Nothing) -> Me:
    """Whose device it is."""
    return Me(device.name)


@ADDRESSES.at("POST", "/api/me", Rename)
async def rename(device: Device, _: Words, wish: Rename) -> Me:
    """Be called so from now on."""
    name = clean(wish.name)
    if not name:
        raise Refused("no-name")
    await device.call(name)
    return Me(name)


@ADDRESSES.at("GET", "/api/games", Nothing)
async def games(_: Device, __: Words, ___: Nothing) -> object:
    """The games there are, whether they have come or not."""
    return every_game().games


@ADDRESSES.at("GET", "/api/pace", Nothing)
async def pace(device: Device, _: Words, __: Nothing) -> object:
    """How long each level has thought on this device, by game. A server has no such address."""
    return device.pace.told()


@ADDRESSES.at("GET", "/api/texts/{game}/{lang}", AtWhich)
async def texts(device: Device, words: Words, asked: AtWhich) -> Written:
    """Every word of a game, or of the table itself."""
    return Written(words_in(words["game"], words["lang"], *await _values(device, asked)))


@ADDRESSES.at("GET", "/api/texts/{game}/{lang}/rules", AtWhich)
async def rule_texts(device: Device, words: Words, asked: AtWhich) -> Written:
    """The rules of a game."""
    return Written(rules_in(words["game"], words["lang"], *await _values(device, asked)))


@ADDRESSES.at("GET", "/api/rules/{game}", Nothing)
async def rule_list(_: Device, words: Words, __: Nothing) -> object:
    """Every rule, without its text."""
    return rules_of(words["game"])


@ADDRESSES.at("GET", "/api/games/{game}/printed/{fingerprint}", AtWhich)
async def printed(device: Device, words: Words, asked: AtWhich) -> Written:
    """What is printed in a game, with the corrections of a table."""
    if asked.table:
        every = [(await device.at(asked.table)).room.printed]
    elif words["game"] in osada.games():
        box = open_game(words["game"])
        every = [printed_at(box.name, "", box.content_hash, seats) for seats in box.seats]
    else:
        every = []
    found = next((one for one in every if one.fingerprint == words["fingerprint"]), None)
    if found is None:
        raise Refused("unknown")
    return Written(found.raw.decode(), JSON)


@ADDRESSES.at("GET", "/api/tables", Nothing)
async def tables(device: Device, _: Words, __: Nothing) -> Tables:
    """All tables of this device, those that wait first."""
    heads = []
    for known in device.ledger.tables.values():
        member, head = known.members.get(ME), known.head
        if member is None or member.hidden or head.status == "archive":
            continue
        if not device.notes.is_listed(head.id):
            continue
        me = None if member.seat < 0 else member.seat
        here = frozenset(seat.seat for seat in known.seats if seat.has_person)
        heads.append(head_of(head, known.seats, me, ME, here, frozen=pinned_to(head)))
    heads.sort(key=lambda one: (one.status != "running", one.me not in one.turn, -one.updated))
    return Tables(heads, [])


@ADDRESSES.at("POST", "/api/tables", NewTable)
async def new_table(device: Device, _: Words, wish: NewTable) -> NewTableMade:
    """Set up a table."""
    origin = None
    if wish.origin is not None:
        asked = await device.at(wish.origin.table)
        room = asked.room
        origin = await asked.imagined(min(wish.origin.number, room.number))
        if not origin.turn:
            raise Refused("over")
        wish.game, wish.content = room.head.game, room.head.override
        wish.hints = wish.hints and not room.is_unadvised
        wish.options = dict(room.head.options)
    elif wish.position is not None:
        origin = check_position(wish.game, {**wish.position, "chance": SEALED})
        if not origin.turn or wish.content:
            raise Refused("over" if not origin.turn else "bad-request")
        options = cast(dict[str, object], origin.to_data()["options"])
        wish.options = {name: str(choice) for name, choice in options.items()}
    elif wish.content:
        check_corrected(wish.game, wish.content)
    made = make_table(wish, ME, device.name, fresh(), origin)
    seat_friends(made)
    room = await device.tables.create(made)
    device.computers.wake(room)
    return NewTableMade((await device.at(room.head.id)).head, [])


@ADDRESSES.at("POST", "/api/records", DroppedRecord)
async def open_record(device: Device, _: Words, data: DroppedRecord) -> TableHead:
    """Open a record as a table to look at. It is read where one thinks, so that the page stays
    usable, and for so long at most."""
    made = await device.read(data)
    await device.take_in(made)
    return (await device.at(made.head.id)).head


@ADDRESSES.at("DELETE", "/api/records", Nothing)
async def stop_reading(device: Device, _: Words, __: Nothing) -> Nothing:
    """Whoever waits for a record to be read waits no longer, and is told so."""
    device.stop_reading()
    return Nothing()


def seat_friends(made: MadeTable) -> None:
    """Whoever else plays is in the same room, and is passed the device."""
    for seat in made.seats:
        if seat.kind == "open":
            seat.kind, seat.name = "person", seat.name or f"{seat.seat + 1}"
            made.writes.members.append((f"{ME} {seat.seat}", seat.seat))


def fresh() -> Fresh:
    """The clock and the chance of this device."""
    return Fresh(time.time(), SystemRandom())


async def _values(device: Device, asked: AtWhich) -> Values:
    return values_of((await device.at(asked.table)).room.head) if asked.table else Values()
