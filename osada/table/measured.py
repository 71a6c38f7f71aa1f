"""What the lab has measured of a game, as people are told: what an option does, how levels fare."""

from __future__ import annotations

from math import ceil, floor

from osada.bots.ladder import ladder
from osada.kernel.game import Game
from osada.kernel.measured import BeforeAndAfter, measured

from .protocol.measured import Measured, Rung, Shift


def measured_of(game: Game, option: str) -> list[Measured]:
    """Of one option, as people read it."""
    return [
        Measured(
            choice=one["choice"],
            seats=one["seats"],
            games=one["games"],
            length=_by(one["length"]),
            score=_by(one["score"]),
            first=_to(one["first"]),
        )
        for one in measured(game)
        if one["option"] == option
    ]


def ladder_of(game: Game) -> list[Rung]:
    """How its levels fare against the one below, in wins of a hundred games."""
    return [
        Rung(
            level=one["level"],
            seats=one["seats"],
            games=one["games"],
            won=round(100 * one["won"]),
            low=floor(100 * one["low"]),
            high=ceil(100 * one["high"]),
        )
        for one in ladder(game)
    ]


def _by(change: BeforeAndAfter) -> Shift:
    """In per cent of what it was; what rounds to nothing is the same."""
    moved = round(100 * (change["after"] / change["before"] - 1)) if change["before"] else 0
    return Shift(_way(change) if moved else "same", abs(moved))


def _to(change: BeforeAndAfter) -> Shift:
    """A share, from and to."""
    return Shift(_way(change), round(100 * change["after"]), round(100 * change["before"]))


def _way(change: BeforeAndAfter) -> str:
    if change["low"] <= 0 <= change["high"]:
        return "same"
    return "more" if change["after"] > change["before"] else "less"
