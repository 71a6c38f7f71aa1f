"""What every decision is: when it is offered, what is legal, why not, what it does."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from osada.kernel.action import Action
from osada.kernel.message import Prompt, Reason

from ..board import Board


@mypyc_attr(allow_interpreted_subclasses=False)
class Step:
    """One kind of decision. `offers` is complete, and `why_not` is None for exactly those."""

    def __init__(self, wants: str) -> None:
        self.wants = wants
        """The kind of action that answers it."""

    def offers(self, s: Board) -> list[Action]:
        """Every legal answer, in a fixed order."""
        raise NotImplementedError

    def why_not(self, s: Board, choice: int) -> Reason | None:
        """Why this answer of the right kind is refused; None when it is legal."""
        raise NotImplementedError

    def carry_out(self, s: Board, seat: int, choice: int) -> None:
        """Do it, tell it, and say what is decided next."""
        raise NotImplementedError

    def prompt(self, s: Board, seat: int) -> Prompt:
        """What the seat is asked."""
        raise NotImplementedError
