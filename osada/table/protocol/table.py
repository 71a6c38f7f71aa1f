"""What the server and its clients say to each other, as JSON; `web/src/lib/protocol.ts` mirrors it.

A table is a stream of numbered entries: what was played, taken back, said and agreed. A client
holds the number of the last entry it knows; whatever it sends carries that number, and whatever it
missed it reads again from the stream.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from osada.kernel.action import Wire
from osada.kernel.shapes import Result

from .hands import Hands

Short = Annotated[str, Meta(max_length=60)]
Words = Annotated[str, Meta(max_length=500)]
ActionText = Annotated[str, Meta(min_length=1, max_length=400)]
ActionWord = Annotated[str, Meta(max_length=80)] | int
ActionWire = Annotated[tuple[ActionWord, ...], Meta(min_length=1, max_length=20)]
ActionSent = ActionWire | ActionText
"""An action as clients may send it: kind and arguments, or the text that people type."""
Seat = Annotated[int, Meta(ge=0, le=7)]
Number = Annotated[int, Meta(ge=0, le=(1 << 31) - 1)]

SeatKind = Literal["person", "computer", "open"]
Status = Literal["running", "over", "ended", "archive"]
Motion = Literal["undo", "end", "stand-in"]
Known = Literal["seed", "values", "position"]
Parting = Literal["leave", "remove", "hide"]
"""How one parts with a table: a computer player takes one's seat; the game, which nobody else
plays, ends; or it only goes from one's list."""


class Tell(Struct, frozen=True, omit_defaults=True):
    """A text key with its arguments, said in the reader's language by the reader's side."""

    key: str
    args: dict[str, object] = {}
    rule: str = ""


class SeatHead(Struct):
    """Who sits at a seat."""

    seat: int
    kind: SeatKind
    name: str = ""
    level: str = ""
    """Which computer player sits here, or stands in for the person."""
    away: bool = False
    """A computer player stands in for the person, who may come back at any time."""
    online: bool = False
    seen: int = 0
    """Told to who sits at the table: when the person of this seat was last here."""


class Vote(Struct):
    """A motion put to the other people at the table: undo further back, end the game, or let a
    computer player act for somebody who is gone."""

    number: int
    """The entry that opened it."""
    what: Motion
    by: int
    count: int = 0
    yes: list[int] = []
    waiting: list[int] = []
    seat: int | None = None
    """Of a stand-in: for which seat."""


class TableHead(Struct):
    """A table as a list shows it."""

    id: str
    game: str
    title: str
    status: Status
    seats: list[SeatHead]
    turn: list[int]
    number: int
    """The last entry there is."""
    created: float
    updated: float
    me: int | None = None
    """The reader's seat; None for somebody who watches."""
    owner: bool = False
    listed: bool = False
    options: dict[str, str] = {}
    tutorial: str = ""
    vote: Vote | None = None
    rematch: str = ""
    """The table that was set up for another game of the same people."""
    known: list[Known] = []
    """What whoever set the table may know beforehand: the seed they chose, the printed values they
    corrected, the position they play on from."""
    frozen: str = ""
    """Why nothing can be played: the table is pinned to these rules, or to other printed values
    than the server has."""
    patience: int = 0
    """Seconds of absence after which the others may let a computer player act for somebody."""
    shown: bool = False
    """Whether anybody's eyes are open to all who may look: the game is over, or was ended by
    everybody."""
    freed: bool = False
    """The reader had a seat here, which the owner has freed."""
    recorded: bool = False
    """Whether the reader may have the record: the game is over, or they play it alone."""
    corrected: bool = False
    """Whether the texts of this table say other values than the printed ones."""
    reached: dict[str, str | int] = {}
    """Where the game stands, as arguments of the text `<game>-about-reached`."""
    winners: list[int] = []
    """The seats that have won; none where the game goes on, or has no winners."""
    points: int = 0
    """What they have won with."""
    hints: bool = False
    """Whether the reader may ask for a good move when it is their turn."""
    insight: bool = False
    """Whether the reader may have the game analysed: it is over, or they play it alone."""
    parting: Parting | None = None
    """How the reader may part with the table, if they have a place there."""


class Lesson(Struct):
    """What a guided game says now."""

    says: Tell
    wanted: Wire | None = None
    """The action the lesson asks for; none where any legal one will do."""
    step: int = 0
    of: int = 0


class Scene(Struct):
    """The position at one entry as one viewer may know it."""

    number: int
    turn: list[int]
    view: dict[str, object]
    legal: list[Wire] = []
    prompt: Tell | None = None
    undoable: int = 0
    """How many of their own last actions the viewer may take back without asking anybody."""
    barrier: bool = False
    """The viewer's last action taught somebody something: only a vote takes it back."""
    outcome: Result | None = None
    lesson: Lesson | None = None
    printed: str = ""
    """To who asked to be told briefly: the address of what is printed, for which references stand
    in the view (`printed.py`); empty where there are none."""
    hands: Hands | None = None
    """What other players may choose from who sit down now, in a game that allows it."""
    names: list[str] = []
    """Of a position before others sat down: what the seats were called then."""


class ChangeSeen(Struct, omit_defaults=True):
    """One picture of what a play does: things that move from one named spot of the board to
    another, and what parts of the view are then, each by its path."""

    moves: list[tuple[str, str]] = []
    after: list[tuple[list[str | int], object]] = []


class EntrySeen(Struct, omit_defaults=True):
    """One entry of the stream as one viewer may know it."""

    number: int
    at: float
    kind: Literal["start", "play", "undo", "chat", "note", "hands"]
    seat: int | None = None
    who: str = ""
    """Of an entry before others sat down: what its seat was called then."""
    action: Wire = ()
    events: list[Tell] = []
    changes: list[ChangeSeen] = []
    """Of a play: what it did, picture by picture; only boards that show it so are told."""
    count: int = 0
    """Of an undo: how many plays it took back."""
    text: str = ""
    """Of a chat entry: free words; a preset phrase travels as `told` instead."""
    told: Tell | None = None


class Foreseen(Struct, omit_defaults=True):
    """What an action would do, as far as nothing that the asker does not know decides it."""

    unknown: bool = False
    """Chance or a secret decides, or it is not legal (any more): nothing more is told."""
    events: list[Tell] = []
    changes: list[ChangeSeen] = []
    """Picture by picture, where the game tells it so."""
    base: int = 0
    """The number of the present scene …"""
    change: dict[str, object] | list[object] = {}
    """… and what would change in its view (`difference.py`)."""


class Problem(Struct, omit_defaults=True):
    """Why something was not done, in a text key, and what the rules say about it."""

    code: str
    """`stale`, `illegal`, `no-action`, `not-yours`, `over`, `frozen`, `too-fast`, `unknown`, …"""
    told: Tell
    reasons: list[Tell] = []
    number: int = 0
    """The last entry there is, so that a stale client knows what to read."""


class Done(Struct):
    """It was done; the stream has come to this number."""

    number: int


# -- what the server says on a socket ----------------------------------------------------------


class Welcome(Struct, tag_field="is", tag="welcome"):
    """The answer to Hello: everything from the entry after `after` on."""

    head: TableHead
    entries: list[EntrySeen]
    scene: Scene


class Update(Struct, tag_field="is", tag="update"):
    """New entries. A client whose last number is not `after` reads the gap over HTTP."""

    after: int
    entries: list[EntrySeen]
    scene: Scene | UnsetType = UNSET
    """The position, when it has changed."""
    base: int | UnsetType = UNSET
    """To who asked to be told briefly: the number of the last scene they were sent …"""
    change: dict[str, object] | list[object] | UnsetType = UNSET
    """… and what has changed in it since (`difference.py`). Who has another scene reads it anew."""
    head: TableHead | UnsetType = UNSET
    """Seats, status or votes, when they have changed."""


class Presence(Struct, tag_field="is", tag="presence", omit_defaults=True):
    """Which seats somebody has open just now; and whether what others do may come late, as the
    server's processes do not hear of each other."""

    online: list[int]
    late: bool = False


class Reply(Struct, tag_field="is", tag="reply", omit_defaults=True):
    """What came of a request."""

    ref: int
    number: int = 0
    problem: Problem | None = None
    why: list[list[Tell]] | None = None
    """For each action that was asked about, the reasons against it; none for a legal one."""
    what_if: Foreseen | None = None


SocketMessage = Welcome | Update | Presence | Reply
