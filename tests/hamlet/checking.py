"""What holds in every position, whatever happens: checked along random games and transcripts."""

from __future__ import annotations

from random import Random

from osada import State

from .tables import GAME


def check(state: State, rng: Random) -> None:
    """Invariants, menus and reasons of one position."""
    assert state.faults() == []
    for seat in range(state.seats):
        menu = set(state.legal(seat))
        assert bool(menu) == (seat in state.turn)
        for action in GAME.vocabulary.actions:
            reasons = state.explain(seat, action)
            assert bool(reasons) == (action not in menu), (seat, action, reasons)
    again = GAME.from_json(state.to_json())
    assert again.digest() == state.digest()
    assert [again.legal(seat) for seat in range(state.seats)] == [
        state.legal(seat) for seat in range(state.seats)
    ]
    twin = state.copy()
    before = state.digest()
    if twin.turn:
        twin.play(twin.turn[0], rng.choice(twin.legal(twin.turn[0])))
    assert state.digest() == before
