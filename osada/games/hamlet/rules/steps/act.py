"""What a villager does on the tile it went to: one action at most. HAM-TURN-04, HAM-TURN-06."""

from __future__ import annotations

from typing import Final

from osada.kernel.action import Action
from osada.kernel.message import Reason

from .. import phrases as say
from ..deed import Deed
from ..flow import lay_down
from ..paying.deed import PaidDeed
from ..table import Table
from ..words import REST, TILES
from .build import Build
from .church import Beg, Deliver
from .hall import Hall
from .produce import Produce
from .refine import Refine
from .road import BuildRoad
from .sale import Sell

CONSTRUCTION: Final = Build()
PAID_DEEDS: Final[list[PaidDeed]] = [
    Refine(),
    Sell(),
    Deliver(),
    CONSTRUCTION,
    BuildRoad(bridge=True),
    BuildRoad(bridge=False),
]
"""In the order of `table.PURPOSES`, which begins with `nothing`."""
DEEDS: Final[list[Deed]] = [
    Produce("work", "fill"),
    *PAID_DEEDS[:1],
    Hall("take", "hire"),
    *PAID_DEEDS[1:3],
    Beg("beg"),
    *PAID_DEEDS[3:],
]
"""In the order in which they are offered."""


def paid_deed(s: Table) -> PaidDeed:
    """The deed that is being paid for."""
    return PAID_DEEDS[s.purpose - 1]


class Act(Deed):
    """Activate the building, construct another, build a road, or rest."""

    def offers(self, s: Table, seat: int) -> list[Action]:
        found: list[Action] = []
        for deed in DEEDS:
            offered = deed.offers(s, seat)
            if offered:
                found += offered
        found.append(REST)
        return found

    def why_not(self, s: Table, seat: int, action: Action) -> tuple[Reason, ...]:
        return () if action is REST else _deed(action).why_not(s, seat, action)

    def carry_out(self, s: Table, seat: int, action: Action) -> None:
        if action is REST:
            if s.telling:
                s.tell(say.RESTED, {"seat": seat, "tile": TILES[s.at]})
            lay_down(s, seat)
        else:
            _deed(action).carry_out(s, seat, action)


def _deed(action: Action) -> Deed:
    for deed in DEEDS:
        if action.kind in deed.wants:
            return deed
    raise AssertionError(action)


ACT: Final = Act(*[kind for deed in DEEDS for kind in deed.wants], REST.kind)
