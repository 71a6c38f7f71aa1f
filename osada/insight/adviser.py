"""What a game gives to whoever wants insight into it: the part that it writes for itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, NamedTuple

from osada.bots.dice import Dice
from osada.bots.judge import Judge
from osada.bots.lines import PlannedTurn, best_lines
from osada.kernel.action import Action
from osada.kernel.message import Message, Phrase
from osada.kernel.state import State

from .effort import Budget, Effort


class Gain(NamedTuple):
    """Something that a turn brings, or costs where it weighs less than nothing."""

    what: str
    """The same word for the same thing, so that two turns can be compared."""
    weight: float
    """In points, about."""
    says: Message


Told = dict[str, object]
"""A message as JSON, as the seat that was advised may know it."""


class Titles(NamedTuple):
    """What a moment is called for one reason: its arguments are among those of the reason."""

    found: Phrase | None = None
    """It was played for this reason;"""
    missed: Phrase | None = None
    """it was not, though there was this reason;"""
    lost: Phrase | None = None
    """what was played costs this."""


class Plain(NamedTuple):
    """What is said where no gain stands out: all of them tell what is expected of two turns."""

    even: Phrase
    """Another turn comes to the same: `letter`, `count` per cent to win;"""
    near: Phrase
    """the same within the doubt: `letter`, `count` and `next`."""
    alone: Phrase
    """Who plays alone: `count` points more than after the next turn."""
    rival: Phrase | None
    """Fewer points of a rival: `seat`, `count` and `next`."""
    points: Phrase | None
    """More points at the end: `count`, and `next` after the next turn; none of these where the
    points that are reckoned with are no forecast."""
    chance: Phrase
    """A better chance to win, in per cent: `count` and `next`."""
    gives: Phrase | None
    """Of what was played: more points for a rival, `seat`, `count` and not `best`;"""
    fewer: Phrase | None
    """fewer points of one's own, `count` and not `best`;"""
    worse: Phrase
    """a worse chance, `count` and not `best`."""
    lone: Phrase
    """The only turn that is worth a look: `count` per cent to win."""
    then: Phrase
    """Somebody may answer so that this happens: `seat`, `what`."""


class Adviser:
    """Gives advice on one game, by nothing but what the advised seat may know."""

    judge: Judge
    plain: ClassVar[Plain]
    ends: ClassVar[tuple[Phrase, ...]] = ()
    """Reasons for doing nothing more."""
    titles: ClassVar[Mapping[str, Titles]] = {}
    """By the key of a reason."""

    def measured(self, effort: Effort) -> Effort:
        """How much of an effort makes sense in this game: where chance has little to say, a few
        worlds are as good as many."""
        return effort

    def turns(self, state: State, seat: int, most: int) -> list[PlannedTurn]:
        """The most promising turns of an imagined position, best first; each to its end, or to
        where something is learned."""
        return best_lines(self.judge, state, seat, most)

    def rests(self, state: State, seat: int) -> list[list[Action]]:
        """Ways to carry on a turn that is not over, as far as nothing is learned: planned once, for
        all worlds, and the best of them counts."""
        return [[]]

    def ahead(self, before: State, after: State, seat: int, dice: Dice) -> State:
        """The position a while after a turn of this seat, which may not be quite over; where it is
        judged."""
        raise NotImplementedError

    def chances(self, end: State, seat: int, over: bool) -> list[float]:
        """Everybody's chance to win, where `ahead` has come to; `over` where the turn itself has
        ended the game, and nothing was foreseen."""
        return self.judge.chances(end, seat)

    def points(self, state: State, seat: int) -> list[float]:
        """The points everybody may expect in the end, as far as this seat can know."""
        raise NotImplementedError

    def prover(self) -> Adviser:
        """Who is asked whether a turn is clearly the best: looks further, and takes longer."""
        return self

    def budget(self) -> Budget:
        """How closely a prover looks."""
        return Budget(16, 2, 24, 240)

    def whole_turn_over(self, state: State, seat: int) -> bool:
        """Whether everything that belongs to a turn of this seat has been done."""
        return not state.turn or self.judge.turn_over(state, seat)

    def gains(self, before: State, after: State, seat: int) -> list[Gain]:
        """What a turn has brought this seat, and what it has cost."""
        raise NotImplementedError

    def theme(self, reason: str) -> Message | None:
        """What somebody learns where a turn is good for this reason: the key of a gain."""
        return None

    @classmethod
    def title(cls, told: Told, how: str) -> Told | None:
        """What a moment is called for a reason: `found`, `missed` or `lost`."""
        titles = cls.titles.get(str(told["key"]), Titles())
        phrase: Phrase | None = getattr(titles, how)
        args = told["args"]
        assert isinstance(args, dict)
        if phrase is None or not all(name in args for name in phrase.names):
            return None
        return Message(phrase, {name: args[name] for name in phrase.names}).seen_by(None)

    @classmethod
    def shown(cls, told: Told) -> Sequence[str]:
        """The places on the table that a reason speaks of, as the page calls them."""
        return ()
