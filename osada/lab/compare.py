"""What a rule does: the same deals played both ways, and what has moved, with how sure it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TypedDict

from osada._compiled import MODE
from osada.kernel.game import Game
from osada.kernel.measured import BeforeAndAfter, ChoiceMeasured
from osada.kernel.options import read_options, spell
from osada.version import __version__

from .blocks import Progress, no_progress
from .duel import Line
from .errors import BadExperiment
from .series import Series
from .standings import games_played, shares
from .stats import mean_interval
from .tournament import play_series
from .workers import Workers
from .worth import Played, half_width, sums, things

BEFORE = "before.jsonl"
AFTER = "after.jsonl"
LENGTH = "length in "


class Moved(TypedDict):
    """One figure both ways; the interval is that of the difference, deal by deal. JSON-ready."""

    what: str
    before: float
    after: float
    difference: float
    interval: list[float]


class WorthMoved(TypedDict):
    """What a thing is worth in win share both ways; None where too few games tell."""

    kind: str
    thing: str
    before: float | None
    before_interval: list[float]
    after: float | None
    after_interval: list[float]
    difference: float | None
    interval: list[float]


class Comparison(TypedDict):
    """What came of it."""

    game: str
    seats: int
    bots: list[str]
    blocks: int
    games: int
    """Played each way."""
    changed: dict[str, str]
    """What is different, in words."""
    unfinished: list[int]
    moved: list[Moved]
    worth: list[WorthMoved]
    seed: int
    mode: str
    version: str


def compare(
    before: Series,
    after: Series,
    blocks: int,
    workers: Workers = Workers(1),  # noqa: B008 - an immutable value
    progress: Progress = no_progress,
    folder: Path | None = None,
) -> Comparison:
    """Play both, as they differ in their options or in their content, and lay them side by side."""
    changed = _changed(before, after)
    lines: list[list[Line]] = []
    for way, (series, name) in enumerate(((before, BEFORE), (after, AFTER))):
        file = folder and folder / name
        lines.append(play_series(series, blocks, workers, _half(progress, way), file))
    first, second = lines
    return {
        "game": before.open_game().name,
        "seats": len(before.bots),
        "bots": list(before.bots),
        "blocks": blocks,
        "games": len(first),
        "changed": changed,
        "unfinished": [sum(not one["finished"] for one in way) for way in lines],
        "moved": [_moved(name, how, first, second) for name, how in _figures(first[0]).items()],
        "worth": _worths(games_played(first), games_played(second), blocks),
        "seed": before.seed,
        "mode": MODE,
        "version": __version__,
    }


def to_note(found: Comparison, game: Game, command: str) -> ChoiceMeasured:
    """What a house keeps of it, for whoever thinks of playing so."""
    if len(found["changed"]) != 1 or "content" in found["changed"] or found["seats"] < 2:
        raise BadExperiment("--note is for one --option alone, at a table of two or more")
    ((option, change),) = found["changed"].items()
    rows = {row["what"]: row for row in found["moved"]}
    length = [what for what in rows if what.startswith(LENGTH)] or ["decisions"]
    return {
        "option": option,
        "choice": change.rpartition(" ")[2],
        "seats": found["seats"],
        "games": found["games"],
        "rules": game.rules_version,
        "content": game.content_hash,
        "command": command,
        "length": _noted(rows[length[-1]]),
        "score": _noted(rows["mean score"]),
        "first": _noted(rows["wins of seat 1"]),
    }


def _noted(row: Moved) -> BeforeAndAfter:
    low, high = row["interval"]
    return {"before": row["before"], "after": row["after"], "low": low, "high": high}


def _changed(before: Series, after: Series) -> dict[str, str]:
    """Refuse to compare a thing with itself."""
    one, other = before.open_game(), after.open_game()
    found = {
        name: f"{spell(usual)} → {spell(chosen)}"
        for name, usual, chosen in _options(one, before.options, after.options)
        if usual != chosen
    }
    if one.content_hash != other.content_hash:
        found["content"] = f"{one.content_hash} → {other.content_hash}"
    if not found:
        raise BadExperiment("both ways are the same: --option or --content has to change something")
    return found


def _options(
    game: Game, before: Mapping[str, object], after: Mapping[str, object]
) -> list[tuple[str, bool | str, bool | str]]:
    usual, chosen = read_options(game.options, before), read_options(game.options, after)
    return [(name, value, chosen[name]) for name, value in usual.items()]


def _half(progress: Progress, way: int) -> Progress:
    """Both ways are one work."""
    return lambda done, total: progress(way * total + done, 2 * total)


def _figures(line: Line) -> dict[str, Callable[[Line], float]]:
    """What is measured of every game."""
    found: dict[str, Callable[[Line], float]] = {
        "decisions": lambda one: float(sum(one["decisions"])),
        **{f"{LENGTH}{name}": _length(name) for name in line["length"]},
        "mean score": lambda one: sum(one["scores"]) / len(one["scores"]),
        "best score": lambda one: float(max(one["scores"])),
        "margin of the best": _margin,
        "shared wins": lambda one: float(one["ranks"].count(1) > 1),
    }
    for seat in range(len(line["scores"])) if len(line["scores"]) > 1 else ():
        found[f"wins of seat {seat + 1}"] = _wins_of(seat)
    return found


def _length(name: str) -> Callable[[Line], float]:
    return lambda one: float(one["length"].get(name, 0))


def _wins_of(seat: int) -> Callable[[Line], float]:
    return lambda one: shares(one)[seat]


def _margin(line: Line) -> float:
    best, *others = sorted(line["scores"], reverse=True)
    return float(best - others[0]) if others else 0.0


def _moved(
    name: str, how: Callable[[Line], float], before: Sequence[Line], after: Sequence[Line]
) -> Moved:
    one, other = _by_block(before, how), _by_block(after, how)
    mean, low, high = mean_interval([b - a for a, b in zip(one, other, strict=True)])
    return {
        "what": name,
        "before": round(sum(one) / len(one), 4),
        "after": round(sum(other) / len(other), 4),
        "difference": round(mean, 4),
        "interval": [round(low, 4), round(high, 4)],
    }


def _by_block(lines: Sequence[Line], how: Callable[[Line], float]) -> list[float]:
    blocks: dict[int, list[float]] = {}
    for line in lines:
        blocks.setdefault(line["block"], []).append(how(line))
    return [sum(one) / len(one) for one in blocks.values()]


def _worths(before: Sequence[Played], after: Sequence[Played], blocks: int) -> list[WorthMoved]:
    rows: list[WorthMoved] = []
    for kind, thing in things([*before, *after]):
        one, other = (sums(way, kind, thing, blocks) for way in (before, after))
        row: WorthMoved = {
            "kind": kind,
            "thing": thing,
            "before": one.told,
            "before_interval": one.interval,
            "after": other.told,
            "after_interval": other.interval,
            "difference": None,
            "interval": [],
        }
        if one.worth is not None and other.worth is not None:
            difference = other.worth - one.worth
            half = half_width(other.influence() - one.influence(), min(one.deals, other.deals))
            row["difference"] = round(difference, 4)
            row["interval"] = [round(difference - half, 4), round(difference + half, 4)]
        rows.append(row)
    return rows
