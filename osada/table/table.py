"""A table in memory: its stream folded into the plays that stand and the position they lead to."""

from __future__ import annotations

import asyncio
import json
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence

from osada.kernel.game import Game
from osada.kernel.journal import Entry, step
from osada.kernel.state import State
from osada.server.host.slices import Slices
from osada.server.store.store import Store

from .games import open_game, printed_at
from .lessons import Script, load_lesson
from .protocol.printed import Printed
from .protocol.table import Vote
from .sparse import SPAN, thinned_by
from .stream import draws_in, script_of, without_words
from .writes import Change, EntryRow, SeatRow, TableRow

RECENT = 40
"""How many of the last positions are kept at hand, for undo and for those who look back."""
FEW = 4
"""The same where nobody will play on."""
LOOKED = 24
"""How many positions further back are kept at hand for those who look back: who steps through a
game forwards or backwards has most of them played once."""
TRIES = 20
"""How often a table is read again that others change while it is read."""


class Room:
    """One open table. Only `Tables` changes it, under its lock."""

    def __init__(
        self, store: Store, row: TableRow, seats: list[SeatRow], slices: Slices | None = None
    ) -> None:
        self.store = store
        self._slices = slices or Slices()
        self.row = row
        self.seats = seats
        self.lock = asyncio.Lock()
        self.entries: list[EntryRow] = []
        self.standing: list[int] = []
        """The numbers of the plays that stand, in order, and of the changes of hands among them."""
        self.hands: list[int] = []
        """When other players sat down. It is never taken back."""
        self.vote: Vote | None = None
        self.left: set[int] = set()
        """Seats that were freed, and where nobody has sat down since."""
        self.freed: set[str] = set()
        """The marks of those who sat there."""
        self.devices: dict[int, set[str]] | None = None
        """From where the seats have been used, once somebody has asked for it."""
        self.used: dict[str, float] = {}
        """When it was last written down that a device was used."""
        self.kept = {seat.seat: seat.seen for seat in seats}
        """When it was last written down that somebody is at their seat."""
        self.game: Game = open_game(row.game, row.override)
        self.script: Script | None = load_lesson(row.game, row.tutorial) if row.tutorial else None
        self._positions: dict[int, State] = {}
        self._looked: dict[int, State] = {}
        """Positions that somebody has looked back at; who looks at one again has it for long."""
        self._taken_back = -1
        """The last entry by which plays were taken back."""
        self._snapshots: set[int] = set()
        self._ended_by_all = True

    @property
    def printed(self) -> Printed:
        """What is printed in its game, with its corrections."""
        return printed_at(self.row.game, self.row.override, self.state.seats, self.row.rules)

    @property
    def number(self) -> int:
        """The last entry there is."""
        return len(self.entries) - 1

    @property
    def tip(self) -> int:
        """The last play that stands; 0 for the start."""
        return self.standing[-1] if self.standing else 0

    @property
    def state(self) -> State:
        """The position now."""
        return self._positions[self.tip]

    @property
    def frozen(self) -> str:
        """Why nothing can be played here, if so."""
        printed = self.game.content_of(self.row.rules)
        known = self.game.plays(self.row.rules) and self.row.content == printed
        return "" if known else f"{self.row.rules}"

    @property
    def is_running(self) -> bool:
        """Whether anybody may still act."""
        return self.row.status == "running" and not self.frozen

    @property
    def is_unadvised(self) -> bool:
        """Whether nobody may be advised on what lies there: it runs, and hints are off."""
        return self.row.status == "running" and not self.row.hints

    def is_open_to_all(self) -> bool:
        """Whether whoever knows the table's address may look at it: at a listed table, or at a
        record somebody has brought along."""
        return self.row.listed or self.row.status == "archive"

    @property
    def is_shown(self) -> bool:
        """Whether nothing is hidden any more from those who may look: not where a game was ended
        without somebody whose hand it would show."""
        if self.row.status == "ended":
            return self._ended_by_all
        return self.row.status != "running"

    # -- reading the stream ----------------------------------------------------------------

    async def catch_up(self) -> list[EntryRow]:
        """Read what others have written since, at first the whole stream; it is returned. All is
        read before anything changes: whoever looks meanwhile never sees half of it."""
        rows, row, seats = await self._news()
        if rows:
            self._snapshots.update(await self.store.snapshot_numbers(self.row.id, self.number))
        standing = list(self.standing)
        for one in rows:
            _stand(standing, one)
        near, rest = await self._nearest(standing)

        def take_in() -> Iterator[None]:
            for one in rows:
                self.fold(one)
                if one.kind == "note":
                    self.devices = None  # another process may know of more
                yield
            self.row, self.seats = row, seats
            state = self.from_start() if near is None else near
            for number in rest:
                state = self.went_on(number, state)
                yield
            self._remember(self.tip, state)

        if self.entries:
            for _ in take_in():
                pass
        else:  # nobody else looks at it yet
            await self._slices.carry_out(take_in())
        return rows

    async def _news(self) -> tuple[list[EntryRow], TableRow, list[SeatRow]]:
        """The entries since, and the head that belongs to the last of them."""
        rows: list[EntryRow] = []
        row, seats = self.row, self.seats
        for _ in range(TRIES):
            rows += await self.store.entries(self.row.id, self.number + len(rows))
            row, seats = await self.store.head(self.row.id) or (row, seats)
            if row.number == self.number + len(rows):
                break
        row.number = self.number + len(rows)
        return rows, row, seats

    def fold(self, row: EntryRow) -> None:
        """Take one entry into account; positions are not made here."""
        assert row.number == len(self.entries), "a stream has no gaps"
        self.entries.append(row)
        _stand(self.standing, row)
        if row.kind == "play":
            if self.vote is not None and self.vote.what == "undo":
                self.vote = None
        elif row.kind == "undo":
            self.vote = None
            self._taken_back = row.number
        elif row.kind == "note":
            self._fold_note(row)
        elif row.kind == "hands":
            self._fold_hands(row)

    def _fold_hands(self, row: EntryRow) -> None:
        """Other players sit down: what is known of the seats is known of others, or of nobody."""
        came = row.data["from"]
        assert isinstance(came, list)
        self.hands.append(row.number)
        self.left = {new for new, old in enumerate(came) if old in self.left}
        self.vote = self.devices = None
        self.used = {}

    def _fold_note(self, row: EntryRow) -> None:
        removes = row.data.get("removes")
        if isinstance(removes, list):
            for number in removes:
                self.entries[number].data = without_words(self.entries[number].data)
        opened = row.data.get("vote")
        answer = row.data.get("answer")
        place = row.data.get("place")
        if isinstance(place, int):
            self._fold_place(place, row)
        if isinstance(opened, dict):
            assert row.seat is not None
            what, count, seat = opened["what"], opened["count"], opened.get("seat")
            self.vote = Vote(row.number, what, row.seat, count, [row.seat], seat=seat)
        elif row.data.get("ended"):
            self.vote = None
            self._ended_by_all = row.data.get("shown", True) is True
        elif row.data.get("settled"):
            self.vote = None
        elif answer is not None and self.vote is not None:
            if answer and row.seat is not None:
                self.vote.yes.append(row.seat)
            else:
                self.vote = None

    def _fold_place(self, seat: int, row: EntryRow) -> None:
        """A seat was freed, or somebody sits down."""
        marks = row.data.get("marks", [])
        assert isinstance(marks, list)
        if row.data.get("freed"):
            self.left.add(seat)
            self.freed.update(marks)
        else:
            self.left.discard(seat)
            self.freed.difference_update(marks)

    def took(self, change: Change, state: State | None) -> None:
        """A change was written and folded in; `state` is the position now, where it is new."""
        if state is not None:
            self._remember(self.tip, state)
        self._snapshots.update(at for at, _ in change.snapshots)
        self._snapshots.difference_update(change.thin)

    # -- positions -------------------------------------------------------------------------

    @property
    def is_far(self) -> bool:
        """Whether so many plays stand since the last position that is kept that it is time for
        another."""
        late = self.standing[1 - SPAN :]
        return len(late) == SPAN - 1 and self._snapshots.isdisjoint(late)

    def surplus(self, number: int) -> list[int]:
        """The positions that need not be kept any more when this entry is written: of those in the
        span that is thinned out by it, all but the first that stands. Whatever is taken back
        later, one of each span is at hand as long as anything of it stands."""
        span = thinned_by(number)
        if span is None:
            return []
        kept = sorted(at for at in self._snapshots if span[0] <= at < span[1])
        standing = self.standing[bisect_left(self.standing, span[0]) :]
        stays = next(
            (at for at in kept if at in standing[:SPAN] or at == 0), kept[0] if kept else 0
        )
        return [at for at in kept if at != stays]

    def recent(self, number: int) -> State | None:
        """The position after an entry, if it is at hand and nothing was taken back since."""
        count = bisect_right(self.standing, number)
        return self._positions.get(self.standing[count - 1] if count else 0)

    async def position(self, standing: Sequence[int]) -> State:
        """The position after these plays, from the nearest one at hand."""
        near, rest = await self._nearest(standing)
        state = self.from_start() if near is None else near

        def follow() -> Iterator[None]:
            nonlocal state
            for number in rest:
                state = self.went_on(number, state)
                self._looked_at(number, state)
                yield

        if rest:
            await self._slices.carry_out(follow())
        if standing:
            self._looked_at(standing[-1], state)
        return state

    def plays_to(self, standing: Sequence[int]) -> int:
        """How many plays are played again to come to that position."""
        for at in range(len(standing), -1, -1):
            number = standing[at - 1] if at else 0
            if self._at_hand(number) is not None or number in self._snapshots:
                return len(standing) - at
        return len(standing)

    def _at_hand(self, number: int) -> State | None:
        """The position after a play: what was played before it never changes."""
        found = self._positions.get(number)
        return self._looked.get(number) if found is None else found

    def _looked_at(self, number: int, state: State) -> None:
        self._looked.pop(number, None)
        self._looked[number] = state
        while len(self._looked) > LOOKED:
            del self._looked[next(iter(self._looked))]

    async def _nearest(self, standing: Sequence[int]) -> tuple[State | None, Sequence[int]]:
        """The last position of these plays that is at hand or kept, and the plays after it."""
        for at in range(len(standing), -1, -1):
            number = standing[at - 1] if at else 0
            state = self._at_hand(number)
            if state is None and number in self._snapshots:
                kept = await self.store.snapshots(self.row.id, [number])
                if kept:
                    state = self.game.from_json(kept[number])
                else:  # thinned out since
                    self._snapshots.discard(number)
            if state is not None:
                return state, standing[at:]
        return None, standing

    def standing_at(self, number: int) -> list[int]:
        """The plays that stood right after an entry."""
        if number >= self._taken_back:
            return self.standing[: bisect_right(self.standing, number)]
        standing: list[int] = []
        for row in self.entries[: number + 1]:
            _stand(standing, row)
        return standing

    def replayed(self, number: int, before: State) -> tuple[State, Entry]:
        """One play of the stream carried out again, with what chance gave it then."""
        row = self.entries[number]
        assert row.seat is not None
        action = self.game.parse(before, str(row.data["action"]))
        return step(before, row.seat, action, script_of(row.data))

    def went_on(self, number: int, before: State) -> State:
        """The position after a play, or after others sat down."""
        row = self.entries[number]
        if row.kind != "hands":
            return self.replayed(number, before)[0]
        who = row.data["who"]
        assert isinstance(who, list)
        return self.game.reseat(before, tuple(who), draws_in(row.data, "draws"))

    def from_start(self) -> State:
        """The position at which the game began."""
        if self.row.origin:
            return self.game.from_json(self.row.origin)
        options = json.loads(self.row.options)
        draws = draws_in(self.entries[0].data, "draws") if self.entries else None
        return self.game.start(self.row.seats, self.row.seed_number, options, draws, self.row.rules)

    def _remember(self, number: int, state: State) -> None:
        self._positions[number] = state
        while len(self._positions) > (RECENT if self.is_running else FEW):
            del self._positions[next(iter(self._positions))]


def _stand(standing: list[int], row: EntryRow) -> None:
    """Which plays stand after one more entry."""
    if row.kind in ("play", "hands"):
        standing.append(row.number)
    elif row.kind == "undo":
        count = row.data["count"]
        assert isinstance(count, int)
        del standing[len(standing) - count :]
