"""The bot `greedy`: looks through its whole turn and takes the one that leaves it best off.

It looks only at an imagined position, in which everything its seat cannot know has been dealt
anew; what the position is worth comes from a judge who knows the game. Until somebody learns
something it imagines the same, so its plan only saves it from thinking the same again: one who
sits down in the middle of a turn, without the plan, goes on alike.
"""

from __future__ import annotations

from random import Random

from mypy_extensions import mypyc_attr

from osada.kernel.action import Action
from osada.kernel.state import State

from .judge import Judge


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Greedy:
    """One turn deep. Decisions of a turn that it has thought through are not thought of again."""

    def __init__(self, judge: Judge, rng: Random) -> None:
        self.judge = judge
        self.rng = rng
        self.seed = rng.getrandbits(64)
        """What it imagines depends on this and on how much has been learned, on nothing else."""
        self.reveals = 0
        """How much had been learned when the plan was made."""
        self.plan: list[tuple[Action, tuple[Action, ...], float]] = []
        """The rest of the turn, last first: an action, the menu it stands on, and what the
        position is worth where it is to be played. Where these are not met, or somebody has
        learned something, the plan is void."""

    def choose(self, state: State, seat: int) -> Action:
        """The next action of the best turn in sight."""
        menu = state.legal(seat)
        if self.plan:
            action, foreseen, worth = self.plan.pop()
            if (
                state.reveals == self.reveals
                and menu == foreseen
                and self.judge.worth(state, seat) == worth
            ):
                return action
            self.plan = []
        if len(menu) == 1:
            return menu[0]
        self.reveals = state.reveals
        self.rng.seed(self.seed + state.reveals)
        imagined = state.imagined(seat, self.rng)
        first, *rest = self._best_turn(imagined, seat)[1]
        self._keep_plan(imagined, seat, first, rest)
        return first

    def _best_turn(self, state: State, seat: int) -> tuple[float, list[Action]]:
        """What the best turn from here is worth, and its actions."""
        judge = self.judge
        best = float("-inf")
        line: list[Action] = []
        for action in judge.prospects(state, seat):
            child = state.copy()
            child.think(seat, action)
            rest: list[Action] = []
            if judge.turn_over(child, seat):
                worth = judge.worth(child, seat)
            else:
                worth, rest = self._best_turn(child, seat)
            if worth > best:
                best, line = worth, [action, *rest]
        return best, line

    def _keep_plan(self, state: State, seat: int, first: Action, rest: list[Action]) -> None:
        """Note the rest of the turn, up to where something is learned: that was only imagined."""
        state.play(seat, first)
        for action in rest:
            if state.reveals != self.reveals:
                break
            self.plan.append((action, state.legal(seat), self.judge.worth(state, seat)))
            state.play(seat, action)
        self.plan.reverse()
