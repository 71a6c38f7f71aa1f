"""A game that computer players are asked about, without a table or a server around it."""

from __future__ import annotations

from random import Random

import osada
from osada.kernel.action import Action
from osada.kernel.journal import one_line
from osada.kernel.state import State
from osada.table.questions import NOWHERE, Question, Told

LOTS = 5


class Bare:
    """Every seat is a computer player of one level."""

    def __init__(self, level: str, game: str = "vikings", seats: int = 3, table: str = "t") -> None:
        self.table = table
        self.game = game
        self.level = level
        self.box = osada.game(game)
        self.state: State = self.box.start(seats, 5)
        self.plays: list[Told] = []

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.state.turn[0]

    @property
    def legal(self) -> set[str]:
        """What they may answer."""
        return {action.text for action in self.state.legal(self.seat)}

    def play(self, seat: int, action: Action | str) -> None:
        """Go on."""
        found = self.box.vocabulary.find(str(action))
        assert found is not None
        self.state.play(seat, found)
        drawn = [[draw.label, list(draw.values)] for draw in self.state.chance.drawn]
        self.plays.append((seat, found.text, drawn))

    def sitting_down(self, alone: bool) -> Question:
        """With the whole position."""
        question = self._question(NOWHERE, alone)
        return question._replace(game=self.game, position=one_line(self.state))

    def following(self, known: int, alone: bool) -> Question | None:
        """With the plays since."""
        return self._question(known, alone)._replace(plays=self.plays[known:])

    def by_lot(self) -> str:
        """Any."""
        return Random(len(self.plays)).choice(self.state.legal(self.seat)).text

    def _question(self, known: int, alone: bool) -> Question:
        at = len(self.plays)
        others = {} if alone else dict.fromkeys(range(self.state.seats), self.level)
        return Question(self.table, self.seat, self.level, LOTS, at, known, at, [], others)
