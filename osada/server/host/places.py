"""Kinds of settings that name a place: a database, a bus, a folder; and a secret."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path

from .environment import Unfit


def own_file() -> str:
    """Where tables are kept when nobody has said anything: among the programs' data."""
    return f"sqlite:///{user_data_path('osada', appauthor=False) / 'osada.sqlite3'}"


def own_records() -> Path:
    """Where records of games go that have gone."""
    return user_data_path("osada", appauthor=False) / "records"


def database(told: str) -> str:
    """One of two spellings, whichever was given."""
    scheme, divider, rest = told.partition("://")
    if not divider:
        return f"sqlite:///{Path(told).expanduser().absolute()}"
    kind = scheme.partition("+")[0]
    if kind in ("postgresql", "postgres") and rest:
        return f"postgresql://{rest}"
    path = rest.removeprefix("/")
    if kind == "sqlite" and rest.startswith("/") and path and path != ":memory:":
        return f"sqlite:///{Path(path).expanduser().absolute()}"
    raise Unfit("a path, sqlite:///path or postgresql://user:password@host/name")


def redis(told: str) -> str:
    """The address of a Redis."""
    if not told.startswith(("redis://", "rediss://", "unix://")):
        raise Unfit("redis://host:6379/0")
    return told


def host_and_port(told: str) -> str:
    """An address of this machine, and a port."""
    host, _, port = told.rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) < 65536:
        raise Unfit("HOST:PORT, such as 10.0.0.5:8090")
    return told


def secret(told: str) -> str:
    """A secret, which no message repeats."""
    if len(told) < 16:
        raise Unfit("at least 16 characters nobody can guess", "…")
    return told


def folder(told: str) -> Path:
    """A folder that is there."""
    path = Path(told).expanduser().absolute()
    if not path.is_dir():
        raise Unfit("a folder with the built page")
    return path


def new_folder(told: str) -> Path:
    """A folder, which may have to be made."""
    path = Path(told).expanduser().absolute()
    if path.exists() and not path.is_dir():
        raise Unfit("a folder")
    return path
