"""What belongs to one character, in play or not. MYT-CHAR-01, MYT-COIN-01, MYT-WORK-12."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from osada.kernel.state import Data


@mypyc_attr(allow_interpreted_subclasses=True)
class Own:
    """The part of a sheet that only its character's journal knows."""

    def copy(self) -> Own:
        """An independent twin."""
        raise NotImplementedError

    def to_data(self) -> Data:
        """JSON-ready."""
        raise NotImplementedError


class Sheet:
    """Coins, hired dice, skills and what was done today."""

    __slots__ = (
        *("acted", "actions", "area", "attached", "coins", "dice", "earned", "figure", "finished"),
        *("forbidden", "own", "skills", "used"),
    )

    def __init__(self, coins: int, own: Own) -> None:
        self.coins = coins
        self.dice: list[int] = []
        """Hired dice as kind * 4 + value, sorted; a 0 is spent until dusk (MYT-WORK-10)."""
        self.skills: list[int] = []
        self.own = own
        self.earned = 0
        """Coins gained in the whole campaign."""
        # today
        self.figure = -1
        """Where the figure stands: a tile or 4 + building; -1 at home (MYT-CHAR-03)."""
        self.area = -1
        """The area of the building it went to: it stays there whatever becomes of the building
        (AMB-20); not remembered by the first four versions of the rules."""
        self.attached = -1
        """Sprites 0 or villagers 1 for the rest of the day (MYT-NOON-04)."""
        self.actions = 0
        """Character actions left today (MYT-NOON-09)."""
        self.acted = False
        """Whether a character action was taken today."""
        self.forbidden = False
        self.finished = False
        self.used: list[int] = []
        """Skills used today."""

    def act(self) -> None:
        """One of today's character actions is taken."""
        self.actions -= 1
        self.acted = True

    def copy(self) -> Sheet:
        """An independent twin."""
        twin = Sheet(self.coins, self.own.copy())
        twin.dice = self.dice[:]
        twin.skills = self.skills[:]
        twin.earned = self.earned
        twin.figure = self.figure
        twin.area = self.area
        twin.attached = self.attached
        twin.actions = self.actions
        twin.acted = self.acted
        twin.forbidden = self.forbidden
        twin.finished = self.finished
        twin.used = self.used[:]
        return twin
