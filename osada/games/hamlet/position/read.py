"""Reading a position of Hamlet back, or one written by hand: every fault is named."""

from __future__ import annotations

from collections.abc import Iterable

from osada.kernel.chosen import chosen_by
from osada.kernel.errors import Fault
from osada.kernel.reading import Reader
from osada.kernel.state import Data

from ..rules.box.box import Box
from ..rules.options import OPTIONS, HamletOptions
from ..rules.scoring import final_outcome
from ..rules.setup import empty_table
from ..rules.table import FINISHED, STAGES
from ..state import HamletState
from .check import position_faults
from .form import FORM
from .rest import put_the_rest_away
from .seats import Seats


class HamletReader(Reader[HamletState]):
    """A position, with the printed values by which it is played. One that is not asked to be
    reachable is only held to what can lie on a table: enough to try a single rule."""

    def __init__(self, data: Data, box: Box, reachable: bool = True) -> None:
        super().__init__(data, FORM)
        self.box = box
        self.reachable = reachable

    def begun(self) -> HamletState:
        seats = Seats.count(self)
        chance = self.chance()
        options = chosen_by(HamletOptions, self.options(OPTIONS), seats)
        s = HamletState(seats, chance, self.box, options)
        empty_table(s)
        return s

    def drawn(self) -> HamletState:
        s = super().drawn()
        if len(s.unseen_sales) != 3 or len(s.stack) != 3:
            self.fault("stack", "there are three levels of sale tiles")
        put_the_rest_away(s, self.data, self.unread())
        return s

    def judged(self, s: HamletState, unread: frozenset[str]) -> Iterable[Fault]:
        return position_faults(s, unread, self.reachable)

    def finish(self, s: HamletState) -> None:
        if s.step == FINISHED:
            s.outcome = final_outcome(s)
        elif not s.legal(s.turn[0]):
            self.fault("stage", f"nobody could decide anything at '{STAGES[s.step]}' here")
