"""Kinds of settings: each reads a text, or says what was wanted instead."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TypeVar
from urllib.parse import urlsplit

from msgspec import Struct

from osada.kernel.errors import OsadaError

Word = TypeVar("Word", bound=str)


class BadSetting(OsadaError):
    """A setting that cannot be as it was given."""

    def __init__(self, name: str, told: str, wanted: str) -> None:
        super().__init__(f"{name} cannot be '{told}': it must be {wanted}")


class Unfit(ValueError):
    """A text that is no such value: what is wanted, and which part of it is meant if not all."""

    def __init__(self, wanted: str, part: str = "") -> None:
        super().__init__(wanted)
        self.wanted = wanted
        self.part = part


class Rate(Struct, frozen=True):
    """So many at once, and as many again in so many seconds."""

    count: int
    seconds: float


class Duration(Struct, frozen=True):
    """So many seconds."""

    seconds: float


_UNITS = {"s": 1.0, "m": 60.0, "h": 3600.0, "d": 86_400.0}


def duration(told: str) -> Duration:
    """A number with its unit, such as 6h.

    >>> duration("90m"), duration("2d")
    (Duration(seconds=5400.0), Duration(seconds=172800.0))
    """
    seconds = _float(told[:-1]) * _UNITS.get(told[-1:], math.nan)
    if not 1 <= seconds < 1e9:
        raise Unfit("a time such as 30m, 6h or 2d")
    return Duration(seconds)


def switch(told: str) -> bool:
    """On or off."""
    if told.lower() in ("0", "off", "no", "false"):
        return False
    if told.lower() in ("1", "on", "yes", "true"):
        return True
    raise Unfit("on or off")


def one_of(*words: Word) -> Callable[[str], Word]:
    """One of these words."""

    def read(told: str) -> Word:
        for word in words:
            if told.lower() == word:
                return word
        raise Unfit(" or ".join(words))

    return read


def whole(low: int, high: int) -> Callable[[str], int]:
    """A whole number between two bounds."""

    def read(told: str) -> int:
        if not told.isdecimal() or len(told) > 12 or not low <= int(told) <= high:
            raise Unfit(f"a whole number from {low} to {high}")
        return int(told)

    return read


def number(low: float, high: float) -> Callable[[str], float]:
    """A number between two bounds."""

    def read(told: str) -> float:
        value = _float(told)
        if not low <= value <= high:
            raise Unfit(f"a number from {low:g} to {high:g}")
        return value

    return read


def rate(told: str) -> Rate:
    """`COUNT/SECONDS`, such as 10/60."""
    count, _, seconds = told.partition("/")
    span = _float(seconds)
    if not count.strip().isdecimal() or not 0 < int(count) < 1e9 or not 0 < span < 1e9:
        raise Unfit("COUNT/SECONDS, such as 10/60")
    return Rate(int(count), span)


def addresses(told: str) -> tuple[str, ...]:
    """Addresses with commas between."""
    named = [word.strip().rstrip("/").lower() for word in told.split(",") if word.strip()]
    for address in named:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.path:
            raise Unfit("addresses such as https://play.example.org", address)
    return tuple(named)


def _float(text: str) -> float:
    """A number, or one that no bounds hold."""
    try:
        value = float(text)
    except ValueError:
        return math.nan
    return value if math.isfinite(value) else math.nan
