"""A position that was written down and is read again is the same to the last field."""

from __future__ import annotations

import pytest

import osada
from osada.kernel.state import State

from .answers import sum_of
from .evenings import evenings

EVERY = 40
PASSING = {"_menu", "_menu_seat", "chance", "changes", "events", "roads", "shown", "watched"}
"""What is worked out anew, or told of the last action only."""


def fields(state: State) -> dict[str, object]:
    names = {name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())}
    return {name: getattr(state, name, None) for name in names - PASSING}


@pytest.mark.pure_only
@pytest.mark.parametrize("name", ["vikings_two_players", "hamlet_three_players", "mythwind_four"])
def test_a_position_is_read_as_it_was_written(name: str) -> None:
    text = evenings()[name].read_text(encoding="utf-8")
    journal = osada.read_record(text, whole=True).journal
    state = journal.game.start(
        journal.seats, journal.seed, journal.options, rules=journal.state.rules
    )
    for number, entry in enumerate(journal.played):
        if number % EVERY == 0:
            was, now = fields(state), fields(journal.game.from_json(state.to_json()))
            other = [key for key in was if was[key] is not now[key]]
            assert [key for key in other if sum_of(was[key]) != sum_of(now[key])] == [], number
        state.repeat(entry.seat, entry.action, list(entry.draws))
