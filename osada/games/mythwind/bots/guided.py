"""`skilled` and `master`: companions who plan with the whole town."""

from __future__ import annotations

from random import Random
from types import ModuleType

from osada.kernel.action import Action
from osada.kernel.game import Game
from osada.kernel.state import State

from ..rules.town import NOON, Town
from ..rules.words import AGREE, KEEP
from .companion import LEADERS
from .counsel import counsel
from .errands import best_errand


class Guided:
    """One seat of a campaign. What it decides is read off the table alone."""

    def __init__(self, game: Game, rng: Random) -> None:
        self.rng = rng

    def choose(self, state: State, seat: int) -> Action:
        """One of the legal actions of this seat."""
        assert isinstance(state, Town)
        menu = state.legal(seat)
        if len(menu) == 1:
            return menu[0]
        if AGREE in menu:
            return AGREE
        if KEEP in menu:
            return KEEP
        leader = LEADERS[state.cast[seat]]
        if state.question is not None:
            answer = counsel(state, seat, menu)
            return answer if answer is not None else self._lead(leader, state, seat, menu)
        field = [action for action in menu if action.kind == "field"]
        if field and state.phase == NOON:
            return min(field, key=lambda action: action.args[0])
        if state.phase == NOON and state.sheet(seat).figure < 0:
            return self.visit(state, seat, leader.wish(state, seat), menu)
        return self._lead(leader, state, seat, menu)

    def visit(self, s: Town, seat: int, wish: int, menu: tuple[Action, ...]) -> Action:
        """Where the figure goes."""
        return best_errand(s, seat, wish, menu)

    def _lead(self, leader: ModuleType, state: Town, seat: int, menu: tuple[Action, ...]) -> Action:
        action: Action = leader.choose(state, seat, self.rng)
        return action if action in menu else menu[0]
