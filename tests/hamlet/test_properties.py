"""What holds in every position of every game, checked along random games of all kinds."""

from __future__ import annotations

from random import Random

import pytest

import osada
from osada.kernel.journal import Journal
from osada.kernel.record import read_record, write_record

from .checking import check
from .policies import at_random, busily
from .tables import GAME

OPTIONS: list[dict[str, object]] = [
    {},
    {"layout": "random", "strict-terrain": True},
    {"layout": "free", "no-detour": True, "lenient-donkeys": True},
]


def journal(seats: int, seed: int, steps: int) -> Journal:
    """A game played so far, by turns busily and at random, under varying options."""
    rng = Random(f"{seats} {seed}")
    game = Journal(GAME, seats, seed, OPTIONS[seed % len(OPTIONS)])
    policy = at_random if seed % 4 == 3 else busily
    while game.state.turn and len(game.entries) < steps:
        game.play(game.state.turn[0], policy(game.state, rng))
    return game


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_invariants_reasons_and_saving_along_a_game(seats: int, seed: int) -> None:
    """The whole vocabulary is asked about at one position in fifteen."""
    rng = Random(seed)
    game = Journal(GAME, seats, seed, OPTIONS[seed % len(OPTIONS)])
    for _ in range(160):
        if not game.state.turn:
            break
        game.play(game.state.turn[0], busily(game.state, rng))
        assert game.state.faults() == []
        if rng.random() < 1 / 15:
            check(game.state, rng)
    check(game.state, rng)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_a_record_replays_to_the_same_fingerprint(seats: int, seed: int) -> None:
    played = journal(seats, seed, 200)
    text = write_record(played)
    replayed = read_record(text, osada.game)
    assert replayed.fault is None
    assert replayed.journal.state.digest() == played.state.digest()
    assert write_record(replayed.journal) == text


@pytest.mark.parametrize("seats", [2, 4])
def test_the_same_seed_gives_the_same_game(seats: int) -> None:
    one, two = journal(seats, 5, 150), journal(seats, 5, 150)
    assert write_record(one) == write_record(two)


def test_nobody_can_undo_past_what_the_bag_or_the_stack_gave() -> None:
    game = journal(2, 8, 200)
    drew = [entry for entry in game.entries if entry.draws]
    assert drew
    assert all(entry.teaches for entry in drew)
    assert not any(entry.teaches for entry in game.entries if not entry.draws)
