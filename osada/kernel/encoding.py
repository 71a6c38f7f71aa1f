"""A game as numbers, for programs that learn: what a seat observes, and the number of every action.

A house names its own (`House.encoding`). An observation is made from the view of one seat and from
nothing else, so there is nothing hidden in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

from .action import Action
from .composed import Record
from .errors import BadAction
from .game import Game
from .parts import Eye
from .state import Data, State


class Encoding:
    """By default the number of an action is its place in the vocabulary."""

    table: Record
    """What an observation is made of."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.words: Sequence[Action] = game.vocabulary.actions[:]
        """The actions that are there before anybody plays, by number."""
        self.actions = len(self.words)
        """How many numbers there are."""

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self.table.size

    def observe(self, state: State, seat: int) -> list[float]:
        """What a seat may know of a position: numbers from 0 to 1, its own before the others'."""
        row = [0.0] * self.size
        self.write(state.glimpse(seat), seat, row)
        shares = [number / whole for number, whole in zip(row, self.wholes(), strict=True)]
        return [min(1.0, max(0.0, share)) for share in shares]

    def of_view(self, state: State, seat: int) -> list[float]:
        """The same as it is defined: what `table` makes of the seat's view."""
        view = self.seen(state.view(seat))
        out: list[float] = []
        self.table.write(view, self.eye(view, seat, state.seats), out)
        return out

    def legend(self) -> list[str]:
        """What each number of an observation is."""
        return self.table.names()

    def fingerprint(self) -> str:
        """Changes with the meaning of any number: keep it beside what was learned from them."""
        words = [action.text for action in self.words]
        text = "\n".join([*self.legend(), *words, str(self.actions)])
        return blake2b(text.encode(), digest_size=8).hexdigest()

    # -- what a game may say otherwise -----------------------------------------------------

    def write(self, masked: State, seat: int, row: list[float]) -> None:
        """Write into a row of zeros what a seat observes of a position that was masked for it. A
        game that is quick at this writes what is not nothing and makes no view: counts, of which
        `wholes` says what they are shares of. It must come to the same as `of_view`."""
        row[:] = self.of_view(masked, seat)

    def wholes(self) -> list[float]:
        """What each of the numbers that are written is a share of; what is more or less than all
        or nothing counts as that."""
        return [1.0] * self.size

    def number(self, action: Action) -> int:
        """The number of an action, among those that can be legal at the same time."""
        return action.id

    def action(self, menu: Sequence[Action], number: int) -> Action:
        """The action of this number where the menu is what is legal."""
        if not 0 <= number < len(self.words):
            last = self.actions - 1
            raise BadAction(f"{number} is no action of {self.game.name}: they are 0 to {last}")
        return self.words[number]

    def seen(self, view: Data) -> Data:
        """A view made ready for the parts."""
        return view

    def eye(self, view: Data, seat: int, seats: int) -> Eye:
        """Who looks."""
        return Eye(seat, seats)

    def worth(self, state: State, seat: int) -> float:
        """How well a seat of a game without an end is doing, the more the better."""
        return 0.0
