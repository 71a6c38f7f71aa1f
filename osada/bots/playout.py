"""Playing on from a position, quickly and not foolishly: what a search looks ahead with.

Every seat plays the best of a few turns taken at random from those that deserve a look. That is a
few times as quick as looking at all of them, and about as good inside a search.
"""

from __future__ import annotations

from typing import final

from osada.kernel.chance import Chance
from osada.kernel.state import State

from .dice import Dice
from .judge import Judge


@final
class Playout:
    """How somebody plays on in thought."""

    def __init__(self, judge: Judge, tries: int, stages: int) -> None:
        self.judge = judge
        self.tries = tries
        self.stages = stages
        """How many more stages are played; the game's end comes first, or not."""

    def __reduce__(self) -> tuple[type[Playout], tuple[object, ...]]:
        return Playout, (self.judge, self.tries, self.stages)

    def play_on(self, state: State, dice: Dice) -> State:
        """The position that far on; the one given may be changed by it, or not."""
        judge = self.judge
        last = judge.stage(state) + self.stages
        while state.turn and judge.stage(state) < last:
            state = self.one_turn(state, state.turn[0], dice)
        return state

    def one_turn(self, state: State, seat: int, dice: Dice) -> State:
        """After the best of a few turns of this seat."""
        judge = self.judge
        best_worth = float("-inf")
        best = state
        for _ in range(self.tries):
            twin = state.copy()
            self.any_turn(twin, seat, dice)
            worth = judge.worth(twin, seat)
            if worth > best_worth:
                best_worth, best = worth, twin
        return best

    def any_turn(self, state: State, seat: int, dice: Dice) -> None:
        """Some turn of this seat, to its end."""
        judge = self.judge
        while True:
            menu = judge.prospects(state, seat)
            count = len(menu)
            state.think(seat, menu[dice.below(count) if count > 1 else 0])
            if not state.turn or judge.turn_over(state, seat):
                return


def play_at_random(state: State, dice: Dice, most: int) -> int:
    """Play to the end, or for so many decisions, with every legal action as likely as any other;
    how many decisions that took. What the rules are measured by."""
    done = 0
    while state.turn and done < most:
        seat = state.turn[0]
        menu = state.menu(seat)
        state.think(seat, menu[dice.below(len(menu))])
        done += 1
    return done


def playouts(state: State, count: int, seed: int, most: int = 10_000) -> list[list[float]]:
    """So many games from a position to their end at random; what every seat has won in each, shared
    by those who share it (nothing where a game came to no end). The position stays as it is, and
    what chance is to bring is another each time."""
    dice = Dice(seed)
    found: list[list[float]] = []
    for _ in range(count):
        twin = state.copy()
        twin.chance = Chance(dice.below(1 << 31) << 31 | dice.below(1 << 31))
        play_at_random(twin, dice, most)
        won = [0.0] * state.seats
        outcome = twin.outcome
        if outcome is not None:
            winners = outcome.winners
            for seat in winners:
                won[seat] = 1 / len(winners)
        found.append(won)
    return found
