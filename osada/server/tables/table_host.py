"""All tables of this process: opened when somebody comes, changed one command at a time."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import nullcontext

import structlog
from msgspec import structs

from osada.kernel.errors import OsadaError, UnknownOption
from osada.kernel.options import read_options
from osada.table import plays, seats, votes
from osada.table.plays import Decided
from osada.table.protocol.problems import Refused
from osada.table.protocol.table import (
    Answer,
    Chat,
    Command,
    Name,
    Occupy,
    Play,
    Propose,
    Return,
    StandIn,
    Undo,
)
from osada.table.table import Room
from osada.table.writes import HERE, Change, Conflict, EntryRow, TableRow, weigh

from ..host import metrics
from ..host.bus import Alone, Bus, Hint
from ..host.slices import Slices
from ..store.store import LAST, Store
from .open_tables import OpenRooms
from .watchers import Watchers

log = structlog.get_logger(__name__)
TRIES = 8
"""How often a command is decided anew when other processes write first."""
SELDOM = 300.0
"""Seconds, at most, between two times that somebody's presence is written down."""
LONG = 2000
"""Entries of a game that takes long to read."""

Decide = Callable[[Room], Decided]
Check = Callable[[str, str], Awaitable[None]]


class Tables:
    """Opens tables, carries out commands, and tells everybody who looks."""

    def __init__(self, store: Store, bus: Bus, who: str, check: Check | None = None) -> None:
        self.store = store
        self._check = check
        """Looks at a table's corrections before they are read here."""
        self.bus = bus
        self.watchers = Watchers(bus, who)
        self._who = who
        self.alone = isinstance(bus, Alone)
        """Whether no other process serves these tables."""
        self.rooms = OpenRooms(self.watchers.anybody)
        self._long = asyncio.Semaphore(1)
        """Long games are read one after the other, so that short ones need not wait for many."""
        self._slices = Slices()
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._errands: set[asyncio.Task[None]] = set()
        self.moved: list[Callable[[Room], None]] = []
        """Called after every change that this process has written."""

    # -- opening ---------------------------------------------------------------------------

    async def open(self, table: str) -> Room:
        """A table by its id, as it is written now; `Refused` when there is none."""
        if not (table.isascii() and table.isalnum()):
            raise Refused("unknown")
        room = self.rooms.get(table)
        if room is not None:
            self.rooms.hold(room)
            if not self.alone:  # whoever asks may know from another process what it wrote
                number, owner = await self.store.standing(table)
                await self.refresh(room, number if owner == room.row.owner else LAST)
            return room
        task = self._opening.get(table)
        if task is None:
            task = self._opening[table] = asyncio.create_task(self._open(table))
            task.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(task)

    async def _open(self, table: str) -> Room:
        found = await self.store.head(table)
        if found is None:
            raise Refused("unknown")
        if self._check is not None:
            await self._check(found[0].game, found[0].override)
        try:
            # Corrected printed values or a lesson may have to be read first.
            room = await asyncio.to_thread(Room, self.store, *found, self._slices)
            read_options(room.game.options, json.loads(found[0].options))
            async with self._long if found[0].number > LONG else nullcontext():
                await room.catch_up()
        except UnknownOption as error:
            raise Refused("no-option", {"option": error.option}) from None
        except OsadaError as error:
            # Made by rules or from printed values that this server does not have.
            raise Refused("unreadable", {"why": str(error)}) from None
        await self._not_seen_tomorrow(room)
        self.rooms.hold(room)
        if self.rooms.is_full(self.watchers.tables()):
            self.rooms.put_away()
        return room

    async def _not_seen_tomorrow(self, room: Room) -> None:
        """Where the clock was set back, people are absent from now on at the earliest."""
        now = time.time()
        for seat in room.seats:
            if seat.seen > now:
                seat.seen = now
                await self.store.saw(room.row.id, seat.seat, now)

    async def keep_presence(self) -> None:
        """Write down now and then who is at their seats, so that nobody counts as absent because
        the server died meanwhile."""
        now, seen = time.time(), []
        for table, number in self.watchers.seats_here():
            watched = self.rooms.get(table)
            if watched is not None and number < len(watched.seats):
                watched.seats[number].seen = now
        for room in self.rooms:
            often = min(SELDOM, room.row.patience / 4)
            for seat in room.seats:
                if seat.kind == "person" and seat.seen > room.kept.get(seat.seat, 0.0) + often:
                    room.kept[seat.seat] = seat.seen
                    seen.append((room.row.id, seat.seat, seat.seen))
        if seen:
            await self.store.saw_all(seen)

    # -- changing --------------------------------------------------------------------------

    async def do(self, room: Room, seat: int, command: Command, player: str = "") -> int:
        """Carry out a command of a seat; the number the stream has come to."""
        if seat >= len(room.seats):  # others sit there now
            raise Refused("stale", {"number": room.number}, number=room.number)
        room.seats[seat].seen = time.time()
        with metrics.command_seconds.labels(type(command).__struct_config__.tag).time():
            if isinstance(command, Play | Undo | Propose):
                await self.reach(room, command.expected)
            elif isinstance(command, Answer):
                await self.reach(room, command.vote)
            number = await self.change(room, lambda r: self._decide(r, seat, command, player))
        if isinstance(command, Play):
            metrics.actions.labels(room.row.game, "person").inc()
        return number

    def _decide(self, room: Room, seat: int, command: Command, player: str) -> Decided:
        now, online = time.time(), self.watchers.online(room.row.id)
        match command:
            case Play():
                self._is_back(room, seat)
                return plays.play(room, seat, command, now)
            case Undo():
                return plays.undo(room, seat, command, now)
            case Propose():
                return votes.open_vote(room, seat, command, now, online)
            case Answer():
                return votes.answer(room, seat, command, now, online)
            case Chat():
                return seats.chat(room, seat, command, now)
            case Occupy():
                is_owner = bool(player) and player == room.row.owner
                return seats.occupy(room, seat, command, is_owner, now)
            case StandIn():
                is_owner = bool(player) and player == room.row.owner
                return seats.stand_in(room, seat, command, is_owner, now)
            case Return():
                decided = seats.come_back(room, seat, command, now)
                decided.change.hidden = {player: False} if player else {}
                return decided
            case Name():
                return seats.rename(room, seat, command, now)

    def _is_back(self, room: Room, seat: int) -> None:
        if room.seats[seat].away != HERE:
            raise Refused("away", number=room.number)

    async def change(self, room: Room, decide: Decide) -> int:
        """Decide and write, under the table's lock; again when another process wrote first. Where
        others have sat down meanwhile, nobody knows which seat is meant."""
        known = len(room.hands)
        async with room.lock:
            self.rooms.hold(room)
            for _ in range(TRIES):
                if len(room.hands) != known:
                    break
                decided = decide(room)
                change = decided.change
                at = change.entries[-1].at if change.entries else time.time()
                change.size = weigh(change)
                change.thin = [at for row in change.entries for at in room.surplus(row.number)]
                await self._after_undo(room, decided)
                try:
                    await self.store.append(_head_after(room, change, at), change)
                except Conflict:
                    await self._reread(room)
                    continue
                self._apply(room, decided, at)
                return room.number
        raise Refused("stale", {"number": room.number}, number=room.number)

    async def _after_undo(self, room: Room, decided: Decided) -> None:
        """Where plays are taken back, the table stands as it stood before them."""
        count = sum(_count(row) for row in decided.change.entries)
        if count:
            decided.state = await room.position(room.standing[:-count])
            head = plays.standing_head(room.seats, decided.state)
            decided.change.head = {**head, **decided.change.head}

    def _apply(self, room: Room, decided: Decided, at: float) -> None:
        change, after, turn = decided.change, room.number, room.row.turn
        links = _links(room)
        for row in change.entries:
            room.fold(row)
        room.took(change, decided.state)
        _new_head(room, change, at)
        self.bus.tell(Hint(room.row.id, self._who, room.number))
        headed = decided.state is None or turn != room.row.turn or not room.is_running
        if change.places:
            self.watchers.show_anew(room.row.id)
        else:
            self.watchers.show(room, after, decided.state is not None, headed)
            self.watchers.dismiss(room.row.id, links - _links(room))
        self._tell_moved(room)

    def _tell_moved(self, room: Room) -> None:
        for listener in self.moved:
            listener(room)

    def end(self, devices: Sequence[str]) -> None:
        """Hang up everywhere on browsers that are no longer signed in."""
        self.watchers.end(devices)
        self.bus.tell(Hint("", self._who, ended=list(devices)))

    async def rewritten(self, touched: Mapping[str, int]) -> None:
        """Somebody was taken out of these tables, or is called otherwise there; they have come to
        these numbers by that."""
        for table, number in touched.items():
            self.bus.tell(Hint(table, self._who, number))
            room = self.rooms.get(table)
            if room is not None:
                await self.refresh(room)

    def inherit(self, guest: str, account: str) -> None:
        """What a guest has set up is an account's now."""
        for room in self.rooms:
            if room.row.owner == guest:
                room.row.owner = account

    # -- hearing of other processes --------------------------------------------------------

    def hear(self, hint: Hint) -> None:
        """Another process has written, or somebody has come or gone there."""
        if hint.online is not None:
            self.watchers.heard(hint, self.rooms.get(hint.table))
        self.watchers.end(hint.ended)
        room = self.rooms.get(hint.table)
        if room is not None and hint.number > room.number:
            self._later(self.refresh(room, hint.number))

    async def look_again(self) -> None:
        """Refresh every table somebody looks at here: hints may have been lost."""
        for room in self.rooms:
            if self.watchers.anybody(room.row.id):
                await self.refresh(room)

    async def reach(self, room: Room, number: int) -> None:
        """A client knows this number: where we do not, another process has written it."""
        if not self.alone:
            await self.refresh(room, number)

    async def refresh(self, room: Room, number: int = LAST) -> None:
        """Read what other processes have written to a table, and show it; not when it is known
        already up to `number`."""
        if room.number >= number:
            return
        async with room.lock:
            if room.number < number:
                await self._reread(room)

    async def _reread(self, room: Room) -> None:
        after, links = room.number, _links(room)
        rows = await room.catch_up()
        if any(row.kind == "hands" for row in rows):
            self.watchers.show_anew(room.row.id)
        elif rows:
            moved = any(row.kind in ("play", "undo") for row in rows)
            self.watchers.show(room, after, moved, True)
            self.watchers.dismiss(room.row.id, links - _links(room))

    def _later(self, errand: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)


def _links(room: Room) -> frozenset[tuple[int | None, int]]:
    """The links that are good now: a seat (None for watching) with the version of its link."""
    seats = [(seat.seat, seat.link_version) for seat in room.seats if seat.kind != "computer"]
    return frozenset([*seats, (None, room.row.watch_version)])


def _count(row: EntryRow) -> int:
    count = row.data.get("count", 0) if row.kind == "undo" else 0
    assert isinstance(count, int)
    return count


def _head_after(room: Room, change: Change, at: float) -> TableRow:
    """How the head of the table will be when the change is written."""
    number = change.entries[-1].number if change.entries else room.number
    size = room.row.size + change.size
    new = {**change.head, "number": number, "size": size, "updated": at}
    return structs.replace(room.row, **new)


def _new_head(room: Room, change: Change, at: float) -> None:
    room.row = _head_after(room, change, at)
    changed = {seat.seat: seat for seat in change.seats}
    room.seats = change.places or [changed.get(seat.seat, seat) for seat in room.seats]
    for seat_number in change.forget:
        (room.devices or {}).pop(seat_number, None)
    for row in change.devices:
        (room.devices or {}).setdefault(row.seat, set()).add(row.device)
