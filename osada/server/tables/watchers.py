"""Everybody who has a table open at this process, and what they are sent."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import cast

import msgspec

from osada.table.protocol.difference import Change, Known, difference
from osada.table.protocol.table import Presence, Scene, TableHead, Update
from osada.table.scenes import entries_seen, head_of, scene_of
from osada.table.seats import mark_of
from osada.table.table import Room
from osada.table.votes import is_open, waiting_for

from ..door.sessions import Visitor
from ..host.bus import Bus, Hint
from .records import is_recorded

QUEUE = 64
"""Messages that may wait for a slow reader; then it is let go, and finds the gap on return."""
TRUST = 60.0
"""Seconds for which another process is believed about who is there."""

_encode = msgspec.json.Encoder().encode


class Watcher:
    """One open socket: who looks, and what waits to be sent to them."""

    def __init__(self, table: str, viewer: int | None, visitor: Visitor) -> None:
        self.brief = False
        self.scene: Scene | None = None
        """The last one sent, of which only changes are told to who wants it briefly."""
        self.table = table
        self.viewer = viewer
        self.player = visitor.player
        self.visitor = visitor
        self.closed = False
        """Sent away: whatever it still says does not count."""
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(maxsize=QUEUE)

    def send(self, message: bytes) -> None:
        """Put a message into the queue; a reader who is too slow is sent away."""
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """Send nothing more, and hang up."""
        self.closed = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Watchers:
    """All open sockets by table, and who is known to be there at other processes."""

    def __init__(self, bus: Bus, who: str) -> None:
        self._bus = bus
        self._who = who
        self._here: dict[str, set[Watcher]] = {}
        self._elsewhere: dict[str, dict[str, tuple[float, frozenset[int]]]] = {}

    def add(self, watcher: Watcher) -> None:
        """Somebody opens a table."""
        before = self._seats_here(watcher.table)
        self._here.setdefault(watcher.table, set()).add(watcher)
        self._announce(watcher.table, before)

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

    def tables(self) -> int:
        """How many tables are looked at from this process."""
        return len(self._here)

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

    def head(self, room: Room, viewer: int | None, player: str) -> TableHead:
        """The head of a table as one person sees it."""
        vote, now, online = room.vote, time.time(), self.online(room.row.id)
        if vote is not None:
            is_asked = is_open(room, vote, now, online)
            waiting = waiting_for(room, vote, now, online)
            vote = msgspec.structs.replace(vote, waiting=waiting) if is_asked else None
        freed = viewer is None and bool(player) and mark_of(player) in room.freed
        return head_of(
            room.row,
            room.seats,
            viewer,
            player,
            online,
            vote,
            room.frozen,
            room.is_shown,
            freed,
            is_recorded(room, viewer, bool(player) and room.row.owner == player),
        )

    def show(self, room: Room, after: int, moved: bool, headed: bool) -> None:
        """Send what is new since `after` to everybody who looks; equal viewers get equal bytes."""
        made: dict[tuple[int | None, str, int], bytes] = {}
        known: Known = {}
        looking = self._here.get(room.row.id, set())
        viewers = {watcher.viewer for watcher in looking}
        views = room.state.views(viewers) if moved else {}
        scenes = {viewer: scene_of(room, viewer, view=views[viewer]) for viewer in views}
        for watcher in looking:
            viewer, base = watcher.viewer, watcher.scene if watcher.brief else None
            key = (viewer, watcher.player if headed else "", id(base))
            if key not in made:
                update = Update(after, entries_seen(room, viewer, after, moving=True))
                if moved and base is None:
                    update.scene = scenes[viewer]
                elif moved and base is not None:
                    update.base = base.number
                    change = difference(_parts(base), _parts(scenes[viewer]), known) or {}
                    update.change = cast(Change, room.printed.shortened(change))
                if headed:
                    update.head = self.head(room, viewer, watcher.player)
                made[key] = _encode(update)
            if moved and watcher.brief:
                watcher.scene = scenes[viewer]
            watcher.send(made[key])

    def show_anew(self, table: str) -> None:
        """Hang up on everybody: where others sit down, who comes back is shown all of it."""
        for watcher in self._here.get(table, ()):
            watcher.close()

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

    def heard(self, hint: Hint, room: Room | None) -> None:
        """Another process says who is there."""
        before = self.online(hint.table)
        seats = frozenset(hint.online or ())
        self._elsewhere.setdefault(hint.table, {})[hint.who] = (time.monotonic(), seats)
        now = self.online(hint.table)
        if room is not None and now != before:
            for seat in before - now:
                if seat < len(room.seats):
                    room.seats[seat].seen = time.time()
            self._say_presence(hint.table)

    def remind(self) -> None:
        """Tell the other processes again who is here, as they believe it only for a while; and
        forget what they said that is no longer believed."""
        for table in self._here:
            self._tell_bus(table)
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

    def _announce(self, table: str, before: Iterable[int]) -> None:
        if self._seats_here(table) != before:
            self._tell_bus(table)
            self._say_presence(table)

    def _say_presence(self, table: str) -> None:
        message = _encode(Presence(sorted(self.online(table))))
        for watcher in self._here.get(table, ()):
            watcher.send(message)

    def _tell_bus(self, table: str) -> None:
        self._bus.tell(Hint(table, self._who, online=sorted(self._seats_here(table))))

    def _seats_here(self, table: str) -> frozenset[int]:
        there = self._here.get(table, ())
        return frozenset(w.viewer for w in there if w.viewer is not None)


def _parts(scene: Scene) -> dict[str, object]:
    """A scene as an object whose parts can be compared."""
    return {name: getattr(scene, name) for name in scene.__struct_fields__}
