"""What can stand in the way of a request, each with a text key and an HTTP status."""

from __future__ import annotations

import math

from osada.kernel.message import Reason

from .table import Problem, Tell

STATUS = {
    "bad-request": 400,
    "not-signed-in": 401,
    "wrong-password": 401,
    "origin": 403,
    "csrf": 403,
    "not-yours": 403,
    "watching": 403,
    "sit-first": 403,
    "ask-others": 403,
    "unknown": 404,
    "no-link": 404,
    "no-try": 404,
    "too-slow": 408,
    "login-taken": 409,
    "signed-in": 409,
    "stale": 409,
    "frozen": 409,
    "unreadable": 409,
    "over": 409,
    "vote-over": 409,
    "vote-open": 409,
    "running": 409,
    "away": 409,
    "not-gone": 409,
    "seat-computer": 409,
    "secrets-out": 409,
    "seat-yours": 409,
    "hints-off": 409,
    "hands-stay": 409,
    "no-insight": 409,
    "no-hints": 409,
    "one-choice": 409,
    "not-in-turn": 409,
    "no-hint": 503,
    "no-verdict": 503,
    "too-many-tables": 409,
    "too-many-remarks": 409,
    "table-full": 409,
    "table-nearly-full": 409,
    "seat-taken": 409,
    "seat-freed": 409,
    "seated": 409,
    "unshown": 409,
    "too-big": 413,
    "long-address": 414,
    "host": 421,
    "illegal": 422,
    "no-action": 422,
    "lesson": 422,
    "hands": 422,
    "no-undo": 422,
    "no-answer": 422,
    "unfair": 422,
    "bad-table": 422,
    "bad-edit": 422,
    "table-lesson": 422,
    "table-seed": 422,
    "table-seats": 422,
    "table-nobody": 422,
    "table-twice": 422,
    "table-level": 422,
    "bad-record": 422,
    "reading-time": 422,
    "reading-memory": 422,
    "reading-size": 422,
    "reading-actions": 422,
    "no-name": 422,
    "empty-chat": 422,
    "password-short": 422,
    "password-login": 422,
    "password-common": 422,
    "too-fast": 429,
    "asks-already": 429,
    "many-ask": 429,
    "too-many": 429,
    "too-much": 429,
    "big-head": 431,
    "full": 503,
}
COME_AGAIN = 5
"""Seconds after which whoever found no room, or everybody at work, may try again."""


class Refused(Exception):
    """A request that is not carried out; nothing has changed."""

    def __init__(
        self,
        code: str,
        args: dict[str, object] | None = None,
        reasons: tuple[Reason, ...] = (),
        viewer: int | None = None,
        number: int = 0,
    ) -> None:
        super().__init__(code)
        told = Tell(f"problem-{code}", args or {})
        self.problem = Problem(code, told, [tell(r, viewer) for r in reasons], number)

    @property
    def status(self) -> int:
        """The HTTP status that says it best."""
        return STATUS.get(self.problem.code, 400)


def wait_for(seconds: float, number: int = 0) -> None:
    """Refuse what comes so many seconds too early."""
    if seconds > 0:
        raise Refused("too-fast", {"seconds": math.ceil(seconds)}, number=number)


def tell(message: Reason, viewer: int | None) -> Tell:
    """A message of the rules as one viewer may read it."""
    told = message.seen_by(viewer)
    args = told["args"]
    assert isinstance(args, dict)
    return Tell(message.key, args, message.rule)
