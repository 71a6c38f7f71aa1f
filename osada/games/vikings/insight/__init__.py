"""Advice on Vikings on Board: estimates by looking ahead, reasons by what lies on the table."""

from __future__ import annotations

from osada.bots.dice import Dice
from osada.bots.playout import Playout
from osada.insight.adviser import Adviser, Gain, Told
from osada.insight.effort import Budget
from osada.kernel.message import Message
from osada.kernel.state import State

from ..bots.evaluation import expected_points
from ..bots.judge import VikingsJudge, board_of
from ..bots.learned import learned
from . import phrases as say
from .gains import gains

ROUNDS = 1
"""Everything is judged where this round ends."""
TRIES = 3
BY_HAND = 0.5


class VikingsAdviser(Adviser):
    """Looks ahead to the end of the round, as the stronger levels do."""

    plain = say.PLAIN
    titles = say.TITLES

    def __init__(self, rounds: int = ROUNDS) -> None:
        self.judge = learned(BY_HAND)
        self.playout = Playout(VikingsJudge(), TRIES, rounds)

    def prover(self) -> VikingsAdviser:
        """Looks to the end of the next round."""
        return VikingsAdviser(ROUNDS + 1)

    def budget(self) -> Budget:
        """A good deal is hidden, and the others have much to say."""
        return Budget(16, 2, 24, 240, 0.5)

    def ahead(self, before: State, after: State, seat: int, dice: Dice) -> State:
        """To the end of the round, with everybody playing sensibly."""
        if after.turn and not self.judge.turn_over(after, seat):
            after = self.playout.one_turn(after, seat, dice)
        return self.playout.play_on(after, dice)

    def points(self, state: State, seat: int) -> list[float]:
        """By hand; sure at the end."""
        if state.outcome is not None:
            return [float(score.total) for score in state.outcome.scores]
        return expected_points(board_of(state), seat)

    def gains(self, before: State, after: State, seat: int) -> list[Gain]:
        """See gains.py."""
        return gains(board_of(before), board_of(after), seat)

    def theme(self, reason: str) -> Message | None:
        """See phrases.py."""
        return Message(say.THEMES[reason], {}) if reason in say.THEMES else None

    @classmethod
    def shown(cls, told: Told) -> list[str]:
        """The ships, spaces and goods that it names; where it is about a bet, the circle."""
        args = told["args"]
        assert isinstance(args, dict)
        if "colour" in args and told["key"] != say.LOAD_NEUTRAL.key:
            return [f"circle {args['ship']} {args['colour']}"]
        ships = args.get("ships", [args["ship"]] if "ship" in args else [])
        named = [f"ship {ship}" for ship in ships]
        space = say.SPACES.get(str(told["key"]))
        if not named and isinstance(args.get("goods"), str):
            named.append(f"goods {args['goods']}")
        return [*named, *([f"space {space}"] if space else [])]
