"""What the lobby and the server say to each other: people, games, tables, links."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from osada.table.protocol.measured import Measured, Rung
from osada.table.protocol.table import Parting, Seat, Short, TableHead

RecordText = Annotated[str, Meta(max_length=4_000_000)]


class Me(Struct):
    """The person behind a browser's cookie."""

    name: str
    login: str = ""
    """Empty for a guest."""


class Rename(Struct, forbid_unknown_fields=True):
    """What to call me from now on."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


class Credentials(Struct, forbid_unknown_fields=True):
    """A name to sign in with and a password."""

    login: Annotated[str, Meta(min_length=2, max_length=40, pattern=r"^[\w.@-]+\Z")]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class NewPassword(Struct, forbid_unknown_fields=True):
    """The password so far, and the one from now on."""

    old: Annotated[str, Meta(max_length=200)]
    new: Annotated[str, Meta(max_length=200)]


class Farewell(Struct, forbid_unknown_fields=True):
    """Delete my account; the password says that it is really me."""

    password: Annotated[str, Meta(max_length=200)]


class SessionInfo(Struct):
    """A browser that is signed in to an account."""

    id: str
    agent: str
    """`Firefox, Linux`; empty where it cannot be told."""
    created: float
    seen: float
    """To the hour."""
    here: bool
    """Whether it is the one that asks."""


class GameTally(Struct):
    """How often somebody has played a game, and how it went."""

    game: str
    running: int = 0
    finished: int = 0
    ended: int = 0
    """Broken off by agreement."""
    won: int = 0
    """Of the finished ones, those with others."""
    best: int | None = None
    """The most points at the end of a game."""


class Statistics(Struct):
    """What somebody has played here."""

    games: list[GameTally]


class RuleInfo(Struct):
    """Where a rule or ruling stands and what it rests on; its words are in the rules' texts."""

    id: str
    kind: str
    section: str
    origin: str
    heading: str
    rulings: list[str]


class OptionInfo(Struct):
    """A switch of a game; its words are the texts `<game>-option-<name>`."""

    name: str
    rule: str
    choices: list[str]
    things: list[str] = []
    """Of what is chosen for each seat, no two the same: the letters of which a choice is an order,
    the first seat's first. Each is named by the text of the choice."""
    seats: list[int] = []
    """The numbers of players it is for; empty: any."""
    measured: list[Measured] = []
    """Of some choices, what they do."""


class GameInfo(Struct):
    """A game one can play here."""

    name: str
    seats: list[int]
    rules_version: int
    options: list[OptionInfo]
    levels: list[str]
    """Computer players for it, the best last,"""
    usual: str
    """and the one that sits down where nobody chooses; empty where there is none."""
    actions: dict[str, list[str]]
    """What the texts call the words of an action, by its kind, where it is not one called like
    the kind."""
    tutorials: list[str]
    insight: bool = False
    """Whether chances are told: in hints, analyses and lessons."""
    hints: bool = False
    """Whether there are hints, with chances or without."""
    entered: bool = False
    """Whether a position of it can be entered by hand."""
    ladder: list[Rung] = []
    """What was measured of the levels."""


class Link(Struct):
    """A link that lets its holder sit at a seat, or watch (`seat` is None)."""

    seat: int | None
    token: str
    path: str
    """`/s/<token>` or `/w/<token>`, to be put behind the server's address."""


class GroupLink(Struct):
    """The link for all friends: each of them sits down at a free seat."""

    open: bool
    """Whether anybody can sit down by it; it has no token where it is closed."""
    token: str = ""
    path: str = ""
    """`/g/<token>`"""


class GroupChange(Struct, forbid_unknown_fields=True):
    """Close the link for all friends, or open it anew."""

    open: bool


class NewTableMade(Struct):
    """The table, and the links to give to friends."""

    table: TableHead
    links: list[Link]
    group: GroupLink | None = None


class LinkInfo(Struct):
    """What a link leads to, before anybody takes it."""

    table: TableHead
    seat: int | None
    taken: bool
    """Somebody sits there: this is their own link, to use the seat from another device."""
    mine: bool
    group: bool = False
    """It is for all friends; `seat` is the next free one, None where there is none left."""
    free: list[int] = []
    """Of a link for all: the seats one may choose from."""
    host: str = ""
    """What whoever set up the table is called."""


class Seated(TableHead):
    """The table one has sat down at."""

    token: str = ""
    """What a program is known by from now on; a browser has its cookie."""


class Take(Struct, forbid_unknown_fields=True):
    """Sit down (or watch) by a link, called so."""

    name: Annotated[str, Meta(max_length=40)] = ""
    seat: Seat | None = None
    """By a link for all: which of the free seats; the next one where none is named."""


class Tables(Struct):
    """My tables, those that wait for me first, and the listed ones, to join or to watch."""

    mine: list[TableHead]
    open: list[TableHead]


class Revoke(Struct, forbid_unknown_fields=True):
    """Make the link of a seat worthless (None: the watch link) and get a new one. Of one's own
    seat: everybody else who used it loses it."""

    seat: Seat | None
    free: bool = False
    """Take the seat from whoever sits there, and open it to others."""


class Title(Struct, forbid_unknown_fields=True):
    """What a table is called from now on; by those who sit there, where it is empty."""

    title: Short


class Part(Struct, forbid_unknown_fields=True):
    """Part with a table, in the way that its head names."""

    how: Parting


class DeviceSeen(Struct):
    """From where a seat has been used."""

    agent: str
    first: float
    last: float
    here: bool = False
    """The one that asks."""


class DroppedRecord(Struct, forbid_unknown_fields=True):
    """A record file's text, to look at."""

    text: RecordText
    title: Short = ""
