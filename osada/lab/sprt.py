"""Is one player stronger than another? Deals are played until it is sure either way.

A sequential probability ratio test after Wald, of two claims: that A is as strong as B, and that A
is so many points stronger. Its ratio is that of the generalised test over whole deals: the mean of
what A won of each deal, with the spread that the deals themselves show. Deals are looked at in
order, so it ends at the same deal however many play.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from pathlib import Path
from typing import Literal, TypedDict

from osada._compiled import MODE
from osada.version import __version__

from .blocks import Progress, no_progress
from .duel import Line
from .errors import BadExperiment
from .series import Series
from .stats import mean_interval
from .tournament import stream
from .workers import Workers

Verdict = Literal["stronger", "not stronger", "not sure"]
POINTS = 30.0
RISK = 0.05
"""How often it may be wrong, either way."""
FEWEST = 10
"""Deals before anything is said."""


class Test(TypedDict):
    """What came of it; JSON-ready."""

    game: str
    seats: int
    bots: list[str]
    verdict: Verdict
    blocks: int
    games: int
    share: float
    """How often A ended above B; a shared place is half."""
    interval: list[float]
    ratio: float
    """The logarithm of the likelihood ratio, and where it ends the test."""
    bound: float
    points: float
    seed: int
    mode: str
    version: str


def sprt(
    series: Series,
    points: float = POINTS,
    risk: float = RISK,
    blocks: int = 2000,
    workers: Workers = Workers(1),  # noqa: B008 - an immutable value
    progress: Progress = no_progress,
    file: Path | None = None,
) -> Test:
    """Test the first player of the series against the others, with so many deals at the most."""
    if points <= 0 or not 0 < risk < 0.5:
        raise BadExperiment("--points must be above 0, and --risk between 0 and 0.5")
    if len(set(series.bots)) < 2:
        raise BadExperiment("A and B are the same: nobody is stronger than themselves")
    bound = log((1 - risk) / risk)
    turnings = len(series.turnings)
    waiting: dict[int, list[Line]] = {}
    shares: list[float] = []
    ratio = 0.0
    games = stream(series, blocks, workers, progress, file)
    for sitting, line in games:
        waiting.setdefault(sitting.block, []).append(line)
        while len(waiting.get(len(shares), ())) == turnings and abs(ratio) < bound:
            shares.append(_share(waiting.pop(len(shares)), series))
            ratio = likelihood_ratio(shares, points)
        if abs(ratio) >= bound:
            break
    games.close()
    mean, low, high = mean_interval(shares)
    verdict: Verdict = "not sure"
    if abs(ratio) >= bound:
        verdict = "stronger" if ratio > 0 else "not stronger"
    return {
        "game": series.open_game().name,
        "seats": len(series.bots),
        "bots": list(series.bots),
        "verdict": verdict,
        "blocks": len(shares),
        "games": len(shares) * turnings,
        "share": round(mean, 4),
        "interval": [round(max(0.0, low), 4), round(min(1.0, high), 4)],
        "ratio": round(ratio, 3),
        "bound": round(bound, 3),
        "points": points,
        "seed": series.seed,
        "mode": MODE,
        "version": __version__,
    }


def likelihood_ratio(shares: Sequence[float], points: float) -> float:
    """How much likelier the deals are if A is so many points stronger, as a logarithm."""
    count = len(shares)
    if count < FEWEST:
        return 0.0
    level, better = 0.5, 1 / (1 + 10 ** (-points / 400))
    mean = sum(shares) / count
    # as if one deal had gone each way: deals that are all alike are not endlessly sure
    spread = (sum([(one - mean) ** 2 for one in shares]) + 0.5) / count
    return count * (better - level) * (2 * mean - better - level) / (2 * spread)


def _share(lines: Sequence[Line], series: Series) -> float:
    """How often the first player ended above the others in one deal."""
    found: list[float] = []
    for line in lines:
        mine = line["ranks"][-line["turned"] % len(series.bots)]
        others = [
            rank
            for rank, name in zip(line["ranks"], series.seated(line["turned"]), strict=True)
            if name != series.bots[0]
        ]
        found += [0.5 if rank == mine else float(mine < rank) for rank in others]
    return sum(found) / len(found)
