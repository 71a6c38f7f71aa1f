"""A table in the mind of its computer players: the position, kept up to date, and their plans.

What happens at the table is told, not read again.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from osada.bots import Bot, maker
from osada.kernel.action import Action
from osada.kernel.chance import Chance, Draw
from osada.kernel.errors import BadAction
from osada.kernel.state import State

from .games import open_game
from .questions import Move, Question, Told

AHEAD = 20
"""Moves that are answered at once, at the most."""
AHEAD_SECONDS = 0.05
"""Who has taken so long answers no more of them: others wait."""


class WorkerTable:
    """The computer players of one table, as far as they sit in this process."""

    def __init__(self, question: Question) -> None:
        self.game = open_game(question.game, question.override, question.content)
        self.state: State = self.game.from_json(question.position)
        self.state.chance = Chance(None)
        self.tip = question.tip
        self._lots = question.lots
        self._dreams = Random()
        self._players: dict[int, _Player] = {}
        self.took: list[tuple[str, float]] = []
        """The levels that decided at the last question, each with its time."""
        self._foreseen: list[Move] = []
        self._then = self.state
        """The position after the moves that are foreseen."""

    def follow(self, plays: list[Told], tip: int) -> None:
        """Carry out what was played at the table, with what chance gave there."""
        count = len(self._foreseen)
        if count and [(seat, text) for seat, text, _ in plays[:count]] == self._foreseen:
            self.state, plays = self._then, plays[count:]
        for seat, text, drawn in plays:
            action = self.game.vocabulary.find(text)
            if action is None:
                raise BadAction(f"'{text}' was played, which is no action")
            self.state.repeat(seat, action, _draws(drawn))
        self._foreseen, self.tip = [], tip

    def answers(self, question: Question, clock: Callable[[], float]) -> list[Move]:
        """What the computer player in turn does, and what follows by itself: as long as computer
        players are in turn, and nobody has learned anything."""
        seat, level, decision = question.seat, question.level, question.decision
        until = clock() + AHEAD_SECONDS
        self.took = []
        action = self._choose(self.state, seat, level, decision, clock)
        moves = [(seat, action.text)]
        state = self.state
        while question.others and len(moves) < AHEAD and clock() < until:
            after = state.copy()
            after.repeat(seat, action, None)
            if after.reveals != state.reveals:
                break
            state = after
            self._foreseen, self._then = list(moves), state
            following = next((one for one in state.turn if one in question.others), None)
            if following is None:
                break
            seat, level, decision = following, question.others[following], decision + 1
            try:
                action = self._choose(state, seat, level, decision, clock)
            except Exception:
                break  # it will stumble when it is asked for this
            moves.append((seat, action.text))
        return moves

    def _choose(
        self, state: State, seat: int, level: str, decision: int, clock: Callable[[], float]
    ) -> Action:
        """The action that the computer player at a seat chooses.

        It is shown a position which its seat cannot tell from the true one: so whatever it does,
        it cannot give away what its seat may not know, nor does anything it keeps. Until somebody
        learns something it is shown the same secrets. Lots are those of the decision: so one that
        sits down anew casts the same.
        """
        player = self._players.get(seat)
        if player is None or player.level != level:
            player = self._players[seat] = self._sit_down(seat, level)
        player.lots.seed(f"{self._lots} {seat} {decision}")
        self._dreams.seed(f"{self._lots} {seat} imagined {state.reveals}")
        began = clock()
        shown = state.imagined(seat, self._dreams)
        action = player.bot.choose(shown, seat)
        self.took.append((level, clock() - began))
        if action not in shown.legal(seat):
            raise ValueError(f"{level} chose '{action}', which is not legal")
        return action

    def _sit_down(self, seat: int, level: str) -> _Player:
        lots = Random(f"{self._lots} {seat}")
        return _Player(level, maker(level, self.game)(self.game, lots), lots)


class _Player(NamedTuple):
    """One computer player, and the lots that it casts."""

    level: str
    bot: Bot
    lots: Random


def _draws(drawn: Any) -> list[Draw]:
    return [Draw(label, tuple(values)) for label, values in drawn]
