"""Advice on Hamlet: turns thought through, with what everybody makes of what they leave."""

from __future__ import annotations

from osada.bots.answers import AnsweringMind, Looks
from osada.bots.beam import Beam
from osada.bots.dice import Dice
from osada.bots.lines import NEVER, PlannedTurn, best_lines
from osada.insight.adviser import Adviser, Gain, Told
from osada.insight.effort import Effort
from osada.kernel.action import Action
from osada.kernel.message import Message
from osada.kernel.state import State

from ..bots.evaluation import expected_points
from ..bots.judge import HamletJudge, table_of
from ..bots.weights import TUNED
from . import phrases as say
from .gains import gains
from .judge import InsightJudge

MOST = 6
"""Activities that are thought through,"""
RESTS = 4
"""each with so many ways to end the turn,"""
FEW = 1
"""in so many worlds;"""
BEST = 3
"""and the best of them"""
MANY = 8
"""in so many more."""
WHOLE = 3
"""So many whole turns are planned for every activity that is looked for: many begin alike."""
ROUNDS = 1
"""Everybody plays on so often,"""
LATE = 2
"""and so often where the end of the game is near."""
SLACK = 2.0
"""The others take any turn that looks at most so many points worse than their best."""
NO_CLOCK = 3600.0


class HamletAdviser(Adviser):
    """Thinks an activity through to the end of its turn, lets the others answer, and judges at the
    end of the next turn of who is advised, as the best level does."""

    plain = say.PLAIN
    ends = (say.DONE, say.STAYS, say.KEEPS)
    titles = say.TITLES

    def __init__(self) -> None:
        self.judge: InsightJudge = InsightJudge()
        self.beam = Beam(HamletJudge(TUNED), 12, 7, 8, NO_CLOCK)
        self.brief = Beam(HamletJudge(TUNED), 3, 4, 5, NO_CLOCK)
        self.rival = HamletJudge()
        looks = Looks(MOST, 0, ROUNDS, LATE, SLACK)
        others = Beam(self.rival, 2, 5, 3, NO_CLOCK)
        self.answers = AnsweringMind(self.beam, self.rival, others, looks, NO_CLOCK)

    def measured(self, effort: Effort) -> Effort:
        """Hardly anything is hidden: what the others may answer is all that differs."""
        return Effort(min(effort.width, MOST), min(effort.few, FEW), BEST, min(effort.many, MANY))

    def turns(self, state: State, seat: int, most: int) -> list[PlannedTurn]:
        """The activities with which the best whole turns begin, then those that look best by
        themselves."""
        whole = self.beam.turns(state, seat, WHOLE * most)
        found = [self._beginning(state, seat, line) for line in whole]
        found += best_lines(self.judge, state, seat, most)
        distinct: dict[tuple[Action, ...], PlannedTurn] = {}
        for line in found:
            distinct.setdefault(tuple(line.actions), line)
        return list(distinct.values())[:most]

    def _beginning(self, state: State, seat: int, line: PlannedTurn) -> PlannedTurn:
        """A turn up to the end of its first activity."""
        after = state.copy()
        for at, action in enumerate(line.actions, 1):
            after.think(seat, action)
            if not after.turn or self.judge.turn_over(after, seat):
                return PlannedTurn(line.actions[:at], line.worth, after)
        return line

    def rests(self, state: State, seat: int) -> list[list[Action]]:
        """The best turns from here: by the judgement that plans them alone, a good beginning would
        often be taken for a bad one."""
        if seat not in state.turn:
            return [[]]
        return [line.actions for line in self.beam.turns(state, seat, RESTS)]

    def ahead(self, before: State, after: State, seat: int, dice: Dice) -> State:
        """To the end of one's own next turn, or of the one after it. What is learned in the first
        one is known then."""
        while seat in after.turn:
            learned = after.reveals
            after = self.brief.turns(after, seat, 1)[0].after
            if after.reveals == learned:
                break
        looks = self.answers.looks
        rounds = looks.late if self.rival.is_late(before) else looks.rounds
        last = self.rival.stage(before) + before.seats * rounds + 1
        return self.answers.play_on(after, seat, last, NEVER, dice)

    def prover(self) -> Adviser:
        """See prover.py."""
        from .prover import HamletProver

        return HamletProver()

    def whole_turn_over(self, state: State, seat: int) -> bool:
        """All activities up to the end of the turn belong together."""
        return seat not in state.turn

    def chances(self, end: State, seat: int, over: bool) -> list[float]:
        """See judge.py."""
        return self.judge.chances(end, seat) if over else self.judge.foreseen(end, seat)

    def points(self, state: State, seat: int) -> list[float]:
        """By hand; sure at the end."""
        return [expected_points(table_of(state), one, TUNED) for one in range(state.seats)]

    def gains(self, before: State, after: State, seat: int) -> list[Gain]:
        """See gains.py."""
        return gains(table_of(before), table_of(after), seat)

    def theme(self, reason: str) -> Message | None:
        """See phrases.py."""
        return Message(say.THEMES[reason], {}) if reason in say.THEMES else None

    @classmethod
    def shown(cls, told: Told) -> list[str]:
        """The delivery, sale or goal that it names, the building, or the one that it is about."""
        args = told["args"]
        assert isinstance(args, dict)
        for kind, name in say.PANELS.items():
            if name in args:
                return [f"{kind} {args[name]}"]
        named = [str(args[name]) for name in ("tile", "target") if name in args]
        place = say.PLACES.get(str(told["key"]))
        return [*named, *([place] if place else [])]
