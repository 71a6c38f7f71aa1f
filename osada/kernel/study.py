"""Who looks on at a series of games for what only their own game counts."""

from __future__ import annotations

from typing import Protocol

from .action import Action
from .state import State


class Study(Protocol):
    """Looks on at one game from its first decision to its last and keeps count.

    It is made without arguments, shown the position before every decision and once at the end, and
    changes nothing.
    """

    def look(self, state: State) -> None:
        """The position before a decision, or at the end."""
        ...

    def figures(self) -> dict[str, float]:
        """What came of this game, by name."""
        ...

    def seen(self) -> dict[str, dict[str, bool]]:
        """By kind everything there is to meet, and whether it was met in this game."""
        ...


class Deeds(Protocol):
    """Looks on at one game for who did what, so that it can be said what each thing is worth.

    It is made without arguments, shown every decision before it is carried out, and changes
    nothing.
    """

    def look(self, state: State, seat: int, action: Action) -> None:
        """What a seat is about to do."""
        ...

    def done(self, state: State) -> dict[str, dict[str, list[int]]]:
        """At the end: by kind and thing, how often each seat did it; what nobody did left out."""
        ...
