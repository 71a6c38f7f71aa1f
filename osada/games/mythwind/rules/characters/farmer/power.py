"""Cattle as power: some equipment needs a touching cow, and a cow powers one a day."""

from __future__ import annotations

from ...town import Town
from . import phrases as say
from .field import Field
from .land import CELLS, edge, in_mask
from .words import GEAR


def rested_cows(field: Field, gear: int) -> int:
    """The cows beside an equipment that have powered nothing today."""
    return edge(field.standing(gear)) & field.cows & ~field.tired


def can_power(field: Field, gear: int) -> bool:
    """Whether the equipment runs today, or could."""
    if not field.standing(gear):
        return False
    return bool(field.running >> gear & 1 or rested_cows(field, gear))


def power(s: Town, field: Field, gear: int) -> None:
    """Let a cow work, unless one does already: that which is of least use to other equipment."""
    if field.running >> gear & 1:
        return
    cow = min(in_mask(rested_cows(field, gear)), key=lambda cell: _neighbours(field, cell))
    field.tired |= 1 << cow
    field.running |= 1 << gear
    s.tell(say.POWERED, {"gear": GEAR[gear], "cell": CELLS[cow]})


def _neighbours(field: Field, cow: int) -> int:
    """How many pieces of equipment a cow touches."""
    return sum(1 for cell in in_mask(edge(1 << cow)) if cell in field.gear)


def stop_engines(field: Field) -> None:
    """A new day: the cows have rested, calves have grown."""
    field.calves = field.tired = field.running = field.basket = 0
    field.bred = field.stalled = False
