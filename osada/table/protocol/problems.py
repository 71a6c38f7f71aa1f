"""What can stand in the way of a request, each with a text key."""

from __future__ import annotations

import math

from osada.kernel.message import Reason

from .table import Problem, Tell

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
