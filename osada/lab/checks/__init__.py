"""What must hold after every step of every game, whatever the game.

The cheap checks are made after every step. The dear ones are made at one step in so many, drawn
by lot; `fuzz` reports how often each was made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from .keeping import copying, replay, saving
from .moment import Moment
from .rules import events, explanations, explanations_to_others, invariants, menus, refusals
from .secrets import lockstep, views


class Check(NamedTuple):
    """A name to report it by, and what it finds wrong at a moment: empty when all is well, None
    when there was nothing to check."""

    name: str
    fault: Callable[[Moment], str | None]


def _named(*checks: Callable[[Moment], str | None]) -> tuple[Check, ...]:
    return tuple(Check(check.__name__.replace("_", "-"), check) for check in checks)


AFTER_EVERY_STEP = _named(invariants, menus, explanations, events)
NOW_AND_THEN = _named(explanations_to_others, saving, copying, refusals, views, lockstep)
AT_THE_END = _named(replay)
ALL = (*AFTER_EVERY_STEP, *NOW_AND_THEN, *AT_THE_END)

__all__ = ["AFTER_EVERY_STEP", "ALL", "AT_THE_END", "NOW_AND_THEN", "Check", "Moment"]
