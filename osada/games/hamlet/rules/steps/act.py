"""What a villager does on the tile it went to: one action at most. HAM-TURN-04, HAM-TURN-06."""

from __future__ import annotations

from typing import Final

from osada.kernel.action import Action
from osada.kernel.message import Message, Prompt, Reason

from .. import phrases as say
from ..flow import lay_down
from ..table import Table
from ..words import REST, TILES
from .build import Build
from .church import Church
from .hall import Hall
from .produce import Produce
from .refine import Refine
from .road import BuildRoad
from .sale import Sale
from .step import Deed, Step

DEEDS: Final[list[Deed]] = [
    Produce(("work", "fill")),
    Refine(("refine",)),
    Hall(("take", "hire")),
    Sale(("sell",)),
    Church(("deliver", "beg")),
    Build(("build",)),
    BuildRoad(("bridge", "path")),
]
DEED_KINDS: Final = tuple(kind for deed in DEEDS for kind in deed.kinds)


class Act(Step):
    """Activate the building, construct another, build a road, or rest."""

    def offers(self, s: Table, seat: int) -> list[Action]:
        found: list[Action] = []
        for deed in DEEDS:
            found += deed.offers(s, seat)
        found.append(REST)
        return found

    def why_not(self, s: Table, seat: int, action: Action) -> tuple[Reason, ...]:
        return () if action is REST else _deed(action).why_not(s, seat, action)

    def carry_out(self, s: Table, seat: int, action: Action) -> None:
        if action is REST:
            s.tell(say.RESTED, {"seat": seat, "tile": TILES[s.at]})
            lay_down(s, seat)
        else:
            _deed(action).carry_out(s, seat, action)

    def prompt(self, s: Table, seat: int) -> Prompt:
        return Message(say.ASK_ACT, {"seat": seat, "tile": TILES[s.at]})


def _deed(action: Action) -> Deed:
    for deed in DEEDS:
        if action.kind in deed.kinds:
            return deed
    raise AssertionError(action)
