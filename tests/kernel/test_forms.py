"""The table of fields of a game's positions leaves nothing out, and neither do copies."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, NamedTuple

import pytest

import osada
from osada.games.hamlet.position import check as hamlet_check
from osada.games.hamlet.position import deciding as hamlet_deciding
from osada.games.hamlet.position import form as hamlet
from osada.games.hamlet.position import history as hamlet_history
from osada.games.mythwind.position import form as mythwind
from osada.games.mythwind.rules import invariants as mythwind_check
from osada.games.vikings.position import check as vikings_check
from osada.games.vikings.position import deciding as vikings_deciding
from osada.games.vikings.position import form as vikings
from osada.games.vikings.position import history as vikings_history
from osada.kernel.chance import Chance
from osada.kernel.form import TOP, Field, Form
from osada.kernel.state import State

pytestmark = pytest.mark.pure_only


Check = tuple[Callable[[Any], object], str]


class Case(NamedTuple):
    """A game's form, what its state holds besides (it follows from the rest, is printed, or was
    chosen, which the kernel writes), and what must hold of it."""

    form: Form[Any]
    follows: frozenset[str]
    checks: tuple[Check, ...]


CASES = {
    "hamlet": Case(
        hamlet.FORM,
        frozenset({"box", "options"}),
        (*hamlet_check.CHECKS, *hamlet_deciding.DECISION, *hamlet_history.HISTORY),
    ),
    "mythwind": Case(mythwind.FORM, frozenset({"box", "options"}), mythwind_check.CHECKS),
    "vikings": Case(
        vikings.FORM,
        frozenset({"box", "options"}),
        (*vikings_check.CHECKS, *vikings_deciding.DECISION, *vikings_history.HISTORY),
    ),
}


def kernels() -> frozenset[str]:
    return frozenset(vars(State(2, Chance(0))))


def midway(name: str) -> State:
    game = osada.game(name)
    state, rng = game.start(game.seats[-1], 3), Random(5)
    for _ in range(40):
        seat = state.turn[0]
        state.play(seat, rng.choice(state.legal(seat)))
    return state


def attributes(fields: Iterable[Field[Any]]) -> list[str]:
    return [attribute for field in fields for attribute in field.attributes]


@pytest.mark.parametrize("name", CASES)
def test_all_that_a_state_holds_is_written_or_follows_from_it(name: str) -> None:
    form, follows, _ = CASES[name]
    held = {attribute for attribute in vars(midway(name)) if attribute not in kernels()}
    written = attributes(form.fields)
    assert held == (set(written) - kernels()) | follows
    assert len(set(written)) == len(written), "one place for each"


@pytest.mark.parametrize("name", CASES)
def test_what_is_written_is_what_is_known(name: str) -> None:
    form = CASES[name].form
    state = midway(name)
    data = state.to_data()
    silent = {
        "content",
        *(field.key for field in form.fields if field.stands and not field.stands(state)),
    }
    assert [key for key in form.keys if key not in silent] == list(data)
    assert form.keys[: len(TOP)] == TOP


@pytest.mark.parametrize("name", CASES)
def test_a_copy_has_every_field(name: str) -> None:
    """Each is set to something else than what it was copied from."""
    for field in CASES[name].form.fields:
        for attribute in field.attributes:
            state = midway(name)
            value = getattr(state, attribute)
            changed = another(value)
            setattr(state, attribute, changed)
            twin = state.copy()
            if isinstance(value, int | tuple):
                assert getattr(twin, attribute) == changed != value, attribute
            else:
                assert field.written(twin) == field.written(state), attribute


@pytest.mark.parametrize("name", CASES)
def test_what_must_hold_names_parts_that_there_are(name: str) -> None:
    form, _, checks = CASES[name]
    for _, parts in checks:
        assert set(parts.split()) <= set(form.keys)


def another(value: Any) -> Any:
    """Something that this attribute may be as well, where that is easy to say."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, tuple):
        return (*value, 7)
    if isinstance(value, list) and value and isinstance(value[0], int):
        return [*value[1:], value[0]]
    return value
