"""What of the package is an extra, and how whoever lacks one gets it.

Whoever wants the rules alone installs little; commands say in one line which extra they are.

>>> extra_of("sqlalchemy.ext.asyncio")
'server'
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

PACKAGE = "osada-table"
"""What the package is called where packages are installed; `osada` there is somebody else's."""

MODULES: dict[str, tuple[str, ...]] = {
    "play": ("fluent", "numpy", "platformdirs", "rich", "typer"),
    "server": (
        "aiosqlite",
        "alembic",
        "argon2",
        "asyncpg",
        "itsdangerous",
        "litestar",
        "prometheus_client",
        "redis",
        "segno",
        "sqlalchemy",
        "structlog",
        "uvicorn",
        "websockets",
    ),
    "research": ("gymnasium", "pettingzoo"),
    "charts": ("resvg_py",),
    "cluster": ("distributed",),
}
"""By extra, what it brings that those named before it do not, as it is imported."""


def extra_of(module: str) -> str:
    """The extra that brings a module; empty where none does."""
    root = module.partition(".")[0]
    return next((extra for extra, modules in MODULES.items() if root in modules), "")


def how_to_get(extra: str) -> str:
    """What to type for it. Never the package's name alone: an index might know another's by it."""
    return f"./run with {extra} in a clone, pip install 'FILE.whl[{extra}]' with a wheel's file"


def missing(error: ModuleNotFoundError) -> str:
    """What to say of a module that was not there; nothing where no extra brings it."""
    extra = extra_of(error.name or "")
    if not extra:
        return ""
    return f"this needs the extra “{extra}” ({error.name} is missing): {how_to_get(extra)}"


@contextmanager
def of_an_extra() -> Iterator[None]:
    """Around imports of what an extra brings: whoever lacks it is told which."""
    try:
        yield
    except ModuleNotFoundError as error:
        told = missing(error)
        if not told:
            raise
        raise ModuleNotFoundError(told, name=error.name) from None
