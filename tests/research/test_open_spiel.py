"""OpenSpiel's own test of a game, and chance as it is said to be."""

from __future__ import annotations

from random import Random
from typing import Any

import pyspiel
import pytest

import osada
from osada.research.open_spiel import register

MOST = 45
"""Decisions: OpenSpiel saves and reads a game anew at every one of them."""


def loaded(name: str, most: int = MOST) -> Any:
    return pyspiel.load_game(register(name, most=most), {"players": 2, "deals": 30})


@pytest.mark.parametrize("name", osada.games())
def test_open_spiel_finds_nothing_wrong(name: str) -> None:
    pyspiel.random_sim_test(loaded(name), num_sims=1, serialize=True, verbose=False)


def go_on(state: Any, rng: Random) -> None:
    """By chance or by whoever is asked."""
    if state.is_chance_node():
        values, shares = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(values, shares)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize(
    ("name", "listed"),
    [("hamlet", {"bag"}), ("mythwind", {"die"}), ("vikings", set())],
)
def test_rolls_and_draws_are_listed_and_what_is_shuffled_is_sampled(
    name: str, listed: set[str]
) -> None:
    game, rng = loaded(name), Random(6)
    assert "rolls and draws listed" in game.get_type().long_name
    found: dict[str, int] = {}
    for _ in range(4):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                assert sum(share for _, share in outcomes) == pytest.approx(1.0)
                labels = {state.action_to_string(-1, value).split()[0] for value, _ in outcomes}
                assert len(labels) == 1
                kind = labels.pop()
                found[kind] = max(found.get(kind, 0), len(outcomes))
            go_on(state, rng)
    assert listed <= set(found), f"of {name} there were {found}"
    assert found["deal"] == 30
    assert all(1 <= count < 30 for kind, count in found.items() if kind in listed)


def worth(state: Any, player: int) -> float:
    """What lies in Hamlet's row, as if later tiles were worth more: what is drawn decides it."""
    return float(sum(state.row) + state.gold[player])


def expectimax(state: Any, player: int, depth: int) -> float:
    """What a state comes to for a player who sees everything, as deep as one looks."""
    if state.is_chance_node():
        return float(
            sum(
                share * expectimax(state.child(value), player, depth)
                for value, share in state.chance_outcomes()
            )
        )
    if depth == 0 or state.is_terminal():
        return worth(state.table.state, player)
    values = [expectimax(state.child(one), player, depth - 1) for one in state.legal_actions()]
    return max(values) if state.current_player() == player else min(values)


def test_an_expectimax_of_a_few_lines_counts_what_chance_may_bring() -> None:
    """Hamlet: where an action draws a blueprint, its worth is the mean of what may be drawn."""
    state, rng = loaded("hamlet", 400).new_initial_state(), Random(3)
    go_on(state, rng)
    after: list[float] = []
    while len(set(after)) < 2:
        before = state.clone()
        go_on(state, rng)
        if state.is_chance_node():
            player, outcomes = before.current_player(), state.chance_outcomes()
            after = [expectimax(state.child(value), player, 1) for value, _ in outcomes]
    mean = sum(one * share for one, (_, share) in zip(after, outcomes, strict=True))
    assert expectimax(state, player, 1) == pytest.approx(mean)
    assert min(after) < mean < max(after)
    worths = [expectimax(before.child(one), player, 1) for one in before.legal_actions()]
    assert expectimax(before, player, 2) == max(worths)
    assert any(one == pytest.approx(mean) for one in worths)
