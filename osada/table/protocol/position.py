"""What the server says of a position that somebody enters by hand."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from osada.kernel.action import Wire

from .table import ActionWire, Scene, Short, TableHead, Tell
from .wishes import Origin

Position = dict[str, object]
"""As in docs/positions.md; how large it may be is for the reader to say."""


class NumberSet(Struct, forbid_unknown_fields=True):
    """A number that is set."""

    word: Short
    value: Annotated[int, Meta(ge=-(1 << 31), le=1 << 31)]


class DraftSent(Struct, forbid_unknown_fields=True):
    """A position as far as it was entered, what is in hand, and what is done next: a place is
    pressed, a number is set, or nothing but looked at."""

    position: Position | None = None
    """None: the beginning,"""
    seats: Annotated[int, Meta(ge=0, le=8)] = 0
    """for so many; 0: as few as can play;"""
    empty: bool = False
    """with everything in the box;"""
    origin: Origin | None = None
    """or as it stood at a table."""
    hand: Short = ""
    press: ActionWire | None = None
    number: NumberSet | None = None


class PositionSent(Struct, forbid_unknown_fields=True):
    """A position that is asked about."""

    position: Position


class ThingSeen(Struct):
    """Something that can be taken in hand, and how many of them lie nowhere yet."""

    word: str
    told: Tell
    left: int
    uncounted: bool = False
    """There are always enough, or it is what something is taken away with."""


class NumberSeen(Struct):
    """Something that is counted, or chosen where choices are named."""

    word: str
    told: Tell
    value: int
    low: int
    high: int
    choices: list[Tell] = []


class GroupSeen(Struct):
    """Things and numbers that belong together."""

    told: Tell
    things: list[ThingSeen] = []
    numbers: list[NumberSeen] = []


class SpotSeen(Struct):
    """A place that can be pressed; without words of its own it is called as its action is."""

    action: Wire
    told: Tell | None = None


class FaultSeen(Struct):
    """What is wrong with a position, and where in the file."""

    place: str
    told: Tell


class DraftSeen(Struct):
    """A position after what was done to it."""

    position: Position
    faults: list[FaultSeen]
    hand: str = ""
    head: TableHead | None = None
    """With these it can be drawn; where it cannot be read it has neither."""
    scene: Scene | None = None
    """What can be pressed is what is legal in it."""
    groups: list[GroupSeen] = []
    spots: list[SpotSeen] = []
    mover: int = 0
    """Who is to decide, where there is no fault."""
