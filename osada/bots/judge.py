"""What a computer player has to know of a game: the part that every game writes for itself."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from osada.kernel.action import Action
from osada.kernel.state import State

from .dice import Dice


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges positions of one game, by nothing but what the judging seat may know."""

    def worth(self, state: State, seat: int) -> float:
        """How good a position is for a seat; the unit is the game's own."""
        raise NotImplementedError

    def prospects(self, state: State, seat: int) -> Sequence[Action]:
        """The legal actions that deserve a look; at least one."""
        raise NotImplementedError

    def turn_over(self, state: State, seat: int) -> bool:
        """Whether what this seat began has been carried out to the end."""
        raise NotImplementedError

    def chances(self, state: State, seat: int) -> list[float]:
        """Each seat's chance to win, as this seat sees it; they add up to one."""
        raise NotImplementedError

    def foreseen(self, state: State, seat: int) -> list[float]:
        """The chances where somebody has thought ahead to, through what others may play."""
        return self.chances(state, seat)

    def stage(self, state: State) -> int:
        """A number that grows as the game goes on, by one a round: how far a look ahead goes."""
        raise NotImplementedError

    def suppose(self, world: State, seat: int, dice: Dice) -> None:
        """Make an imagined world likelier: what others keep secret shows in how they have played.
        By nothing but what this seat may know."""

    def kind(self, state: State) -> int:
        """Positions of several kinds are hard to compare at first sight: of the turns that lead to
        each kind some are looked into."""
        return 0

    def is_late(self, state: State) -> bool:
        """Whether the end of the game is so near that it can be looked ahead to."""
        return False
