"""The shapes of data that every game shows: how a game ended or would end now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from msgspec import Meta


def each_of(names: Sequence[str], some: bool = False) -> Meta:
    """Says of a `dict[str, X]` which keys it has: all of these, or only some of them."""
    given: dict[str, dict[str, object]] = {name: {} for name in names}
    required = [] if some else list(names)
    return Meta(extra_json_schema={"properties": given, "required": required})


class SeatScore(TypedDict):
    """One seat's result, the parts it is the sum of, and what breaks a tie."""

    seat: int
    total: int
    parts: dict[str, int]
    rank: int
    tie_break: dict[str, int]


class Result(TypedDict):
    """The end of a game, as `Outcome.to_data` tells it."""

    winners: list[int]
    scores: list[SeatScore]
