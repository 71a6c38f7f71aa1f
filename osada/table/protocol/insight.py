"""What the server says of good moves: hints, and what was found out about a game's decisions."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from osada.kernel.action import Wire
from osada.kernel.variations import LONGEST_REMARK

from .table import Number, Tell


class ChoiceSeen(Struct):
    """A turn that somebody might take, or took."""

    actions: list[Wire]
    chances: list[float]
    """Everybody's chance to win after it."""
    error: float
    """How far the mover's own may be off, to either side."""
    points: list[float]
    """What everybody may expect to end with."""
    reasons: list[Tell]
    """What it brings; of the one that was played, what it cost. Of advice without chances what
    decided it."""
    brings: list[Tell] = []
    """What it costs and brings, where advice comes without chances: `chances` is empty then."""
    step: str = ""
    """How it compares with the best: `best`, `same`, `slightly` (weaker), `weaker`, `much`; empty
    where advice comes without chances."""


class Hint(Struct):
    """A good move, and others."""

    number: int
    """The last entry there is."""
    seat: int
    choices: list[ChoiceSeen]
    """The best first."""


class Following(Struct):
    """What somebody might answer."""

    seat: int
    actions: list[Wire]


class DecisionSeen(Struct):
    """A decision of a game, and what is to be said of it."""

    at: int
    """The entry before it: the position in which it was made."""
    last: int
    """The last entry of it."""
    round: int
    seat: int
    mark: str
    """`best`, `good`, `slip`, `blunder`, `only`; empty where nothing hung on it."""
    lost: float
    """The chance to win that it gave away."""
    played: int
    """Which of the choices it was."""
    choices: list[ChoiceSeen]
    """The best first."""
    follows: list[Following]
    """How it might have gone on after the best one."""


class MomentSeen(Struct):
    """A decision that the lesson is about."""

    decision: int
    """Which of the decisions."""
    title: Tell
    """What was gained or lost by it."""
    praised: bool
    """Whether it was found; it was missed otherwise."""
    shows: list[str]
    """The places on the board that the title speaks of: a picture should show them."""


class DecidedBy(Struct):
    """What decided a game where no decision of a seat did: the part of the score that the winner is
    furthest ahead in."""

    seat: int
    """Whose lesson it is."""
    winner: int
    other: int
    """This seat, or the next one where it has won."""
    by: int
    """The points between them; none where they are level."""
    part: str
    """As in the scores; empty where they are level."""
    winners: int
    others: int
    """What each had of it."""


class CoursePoint(Struct):
    """Everybody's chance to win after an entry."""

    at: int
    chances: list[float]


class BranchPlay(Struct):
    """What was done where somebody tried another way."""

    seat: int
    action: Wire


class RemarkSeen(Struct):
    """What somebody wrote beside the game."""

    at: int
    """The entry after which the position stands that it is about."""
    text: str


class BranchSeen(Struct):
    """Another way that somebody tries from an entry on, at a table of its own."""

    table: str
    of: str
    """The table it is a try of: the game's, or another try's."""
    at: int
    name: str
    """Whose it is."""
    sort: Literal["try", "table", "record"]
    """A try; one that is kept as a table, too; or what came with a record, which is looked at, and
    tried further at a table of its own."""
    remarks: list[RemarkSeen]
    plays: list[BranchPlay]
    """The first of them,"""
    more: int
    """and how many others there are."""
    chances: list[float]
    """Everybody's chance to win after what was decided there last; none where nobody has looked."""


class BranchWish(Struct, forbid_unknown_fields=True):
    """Try another way from the position after this entry on."""

    number: Number
    lang: Annotated[str, Meta(max_length=8)] = ""
    """In which computer players are named; as at the table that it is tried from."""


class TryWish(Struct, forbid_unknown_fields=True):
    """What to do with a try: keep it as a table among one's own, or throw it away."""

    how: Literal["keep", "away"]


class Chances(Struct):
    """How a table stands."""

    number: int
    """The last entry there is."""
    chances: list[float]
    """Everybody's chance to win, if whoever is in turn goes on well."""


class RemarkWish(Struct, forbid_unknown_fields=True):
    """Write this about the position after an entry; nothing takes out what was written there."""

    number: Number
    text: Annotated[str, Meta(max_length=LONGEST_REMARK)]


class Analysis(Struct):
    """What has been found out about a game so far."""

    of: int
    """Its decisions; 0 while nobody knows."""
    working: bool
    """Whether it is being looked at."""
    failed: bool
    """It could not be looked at; asked again, it is tried again."""
    seat: int
    """Whose lesson it is; only this one's decisions are told while the game runs."""
    decisions: list[DecisionSeen]
    course: list[CoursePoint]
    moments: list[MomentSeen]
    """The decisions that taught most, at most three, in their order."""
    decided: DecidedBy | None
    """What is told instead where there are none, once all has been looked at."""
    branches: list[BranchSeen]
    """Those of a try follow it."""
    remarks: list[RemarkSeen]
