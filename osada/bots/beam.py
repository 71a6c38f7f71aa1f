"""Planning a whole turn of many activities: the best few beginnings are carried on, step by step.

Where a turn is made of activities in an order of one's own (refine, lead a donkey, deliver), the
one that looks best by itself is often the wrong beginning. A beam keeps several beginnings at each
length and takes the turn that ends best. Beginnings that come to the same are kept once.
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from osada.kernel.action import Action
from osada.kernel.state import State

from .clock import now
from .judge import Judge
from .lines import NEVER, PlannedTurn, best_lines
from .planner import Mind

ALL: Final = 1 << 20


@final
class Beam(Mind):
    """How wide and how long a turn is thought through; a clock only cuts it short."""

    def __init__(self, judge: Judge, width: int, length: int, each: int, seconds: float) -> None:
        self.judge = judge
        self.seconds = seconds
        self.width = width
        """Beginnings that are carried on,"""
        self.length = length
        """for so many activities;"""
        self.each = each
        """and how many next activities of each deserve a look."""

    def __reduce__(self) -> tuple[type[Beam], tuple[object, ...]]:
        return Beam, (self.judge, self.width, self.length, self.each, self.seconds)

    def turn(self, state: State, seat: int, seed: int) -> list[Action]:
        """The best turn in sight."""
        return self.turns(state.imagined(seat, Random(seed)), seat, 1)[0].actions

    def turns(self, state: State, seat: int, most: int, until: float = NEVER) -> list[PlannedTurn]:
        """The best turns from here, best first. One that learns something on its way ends there."""
        ends: list[PlannedTurn] = []
        front = [PlannedTurn([], 0.0, state)]
        seen: set[float] = set()
        until = min(until, now() + self.seconds)
        for _ in range(self.length):
            further: list[PlannedTurn] = []
            for begun in front:
                self._carry_on(begun, state.reveals, seat, seen, further, ends, until)
                if now() > until:
                    break
            if not further:
                break
            further.sort(key=lambda line: -line.worth)
            front = further[: self.width]
            if now() > until:
                break
        if front[0].actions:
            ends += front  # as far as they go: the rest is thought of there
        ends.sort(key=lambda line: -line.worth)
        return self._some_of_each(ends, state.reveals, most)

    def _carry_on(
        self,
        begun: PlannedTurn,
        learned: int,
        seat: int,
        seen: set[float],
        further: list[PlannedTurn],
        ends: list[PlannedTurn],
        until: float,
    ) -> None:
        """Add one activity more to a turn, in every way that deserves it."""
        looked_at = 0
        for step in best_lines(self.judge, begun.after, seat, ALL, until):
            if seat not in step.after.turn or step.after.reveals != learned:
                ends.append(step)
            elif looked_at < self.each and step.worth not in seen:
                looked_at += 1
                seen.add(step.worth)
                further.append(step)
            else:
                continue
            step.actions = begun.actions + step.actions

    def _some_of_each(self, lines: list[PlannedTurn], learned: int, most: int) -> list[PlannedTurn]:
        """The best lines, among them some of every kind. Those that end where something is learned
        are of kinds of their own: they are half turns yet."""
        by_kind: dict[int, list[PlannedTurn]] = {}
        distinct = [
            line for at, line in enumerate(lines) if not at or line.worth != lines[at - 1].worth
        ]
        for line in distinct:
            kind = self.judge.kind(line.after) * 2 + (line.after.reveals != learned)
            by_kind.setdefault(kind, []).append(line)
        least = most // (2 * len(by_kind))
        kept = [line for some in by_kind.values() for line in some[:least]]
        kept += [line for line in distinct if line not in kept][: most - len(kept)]
        kept.sort(key=lambda line: -line.worth)
        return kept
