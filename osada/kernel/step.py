"""One kind of decision: what is offered, why not, what it does and how it is asked, side by side.

A game lists its steps and keeps in its position which of them is due; its state hands every
question on to that one.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from .action import Action
from .errors import Unwritten
from .message import Prompt, Reason
from .state import State

Position = TypeVar("Position", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[Position]):
    """What a seat is to decide. `offers` is complete, and `why_not` is empty for exactly those.

    A step holds nothing of a game: one serves every position.
    """

    def __init__(self, *wants: str) -> None:
        self.wants = wants
        """The kinds of action that can answer it."""

    def offers(self, s: Position, seat: int) -> list[Action]:
        """Every legal answer, in a fixed order."""
        raise Unwritten(self, "offers")

    def kinds_wanted(self, s: Position, seat: int) -> frozenset[str]:
        """The kinds of action that can answer it now."""
        return frozenset(self.wants)

    def why_not(self, s: Position, seat: int, action: Action) -> tuple[Reason, ...]:
        """Why an answer of a kind that is wanted is refused; empty when it is legal."""
        raise Unwritten(self, "why_not")

    def carry_out(self, s: Position, seat: int, action: Action) -> None:
        """Do it, tell it, and say what is decided next."""
        raise Unwritten(self, "carry_out")

    def prompt(self, s: Position, seat: int) -> Prompt:
        """What the seat is asked."""
        raise Unwritten(self, "prompt")
