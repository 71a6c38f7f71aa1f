"""Where the time of a random game goes: finding what is legal, choosing, playing it."""

from __future__ import annotations

from random import Random
from time import perf_counter

from osada.kernel.chance import game_seed
from osada.kernel.game import Game

LONGEST = 5_000
"""Decisions after which a random game is broken off: not every game ends by chance alone."""


def time_split(game: Game, seats: int, seconds: float) -> dict[str, float]:
    """The part of the time that each question to the contract takes; together 1. What the clock
    itself takes is measured first and left out."""
    tick = _one_tick()
    spent = {"start": 0.0, "legal": 0.0, "choice": 0.0, "play": 0.0}
    random = Random(0).random
    began = perf_counter()
    number = 0
    while perf_counter() - began < seconds or number == 0:
        t = perf_counter()
        state = game.start(seats, game_seed(0, number))
        spent["start"] += perf_counter() - t - tick
        number += 1
        for _ in range(LONGEST):
            if not state.turn:
                break
            seat = state.turn[0]
            t0 = perf_counter()
            menu = state.legal(seat)
            t1 = perf_counter()
            action = menu[int(random() * len(menu))]
            t2 = perf_counter()
            state.play(seat, action)
            t3 = perf_counter()
            spent["legal"] += t1 - t0 - tick
            spent["choice"] += t2 - t1 - tick
            spent["play"] += t3 - t2 - tick
    whole = sum(spent.values())
    return {name: round(part / whole, 3) for name, part in spent.items()}


def _one_tick() -> float:
    """What it takes to read the clock: the least of many readings."""
    least = 1.0
    for _ in range(1000):
        t = perf_counter()
        least = min(least, perf_counter() - t)
    return least
