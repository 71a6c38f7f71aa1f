"""Entering a position by hand: what lies on a table at home is put on the board piece by piece.

Whoever enters it takes a thing out of the box and presses the place where it lies, or sets a
number. A game says what there is, where each thing may be put, and what the position then is;
whether it can be played is said by reading it, as for any position.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .action import Wire
from .errors import BadPosition, Fault, OsadaError
from .game import Game
from .message import Args
from .reading import Reader, S
from .state import Data, State


class BadEdit(OsadaError):
    """A thing, a place or a number that there is not."""


class Saying(NamedTuple):
    """A text by its key, and what it speaks of."""

    key: str
    args: Args


def say(key: str, **args: object) -> Saying:
    """A text and what it speaks of.

    >>> say("orchard-tree", kind="plum")
    Saying(key='orchard-tree', args={'kind': 'plum'})
    """
    return Saying(key, args)


class Thing(NamedTuple):
    """Something that can be taken in hand."""

    word: str
    says: Saying
    left: int
    """How many of them lie nowhere yet,"""
    uncounted: bool = False
    """or whether there are always enough, or it is what something is taken away with."""


class Dial(NamedTuple):
    """Something that is counted, or chosen out of a few."""

    word: str
    says: Saying
    value: int
    low: int
    high: int
    choices: tuple[Saying, ...] = ()
    """What each value from `low` on is called; none where it is a number."""


class Group(NamedTuple):
    """Things and numbers that belong together."""

    says: Saying
    things: tuple[Thing, ...] = ()
    numbers: tuple[Dial, ...] = ()


class Spot(NamedTuple):
    """A place where what is in hand may be put; with an empty hand, what may be taken up. It is an
    action that stands for the place on the board, whether a game ever offers it or not."""

    wire: Wire
    says: Saying | None = None
    """What it is called; as the action is where nothing is said."""


class Desk(NamedTuple):
    """What lies before whoever enters a position."""

    view: Data
    groups: list[Group]
    spots: list[Spot]
    seat: int | None = None
    """Whose board it is to be, where a board asks whose turn it is."""


class Draft(NamedTuple):
    """A position as far as it has come, and the word of what is in hand; empty for nothing."""

    data: Data
    hand: str = ""


class Reading(NamedTuple):
    """What can be read of a position, and every fault in it. Without a state it has to be mended
    as a text."""

    state: State | None
    faults: list[Fault]


def read_draft(reader: Reader[S]) -> Reading:
    """A position with its faults, where it can be drawn though it may be wrong."""
    state = None
    try:
        drawn = reader.drawn()
        reader.stop()
        state = drawn
        reader.faults += reader.judged(drawn, frozenset())
        reader.stop()
        reader.finish(drawn)
        reader.stop()
    except BadPosition as bad:
        return Reading(state, list(bad.faults))
    return Reading(state, [])


class Editor:
    """How positions of one game are entered. A game fills in the hooks below."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def begin(self, seats: int, empty: bool) -> Data:
        """The set-up of a game for so many, or a table on which nothing lies yet."""
        state = self.game.start(seats, 0)
        return self.bare(state) if empty else self.written(state)

    def holds(self, state: State, hand: str) -> bool:
        """Whether it is something that can be in hand."""
        return not hand or any(thing.word == hand for thing in things(self.desk(state, "")))

    def press(self, state: State, hand: str, wire: Wire) -> Draft:
        """Put what is in hand on a place, or take up what lies there."""
        if not any(spot.wire == wire for spot in self.desk(state, hand).spots):
            raise BadEdit(f"nothing can be done at '{' '.join(map(str, wire))}' here")
        return self.pressed(state, hand, wire)

    def turn_to(self, state: State, word: str, value: int) -> Data:
        """Set a number."""
        numbers = (n for group in self.desk(state, "").groups for n in group.numbers)
        number = next((n for n in numbers if n.word == word), None)
        if number is None:
            raise BadEdit(f"there is no number '{word}'")
        if not number.low <= value <= number.high:
            raise BadEdit(f"{word} is from {number.low} to {number.high}")
        return self.turned_to(state, word, value)

    def left(self, state: State, hand: str) -> str:
        """What is still in hand: a thing of which there is none left is put down."""
        for thing in things(self.desk(state, "")):
            if thing.word == hand and thing.left > 0:
                return hand
        return ""

    # -- what a game implements ------------------------------------------------------------

    def read(self, data: Data) -> Reading:
        """The position, be it right or wrong."""
        raise NotImplementedError

    def written(self, state: State) -> Data:
        """The position as it is edited: at the start of a turn, without what follows from the
        rest."""
        raise NotImplementedError

    def bare(self, state: State) -> Data:
        """The same with everything in the box."""
        raise NotImplementedError

    def desk(self, state: State, hand: str) -> Desk:
        """What there is, and what may be done with what is in hand."""
        raise NotImplementedError

    def pressed(self, state: State, hand: str, wire: Wire) -> Draft:
        """`press`, at a place where something can be done."""
        raise NotImplementedError

    def turned_to(self, state: State, word: str, value: int) -> Data:
        """`turn_to`, with a number that there is."""
        raise NotImplementedError


def things(desk: Desk) -> Iterator[Thing]:
    """All that can be taken in hand."""
    for group in desk.groups:
        yield from group.things
