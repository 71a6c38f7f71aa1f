"""What a player can foresee of an action before playing it."""

from __future__ import annotations

import random

import osada
from osada.kernel.foresight import foreseen
from osada.kernel.journal import Journal
from osada.kernel.state import State

from .tables import Table, position

VIKINGS = osada.game("vikings")


def ahead(table: Table, words: str) -> State | None:
    """What whoever is in turn foresees of these words."""
    state = table.state
    return foreseen(state, state.turn[0], VIKINGS.parse(state, words))


def test_whatever_is_foreseen_comes_true() -> None:
    journal = Journal(VIKINGS, 3, 8)
    rng = random.Random(8)
    compared = 0
    while journal.state.turn:
        seat = journal.state.turn[0]
        action = rng.choice(journal.state.legal(seat))
        twin = foreseen(journal.state, seat, action)
        journal.play(seat, action)
        if twin is not None and journal.state.outcome is None:
            compared += 1
            told = [change.seen_by(seat) for change in journal.entries[-1].changes]
            assert [change.seen_by(seat) for change in twin.changes] == told
            assert twin.view(seat) == journal.state.view(seat)
    assert compared > 50


def test_nobody_foresees_what_a_pile_will_bring() -> None:
    table = position(add_1="nails fur", draw_3="nails fur", line="R…")
    assert ahead(table, "add-1") is None
    assert ahead(table, "draw-3") is None
    assert ahead(table, "market") is not None


def test_who_has_drawn_goods_foresees_where_they_would_lie() -> None:
    table = position(draw_3="nails fur", line="R…")
    table.play("red draw-3", "red goods fur")
    twin = ahead(table, "ship 4")
    assert twin is not None
    assert twin.changes[0].moves == [("placed draw-3", "prow 4 fur")]


def test_looking_ahead_changes_nothing() -> None:
    table = position(ships={1: "B1 R3"}, line="R…")
    table.play("red promote")
    before = table.state.to_json()
    assert ahead(table, "piece 1:2") is not None
    assert table.state.to_json() == before
    assert table.state.turn == (0,)
