"""What every decision is: when it is offered, what is legal, why not, what it does."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Prompt, Reason

from ..table import Table


class Step:
    """One kind of decision. `offers` is complete, and `why_not` is empty for exactly those."""

    def __init__(self, kinds: tuple[str, ...]) -> None:
        self.kinds = kinds
        """The kinds of action that can answer it."""

    def offers(self, s: Table, seat: int) -> list[Action]:
        """Every legal answer, in a fixed order."""
        raise NotImplementedError

    def why_not(self, s: Table, seat: int, action: Action) -> tuple[Reason, ...]:
        """Why an answer of the right kind is refused; empty when it is legal."""
        raise NotImplementedError

    def carry_out(self, s: Table, seat: int, action: Action) -> None:
        """Do it, tell it, and say what is decided next."""
        raise NotImplementedError

    def prompt(self, s: Table, seat: int) -> Prompt:
        """What the seat is asked."""
        raise NotImplementedError


class Deed:
    """One thing a villager can do on a tile; the tile is `s.at`."""

    def __init__(self, kinds: tuple[str, ...]) -> None:
        self.kinds = kinds

    def offers(self, s: Table, seat: int) -> list[Action]:
        """Every legal way to do it here."""
        raise NotImplementedError

    def why_not(self, s: Table, seat: int, action: Action) -> tuple[Reason, ...]:
        """Why it cannot be done so here; empty when it can."""
        raise NotImplementedError

    def carry_out(self, s: Table, seat: int, action: Action) -> None:
        """Do it, or ask what it takes."""
        raise NotImplementedError
