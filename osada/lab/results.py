"""Results that are kept: a line of JSON for each series, with how every game of it ended.

What docs/bots.md says can be worked out of these lines again, and any game of them played again:
the deal and everybody's chance follow from the seed, the number of the deal and the turning. Where
a clock has cut somebody short it may end otherwise then.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
from pathlib import Path
from random import Random
from typing import NamedTuple, NotRequired, TypedDict

from osada.bots.ladder import MeasuredLevel
from osada.bots.levels import LEVELS
from osada.kernel.errors import OsadaError

from .blocks import opener
from .duel import Sat
from .limits import Limits
from .series import Series
from .stats import wilson
from .tournament import play_one
from .wins import Wins, impossible, unfinished, worked_out

BINS = 10
"""Chances are put together by tenths."""
ENOUGH = 60
"""Games of a level against the one below, before anybody is told how they went."""


class BadResults(OsadaError):
    """A file that holds no results."""


class WrongResults(BadResults):
    """A file whose wins are not those of its games."""


class Kept(TypedDict):
    """A series; the first bot is the one whose wins are counted."""

    game: str
    bots: list[str]
    seed: int
    games: list[list[int]]
    """The number of the deal, the turning, and each seat's points."""
    winners: NotRequired[list[list[int]]]
    """The seats that won each of them; series of before do not have it, see `wins`."""
    won: float
    ms: float
    """That the first one took for a decision, on average,"""
    longest: float
    """and at most, in seconds."""
    said: list[list[float]]
    """By tenths of the chance it gave itself: how often, the mean chance, and how often it won."""


class Share(NamedTuple):
    """How often the first bot of a series won."""

    kept: Kept
    share: float
    low: float
    high: float
    open: int
    """Games that the points do not decide, of a series that keeps no winners."""
    unfinished: tuple[int, int]
    """Games of deals that were not played in all turnings, and how many would be."""


class Again(NamedTuple):
    """A game played again."""

    kept: Kept
    block: int
    turned: int
    same: bool


def to_keep(game: str, bots: Sequence[str], seed: int, found: Sequence[Sat]) -> Kept:
    """What is kept of a series."""
    mine = [one for one in found if one.seat == (len(bots) - one.turned) % len(bots)]
    points: dict[tuple[int, int], list[int]] = {}
    winners: dict[tuple[int, int], list[int]] = {}
    for one in found:
        points.setdefault((one.block, one.turned), []).append(one.score)
        won = winners.setdefault((one.block, one.turned), [])
        if one.won:
            won.append(one.seat)
    decisions = sum([one.decisions for one in mine])
    return {
        "game": game,
        "bots": list(bots),
        "seed": seed,
        "games": [[block, turned, *scores] for (block, turned), scores in points.items()],
        "winners": list(winners.values()),
        "won": round(sum([one.won for one in mine]), 4),
        "ms": round(1000 * sum([one.seconds for one in mine]) / max(1, decisions), 2),
        "longest": round(max([one.longest for one in mine]), 3),
        "said": curve(
            [(chance, one.won) for one in found if one.bot == bots[0] for chance in one.said]
        ),
    }


def curve(said: Sequence[tuple[float, float]]) -> list[list[float]]:
    """How often it came as it was said, by tenths of the chance; tenths never said are left out."""
    found: list[list[float]] = []
    for tenth in range(BINS):
        here = [one for one in said if min(BINS - 1, int(one[0] * BINS)) == tenth]
        if here:
            mean = sum([chance for chance, _ in here]) / len(here)
            won = sum([share for _, share in here]) / len(here)
            found.append([len(here), round(mean, 4), round(won, 4)])
    return found


def read_results(path: Path) -> list[Kept]:
    """All series of a file."""
    try:
        lines = path.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        raise BadResults(f"{path} cannot be read: check the path") from None
    try:
        found: list[Kept] = [json.loads(line) for line in lines if line.strip()]
        for one in found:
            assert all(len(played) == 2 + len(one["bots"]) for played in one["games"])
            assert one["games"]
            assert "winners" not in one or not impossible(one["games"], one["winners"])
            float(one["won"])
    except (ValueError, KeyError, TypeError, IndexError, AssertionError):
        raise BadResults(f"{path} holds no results of tournaments") from None
    return found


def wins(one: Kept) -> Wins:
    """What the games of a series come to; refused when it says that they came to something else."""
    found = worked_out(len(one["bots"]), one["games"], one.get("winners"))
    if not found.agree(one["won"]):
        first, *rest = one["bots"]
        told = f"{found.least:g}" if not found.open else f"{found.least:g} to {found.most:g}"
        raise WrongResults(
            f"{one['game']}, {first} against {len(rest)} {rest[0]} (seed {one['seed']}): "
            f"the file says {one['won']:g} won, its {len(one['games'])} games come to {told}"
        )
    return found


def won_of(one: Kept) -> float:
    """By its games; what they leave open, by what was counted when they were played."""
    found = wins(one)
    return one["won"] if found.open else found.least


def shares(results: Sequence[Kept]) -> list[Share]:
    """The table."""
    found: list[Share] = []
    for one in results:
        came, won, games = wins(one), won_of(one), len(one["games"])
        found.append(
            Share(one, won / games, *wilson(won, games), came.open, unfinished(one["games"]))
        )
    return found


def rungs(results: Sequence[Kept], game: str) -> list[MeasuredLevel]:
    """How often each level wins alone against others of the level below, by the number of seats;
    left out where too few games were played."""
    found: list[MeasuredLevel] = []
    for below, level in pairwise(LEVELS):
        for seats in sorted({len(one["bots"]) for one in results}):
            bots = [level, *[below] * (seats - 1)]
            here = [one for one in results if (one["game"], one["bots"]) == (game, bots)]
            games = sum(len(one["games"]) for one in here)
            if games >= ENOUGH:
                won = sum([won_of(one) for one in here])
                low, high = (round(end, 4) for end in wilson(won, games))
                share = round(won / games, 4)
                found.append(
                    MeasuredLevel(
                        level=level, seats=seats, games=games, won=share, low=low, high=high
                    )
                )
    return found


def play_again(results: Sequence[Kept], games: int, seed: int) -> list[Again]:
    """Some games of them, chosen by lot."""
    rng = Random(seed)
    found: list[Again] = []
    for _ in range(games):
        kept = rng.choice(results)
        number = rng.randrange(len(kept["games"]))
        block, turned, *points = kept["games"][number]
        open_game = opener(kept["game"], None)
        series = Series(open_game, tuple(kept["bots"]), kept["seed"], {}, Limits())
        sat = play_one(open_game(), series, block, turned)
        same = [one.score for one in sat] == points
        if "winners" in kept:
            same = same and [one.seat for one in sat if one.won] == kept["winners"][number]
        found.append(Again(kept, block, turned, same))
    return found


def together(curves: Sequence[Sequence[Sequence[float]]]) -> list[list[float]]:
    """Several curves as one."""
    by_tenth: dict[int, list[list[float]]] = {}
    for one in curves:
        for count, mean, won in one:
            by_tenth.setdefault(min(BINS - 1, int(mean * BINS)), []).append([count, mean, won])
    found: list[list[float]] = []
    for _, rows in sorted(by_tenth.items()):
        count = sum([row[0] for row in rows])
        mean = sum([row[0] * row[1] for row in rows]) / count
        won = sum([row[0] * row[2] for row in rows]) / count
        found.append([count, round(mean, 4), round(won, 4)])
    return found


def drawn(points: Sequence[Sequence[float]], title: str) -> str:
    """The curve as a picture: what was said to the right, what came upwards."""
    size, edge = 200.0, 34.0

    def at(x: float, y: float) -> str:
        return f"{edge + x * size:.1f},{edge + (1 - y) * size:.1f}"

    whole = size + 2 * edge
    most = max([point[0] for point in points], default=1.0)
    dots = "".join(
        f'<circle cx="{edge + mean * size:.1f}" cy="{edge + (1 - won) * size:.1f}" '
        f'r="{2 + 5 * sqrt(count / most):.1f}"/>'
        for count, mean, won in points
    )
    line = " ".join(at(mean, won) for _, mean, won in points)
    labels = "".join(
        f'<text x="{edge + tick * size:.0f}" y="{edge + size + 14:.0f}">{tick:.0%}</text>'
        f'<text x="{edge - 16:.0f}" y="{edge + (1 - tick) * size + 4:.0f}">{tick:.0%}</text>'
        for tick in (0, 0.5, 1)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole:.0f} {whole:.0f}" '
        'font-family="sans-serif" font-size="10" text-anchor="middle">'
        f'<rect width="100%" height="100%" fill="#fff"/><text x="{whole / 2:.0f}" y="18">{title}'
        f'</text><rect x="{edge}" y="{edge}" width="{size}" height="{size}" fill="none" '
        f'stroke="#999"/><polyline points="{at(0, 0)} {at(1, 1)}" stroke="#bbb" '
        f'stroke-dasharray="4 3"/><polyline points="{line}" fill="none" stroke="#234"/>'
        f'<g fill="#c63">{dots}</g>{labels}</svg>\n'
    )
