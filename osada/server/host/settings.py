"""What a host may choose about a server: one line each, with its kind, its default and its meaning.

`OSADA_` and the name in capitals is the variable that sets it. docs/hosting.md tells hosts of each.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_type_hints
from urllib.parse import urlsplit

from msgspec import Struct, field

from ..store.database import Synchronous
from . import places
from .environment import (
    BadSetting,
    Duration,
    Rate,
    Unfit,
    addresses,
    duration,
    number,
    one_of,
    rate,
    switch,
    whole,
)

PAGE = Path(__file__).parents[1] / "page"
"""Where the built page is in an installed package."""
PREFIX = "OSADA_"

Count = Annotated[int, whole(1, 1_000_000)]
"""The most is as much as no limit at all."""
PerSeconds = Annotated[Rate, rate]


def spare_cores() -> int:
    """All but one, two at least: where there are several, one is kept for moves while others ask
    for hints."""
    return max(2, (os.cpu_count() or 1) - 1)


class Settings(Struct, frozen=True, kw_only=True):
    """Everything about a server that is not decided by the tables themselves."""

    database: Annotated[str, places.database] = field(default_factory=places.own_file)
    """`sqlite:///path` or `postgresql://…`."""
    synchronous: Annotated[Synchronous, one_of("normal", "full")] = "full"
    """What SQLite waits for: `full`, until the disk has each move; `normal`, not for that."""
    redis: Annotated[str, places.redis] = ""
    """The bus between several server processes; empty for one process."""
    inside: Annotated[str, places.host_and_port] = ""
    """Where this process listens for those of the house on other machines."""
    routed: Annotated[bool, switch] = False
    """A proxy chooses the process by a table's id: whoever a table comes to is its home."""
    secret: Annotated[str, places.secret] = ""
    """What links and cookies are signed with; empty: made once and kept in the database."""
    page: Annotated[Path, places.folder] = PAGE
    """The built page."""
    pocket: Annotated[Path | None, places.folder] = None
    """The folder that `osada pocket` wrote, for /pocket/; none: there is nothing."""
    address: Annotated[tuple[str, ...], addresses] = ()
    """Where people find this server; empty: only names that no stranger can own."""
    origins: Annotated[tuple[str, ...], addresses] = ()
    """Further addresses whose pages may use this server, beside its own."""
    behind_proxy: Annotated[bool, switch] = False
    """Believe X-Forwarded-For, -Proto and -Host: only where a proxy of yours sets them."""
    thinkers: Annotated[int, whole(1, 64)] = field(default_factory=spare_cores)
    """Processes in which computer players think."""
    think_seconds: Annotated[float, number(0.05, 600.0)] = 10.0
    """How long a computer player may think about a move before chance decides."""
    bot_pause: Annotated[float, number(0.0, 60.0)] = 0.6
    """Seconds between two moves of computer players, so that people can follow."""
    bots: Annotated[str, str] = ""
    """A Python file that adds computer players (see `osada.bots.add`), or a file and one class of
    it, `my_bot.py:Class`, which people can then choose."""
    command_rate: PerSeconds = Rate(120, 20.0)
    """Per seat, or per person for plain requests."""
    create_rate: PerSeconds = Rate(60, 600.0)
    """New tables and dropped records, per address."""
    login_rate: PerSeconds = Rate(10, 300.0)
    """Signing in and registering, per address."""
    connections: Count = 400
    """Open at once from one address; not behind a proxy, which must see to that itself."""
    all_connections: Count = 8_000
    """Open at once at one process."""
    sockets: Count = 200
    """Open tables of one address at once; a fifth of that of one person."""
    chat_rate: PerSeconds = Rate(20, 60.0)
    """What one seat may say; three times as much at a table."""
    tables: Count = 200
    """Running tables that one person may have set up."""
    store_rate: PerSeconds = Rate(512 << 20, 86_400.0)
    """Bytes that may be stored from one address."""
    max_table: Annotated[int, whole(1 << 16, 1 << 30)] = 64 << 20
    """Bytes of one table's stream."""
    max_message: Annotated[int, whole(1024, 1 << 24)] = 32_768
    """Bytes of one message,"""
    max_record: Annotated[int, whole(1024, 1 << 26)] = 4_194_304
    """and of an uploaded record."""
    read_seconds: Annotated[int, whole(1, 600)] = 20
    """Of the processor, for reading one record or one text of corrections."""
    read_memory: Annotated[int, whole(64, 1 << 20)] = 160
    """Megabytes, for the same."""
    max_archive: Annotated[int, whole(1_000_000, 1 << 30)] = 20_000_000
    """Bytes of a table that is made from a record."""
    backups: Annotated[Path | None, places.new_folder] = None
    """The folder for backups; none: the server makes none by itself."""
    backup_every: Annotated[Duration, duration] = Duration(21_600.0)
    """How long after one the next is made,"""
    backup_keep: Annotated[int, whole(1, 100_000)] = 14
    """and how many are kept."""
    retain: Annotated[Duration | None, duration] = None
    """How long a game stays that guests have finished; none: for ever."""
    records: Annotated[Path, places.new_folder] = field(default_factory=places.own_records)
    """Where its record goes then."""
    log: Annotated[Literal["json", "console"], one_of("json", "console")] = "console"
    """How a line is written on stderr."""

    @classmethod
    def from_env(cls, env: Mapping[str, str] | None = None) -> Settings:
        """What the environment says; a value that makes no sense is named and explained."""
        return cls(**dict(_chosen(os.environ if env is None else env)))

    @property
    def url(self) -> str:
        """The address of the database as SQLAlchemy's async engines want it."""
        scheme, _, rest = self.database.partition("://")
        driver = "sqlite+aiosqlite" if scheme == "sqlite" else "postgresql+asyncpg"
        return f"{driver}://{rest}"

    @property
    def file(self) -> Path | None:
        """The database's file; None for PostgreSQL."""
        if not self.database.startswith("sqlite:///"):
            return None
        return Path(self.database.removeprefix("sqlite:///"))

    @property
    def place(self) -> str:
        """Where the tables are kept, in words that hold no password."""
        if self.file is not None:
            return str(self.file)
        address = urlsplit(self.database)
        return f"PostgreSQL at {address.hostname or 'localhost'}{address.path}"


KINDS = {
    name: hint.__metadata__[0]
    for name, hint in get_type_hints(Settings, include_extras=True).items()
}
"""What reads each of them."""


def variable(name: str) -> str:
    """Where a setting stands in the environment."""
    return PREFIX + name.upper()


def _chosen(env: Mapping[str, str]) -> Iterator[tuple[str, Any]]:
    """What somebody has said something about."""
    for name, read in KINDS.items():
        told = env.get(variable(name), "").strip()
        if told:
            try:
                yield name, read(told)
            except Unfit as error:
                raise BadSetting(variable(name), error.part or told, error.wanted) from None
