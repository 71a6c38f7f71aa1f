"""Reading a position back, or one written by hand: every fault is named with its place."""

from __future__ import annotations

from collections.abc import Iterable

from osada.kernel.chosen import chosen_by
from osada.kernel.errors import Fault
from osada.kernel.reading import Reader
from osada.kernel.state import Data

from ..rules.board import FINISHED, STAGES
from ..rules.box import LETTERS, Box
from ..rules.options import OPTIONS, VikingsOptions
from ..rules.scoring import final_outcome, turn_up_bets
from ..state import VikingsState
from .check import position_faults
from .form import FORM
from .players import Seats


class VikingsReader(Reader[VikingsState]):
    """A position, with the printed values by which it is played."""

    def __init__(self, data: Data, box: Box) -> None:
        super().__init__(data, FORM)
        self.box = box

    def begun(self) -> VikingsState:
        colours = Seats.colours(self)
        return VikingsState(len(colours), self.chance(), self.box, self._options(colours))

    def _options(self, colours: list[int]) -> VikingsOptions:
        """Its colours are those of the seats, whether they are named again or not."""
        chosen = self.options(OPTIONS)
        given = self.table(self.data.get("options", {}), "options")
        seated = "".join(LETTERS[c] for c in colours)
        named = str(given.get("colours", seated))
        if "seats" not in self.unread() and not named.upper().startswith(seated):
            self.fault("options", f"colours '{named}' are not those of the seats")
        return chosen_by(VikingsOptions, {**chosen, "colours": seated}, len(colours))

    def judged(self, s: VikingsState, unread: frozenset[str]) -> Iterable[Fault]:
        return position_faults(s, unread)

    def finish(self, s: VikingsState) -> None:
        learned = s.reveals
        if s.step == FINISHED:
            turn_up_bets(s)
            s.outcome = final_outcome(s)
        elif not s.legal(s.turn[0]):
            self.fault("stage", f"nobody could decide anything at '{STAGES[s.step]}' here")
        s.reveals = learned
