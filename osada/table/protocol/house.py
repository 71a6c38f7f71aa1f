"""What a page asks of whoever has tables, besides one of them: who one is, the games, which tables
there are, records."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .measured import Measured, Rung
from .table import Parting, Short, TableHead

RecordText = Annotated[str, Meta(max_length=4_000_000)]


class Me(Struct):
    """The person behind a browser's cookie."""

    name: str
    login: str = ""
    """Empty for a guest."""


class Rename(Struct, forbid_unknown_fields=True):
    """What to call me from now on."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


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


class NewTableMade(Struct):
    """The table, and the links to give to friends."""

    table: TableHead
    links: list[Link]
    group: GroupLink | None = None


class Tables(Struct):
    """My tables, those that wait for me first, and the listed ones, to join or to watch."""

    mine: list[TableHead]
    open: list[TableHead]
    more_mine: str = ""
    """Behind which line there are more of mine; empty where these are all,"""
    more_open: str = ""
    """and of the listed ones."""


class Title(Struct, forbid_unknown_fields=True):
    """What a table is called from now on; by those who sit there, where it is empty."""

    title: Short


class Part(Struct, forbid_unknown_fields=True):
    """Part with a table, in the way that its head names."""

    how: Parting


class DroppedRecord(Struct, forbid_unknown_fields=True):
    """A record file's text, to look at."""

    text: RecordText
    title: Short = ""
