"""What the pages of whoever keeps a house ask, and what they are told."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class HouseNews(Struct):
    """One thing to know: `page-house-news-<key>` says it."""

    key: str
    wrong: bool
    """Whether something must be done."""
    args: dict[str, int | float | str] = {}
    type: str = ""
    """What to type on the machine."""


class HouseHour(Struct):
    """One hour of the last ones at the process that answers."""

    at: float
    tables: int
    people: int
    commands: int
    middle: float
    """Milliseconds."""
    slow: float


class HouseWorker(Struct):
    """A process in which computer players think."""

    runs: bool
    load: float
    """Of one core, since it was looked at last: 0 to 1."""
    megabytes: float


class HouseBackup(Struct):
    """A backup that is whole."""

    at: float
    bytes: int
    tables: int


class HouseTrouble(Struct):
    """A line of the log that tells of something wrong."""

    at: float
    level: str
    said: str


class HouseHealth(Struct):
    """How the house is."""

    login: str
    proven: float
    """For how many seconds more something may be changed; 0: the password is asked for first."""
    version: str
    mode: str
    since: float
    news: list[HouseNews]
    running: int
    over: int
    archives: int
    tries: int
    due: int
    accounts: int
    guests: int
    sessions: int
    watched: int
    """Tables that somebody has open at this process, and by how many sockets."""
    sockets: int
    hours: list[HouseHour]
    size: int
    """Bytes of the database,"""
    free: int
    """free beside it, and of the whole disk; 0 where it is elsewhere."""
    disk: int
    daily: float
    """Bytes that it grows by in a day, by its backups; 0 where they say nothing."""
    backups: list[HouseBackup]
    """The last ones, the latest first."""
    folder: bool
    """Whether a place for backups is set."""
    backing_up: bool
    every: float
    workers: list[HouseWorker]
    waiting: dict[str, int]
    """Who waits for a thought: `play`, `ask`, `look`."""
    troubles: list[HouseTrouble]
    alone: bool
    """Whether this process is the only one."""


class HouseTable(Struct):
    """A table, as an owner sees it: nobody's hand or word."""

    id: str
    game: str
    title: str
    status: str
    number: int
    size: int
    created: float
    updated: float


class HouseTables(Struct):
    """A page of them; `more` is where the next begins."""

    tables: list[HouseTable]
    more: str


class HousePerson(Struct):
    """Somebody with an account."""

    id: str
    name: str
    login: str
    created: float
    seen: float
    running: int


class HousePeople(Struct):
    """A page of them; `more` is where the next begins."""

    people: list[HousePerson]
    more: str


class HouseDeed(Struct):
    """Something that somebody who keeps the house has done; `page-house-deed-<what>` says it."""

    id: int
    at: float
    who: str
    what: str
    about: str


class HouseKeeper(Struct):
    """Who keeps the house."""

    login: str
    name: str
    since: float


class HouseDeeds(Struct):
    """A page of what was done, the last first; 0: there is no more."""

    deeds: list[HouseDeed]
    more: int
    keepers: list[HouseKeeper]


class Proof(Struct, forbid_unknown_fields=True):
    """The password once more, before something is changed."""

    password: Annotated[str, Meta(max_length=200)]


class Proven(Struct):
    """For how many seconds it counts."""

    seconds: float


class SignedOut(Struct):
    """How many browsers of a person are signed out now."""

    count: int
