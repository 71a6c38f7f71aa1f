"""Ratings after Plackett and Luce: one number for each player, from the order games end in.

Each place of a game goes to one of those left, with a chance in proportion to their strengths. The
strengths that make all the orders seen likeliest are looked for by Newton's method, held together
a little so that somebody who always wins stays finite. They are told in points of which 400 mean
ten times the strength: 200 more wins about three games of four. The weakest stands at 1000.
"""

from __future__ import annotations

from collections.abc import Sequence
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


def ratings(names: Sequence[str], rankings: Sequence[Ranking]) -> list[Rating]:
    """The best first; nothing where there is only one, or no game has an order."""
    games = [one for one in rankings if len(set(one.ranks)) > 1]
    if len(names) < 2 or not games:
        return []
    orders = _orders(len(names), games)
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
    ranks = np.array([one.ranks for one in games])
    return _Orders(
        np.eye(names)[np.array([one.who for one in games])],
        (ranks[:, None, :] >= ranks[:, :, None]).astype(float),
        np.array([one.block for one in games]),
    )


def _derivatives(strengths: Numbers, orders: _Orders) -> tuple[Numbers, Numbers]:
    """The first derivative of the likelihood's logarithm, game by game, and less the second."""
    weights = np.exp(orders.who @ strengths)
    chances = orders.left * weights[:, None, :]
    chances = chances / chances.sum(2, keepdims=True)
    contested = (orders.left.sum(2) > 1)[:, :, None]
    expected = (chances @ orders.who) * contested
    slopes = (orders.who * contested - expected).sum(1)
    flat = expected.reshape(-1, len(strengths))
    return slopes, np.diag(flat.sum(0)) - flat.T @ flat
