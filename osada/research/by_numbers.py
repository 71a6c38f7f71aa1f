"""One game after the other, by the numbers of its actions: what tables, batches and environments
are made of. It is compiled, and knows no array."""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from osada.kernel.action import Action
from osada.kernel.chance import QUICK
from osada.kernel.encoding import Encoding
from osada.kernel.errors import BadStart
from osada.kernel.game import Game
from osada.kernel.outcome import Outcome
from osada.kernel.state import State

from .setting import Reward, Setting

UNKNOWN: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class GameByNumbers:
    """A running game. `begin` starts the next; the same seeds and numbers give the same games."""

    state: State
    first: State
    """Where it began."""

    def __init__(self, setting: Setting, opened: tuple[Game, Encoding] | None = None) -> None:
        """`opened` are the game and the encoding of another one by the same setting."""
        self.setting = setting
        game, encoding = opened or setting.open()
        self.game: Game = game
        self.encoding: Encoding = encoding
        self.seats: int = setting.seats or game.seats[-1]
        game.check_seats(self.seats)
        self.actions: int = encoding.actions
        self.size: int = encoding.size
        self.seed = 0
        self.seeds = Random()
        self.position = ""
        """The position that it began at, where it was not dealt."""
        self.played: list[tuple[int, Action]] = []
        self.reward: Reward = setting.reward
        self.per_point: float = setting.per_point
        self._most: int = setting.most
        self._lengths: dict[str, int] = dict(setting.lengths)
        self._by_place = type(encoding).number is Encoding.number
        self._numbers: list[int] = []
        """By what a vocabulary calls an action, its number, as far as they were asked for."""
        self.last_standings: list[float] = []
        """When it was last asked what they have gained."""

    def begin(self, seed: int | None = None, position: str | None = None) -> None:
        """Set up the next game, or a position. Without a seed it follows from the one before."""
        if seed is not None:
            self.seeds = Random(seed)
        self.seed = self.seeds.randrange(QUICK)
        if position is None:
            self.state = self.game.start(self.seats, self.seed, self.setting.options)
        else:
            self.state = self.game.from_json(position)
            if self.state.seats != self.seats:
                raise BadStart(f"this is a position of {self.state.seats}, not of {self.seats}")
        self.position = position or ""
        self.first = self.state.copy()
        self.played = []
        if self.per_point:
            self.last_standings = self.standings()

    def continue_as(self, other: GameByNumbers) -> None:
        """Take over the game of another one by the same setting, as it stands."""
        self.seed = other.seed
        self.seeds.setstate(other.seeds.getstate())
        self.position = other.position
        self.state = other.state.copy()
        self.first = other.first.copy()
        self.played = other.played[:]
        self.last_standings = other.last_standings[:]

    # -- whose turn it is ------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has come to its end."""
        return not self.state.turn

    @property
    def cut(self) -> bool:
        """Whether it has lasted as long as it may."""
        if len(self.played) >= self._most:
            return True
        if not self._lengths:
            return False
        come = self.state.progress()
        return any(come[name] >= most for name, most in self._lengths.items())

    # -- what it is worth ------------------------------------------------------------------

    def rewards(self) -> list[float]:
        """What the game has brought every seat where it stands."""
        outcome = self.state.scored_now()
        return self._worths() if outcome is None else paid(outcome, self.reward)

    def standings(self) -> list[float]:
        """How far every seat is ahead of the best other by the points as they stand; in a game
        without an end, how much better it is doing than at the beginning."""
        outcome = self.state.scored_now()
        return self._worths() if outcome is None else paid(outcome, "lead")

    def turned(self) -> list[float]:
        """What every seat has gained on the others since this was last asked, by the setting's
        `per_point`."""
        if not self.per_point:
            return [0.0] * self.seats
        before, self.last_standings = self.last_standings, self.standings()
        return [self.per_point * (self.last_standings[s] - before[s]) for s in range(self.seats)]

    def _worths(self) -> list[float]:
        encoding = self.encoding
        worths: list[float] = []
        for seat in range(self.seats):
            worth = encoding.worth(self.state, seat) - encoding.worth(self.first, seat)
            worths.append(worth)
        return worths

    # -- by numbers ------------------------------------------------------------------------

    def numbers(self, seat: int) -> list[int]:
        """The number of everything that this seat may do now, in the order of the menu."""
        menu = self.state.legal(seat)
        if self._by_place:
            return [action.id for action in menu]
        return [self._number(action) for action in menu]

    def action(self, seat: int, number: int) -> Action:
        """The action that this seat means by a number."""
        menu = self.state.legal(seat)
        for action in menu:
            if (action.id if self._by_place else self._number(action)) == number:
                return action
        return self.encoding.action(menu, number)

    def play(self, seat: int, number: int) -> None:
        """Carry out an action."""
        self.take(seat, self.action(seat, number))

    def go_on(self, seat: int, number: int) -> None:
        """The same where nobody listens to what is told."""
        action = self.action(seat, number)
        if action not in self.state.legal(seat):
            self.take(seat, action)  # it says why not
        self.state.think(seat, action)
        self.played.append((seat, action))

    def take(self, seat: int, action: Action) -> None:
        """The same by the action itself."""
        self.state.play(seat, action)
        self.played.append((seat, action))

    def _number(self, action: Action) -> int:
        known = self._numbers
        if action.id >= len(known):
            known += [UNKNOWN] * (action.id + 1 - len(known))
        if known[action.id] == UNKNOWN:
            known[action.id] = self.encoding.number(action)
        return known[action.id]


def paid(outcome: Outcome, reward: Reward) -> list[float]:
    """What an end brings every seat."""
    totals: list[float] = [float(score.total) for score in outcome.scores]
    if reward == "points":
        return totals
    if reward == "lead":
        return [
            total - max(totals[:seat] + totals[seat + 1 :], default=0.0)
            for seat, total in enumerate(totals)
        ]
    winners = outcome.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(totals))]
