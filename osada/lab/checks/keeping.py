"""Copies, saved positions and records: what is kept is what was."""

from __future__ import annotations

from osada.kernel.record import read_record, write_record
from osada.kernel.state import State

from .moment import Moment, first_difference


def saving(m: Moment) -> str:
    """A position saved and loaded is the same position, with the same menus."""
    text = m.state.to_json()
    again = m.game.from_json(text)
    if again.seats != m.state.seats:
        return f"a position of {m.state.seats} seats is loaded as one of {again.seats}"
    if again.to_json() != text or again.digest() != m.state.digest():
        return f"changed by saving: {first_difference(text, again.to_json())}"
    if again.turn != m.state.turn:
        return f"in turn are {again.turn} after saving and loading, and were {m.state.turn}"
    if _ended(again) != _ended(m.state):
        return f"the outcome is {again.outcome} after saving and loading, and was {m.state.outcome}"
    for seat in range(m.state.seats):
        if again.legal(seat) != m.state.legal(seat):
            return f"seat {seat} has another menu after saving and loading"
    return ""


def _ended(state: State) -> object:
    return None if state.outcome is None else state.outcome.to_data()


def copying(m: Moment) -> str:
    """A copy is the same position, and playing on it does not touch the original."""
    before = m.state.digest()
    twin = m.state.copy()
    if twin.digest() != before:
        return "a copy is another position than the original"
    for seat in twin.turn[:1]:
        twin.play(seat, m.rng.choice(twin.legal(seat)))
    return "" if m.state.digest() == before else "an action played on a copy changed the original"


def replay(m: Moment) -> str:
    """The record of the game so far leads to the same position."""
    again = read_record(write_record(m.journal), lambda name: m.game, whole=True)
    if again.fault is not None:
        return f"the record does not replay: {again.fault}"
    return "" if again.journal.state.digest() == m.state.digest() else "it replays to another end"
