"""What goes wrong with the database, told in the log: of one ailment one line a minute, without a
traceback, and how often it was met meanwhile. A full disk is not filled further by saying so."""

from __future__ import annotations

import time
from typing import Any, Final

import structlog

from .ailments import ADVICE, Ailment, known_ailment

log = structlog.get_logger(__name__)
EVERY: Final = 60.0
"""Seconds between two lines about one ailment."""


class Complaints:
    """What has been said of late."""

    def __init__(self) -> None:
        self._said: dict[str, float] = {}
        self._met: dict[str, int] = {}

    def may_say(self, what: str) -> int:
        """How often it was met since it was last said; 0 where nothing is to be said now."""
        met = self._met[what] = self._met.get(what, 0) + 1
        now = time.monotonic()
        if now - self._said.get(what, -EVERY) < EVERY:
            return 0
        self._said[what] = now
        self._met[what] = 0
        return met


_ours = Complaints()


def complain(error: BaseException, what: str, **about: Any) -> Ailment | None:
    """Write down what went wrong: a known ailment of the database sparingly, and it is returned;
    anything else in full."""
    ailment = known_ailment(error)
    if ailment is None:
        log.error(what, exc_info=error, **about)
    else:
        times = _ours.may_say(ailment)
        if times:
            log.error("the database", ailment=ailment, advice=ADVICE[ailment], times=times)
    return ailment


def complain_of(what: str, **about: Any) -> None:
    """Say of something else that is not there that it is not, once a minute."""
    times = _ours.may_say(what)
    if times:
        log.warning(what, times=times, **about)
