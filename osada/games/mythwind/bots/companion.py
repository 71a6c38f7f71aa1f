"""Simple companions for Mythwind: each leads its character, and all look after the town.

A companion proposes what helps the town most and agrees to what others propose, so that one
person can always play with others filled in. It uses only what everybody at the table sees.
"""

from __future__ import annotations

from random import Random
from types import ModuleType

from osada.kernel.action import Action
from osada.kernel.game import Game
from osada.kernel.state import State

from ..rules.town import NOON, Town
from ..rules.words import AGREE, KEEP
from . import crafter, farmer, merchant, ranger
from .answers import town_answer
from .outing import best_visit

LEADERS: tuple[ModuleType, ...] = (
    farmer,
    crafter,
    merchant,
    ranger,
)
"""Who leads each character, in the order of words.CHARACTERS: `choose` decides its own affairs,
`wish` says to whom it would like to be attached today."""


class Companion:
    """One seat of a campaign."""

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
        if state.asked_of(seat) is not None:
            answer = self.answer(state, seat, menu)
        elif state.phase == NOON:
            answer = self.at_noon(state, seat, menu)
        else:
            answer = None
        return answer if answer is not None else self._lead(leader, state, seat, menu)

    def answer(self, s: Town, seat: int, menu: tuple[Action, ...]) -> Action | None:
        """What it says to a question of the town; None where its character decides."""
        return town_answer(s, seat, menu)

    def at_noon(self, s: Town, seat: int, menu: tuple[Action, ...]) -> Action | None:
        """What it does before its character's own affairs."""
        if s.sheet(seat).figure >= 0:
            return None
        return self.visit(s, seat, LEADERS[s.cast[seat]].wish(s, seat), menu)

    def visit(self, s: Town, seat: int, wish: int, menu: tuple[Action, ...]) -> Action:
        """Where the figure goes."""
        return best_visit(s, seat, wish, menu)

    def _lead(self, leader: ModuleType, state: Town, seat: int, menu: tuple[Action, ...]) -> Action:
        action: Action = leader.choose(state, seat, self.rng)
        return action if action in menu else menu[0]
