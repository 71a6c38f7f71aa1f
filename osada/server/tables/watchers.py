"""Everybody who has a table open at this process, and what they are sent."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable

import msgspec

from osada.table.heads import head_for
from osada.table.protocol.table import Presence, TableHead
from osada.table.table import Table
from osada.table.view import News, View

from ..door.sessions import Visitor
from ..host.bus import Bus, Notice
from ..host.homes import Homes

TOO_SLOW, ELSEWHERE = 4408, 1012
"""Why somebody is hung up on: they read too slowly, or the table is at home elsewhere now."""
QUEUE = 64
"""Messages that may wait for a slow reader; then it is let go, and finds the gap on return."""
TOGETHER = 1000
"""Tables of which one message says who is there."""
TRUST = 60.0
"""Seconds for which another process is believed about who is there."""

_encode = msgspec.json.Encoder().encode


class Watcher:
    """One open socket: who looks, and what waits to be sent to them."""

    def __init__(self, table: str, viewer: int | None, visitor: Visitor) -> None:
        self.table = table
        self.view = View(viewer)
        self.viewer = viewer
        self.player = visitor.player
        self.visitor = visitor
        self.code = TOO_SLOW
        """With what it is hung up on."""
        self.closed = False
        """Sent away: whatever it still says does not count."""
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(maxsize=QUEUE)

    def send(self, message: bytes) -> None:
        """Put a message into the queue; a reader who is too slow is sent away."""
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.close()

    def close(self, code: int = TOO_SLOW) -> None:
        """Send nothing more, and hang up."""
        self.closed = True
        self.code = code
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Watchers:
    """All open sockets by table, and who is known to be there at other processes."""

    def __init__(self, bus: Bus, who: str, homes: Homes) -> None:
        self._bus = bus
        self._who = who
        self._homes = homes
        self._here: dict[str, set[Watcher]] = {}
        self._elsewhere: dict[str, dict[str, tuple[float, frozenset[int]]]] = {}
        self._late = False

    def add(self, watcher: Watcher) -> None:
        """Somebody opens a table."""
        before = self._seats_here(watcher.table)
        is_first = watcher.table not in self._here
        self._here.setdefault(watcher.table, set()).add(watcher)
        self._announce(watcher.table, before, is_first)
        if self._late:
            watcher.send(self._presence(watcher.table))

    def looking(self, table: str, viewer: int | None) -> int:
        """How many look at a table with the same eyes."""
        return sum(watcher.viewer == viewer for watcher in self._here.get(table, ()))

    def remove(self, watcher: Watcher) -> None:
        """Somebody is gone."""
        before = self._seats_here(watcher.table)
        there = self._here.get(watcher.table, set())
        there.discard(watcher)
        if not there:
            self._here.pop(watcher.table, None)
        self._announce(watcher.table, before)

    def anybody(self, table: str) -> bool:
        """Whether anybody looks at a table from this process."""
        return table in self._here

    def tables(self) -> list[str]:
        """The tables that are looked at from this process."""
        return list(self._here)

    def is_told(self, table: str) -> bool:
        """Whether other processes have to hear what happens at a table: not where it is at home
        here and nobody looks at it elsewhere."""
        return self._homes.tenure(table) is None or table in self._elsewhere

    def count(self) -> int:
        """How many sockets are open."""
        return sum(len(there) for there in self._here.values())

    def online(self, table: str) -> frozenset[int]:
        """The seats somebody has open just now, at any process."""
        now = time.monotonic()
        others = [
            seats for at, seats in self._elsewhere.get(table, {}).values() if now - at < TRUST
        ]
        return self._seats_here(table).union(*others)

    # -- telling ---------------------------------------------------------------------------

    def head(self, room: Table, viewer: int | None, player: str) -> TableHead:
        """The head of a table as one person sees it."""
        return head_for(room, viewer, player, time.time(), self.online(room.head.id))

    def show(self, room: Table, after: int, moved: bool, headed: bool) -> None:
        """Send what is new since `after` to everybody who looks; equal viewers get equal bytes."""
        made: dict[tuple[int | None, str, int], bytes] = {}
        looking = self._here.get(room.head.id, set())
        news = News(room, after, moved, [watcher.view.viewer for watcher in looking])
        for watcher in looking:
            view = watcher.view
            shown = id(view.scene) if view.brief else id(None)
            key = (view.viewer, watcher.player if headed else "", shown)
            if key not in made:
                head = self.head(room, view.viewer, watcher.player) if headed else None
                made[key] = _encode(news.update(view, head))
            news.is_seen(view)
            watcher.send(made[key])

    def show_anew(self, table: str, code: int = TOO_SLOW) -> None:
        """Hang up on everybody: where others sit down, who comes back is shown all of it; where the
        table is at home elsewhere, they come there."""
        for watcher in self._here.get(table, ()):
            watcher.close(code)

    def dismiss(self, table: str, links: Iterable[tuple[int | None, int]]) -> None:
        """Send away those whose link was revoked: who may stay comes back by itself."""
        gone = {seat for seat, _ in links}
        for watcher in self._here.get(table, ()):
            if watcher.viewer in gone:
                watcher.close()

    def end(self, devices: Iterable[str]) -> None:
        """Hang up on browsers that are no longer signed in."""
        ended = set(devices)
        for there in self._here.values():
            for watcher in there:
                if watcher.visitor.device in ended:
                    watcher.close()

    def sessions(self) -> set[str]:
        """The sessions by which tables are open here."""
        keys = {w.visitor.session for there in self._here.values() for w in there}
        return keys - {""}

    def heard(self, who: str, table: str, seats: Iterable[int], room: Table | None) -> None:
        """Another process says who is there."""
        before = self.online(table)
        self._elsewhere.setdefault(table, {})[who] = (time.monotonic(), frozenset(seats))
        now = self.online(table)
        if room is not None and now != before:
            for seat in before - now:
                if seat < len(room.seats):
                    room.saw(seat, time.time())
            self._say_presence(table)

    def say_late(self, late: bool) -> None:
        """Tell everybody that what others do may come late, or that it does no more."""
        if late != self._late:
            self._late = late
            for table in self._here:
                self._say_presence(table)

    def remind(self) -> None:
        """Tell the other processes again who is here, as they believe it only for a while; and
        forget what they said that is no longer believed."""
        self._tell_bus(*self._here)
        now = time.monotonic()
        for table, said in list(self._elsewhere.items()):
            kept = {who: (at, seats) for who, (at, seats) in said.items() if now - at < TRUST}
            if kept:
                self._elsewhere[table] = kept
            else:
                del self._elsewhere[table]

    def seats_here(self) -> list[tuple[str, int]]:
        """Every seat that somebody has open at this process, with its table."""
        return [(table, seat) for table in self._here for seat in self._seats_here(table)]

    def _announce(self, table: str, before: Iterable[int], is_first: bool = False) -> None:
        is_other = self._seats_here(table) != before
        if is_other or is_first:
            self._tell_bus(table)
        if is_other:
            self._say_presence(table)

    def _say_presence(self, table: str) -> None:
        message = self._presence(table)
        for watcher in self._here.get(table, ()):
            watcher.send(message)

    def _presence(self, table: str) -> bytes:
        return _encode(Presence(sorted(self.online(table)), self._late))

    def _tell_bus(self, *tables: str) -> None:
        told = [table for table in tables if self.is_told(table)]
        for start in range(0, len(told), TOGETHER):
            some = told[start : start + TOGETHER]
            online = {table: sorted(self._seats_here(table)) for table in some}
            self._bus.tell(Notice("", self._who, online=online))

    def _seats_here(self, table: str) -> frozenset[int]:
        there = self._here.get(table, ())
        return frozenset(w.viewer for w in there if w.viewer is not None)
