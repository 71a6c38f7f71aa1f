"""What a game gives to whoever wants insight into it: the part that it writes for itself."""

from __future__ import annotations

from typing import NamedTuple

from osada.bots.dice import Dice
from osada.bots.judge import Judge
from osada.bots.lines import Line, best_lines
from osada.kernel.action import Action
from osada.kernel.message import Message
from osada.kernel.state import State

from .effort import Budget, Effort


class Gain(NamedTuple):
    """Something that a turn brings, or costs where it weighs less than nothing."""

    what: str
    """The same word for the same thing, so that two turns can be compared."""
    weight: float
    """In points, about."""
    says: Message


class Adviser:
    """Gives advice on one game, by nothing but what the advised seat may know."""

    judge: Judge

    def measured(self, effort: Effort) -> Effort:
        """How much of an effort makes sense in this game: where chance has little to say, a few
        worlds are as good as many."""
        return effort

    def turns(self, state: State, seat: int, most: int) -> list[Line]:
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

    def fine(self, seat: int) -> Message:
        """What is said of a turn that brings nothing in particular and is the best all the same."""
        raise NotImplementedError
