"""One table: its stream folded into the plays that stand and the position they lead to."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence

from osada.kernel.game import Game
from osada.kernel.playing import replay, went_on
from osada.kernel.state import State

from .games import open_game, printed_at
from .head import Head
from .latest import Latest
from .lessons import Script, load_lesson
from .protocol.printed import Printed
from .protocol.problems import Refused
from .protocol.table import Vote
from .sparse import SPAN, thinned_by
from .stream import draws_in, without_words, written_of
from .writes import EntryRow, SeatRow, Writes

RECENT = 40
"""How many of the last positions are kept at hand, for undo and for those who look back."""
FEW = 4
"""The same where nobody will play on."""
LOOKED = 24
"""How many positions further back are kept at hand for those who look back: who steps through a
game forwards or backwards has most of them played once."""

Keep = Callable[[int], State | None]
"""Hands in the position after a play, as somebody keeps it; None where it is not there."""


def nowhere(_: int) -> State | None:
    """Nobody keeps positions."""
    return None


class Table:
    """One open table. Only `Tables` changes it, under its lock."""

    def __init__(
        self, head: Head, seats: list[SeatRow], keep: Keep = nowhere, game: Game | None = None
    ) -> None:
        self.head = head
        self.seats = seats
        self.keep = keep
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
        self.game: Game = game or open_game(head.game, head.override, head.content)
        self.script: Script | None = (
            load_lesson(head.game, head.tutorial) if head.tutorial else None
        )
        self._positions = Latest[int, State](RECENT)
        self._looked = Latest[int, State](LOOKED)
        """Positions that somebody has looked back at; who looks at one again has it for long."""
        self._taken_back = -1
        """The last entry by which plays were taken back."""
        self.kept: set[int] = set()
        """After which plays somebody keeps the position."""
        self._ended_by_all = True

    @property
    def printed(self) -> Printed:
        """What is printed in its game, with its corrections."""
        head = self.head
        return printed_at(head.game, head.override, self.game.content_hash, self.state.seats)

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
        """The position now; `Refused` where it is by rules that are not played any more."""
        check_rules(self)
        return self._positions[self.tip]

    @property
    def is_past(self) -> bool:
        """Whether it was begun by other rules than are played here: then nobody knows how it
        stands, and only its stream can be read."""
        return self.head.rules != self.game.rules_version

    @property
    def frozen(self) -> str:
        """Why nothing can be played here, if so: it is pinned to these rules, or to other printed
        values."""
        is_known = not self.is_past and self.head.content == self.game.content_hash
        return "" if is_known else f"{self.head.rules}"

    @property
    def is_running(self) -> bool:
        """Whether anybody may still act."""
        return self.head.status == "running" and not self.frozen

    @property
    def is_unadvised(self) -> bool:
        """Whether nobody may be advised on what lies there: it runs, and hints are off."""
        return self.head.status == "running" and not self.head.hints

    def is_open_to_all(self) -> bool:
        """Whether whoever knows the table's address may look at it: at a listed table, or at a
        record somebody has brought along."""
        return self.head.listed or self.head.status == "archive"

    @property
    def is_shown(self) -> bool:
        """Whether nothing is hidden any more from those who may look: not where a game was ended
        without somebody whose hand it would show."""
        if self.head.status == "ended":
            return self._ended_by_all
        return self.head.status != "running"

    # -- reading the stream ----------------------------------------------------------------

    def take_in(self, rows: Sequence[EntryRow], head: Head, seats: list[SeatRow]) -> Iterator[None]:
        """Go on with what was written since, at first the whole stream, and with the head after it;
        step by step, as long as whoever carries it out likes to go on."""
        for row in rows:
            self.fold(row)
            yield
        self.head, self.seats = head, seats
        if self.is_past:
            return
        near, rest = self._nearest(self.standing)
        state = self.from_start() if near is None else near
        for number in rest:
            state = self.went_on(number, state)
            yield
        self._remember(self.tip, state)

    def standing_with(self, rows: Sequence[EntryRow]) -> list[int]:
        """The plays that will stand when these entries are taken in."""
        standing = list(self.standing)
        for row in rows:
            _stand(standing, row)
        return standing

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
        self.vote = None

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

    def apply(self, writes: Writes, state: State | None, head: Head) -> None:
        """What was decided has happened: it is kept, and the head is so now; `state` is the
        position, where it is new."""
        for row in writes.entries:
            self.fold(row)
        if state is not None:
            self._remember(self.tip, state)
        self.kept.update(at for at, _ in writes.snapshots)
        self.kept.difference_update(writes.thin)
        self.head = head
        changed = {seat.seat: seat for seat in writes.seats}
        self.seats = writes.places or [changed.get(seat.seat, seat) for seat in self.seats]

    def saw(self, seat: int, at: float) -> None:
        """Whoever sits there was there then: by that it is known since when they are absent."""
        self.seats[seat].seen = at

    # -- positions -------------------------------------------------------------------------

    @property
    def is_far(self) -> bool:
        """Whether so many plays stand since the last position that is kept that it is time for
        another."""
        late = self.standing[1 - SPAN :]
        return len(late) == SPAN - 1 and self.kept.isdisjoint(late)

    def surplus(self, number: int) -> list[int]:
        """The positions that need not be kept any more when this entry is written: of those in the
        span that is thinned out by it, all but the first that stands. Whatever is taken back
        later, one of each span is at hand as long as anything of it stands."""
        span = thinned_by(number)
        if span is None:
            return []
        kept = sorted(at for at in self.kept if span[0] <= at < span[1])
        standing = self.standing[bisect_left(self.standing, span[0]) :]
        stays = next(
            (at for at in kept if at in standing[:SPAN] or at == 0), kept[0] if kept else 0
        )
        return [at for at in kept if at != stays]

    def recent(self, number: int) -> State | None:
        """The position after an entry, if it is at hand and nothing was taken back since."""
        count = bisect_right(self.standing, number)
        return self._positions.get(self.standing[count - 1] if count else 0)

    def position(self, standing: Sequence[int]) -> State:
        """The position after these plays, from the nearest one at hand."""
        for _ in self.come_to(standing):
            pass
        return self.reached(standing)

    def come_to(self, standing: Sequence[int]) -> Iterator[None]:
        """Play what leads there, step by step; then it can be had (`reached`)."""
        check_rules(self)
        near, rest = self._nearest(standing)
        state = self.from_start() if near is None else near
        for number in rest:
            state = self.went_on(number, state)
            self._looked[number] = state
            yield
        self._looked[standing[-1] if standing else 0] = state

    def reached(self, standing: Sequence[int]) -> State:
        """The position after these plays, to which somebody has just come."""
        state = self._at_hand(standing[-1] if standing else 0)
        assert state is not None
        return state

    def wanted(self, standing: Sequence[int]) -> int | None:
        """After which play somebody keeps the position that is needed to come there; None where one
        is at hand that is nearer, or nobody keeps any."""
        at, is_kept = self._source(standing, len(standing))
        return (standing[at - 1] if at else 0) if is_kept else None

    def plays_to(self, standing: Sequence[int]) -> int:
        """How many plays are played again to come to that position."""
        return len(standing) - max(0, self._source(standing, len(standing))[0])

    def _source(self, standing: Sequence[int], upto: int) -> tuple[int, bool]:
        """The last place among the first plays where there is a position; -1 for none at all.
        And whether it is not at hand, but kept by somebody."""
        for at in range(upto, -1, -1):
            number = standing[at - 1] if at else 0
            if number in self._positions or number in self._looked:
                return at, False
            if number in self.kept:
                return at, True
        return -1, False

    def _at_hand(self, number: int) -> State | None:
        """The position after a play: what was played before it never changes."""
        found = self._positions.get(number)
        return self._looked.get(number) if found is None else found

    def _nearest(self, standing: Sequence[int]) -> tuple[State | None, Sequence[int]]:
        """The last position of these plays that is at hand or kept, and the plays after it."""
        at, is_kept = self._source(standing, len(standing))
        while at >= 0:
            number = standing[at - 1] if at else 0
            state = self.keep(number) if is_kept else self._at_hand(number)
            if state is not None:
                return state, standing[at:]
            at, is_kept = self._source(standing, at - 1)
        return None, standing

    def standing_at(self, number: int) -> list[int]:
        """The plays that stood right after an entry."""
        if number >= self._taken_back:
            return self.standing[: bisect_right(self.standing, number)]
        standing: list[int] = []
        for row in self.entries[: number + 1]:
            _stand(standing, row)
        return standing

    def went_on(self, number: int, before: State) -> State:
        """The position after a play, or after others sat down."""
        return went_on(self.game, before, written_of(self.entries[number]))[0]

    def replay(self) -> Iterator[tuple[int, State]]:
        """The game from its start: every play that stands, with the position after it."""
        standing = list(self.standing)  # somebody may play on meanwhile
        steps = (written_of(self.entries[number]) for number in standing)
        positions = replay(self.game, self.from_start(), steps)
        for number, (state, _) in zip(standing, positions, strict=True):
            yield number, state

    def from_start(self) -> State:
        """The position at which the game began."""
        if self.head.origin:
            return self.game.from_json(self.head.origin)
        draws = draws_in(self.entries[0].data, "draws") if self.entries else None
        head = self.head
        return self.game.start(head.seats, head.seed, head.options, draws)

    def _remember(self, number: int, state: State) -> None:
        self._positions.most = RECENT if self.is_running else FEW
        self._positions[number] = state


def check_rules(room: Table) -> None:
    """Refuse what needs the position of a game that was begun by other rules."""
    if room.is_past:
        theirs, ours = room.head.rules, room.game.rules_version
        about: dict[str, object] = {
            "version": theirs,
            "ours": ours,
            "than": "older" if theirs < ours else "newer",
        }
        raise Refused("other-rules", about, number=room.number)


def _stand(standing: list[int], row: EntryRow) -> None:
    """Which plays stand after one more entry."""
    if row.kind in ("play", "hands"):
        standing.append(row.number)
    elif row.kind == "undo":
        count = row.data["count"]
        assert isinstance(count, int)
        del standing[len(standing) - count :]
