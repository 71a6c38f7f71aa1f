"""Ratings after Plackett and Luce: one number for each player, from the order games end in.

Each place of a game goes to one of those left, with a chance in proportion to their strengths. The
strengths that make all the orders seen likeliest are looked for by Newton's method, held together
a little so that somebody who always wins stays finite. A tie counts as every order that it might
have been, each for its part: of two half and half. They are told in points of which 400 mean
ten times the strength: 200 more wins about three games of four. The weakest stands at 1000.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, permutations, product
from math import log
from typing import NamedTuple, TypedDict

import numpy as np
from numpy.typing import NDArray

from .stats import Z_95

POINTS = 400 / log(10)
ANCHOR = 1000
RIDGE = 0.1
STEPS = 50
CLOSE = 1e-9

Numbers = NDArray[np.float64]


class Ranking(NamedTuple):
    """How one game ended: who took part, by number, and their ranks; equal ranks share a place."""

    block: int
    who: tuple[int, ...]
    ranks: tuple[int, ...]


class Rating(TypedDict):
    """Points, and half the width of their 95 % interval; JSON-ready."""

    bot: str
    points: int
    error: int
    """Against the weakest, who has none."""


class _Orders(NamedTuple):
    """All games as arrays: who sat at each seat (one column a name), who was left to be placed when
    each seat was, and which deal each game belongs to."""

    who: Numbers
    left: Numbers
    blocks: NDArray[np.int64]
    parts: Numbers
    """What each counts: an order that a tie might have been counts as a part of its game."""


def ratings(names: Sequence[str], rankings: Sequence[Ranking]) -> list[Rating]:
    """The best first; nothing where there is only one, or no game has an order."""
    if len(names) < 2 or all(len(set(one.ranks)) < 2 for one in rankings):
        return []
    orders = _orders(len(names), rankings)
    held = RIDGE * np.eye(len(names))
    found = np.zeros(len(names))
    for _ in range(STEPS):
        slopes, bend = _derivatives(found, orders)
        step = np.linalg.solve(bend + held, slopes.sum(0) - RIDGE * found)
        found = found + np.clip(step, -2.0, 2.0)
        if float(np.abs(step).max()) < CLOSE:
            break
    slopes, bend = _derivatives(found, orders)
    inverse = np.linalg.inv(bend + held)
    by_block = np.zeros((int(orders.blocks.max()) + 1, len(names)))
    np.add.at(by_block, orders.blocks, slopes)
    # were all games independent, and by the spread between deals: the larger is told
    spreads = [inverse, inverse @ (by_block.T @ by_block) @ inverse]
    weakest = int(found.argmin())
    rows: list[Rating] = []
    for at in np.argsort(-found, kind="stable"):
        apart = np.zeros(len(names))
        apart[at] += 1
        apart[weakest] -= 1
        error = Z_95 * POINTS * float(max(apart @ one @ apart for one in spreads)) ** 0.5
        points = ANCHOR + POINTS * float(found[at] - found[weakest])
        rows.append({"bot": names[at], "points": round(points), "error": round(error)})
    return rows


def _orders(names: int, games: Sequence[Ranking]) -> _Orders:
    found = [(one, untied(one.ranks)) for one in games]
    every = [(one, order, 1 / len(orders)) for one, orders in found for order in orders]
    ranks = np.array([order for _, order, _ in every])
    return _Orders(
        np.eye(names)[np.array([one.who for one, _, _ in every])],
        (ranks[:, None, :] >= ranks[:, :, None]).astype(float),
        np.array([one.block for one, _, _ in every]),
        np.array([part for _, _, part in every]),
    )


def untied(ranks: Sequence[int]) -> list[tuple[int, ...]]:
    """All the orders without a tie that ranks may stand for.

    >>> untied((1, 3, 1))
    [(0, 2, 1), (1, 2, 0)]
    """
    return list(_untied(ranks))


def _untied(ranks: Sequence[int]) -> Iterator[tuple[int, ...]]:
    seats = sorted(range(len(ranks)), key=ranks.__getitem__)
    alike = [tuple(group) for _, group in groupby(seats, key=ranks.__getitem__)]
    for orders in product(*map(permutations, alike)):
        placed = [seat for group in orders for seat in group]
        yield tuple(placed.index(seat) for seat in range(len(ranks)))


def _derivatives(strengths: Numbers, orders: _Orders) -> tuple[Numbers, Numbers]:
    """The first derivative of the likelihood's logarithm, game by game, and less the second."""
    weights = np.exp(orders.who @ strengths)
    chances = orders.left * weights[:, None, :]
    chances = chances / chances.sum(2, keepdims=True)
    contested = (orders.left.sum(2) > 1)[:, :, None]
    expected = (chances @ orders.who) * contested
    slopes = orders.parts[:, None] * (orders.who * contested - expected).sum(1)
    flat = expected.reshape(-1, len(strengths))
    parts = np.repeat(orders.parts, expected.shape[1])[:, None]
    return slopes, np.diag((parts * flat).sum(0)) - flat.T @ (parts * flat)
