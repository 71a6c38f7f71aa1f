"""What a tournament tells: who won how often and by how much, how surely, and from which seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from .duel import Line, Sat, sat
from .ratings import Ranking, Rating, ratings
from .series import Series
from .stats import mean_interval, wilson
from .worth import Played, Worth, worths


class Standing(TypedDict):
    """How one entrant did; JSON-ready."""

    bot: str
    games: int
    """Seats it sat at, over all games."""
    win_share: float
    wilson: list[float]
    """The 95 % interval of the share, were all those games independent of one another."""
    blocks_interval: list[float]
    """The same by the spread between deals; where that is none, the one above."""
    mean_score: float
    margin: float
    """How far it was ahead of the best of the others, on average,"""
    margin_interval: list[float]
    """with its 95 % interval by the spread between deals."""
    seconds_per_decision: float
    longest: float
    """The longest that one decision took, in seconds."""
    faults: int
    """How often a player from somebody's own file broke the rules or the clock,"""
    fault: str
    """and the first time."""


class Seat(TypedDict):
    """How often one seat won, whoever sat there."""

    win_share: float
    interval: list[float]


class Pair(TypedDict):
    """How often one ended above another at the same table; a shared place is half."""

    bot: str
    other: str
    games: int
    above: float


class Results(TypedDict):
    """What the games themselves say. With k of the same name at a table, par is k seats' share."""

    game: str
    seats: int
    bots: list[str]
    blocks: int
    games: int
    unfinished: int
    decisions: int
    standings: list[Standing]
    ratings: list[Rating]
    pairs: list[Pair]
    win_share: dict[str, float]
    wilson: dict[str, list[float]]
    mean_scores: dict[str, float]
    seconds_per_decision: dict[str, float]
    seat_share: list[float]
    by_seat: list[Seat]
    length: dict[str, list[float]]
    """How long a game was, by whatever it is counted in: the mean and its 95 % interval."""
    worth: list[Worth]
    seconds: float
    """What all players together have thought."""
    seed: int


class Tournament(Results):
    """The same, and how it was played."""

    wall_seconds: float
    jobs: int
    mode: str
    version: str


def told(game: str, series: Series, blocks: int, lines: Sequence[Line]) -> Results:
    """Everything there is to tell of the games of a series."""
    seats = len(series.bots)
    names = list(dict.fromkeys(series.bots))
    tables = [sat(line, series) for line in lines]
    found = [one for table in tables for one in table]
    standings = [_standing(name, tables) for name in names]
    by_seat = [_seat([one for one in found if one.seat == at]) for at in range(seats)]
    rankings = [
        Ranking(
            line["block"],
            tuple(names.index(name) for name in series.seated(line["turned"])),
            tuple(line["ranks"]),
        )
        for line in lines
        if all(line["ranks"])
    ]
    return {
        "game": game,
        "seats": seats,
        "bots": list(series.bots),
        "blocks": blocks,
        "games": len(lines),
        "unfinished": sum(not line["finished"] for line in lines),
        "decisions": sum(one.decisions for one in found),
        "standings": standings,
        "ratings": ratings(names, rankings),
        "pairs": _pairs(names, rankings),
        "win_share": {one["bot"]: one["win_share"] for one in standings},
        "wilson": {one["bot"]: one["wilson"] for one in standings},
        "mean_scores": {one["bot"]: one["mean_score"] for one in standings},
        "seconds_per_decision": {one["bot"]: one["seconds_per_decision"] for one in standings},
        "seat_share": [one["win_share"] for one in by_seat],
        "by_seat": by_seat,
        "length": lengths(lines),
        "worth": worths(games_played(lines), blocks),
        "seconds": round(sum(one.seconds for one in found), 3),
        "seed": series.seed,
    }


def games_played(lines: Sequence[Line]) -> list[Played]:
    """What each game tells of what things are worth."""
    return [
        Played(line["block"], shares(line), line["deeds"]) for line in lines if any(line["ranks"])
    ]


def shares(line: Line) -> list[float]:
    """Each seat's share of the win."""
    winners = max(1, line["ranks"].count(1))
    return [1 / winners if rank == 1 else 0.0 for rank in line["ranks"]]


def lengths(lines: Sequence[Line]) -> dict[str, list[float]]:
    """How long games were, in decisions and in whatever the game counts."""
    counted = [
        (line["block"], {"decisions": sum(line["decisions"]), **line["length"]}) for line in lines
    ]
    return {
        name: _rounded(by_block([(block, one[name]) for block, one in counted]))
        for name in counted[0][1]
    }


def by_block(values: Sequence[tuple[int, float]]) -> tuple[float, float, float]:
    """The mean of what came of the games, and its interval by the spread between deals."""
    blocks: dict[int, list[float]] = {}
    for block, value in values:
        blocks.setdefault(block, []).append(value)
    return mean_interval([sum(one) / len(one) for one in blocks.values()])


def _standing(name: str, tables: Sequence[Sequence[Sat]]) -> Standing:
    mine = [one for table in tables for one in table if one.bot == name]
    _, low, high = by_block([(one.block, one.won) for one in mine])
    independent = wilson(sum(one.won for one in mine), len(mine))
    margins = [
        (one.block, one.score - max([other.score for other in table if other.seat != one.seat]))
        for table in tables
        for one in table
        if one.bot == name and len(table) > 1
    ]
    margin = _rounded(by_block(margins)) if margins else [0.0, 0.0, 0.0]
    decisions = sum(one.decisions for one in mine)
    faults = [one for one in mine if one.faults]
    first = faults[0] if faults else None
    return {
        "bot": name,
        "games": len(mine),
        "win_share": _share(mine),
        "wilson": _ends(independent),
        "blocks_interval": _ends((low, high) if high > low else independent),
        "mean_score": round(sum(one.score for one in mine) / len(mine), 3),
        "margin": margin[0],
        "margin_interval": margin[1:],
        "seconds_per_decision": round(sum(one.seconds for one in mine) / max(1, decisions), 6),
        "longest": round(max(one.longest for one in mine), 4),
        "faults": sum(one.faults for one in mine),
        "fault": "" if first is None else f"deal {first.block}, seat {first.seat}: {first.fault}",
    }


def _seat(mine: Sequence[Sat]) -> Seat:
    share, low, high = by_block([(one.block, one.won) for one in mine])
    independent = wilson(share * len(mine), len(mine))
    ends = (low, high) if high > low else independent
    return {"win_share": round(share, 4), "interval": _ends(ends)}


def _pairs(names: Sequence[str], rankings: Sequence[Ranking]) -> list[Pair]:
    met = [[0] * len(names) for _ in names]
    above = [[0.0] * len(names) for _ in names]
    for game in rankings:
        for one, rank in zip(game.who, game.ranks, strict=True):
            for other, theirs in zip(game.who, game.ranks, strict=True):
                met[one][other] += 1
                above[one][other] += 0.5 if rank == theirs else float(rank < theirs)
    return [
        {
            "bot": names[one],
            "other": names[other],
            "games": met[one][other],
            "above": round(above[one][other] / met[one][other], 4),
        }
        for one in range(len(names))
        for other in range(len(names))
        if one != other and met[one][other]
    ]


def _ends(interval: tuple[float, float]) -> list[float]:
    """Of a share."""
    return [round(max(0.0, interval[0]), 4), round(min(1.0, interval[1]), 4)]


def _rounded(values: Sequence[float]) -> list[float]:
    return [round(value, 3) for value in values]


def _share(mine: Sequence[Sat]) -> float:
    return round(sum(one.won for one in mine) / len(mine), 4)
