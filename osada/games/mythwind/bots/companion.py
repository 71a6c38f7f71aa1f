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
from . import crafter, farmer, merchant, ranger, why
from .answers import town_answer
from .cause import Chosen
from .outing import best_visit

LEADERS: tuple[ModuleType, ...] = (
    farmer,
    crafter,
    merchant,
    ranger,
)
"""Who leads each character, in the order of words.CHARACTERS: `choose` decides its own affairs and
hands out why, `wish` says to whom it would like to be attached today."""


class Companion:
    """One seat of a campaign."""

    def __init__(self, game: Game, rng: Random) -> None:
        self.rng = rng

    def choose(self, state: State, seat: int) -> Action:
        """One of the legal actions of this seat."""
        return self.decide(state, seat).action

    def decide(self, state: State, seat: int) -> Chosen:
        """The same with what decided it."""
        assert isinstance(state, Town)
        menu = state.legal(seat)
        if len(menu) == 1:
            return Chosen(menu[0], why.ONLY)
        if AGREE in menu:
            return Chosen(AGREE, why.AGREES)
        if KEEP in menu:
            return Chosen(KEEP, why.STAYS)
        leader = LEADERS[state.cast[seat]]
        if state.asked_of(seat) is not None:
            answer = self.answer(state, seat, menu)
        elif state.phase == NOON:
            answer = self.at_noon(state, seat, menu)
        else:
            answer = None
        return answer if answer is not None else self._lead(leader, state, seat, menu)

    def answer(self, s: Town, seat: int, menu: tuple[Action, ...]) -> Chosen | None:
        """What it says to a question of the town; None where its character decides."""
        return town_answer(s, seat, menu)

    def at_noon(self, s: Town, seat: int, menu: tuple[Action, ...]) -> Chosen | None:
        """What it does before its character's own affairs."""
        if s.sheet(seat).figure >= 0:
            return None
        return self.visit(s, seat, LEADERS[s.cast[seat]].wish(s, seat), menu)

    def visit(self, s: Town, seat: int, wish: int, menu: tuple[Action, ...]) -> Chosen:
        """Where the figure goes."""
        return best_visit(s, seat, wish, menu)

    def _lead(self, leader: ModuleType, state: Town, seat: int, menu: tuple[Action, ...]) -> Chosen:
        chosen: Chosen = leader.choose(state, seat, self.rng)
        return chosen if chosen.action in menu else Chosen(menu[0], why.ALIKE)
