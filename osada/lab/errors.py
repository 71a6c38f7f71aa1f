"""What can be wrong with what the lab is asked to do."""

from __future__ import annotations

from osada.kernel.errors import OsadaError


class BadExperiment(OsadaError):
    """A number of games, bots, jobs or seconds with which nothing can be found out."""


def at_least_one(what: str, number: int) -> None:
    """Refuse a count below 1."""
    if number < 1:
        raise BadExperiment(f"{what} must be 1 or more, not {number}")
