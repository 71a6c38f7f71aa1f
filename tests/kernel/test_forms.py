"""The table of fields of a game's positions leaves nothing out, and neither do copies."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, NamedTuple

import pytest

import osada
from osada.games.vikings.position import form as vikings
from osada.games.vikings.position.check import CHECKS
from osada.games.vikings.position.deciding import DECISION
from osada.games.vikings.position.history import HISTORY
from osada.kernel.chance import Chance
from osada.kernel.form import TOP, Field, Form
from osada.kernel.secret import Secrets
from osada.kernel.state import State

pytestmark = pytest.mark.pure_only


class Case(NamedTuple):
    """A game's form, and what its state holds besides: it follows from the rest, or is printed."""

    form: Form[Any]
    follows: frozenset[str]


CASES = {"vikings": Case(vikings.FORM, frozenset({"box"}))}
KERNELS = frozenset(vars(State(2, Chance(0))))


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
    form, follows = CASES[name]
    held = {attribute for attribute in vars(midway(name)) if attribute not in KERNELS}
    written = attributes(form.fields)
    assert held == (set(written) - KERNELS) | follows
    assert len(set(written)) == len(written), "one place for each"


@pytest.mark.parametrize("name", CASES)
def test_what_is_written_is_what_is_known(name: str) -> None:
    form = CASES[name].form
    data = midway(name).to_data()
    assert [key for key in form.keys if key != "content"] == list(data)
    assert form.keys[: len(TOP)] == TOP


@pytest.mark.parametrize("name", CASES)
def test_a_copy_has_every_field(name: str) -> None:
    """Each is set to something that no game would come to by itself."""
    for attribute in attributes(CASES[name].form.fields):
        state = midway(name)
        value = getattr(state, attribute)
        setattr(state, attribute, another(value))
        copied = getattr(state.copy(), attribute)
        assert plain(copied) == plain(another(value)) != plain(value), attribute


def test_what_must_hold_names_parts_that_there_are() -> None:
    for _, parts in (*CHECKS, *HISTORY, *DECISION):
        assert set(parts.split()) <= set(vikings.FORM.keys)


def another(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 7
    if isinstance(value, Secrets):
        return Secrets([*value.values, 7], [*value.seen, 0])
    if isinstance(value, tuple):
        return (*value, 7)
    assert isinstance(value, list)
    return [*value, value[0] if value else 7]


def plain(value: Any) -> Any:
    return (value.values, value.seen) if isinstance(value, Secrets) else value
