"""What every character brings: its journal, as hooks into the town's day. MYT-GEN-07, MYT-CHAR-02.

The town calls these; a journal may put tasks on the town's stack and answer its own questions
through ops of its own (see ops/op.py).
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from osada.kernel.action import Action
from osada.kernel.message import Reason
from osada.kernel.secret import Family
from osada.kernel.state import Data

from ..ops.op import Op
from ..sheet import Own
from ..town import Town


@mypyc_attr(allow_interpreted_subclasses=True)
class Character:
    """One of the four journals."""

    def __init__(
        self, number: int, prices: tuple[int, ...], usable: tuple[bool, ...], kinds: tuple[str, ...]
    ) -> None:
        self.number = number
        self.prices = prices
        """Of its eight skills (MYT-SKILL-01)."""
        self.usable = usable
        """Which of them are used, once a day; the others always hold."""
        self.kinds = kinds
        """The kinds of action that only this character has."""
        self.action_kinds: tuple[str, ...] = ()
        """Those of them that are its character action."""
        self.any_time: tuple[str, ...] = ()
        """Those of them that need not wait for the day's attachment."""
        self.triggered: tuple[int, ...] = ()
        """Skills that are used when something happens, not when the player likes."""

    def ops(self) -> dict[str, Op]:
        """Its own words of the effect language, and how each is resolved."""
        return {}

    def new(self, s: Town) -> Own:
        """The character's own things at the beginning (MYT-SETUP-13)."""
        raise NotImplementedError

    def dawn(self, s: Town, seat: int) -> None:
        """MYT-DAWN-07: after the three shared steps."""

    def dusk(self, s: Town, seat: int) -> None:
        """MYT-DUSK-03: after the dice have come home."""

    def season_end(self, s: Town, seat: int) -> None:
        """At the end of the first step of a season's end."""

    def noon_over(self, s: Town, seat: int) -> None:
        """When the player says that the day's work is done."""

    def offers(self, s: Town, seat: int) -> list[Action]:
        """Everything of its own the character may do now: its character action while one is left
        (`sheet.actions`), worker actions with dice of the kind it is attached to, other steps."""
        return []

    def why_not(self, s: Town, seat: int, action: Action) -> tuple[Reason, ...]:
        """Why one of its own actions is refused; empty when it is offered."""
        raise NotImplementedError

    def carry_out(self, s: Town, seat: int, action: Action) -> None:
        """Do one of its own actions."""
        raise NotImplementedError

    def can_use(self, s: Town, seat: int, skill: int) -> bool:
        """Whether using this skill (0 to 7) would do something now."""
        return False

    def use(self, s: Town, seat: int, skill: int) -> None:
        """Use a skill (MYT-SKILL-04)."""
        raise NotImplementedError

    def learned(self, s: Town, seat: int, skill: int) -> None:
        """A skill is being acquired (MYT-SKILL-01)."""

    def read(self, s: Town, data: Data) -> Own:
        """The reverse of `Own.to_data`; raises BadPosition with what is wrong."""
        raise NotImplementedError

    def secrets(self, own: Own) -> list[Family]:
        """What lies face down on its board."""
        return []

    def faults(self, own: Own) -> list[str]:
        """Invariants of its board that do not hold."""
        return []
