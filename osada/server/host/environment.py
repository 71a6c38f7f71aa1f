"""Reading settings from texts: numbers, switches and rates, each refused with what was wanted."""

from __future__ import annotations

import math
from collections.abc import Mapping

from msgspec import Struct

from osada.kernel.errors import OsadaError


class BadSetting(OsadaError):
    """A setting that cannot be as it was given."""

    def __init__(self, name: str, told: str, wanted: str) -> None:
        super().__init__(f"{name} cannot be '{told}': it must be {wanted}")


class Rate(Struct, frozen=True):
    """So many at once, and as many again in so many seconds."""

    count: int
    seconds: float


def switch(env: Mapping[str, str], name: str) -> bool:
    """On or off; off when nothing is said."""
    told = env.get(name, "").strip().lower()
    if told in ("", "0", "off", "no", "false"):
        return False
    if told in ("1", "on", "yes", "true"):
        return True
    raise BadSetting(name, told, "on or off")


def whole(env: Mapping[str, str], name: str, default: int, low: int, high: int) -> int:
    """A whole number between two bounds."""
    told = env.get(name, "").strip()
    if not told:
        return default
    if not told.isdecimal() or len(told) > 12 or not low <= int(told) <= high:
        raise BadSetting(name, told, f"a whole number from {low} to {high}")
    return int(told)


def number(env: Mapping[str, str], name: str, default: float, low: float, high: float) -> float:
    """A number between two bounds."""
    told = env.get(name, "").strip()
    if not told:
        return default
    value = _float(told)
    if not low <= value <= high:
        raise BadSetting(name, told, f"a number from {low:g} to {high:g}")
    return value


def rate(env: Mapping[str, str], name: str, default: Rate) -> Rate:
    """`COUNT/SECONDS`, such as 10/60."""
    told = env.get(name, "").strip()
    if not told:
        return default
    count, _, seconds = told.partition("/")
    span = _float(seconds)
    if not count.strip().isdecimal() or not 0 < int(count) < 1e9 or not 0 < span < 1e9:
        raise BadSetting(name, told, "COUNT/SECONDS, such as 10/60")
    return Rate(int(count), span)


def _float(text: str) -> float:
    """A number, or one that no bounds hold."""
    try:
        value = float(text)
    except ValueError:
        return math.nan
    return value if math.isfinite(value) else math.nan
