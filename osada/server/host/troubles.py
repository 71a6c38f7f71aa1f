"""The last things that went wrong, as they were written into the log of this process."""

from __future__ import annotations

import time
from collections import deque
from typing import Final

from msgspec import Struct
from structlog.types import EventDict, WrappedLogger

MOST: Final = 40
LONGEST: Final = 300
WRONG: Final = frozenset({"warning", "error", "critical", "exception"})
UNSAID: Final = frozenset(
    {"event", "level", "timestamp", "logger", "exception", "stack", "request"}
)


class Trouble(Struct):
    """A line of the log."""

    at: float
    level: str
    said: str


_last: deque[Trouble] = deque(maxlen=MOST)


def heard(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Remember a line that tells of something wrong; it has no tokens in it any more."""
    level = str(event.get("level", ""))
    if level in WRONG:
        more = [f"{key}={value}" for key, value in event.items() if key not in UNSAID | {"_record"}]
        failed = str(event.get("exception", "")).strip().splitlines()[-1:]
        said = " ".join([str(event.get("event", "")), *more, *failed])
        _last.append(Trouble(time.time(), level, said[:LONGEST]))
    return event


def last_troubles() -> list[Trouble]:
    """The last one first."""
    return list(_last)[::-1]
