"""Who may do what: the place that a person or a link has at a table."""

from __future__ import annotations

from msgspec import Struct

from osada.table.head import Head
from osada.table.protocol.problems import Refused
from osada.table.stream import WATCHER
from osada.table.table import Table
from osada.table.writes import SeatRow

from ..door.sessions import Visitor
from ..door.signing import Signer
from ..store.store import Store


class Ticket(Struct):
    """What a link says: a table, and a seat there, or None for watching or, by a link for all, for
    whichever seat is free."""

    table: str
    seat: int | None
    version: int
    group: bool = False


def seat_token(signer: Signer, room: Table, seat: int | None) -> str:
    """The token of a seat's link, or of the watch link."""
    if seat is None:
        return signer.token("watch", room.head.id, str(room.head.watch_version))
    return token_of(signer, room, room.seats[seat])


def token_of(signer: Signer, room: Table, seat: SeatRow) -> str:
    """The token of a seat's link, by the version that the seat has."""
    return signer.token("seat", room.head.id, str(seat.seat), str(seat.link_version))


def group_token(signer: Signer, row: Head) -> str:
    """The token of the link for all friends."""
    return signer.token("group", row.id, str(row.group_version))


def read_ticket(signer: Signer, token: str) -> Ticket:
    """What a token leads to; `Refused` if it is none of ours."""
    said = signer.read("seat", token)
    if said is not None and len(said) == 3:
        return Ticket(said[0], int(said[1]), int(said[2]))
    said = signer.read("watch", token)
    if said is not None and len(said) == 2:
        return Ticket(said[0], None, int(said[1]))
    said = signer.read("group", token)
    if said is not None and len(said) == 2:
        return Ticket(said[0], None, int(said[1]), group=True)
    raise Refused("no-link")


def check_ticket(room: Table, ticket: Ticket) -> None:
    """Refuse a link that was revoked, or leads elsewhere, or to a computer player's seat; and an
    open seat where somebody may know what lies in the piles."""
    if ticket.table != room.head.id or (ticket.seat or 0) >= len(room.seats):
        raise Refused("no-link")
    if ticket.group:
        if ticket.version != room.head.group_version or not room.head.group_open:
            raise Refused("no-link")
        if room.head.secrets_out:
            raise Refused("secrets-out")
        return
    if ticket.seat is None:
        if ticket.version != room.head.watch_version:
            raise Refused("no-link")
        return
    there = room.seats[ticket.seat]
    if ticket.version != there.link_version or there.kind == "computer":
        raise Refused("no-link")
    if there.kind == "open" and room.head.secrets_out:
        raise Refused("secrets-out")


def free_seats(room: Table) -> list[int]:
    """The seats at which somebody may still sit down."""
    is_on = room.head.status == "running"
    return [seat.seat for seat in room.seats if is_on and seat.kind == "open"]


async def place_of(store: Store, signer: Signer, room: Table, visitor: Visitor) -> int | None:
    """The seat of a visitor, or None for somebody who may only watch; `Refused` for strangers."""
    if visitor.token:
        ticket = read_ticket(signer, visitor.token)
        check_ticket(room, ticket)
        is_open = ticket.seat is not None and room.seats[ticket.seat].kind != "person"
        if ticket.group or is_open:
            # Many may have this link: only who sits down sees what the seat sees.
            if not room.is_open_to_all():
                raise Refused("sit-first")
            return None
        return ticket.seat
    if visitor.player:
        places = await store.places(visitor.player, [room.head.id])
        if room.head.id in places:
            seat = places[room.head.id]
            return None if seat == WATCHER else seat
    if room.is_open_to_all():
        return None
    raise Refused("not-yours")
