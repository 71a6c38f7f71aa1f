"""Changing hands: players join and leave between the chapters of a long game, at the same table."""

from __future__ import annotations

from msgspec import Struct, structs, to_builtins

from osada.kernel.journal import one_line
from osada.kernel.state import State

from .computer_names import name_for
from .decided import Decided
from .plays import check_running, standing_head
from .protocol.hands import Chair, ChangeHands
from .protocol.problems import Refused
from .scenes import note
from .seats import fair_level
from .stream import WATCHER, pack_hands
from .table import Table
from .writes import LEFT, EntryRow, SeatRow, Writes


class HandsAsker(Struct):
    """Who wants to change hands, and everybody who has a place at the table."""

    seat: int | None
    owner: bool
    members: list[tuple[str, int]]


def change_hands(table: Table, wish: ChangeHands, asker: HandsAsker, now: float) -> Decided:
    """The same game with other players from now on; nothing where they are the same."""
    check_running(table)
    if not table.game.hands:
        raise Refused("hands-stay", number=table.number)
    if wish.expected != table.number:
        raise Refused("stale", {"number": table.number}, number=table.number)
    parts = [table.game.hands.get(chair.thing) for chair in wish.chairs]
    who = tuple(part for part in parts if part is not None)
    if len(who) < len(parts):
        raise Refused("bad-request", number=table.number)
    reasons = table.game.why_not_reseat(table.state, who)
    if reasons:
        raise Refused("hands", {}, reasons, asker.seat, table.number)
    places = _places(table, wish.chairs)
    _check_asker(table, places, asker)
    if [place.seat for place in places] == list(range(len(table.seats))):
        return Decided(Writes())
    state = table.game.reseat(table.state, tuple(place.part for place in places))
    return _written(table, places, state, asker, now)


class _SeatToBe(Struct):
    """A seat as it will be: what is played there, the seat from which somebody comes, or who comes
    anew."""

    part: str
    seat: int = -1
    chair: Chair | None = None


def _places(table: Table, chairs: list[Chair]) -> list[_SeatToBe]:
    """Whoever stays keeps their seat, if there is one of its number; the others fill the gaps."""
    now = table.state.seated()
    places: list[_SeatToBe | None] = [None] * len(chairs)
    moving: list[_SeatToBe] = []
    for chair in sorted(chairs, key=lambda chair: chair.who != "stays"):
        part = table.game.hands[chair.thing]
        if chair.who != "stays":
            moving.append(_SeatToBe(part, chair=chair))
        elif part not in now:
            raise Refused("stale", {"number": table.number}, number=table.number)
        elif now.index(part) < len(places):
            places[now.index(part)] = _SeatToBe(part, now.index(part))
        else:
            moving.append(_SeatToBe(part, now.index(part)))
    coming = iter(moving)
    return [place if place is not None else next(coming) for place in places]


def _check_asker(table: Table, places: list[_SeatToBe], asker: HandsAsker) -> None:
    """The owner decides who plays on; anybody else only that they sit out."""
    if not asker.owner:
        others = {seat.seat for seat in table.seats} - {asker.seat}
        if {place.seat for place in places} != others:
            raise Refused("not-yours", number=table.number)
    coming = [place.chair.who for place in places if place.chair is not None]
    if table.head.secrets_out and "link" in coming:
        raise Refused("secrets-out", number=table.number)
    staying = [table.seats[place.seat].kind for place in places if place.seat >= 0]
    if "link" not in coming and all(kind == "computer" for kind in staying):
        raise Refused("table-nobody", number=table.number)


def _written(
    table: Table, places: list[_SeatToBe], state: State, asker: HandsAsker, now: float
) -> Decided:
    seats = _seats(table, places)
    said = note("hands-owner") if asker.seat is None else note("hands", seat=asker.seat)
    told: dict[str, object] = {
        "told": to_builtins(said),
        "names": [seat.name for seat in table.seats],
    }
    number = table.number + 2
    came = [place.seat for place in places]
    data = pack_hands(state, [place.part for place in places], came, len(table.seats))
    data["links"] = max(seat.link_version for seat in (*table.seats, *seats))
    moved = {old: new for new, old in enumerate(came) if old >= 0}
    writes = Writes(
        entries=[
            EntryRow(number - 1, "note", asker.seat, now, told),
            EntryRow(number, "hands", asker.seat, now, data),
        ],
        snapshots=[(number, one_line(state))],
        head=standing_head(seats, state),
        places=seats,
        moved=moved,
    )
    for player, seat in asker.members:
        if seat != WATCHER and moved.get(seat) != seat:
            writes.members.append((player, moved.get(seat, WATCHER)))
            if table.seats[seat].away == LEFT:
                writes.hidden[player] = True
    return Decided(writes, state)


def _seats(table: Table, places: list[_SeatToBe]) -> list[SeatRow]:
    """Who sits where from now on. A link leads to one seat for ever: no version comes again."""
    fresh = 1 + max(seat.link_version for seat in table.seats)
    for at in table.hands:
        links = table.entries[at].data["links"]
        assert isinstance(links, int)
        fresh = max(fresh, links + 1)
    called = [table.seats[place.seat].name for place in places if place.seat >= 0]
    seats: list[SeatRow] = []
    for number, place in enumerate(places):
        if place.seat == number:
            seats.append(table.seats[number])
        elif place.seat >= 0:
            old = table.seats[place.seat]
            seats.append(structs.replace(old, seat=number, link_version=fresh))
        elif place.chair is not None and place.chair.who == "computer":
            level = fair_level(table, place.chair.level)
            name = name_for(table.head.id, table.head.lang, level, called)
            called.append(name)
            seats.append(SeatRow(table.head.id, number, "computer", name, level, 0, fresh))
        else:
            seats.append(SeatRow(table.head.id, number, "open", "", "", 0, fresh))
    return seats
