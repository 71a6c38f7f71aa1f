"""A position that was written down and is read again is the same to the last number."""

from __future__ import annotations

import pytest

import osada
from osada.kernel.state import State

from .evenings import evenings

EVERY = 40
PASSING = {"_menu_seat", "watched"}


def numbers(state: State) -> dict[str, object]:
    """The fields that are numbers, words, or rows of them."""
    names = {name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())}
    names |= set(getattr(state, "__dict__", ()))
    found = {name: getattr(state, name, None) for name in names - PASSING}
    return {name: value for name, value in found.items() if value and is_plain(value)}


def is_plain(value: object) -> bool:
    if isinstance(value, list | tuple):
        return all(is_plain(part) for part in value)
    return isinstance(value, int | str)


@pytest.mark.pure_only
@pytest.mark.parametrize("name", ["vikings_two_players", "hamlet_three_players", "mythwind_four"])
def test_a_position_is_read_as_it_was_written(name: str) -> None:
    text = evenings()[name].read_text(encoding="utf-8")
    journal = osada.read_record(text, whole=True).journal
    state = journal.game.start(journal.seats, journal.seed, journal.options)
    for number, entry in enumerate(journal.played):
        if number % EVERY == 0:
            was, now = numbers(state), numbers(journal.game.from_json(state.to_json()))
            assert len(was) > 10
            assert [key for key in was if was[key] != now.get(key)] == [], number
        state.repeat(entry.seat, entry.action, list(entry.draws))
