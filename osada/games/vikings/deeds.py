"""Who did what, for the lab to find what it is worth: spaces used, bets laid, bets won."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.state import State

from .rules.board import WON, Board
from .rules.numbers import owner_of
from .rules.words import SPACE_NAMES


class VikingsDeeds:
    """One game."""

    def __init__(self) -> None:
        self.spaces: dict[str, list[int]] = {}
        self.laid: dict[str, list[int]] = {}

    def look(self, state: State, seat: int, action: Action) -> None:
        assert isinstance(state, Board)
        if action.kind == "space":
            _count(self.spaces, SPACE_NAMES[action.args[0]], seat, state.seats)
        elif action.kind == "circle":
            value = state.tokens.values[state.token]
            _count(self.laid, f"token {value}", owner_of(state.token), state.seats)

    def done(self, state: State) -> dict[str, dict[str, list[int]]]:
        assert isinstance(state, Board)
        won: dict[str, list[int]] = {}
        for slot, place in enumerate(state.bets):
            if place == WON:
                _count(won, f"token {state.tokens.values[slot]}", owner_of(slot), state.seats)
        return {"space": self.spaces, "bet laid": self.laid, "bet won": won}


def _count(counts: dict[str, list[int]], thing: str, seat: int, seats: int) -> None:
    counts.setdefault(thing, [0] * seats)[seat] += 1
