"""`skilled` and `master`: companions who plan with the whole town."""

from __future__ import annotations

from osada.kernel.action import Action

from ..rules.town import Town
from . import why
from .cause import Chosen
from .companion import Companion
from .counsel import counsel
from .errands import best_errand


class Guided(Companion):
    """What it decides is read off the table alone."""

    def answer(self, s: Town, seat: int, menu: tuple[Action, ...]) -> Chosen | None:
        """With an eye on the goal and on what the town can build next."""
        return counsel(s, seat, menu)

    def at_noon(self, s: Town, seat: int, menu: tuple[Action, ...]) -> Chosen | None:
        """The common field first."""
        field = [action for action in menu if action.kind == "field"]
        if field:
            return Chosen(min(field, key=lambda action: action.args[0]), why.FIELD)
        return super().at_noon(s, seat, menu)

    def visit(self, s: Town, seat: int, wish: int, menu: tuple[Action, ...]) -> Chosen:
        """Where most is to be gained for the town."""
        return best_errand(s, seat, wish, menu)
