"""What a page asks of a server alone: accounts, browsers, links to its tables."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from osada.table.protocol.table import Seat, TableHead


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


class GroupChange(Struct, forbid_unknown_fields=True):
    """Close the link for all friends, or open it anew."""

    open: bool


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


class Revoke(Struct, forbid_unknown_fields=True):
    """Make the link of a seat worthless (None: the watch link) and get a new one. Of one's own
    seat: everybody else who used it loses it."""

    seat: Seat | None
    free: bool = False
    """Take the seat from whoever sits there, and open it to others."""


class DeviceSeen(Struct):
    """From where a seat has been used."""

    agent: str
    first: float
    last: float
    here: bool = False
    """The one that asks."""
