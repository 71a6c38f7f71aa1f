"""All tables of this process: opened when somebody comes, changed one command at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from contextlib import nullcontext, suppress
from weakref import WeakKeyDictionary

import structlog

from osada.kernel.errors import OsadaError, UnknownOption
from osada.kernel.options import read_options
from osada.kernel.state import State
from osada.table.applying import complete, left_standing
from osada.table.decided import Decided
from osada.table.deciding import decide
from osada.table.head import Head
from osada.table.ledger import LAST, Ledger
from osada.table.protocol.commands import Answer, Command, Play, Propose, Return, Undo
from osada.table.protocol.problems import Refused
from osada.table.table import Table
from osada.table.writes import Conflict, EntryRow, SeatRow

from ..host import metrics
from ..host.bus import Alone, Bus, Notice
from ..host.homes import HereAlways, Homes, Nowhere
from ..host.shared_work import SharedWork
from ..host.slices import Slices
from .hosted import Hosted
from .open_tables import OpenTables
from .watchers import Watchers

log = structlog.get_logger(__name__)
TRIES = 8
"""How often a command is decided anew when other processes write first."""
READS = 20
"""How often a table is read again that others change while it is read."""
SELDOM = 300.0
"""Seconds, at most, between two times that somebody's presence is written down."""
LONG = 2000
"""Entries of a game that takes long to read."""

Decide = Callable[[Table], Decided]
Check = Callable[[str, str, str], Awaitable[None]]


class TableHost:
    """Opens tables, carries out commands, and tells everybody who looks."""

    def __init__(
        self,
        store: Ledger,
        bus: Bus,
        who: str,
        check: Check | None = None,
        homes: Homes | None = None,
    ) -> None:
        self.store = store
        self._check = check
        """Looks at a table's corrections before they are read here."""
        self.bus = bus
        self._who = who
        self.alone = isinstance(bus, Alone)
        """Whether no other process serves these tables."""
        self.homes: Homes = homes or (HereAlways() if self.alone else Nowhere())
        self.watchers = Watchers(bus, who, self.homes)
        self.rooms = OpenTables(self.watchers.anybody)
        self._long = asyncio.Semaphore(1)
        """Long games are read one after the other, so that short ones need not wait for many."""
        self._slices = Slices()
        self._hosted: WeakKeyDictionary[Table, Hosted] = WeakKeyDictionary()
        self._opening: SharedWork[Table] = SharedWork()
        self._errands: set[asyncio.Task[None]] = set()
        self.tell_home: Callable[[str], Awaitable[None]] | None = None
        """Lets the home of a table read it again."""
        self.moved: list[Callable[[Table], None]] = []
        """Called after every change that this process has written."""
        self.opened: list[Callable[[Table], None]] = []
        """Called when somebody opens a table that was not open here."""

    # -- opening ---------------------------------------------------------------------------

    async def open(self, table: str) -> Table:
        """A table by its id, as it is written now; `Refused` when there is none."""
        if not (table.isascii() and table.isalnum()):
            raise Refused("unknown")
        room = self.rooms.get(table)
        if room is not None:
            self.rooms.hold(room)
            await self.know(room)
            return room
        return await self._opening.get(table, lambda: self._open(table))

    async def know(self, room: Table) -> None:
        """See that a table is as it is written: whoever asks may know from another process what it
        wrote. Where it is at home here, all is written here."""
        tenure, hosted = self.homes.tenure(room.head.id), self.of(room)
        if tenure is not None and tenure == hosted.tenure:
            return
        number, owner = await self.store.standing(room.head.id)
        await self.refresh(room, number if owner == room.head.owner else LAST)
        hosted.tenure = tenure
        if tenure is not None:
            self._is_open(room)

    async def _open(self, table: str) -> Table:
        tenure = self.homes.tenure(table)
        found = await self.store.head(table)
        if found is None:
            raise Refused("unknown")
        if self._check is not None:
            await self._check(found[0].game, found[0].override, found[0].content)
        try:
            # Corrected printed values or a lesson may have to be read first.
            room = await asyncio.to_thread(Table, *found)
            if not room.is_past:
                read_options(room.game.options, found[0].options)
            self._hosted[room] = Hosted(self.store, room)
            async with self._long if found[0].number > LONG else nullcontext():
                await self.catch_up(room)
        except UnknownOption as error:
            raise Refused("no-option", {"option": error.option}) from None
        except OsadaError as error:
            # Made by rules or from printed values that this server does not have.
            raise Refused("unreadable", {"why": str(error)}) from None
        await self._not_seen_tomorrow(room)
        self.rooms.hold(room)
        if self.rooms.is_full(len(self.watchers.tables())):
            self.rooms.put_away()
        self.of(room).tenure = tenure
        self._is_open(room)
        return room

    def _is_open(self, room: Table) -> None:
        for listener in self.opened:
            listener(room)

    def of(self, room: Table) -> Hosted:
        """What this process knows of an open table besides."""
        return self._hosted[room]

    async def position(self, room: Table, standing: Sequence[int]) -> State:
        """The position after these plays, as far back as they lie; others have their turn
        meanwhile."""
        await self.of(room).positions.read_ahead(room, standing)
        if room.plays_to(standing):
            await self._slices.carry_out(room.come_to(standing))
            return room.reached(standing)
        return room.position(standing)

    async def catch_up(self, room: Table) -> list[EntryRow]:
        """Read what others have written since, at first the whole stream; it is returned. All is
        read before anything changes: whoever looks meanwhile never sees half of it."""
        rows, head, seats = await self._news(room)
        hosted, is_new = self.of(room), not room.entries
        if rows:
            room.kept.update(await self.store.snapshot_numbers(head.id, room.number))
        await hosted.positions.read_ahead(room, room.standing_with(rows))
        if any(row.kind in ("note", "hands") for row in rows):
            hosted.devices = None  # another process may know of more
        steps = room.take_in(rows, head, seats)
        if is_new:  # nobody else looks at it yet
            await self._slices.carry_out(steps)
        else:
            for _ in steps:
                pass
        return rows

    async def _news(self, room: Table) -> tuple[list[EntryRow], Head, list[SeatRow]]:
        """The entries since, and the head that belongs to the last of them."""
        rows: list[EntryRow] = []
        head, seats = room.head, room.seats
        for _ in range(READS):
            rows += await self.store.entries(head.id, room.number + len(rows))
            head, seats = await self.store.head(head.id) or (head, seats)
            if head.number == room.number + len(rows):
                break
        head.number = room.number + len(rows)
        return rows, head, seats

    async def _not_seen_tomorrow(self, room: Table) -> None:
        """Where the clock was set back, people are absent from now on at the earliest."""
        now = time.time()
        for seat in room.seats:
            if seat.seen > now:
                room.saw(seat.seat, now)
                await self.store.saw(room.head.id, seat.seat, now)

    async def keep_presence(self) -> None:
        """Write down now and then who is at their seats, so that nobody counts as absent because
        the server died meanwhile."""
        now, seen = time.time(), []
        for table, number in self.watchers.seats_here():
            watched = self.rooms.get(table)
            if watched is not None and number < len(watched.seats):
                watched.saw(number, now)
        for room in self.rooms:
            noted = self.of(room).noted
            often = min(SELDOM, room.head.patience / 4)
            for seat in room.seats:
                if seat.kind == "person" and seat.seen > noted.get(seat.seat, 0.0) + often:
                    noted[seat.seat] = seat.seen
                    seen.append((room.head.id, seat.seat, seat.seen))
        if seen:
            await self.store.saw_all(seen)

    # -- changing --------------------------------------------------------------------------

    async def do(self, room: Table, seat: int, command: Command, player: str = "") -> int:
        """Carry out a command of a seat; the number the stream has come to."""
        if seat < len(room.seats):
            room.saw(seat, time.time())
        with metrics.command_seconds.labels(type(command).__struct_config__.tag).time():
            if isinstance(command, Play | Undo | Propose):
                await self.reach(room, command.expected)
            elif isinstance(command, Answer):
                await self.reach(room, command.vote)
            number = await self.change(room, lambda r: self._decide(r, seat, command, player))
        if isinstance(command, Play):
            metrics.actions.labels(room.head.game, "person").inc()
        return number

    def _decide(self, room: Table, seat: int, command: Command, player: str) -> Decided:
        is_owner = bool(player) and player == room.head.owner
        online = self.watchers.online(room.head.id)
        decided = decide(room, seat, command, time.time(), online, is_owner)
        if isinstance(command, Return) and player:
            decided.writes.hidden = {player: False}
        return decided

    async def change(self, room: Table, decide: Decide) -> int:
        """Decide and write, under the table's lock; again when another process wrote first. Where
        others have sat down meanwhile, nobody knows which seat is meant."""
        known = len(room.hands)
        async with self.of(room).lock:
            self.rooms.hold(room)
            for _ in range(TRIES):
                if len(room.hands) != known:
                    break
                decided = decide(room)
                standing = left_standing(room, decided.writes)
                before = None if standing is None else await self.position(room, standing)
                head = complete(room, decided, time.time(), before)
                try:
                    await self.store.append(head, decided.writes)
                except Conflict:
                    self.homes.doubt(room.head.id)  # somebody believes that it is at home there
                    await self._reread(room)
                    continue
                self._apply(room, decided, head)
                return room.number
        raise Refused("stale", {"number": room.number}, number=room.number)

    def _apply(self, room: Table, decided: Decided, head: Head) -> None:
        writes, after, turn = decided.writes, room.number, room.head.turn
        links = _links(room)
        room.apply(writes, decided.state, head)
        self.of(room).forget_devices(writes)
        self._tell_others(room)
        headed = decided.state is None or turn != room.head.turn or not room.is_running
        if writes.places:
            self.watchers.show_anew(room.head.id)
        else:
            self.watchers.show(room, after, decided.state is not None, headed)
            self.watchers.dismiss(room.head.id, links - _links(room))
        self._tell_moved(room)

    def _tell_others(self, room: Table) -> None:
        """Let whoever has to hear of a change hear of it, and first the table's home."""
        table = room.head.id
        if not self.watchers.is_told(table):
            return
        if self.homes.tenure(table) is None and room.head.computer_due and not self.homes.away:
            self._later(self._tell_home(room))
        else:
            self.bus.tell(Notice(table, self._who, room.number))

    async def _tell_home(self, room: Table) -> None:
        home = await self.homes.find(room.head.id)
        self.bus.tell(Notice(room.head.id, self._who, room.number, home.id if home else ""))

    def _tell_moved(self, room: Table) -> None:
        for listener in self.moved:
            listener(room)

    def end(self, devices: Sequence[str]) -> None:
        """Hang up everywhere on browsers that are no longer signed in."""
        self.watchers.end(devices)
        self.bus.tell(Notice("", self._who, ended=list(devices)))

    async def rewritten(self, touched: Mapping[str, int]) -> None:
        """Somebody was taken out of these tables, or is called otherwise there; they have come to
        these numbers by that."""
        for table, number in touched.items():
            self.bus.tell(Notice(table, self._who, number))
            if self.tell_home is not None and self.homes.tenure(table) is None:
                await self.tell_home(table)
            await self.read_again(table)

    async def read_again(self, table: str) -> None:
        """Somebody else has written to a table."""
        room = self.rooms.get(table)
        if room is not None:
            await self.refresh(room)

    async def inherit(self, guest: str, account: str, tables: Iterable[str]) -> None:
        """What a guest has set up is an account's now, also where a table is at home."""
        for room in self.rooms:
            if room.head.owner == guest:
                room.head.owner = account
        if self.tell_home is not None:
            for table in tables:
                if self.homes.tenure(table) is None:
                    await self.tell_home(table)

    # -- hearing of other processes --------------------------------------------------------

    def hear(self, hint: Notice) -> None:
        """Another process has written, or somebody has come or gone there."""
        for table, seats in hint.online.items():
            self.watchers.heard(hint.who, table, seats, self.rooms.get(table))
        self.watchers.end(hint.ended)
        room = self.rooms.get(hint.table)
        if hint.home and hint.home == self.homes.me.id:
            self._later(self._begin(hint.table, hint.number))
        elif room is not None and hint.number > room.number:
            self._later(self.refresh(room, hint.number))

    async def _begin(self, table: str, number: int) -> None:
        """A table is at home here, and somebody has to play on there."""
        with suppress(Refused):
            room = await self.open(table)
            await self.refresh(room, number)
            self._tell_moved(room)

    async def look_again(self) -> None:
        """Refresh every table somebody looks at here: hints were lost."""
        for room in self.rooms:
            if self.watchers.anybody(room.head.id):
                await self.refresh(room)

    async def reach(self, room: Table, number: int) -> None:
        """A client knows this number: where we do not, another process has written it."""
        if not self.alone:
            await self.refresh(room, number)

    async def refresh(self, room: Table, number: int = LAST) -> None:
        """Read what other processes have written to a table, and show it; not when it is known
        already up to `number`."""
        if room.number >= number:
            return
        async with self.of(room).lock:
            if room.number < number:
                await self._reread(room)

    async def _reread(self, room: Table) -> None:
        after, links = room.number, _links(room)
        rows = await self.catch_up(room)
        if any(row.kind == "hands" for row in rows):
            self.watchers.show_anew(room.head.id)
        elif rows:
            moved = any(row.kind in ("play", "undo") for row in rows)
            self.watchers.show(room, after, moved, True)
            self.watchers.dismiss(room.head.id, links - _links(room))

    def _later(self, errand: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)


def _links(room: Table) -> frozenset[tuple[int | None, int]]:
    """The links that are good now: a seat (None for watching) with the version of its link."""
    seats = [(seat.seat, seat.link_version) for seat in room.seats if seat.kind != "computer"]
    return frozenset([*seats, (None, room.head.watch_version)])
