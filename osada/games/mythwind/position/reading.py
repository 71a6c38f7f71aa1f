"""Reading a moment of a campaign back: every fault is named with its place."""

from __future__ import annotations

from collections.abc import Iterable

from osada.kernel.chosen import chosen_by
from osada.kernel.errors import Fault, OsadaError
from osada.kernel.reading import Reader
from osada.kernel.state import Data

from ..rules.box import Box
from ..rules.invariants import position_faults
from ..rules.options import OPTIONS, MythwindOptions
from ..rules.setup import empty_town
from ..state import MythwindState
from ..view.question import view_aside, view_question
from .board import Cast
from .form import FORM
from .rest import put_the_rest_away

DEALT = frozenset({"decks", "gone", "kept", "goal", "revealed", "open_cards", "areas"})
"""What decks that are left out depend on."""


class MythwindReader(Reader[MythwindState]):
    """A moment, with the printed values by which it is played."""

    def __init__(self, data: Data, box: Box) -> None:
        super().__init__(data, FORM)
        self.box = box

    def begun(self) -> MythwindState:
        cast = Cast.named(self)
        chance = self.chance()
        options = chosen_by(MythwindOptions, self.options(OPTIONS), len(cast))
        s = MythwindState(len(cast), chance, self.box, options)
        empty_town(s)
        s.cast = cast
        return s

    def drawn(self) -> MythwindState:
        s = super().drawn()
        if not self.unread() & DEALT:
            put_the_rest_away(s, self.data, self.table(self.data.get("decks", {}), "decks"))
        return s

    def judged(self, s: MythwindState, unread: frozenset[str]) -> Iterable[Fault]:
        return [Fault("", text) for text in position_faults(s, unread)]

    def finish(self, s: MythwindState) -> None:
        if not _can_be_asked(s):
            self.fault("question", "does not fit what waits for its answer")
            self.stop()
        if not all(s.legal(seat) for seat in s.turn):
            self.fault("turn", "somebody in turn could decide nothing here")


def _can_be_asked(s: MythwindState) -> bool:
    """Whether a question can be shown with what its answers mean."""
    try:
        view_question(s)
        view_aside(s)
    except (ArithmeticError, AssertionError, LookupError, OsadaError, TypeError, ValueError):
        return False  # asked of another task than the one on top, or with other answers
    return True
