"""What a host may choose about a server, from the environment (`OSADA_…`)."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Literal, cast
from urllib.parse import urlsplit

from msgspec import Struct
from platformdirs import user_data_path

from ..store.database import Synchronous
from .environment import BadSetting, Rate, number, rate, switch, whole

PAGE = Path(__file__).parents[1] / "page"
"""Where the built page is in an installed package."""
LOGS = ("json", "console")
SYNCHRONOUS = ("normal", "full")
PLENTY = 1_000_000
"""As much as no limit at all."""


class Settings(Struct, frozen=True, kw_only=True):
    """Everything about a server that is not decided by the tables themselves."""

    database: str
    """`sqlite:///path` or `postgresql://…`."""
    synchronous: Synchronous = "full"
    """What SQLite waits for: `full`, until the disk has each move; `normal`, not for that."""
    redis: str = ""
    """The bus between several server processes; empty for one process."""
    secret: str = ""
    """What links and cookies are signed with; empty: made once and kept in the database."""
    page: Path = PAGE
    address: tuple[str, ...] = ()
    """Where people find this server; empty: only names that no stranger can own."""
    origins: tuple[str, ...] = ()
    """Further addresses whose pages may use this server, beside its own."""
    behind_proxy: bool = False
    """Believe X-Forwarded-For, -Proto and -Host: only where a proxy of yours sets them."""
    thinkers: int = 1
    """Processes in which computer players think."""
    think_seconds: float = 10.0
    bot_pause: float = 0.6
    """Seconds between two moves of computer players, so that people can follow."""
    bots: str = ""
    """A Python file that adds computer players (see `osada.bots.add`), or a file and one class of
    it, `my_bot.py:Class`, which people can then choose."""
    command_rate: Rate = Rate(120, 20.0)
    """Per seat, or per person for plain requests."""
    create_rate: Rate = Rate(60, 600.0)
    """New tables and dropped records, per address."""
    login_rate: Rate = Rate(10, 300.0)
    """Signing in and registering, per address."""
    connections: int = 400
    """Open at once from one address; not behind a proxy, which must see to that itself."""
    all_connections: int = 8_000
    """Open at once at one process."""
    sockets: int = 200
    """Open tables of one address at once; a fifth of that of one person."""
    chat_rate: Rate = Rate(20, 60.0)
    """What one seat may say; three times as much at a table."""
    tables: int = 200
    """Running tables that one person may have set up."""
    store_rate: Rate = Rate(512 << 20, 86_400.0)
    """Bytes that may be stored from one address."""
    max_table: int = 64 << 20
    """Bytes of one table's stream."""
    max_message: int = 32_768
    max_record: int = 4_194_304
    read_seconds: int = 20
    """Of the processor, for reading one record or one text of corrections."""
    read_memory: int = 160
    """Megabytes, for the same."""
    max_archive: int = 20_000_000
    """Bytes of a table that is made from a record."""
    log_format: Literal["json", "console"] = "console"

    @classmethod
    def from_env(cls, env: Mapping[str, str] | None = None) -> Settings:
        """What the environment says; a value that makes no sense is named and explained."""
        told = os.environ if env is None else env
        cores = os.cpu_count() or 1
        log = told.get("OSADA_LOG", "").strip().lower() or "console"
        if log not in LOGS:
            raise BadSetting("OSADA_LOG", log, "json or console")
        synchronous = told.get("OSADA_SYNCHRONOUS", "").strip().lower() or "full"
        if synchronous not in SYNCHRONOUS:
            raise BadSetting("OSADA_SYNCHRONOUS", synchronous, "normal or full")
        return cls(
            database=_database(told.get("OSADA_DATABASE", "").strip()),
            synchronous=cast("Synchronous", synchronous),
            redis=_redis(told.get("OSADA_REDIS", "").strip()),
            secret=_secret(told.get("OSADA_SECRET", "").strip()),
            page=_page(told.get("OSADA_PAGE", "").strip()),
            address=_addresses(told, "OSADA_ADDRESS"),
            origins=_addresses(told, "OSADA_ORIGINS"),
            behind_proxy=switch(told, "OSADA_BEHIND_PROXY"),
            thinkers=whole(told, "OSADA_THINKERS", max(2, cores - 1), 1, 64),
            think_seconds=number(told, "OSADA_THINK_SECONDS", 10.0, 0.05, 600.0),
            bot_pause=number(told, "OSADA_BOT_PAUSE", 0.6, 0.0, 60.0),
            bots=told.get("OSADA_BOTS", "").strip(),
            command_rate=rate(told, "OSADA_COMMAND_RATE", Rate(120, 20.0)),
            create_rate=rate(told, "OSADA_CREATE_RATE", Rate(60, 600.0)),
            login_rate=rate(told, "OSADA_LOGIN_RATE", Rate(10, 300.0)),
            connections=whole(told, "OSADA_CONNECTIONS", 400, 1, PLENTY),
            all_connections=whole(told, "OSADA_ALL_CONNECTIONS", 8_000, 1, PLENTY),
            sockets=whole(told, "OSADA_SOCKETS", 200, 1, PLENTY),
            chat_rate=rate(told, "OSADA_CHAT_RATE", Rate(20, 60.0)),
            tables=whole(told, "OSADA_TABLES", 200, 1, PLENTY),
            store_rate=rate(told, "OSADA_STORE_RATE", Rate(512 << 20, 86_400.0)),
            max_table=whole(told, "OSADA_MAX_TABLE", 64 << 20, 1 << 16, 1 << 30),
            max_message=whole(told, "OSADA_MAX_MESSAGE", 32_768, 1024, 1 << 24),
            max_record=whole(told, "OSADA_MAX_RECORD", 4_194_304, 1024, 1 << 26),
            read_seconds=whole(told, "OSADA_READ_SECONDS", 20, 1, 600),
            read_memory=whole(told, "OSADA_READ_MEMORY", 160, 64, 1 << 20),
            max_archive=whole(told, "OSADA_MAX_ARCHIVE", 20_000_000, 1_000_000, 1 << 30),
            log_format=cast('Literal["json", "console"]', log),
        )

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


def _database(told: str) -> str:
    """One of two spellings, whichever was given."""
    if not told:
        return f"sqlite:///{user_data_path('osada', appauthor=False) / 'osada.sqlite3'}"
    scheme, divider, rest = told.partition("://")
    if not divider:
        return f"sqlite:///{Path(told).expanduser().absolute()}"
    kind = scheme.partition("+")[0]
    if kind in ("postgresql", "postgres") and rest:
        return f"postgresql://{rest}"
    path = rest.removeprefix("/")
    if kind == "sqlite" and rest.startswith("/") and path and path != ":memory:":
        return f"sqlite:///{Path(path).expanduser().absolute()}"
    wanted = "a path, sqlite:///path or postgresql://user:password@host/name"
    raise BadSetting("OSADA_DATABASE", told, wanted)


def _redis(told: str) -> str:
    if told and not told.startswith(("redis://", "rediss://", "unix://")):
        raise BadSetting("OSADA_REDIS", told, "redis://host:6379/0")
    return told


def _secret(told: str) -> str:
    if told and len(told) < 16:
        raise BadSetting("OSADA_SECRET", "…", "at least 16 characters nobody can guess")
    return told


def _page(told: str) -> Path:
    if not told:
        return PAGE
    folder = Path(told).expanduser().absolute()
    if not folder.is_dir():
        raise BadSetting("OSADA_PAGE", told, "a folder with the built page")
    return folder


def _addresses(env: Mapping[str, str], name: str) -> tuple[str, ...]:
    told = env.get(name, "")
    addresses = [word.strip().rstrip("/").lower() for word in told.split(",") if word.strip()]
    for address in addresses:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.path:
            raise BadSetting(name, address, "addresses such as https://play.example.org")
    return tuple(addresses)
