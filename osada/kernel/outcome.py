"""How a game ended: scores with their full breakdown, ranks and what broke the ties."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # it loads msgspec, which no rule needs
    from .shapes import Result


class Score:
    """One seat's result: the total and the parts it is the sum of, in order of scoring."""

    __slots__ = ("parts", "seat", "tie_break", "total")

    def __init__(self, seat: int, parts: dict[str, int], tie_break: tuple[int, ...]) -> None:
        self.seat = seat
        self.parts = parts
        self.total = sum(parts.values())
        self.tie_break = tie_break
        """Compared in order when totals are equal; more is better."""

    def __repr__(self) -> str:
        parts = ", ".join([f"{name} {points}" for name, points in self.parts.items()])
        return f"<Score: seat {self.seat}, {self.total}{parts and f' ({parts})'}>"

    def __reduce__(self) -> tuple[type[Score], tuple[object, ...]]:
        return Score, (self.seat, self.parts, self.tie_break)


class Outcome:
    """The end of a game. Rank 1 is best; several seats share a rank when nothing parts them."""

    __slots__ = ("ranks", "scores", "tie_break_names")

    def __init__(self, scores: tuple[Score, ...], tie_break_names: tuple[str, ...] = ()) -> None:
        self.scores = scores
        self.tie_break_names = tie_break_names
        keys = [(score.total, *score.tie_break) for score in scores]
        self.ranks = tuple(1 + sum(other > key for other in keys) for key in keys)

    def __repr__(self) -> str:
        totals = " : ".join([str(score.total) for score in self.scores])
        won = ", ".join([str(seat) for seat in self.winners])
        return f"<Outcome: {totals}, won by {won}>"

    def __reduce__(self) -> tuple[type[Outcome], tuple[object, ...]]:
        return Outcome, (self.scores, self.tie_break_names)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of rank 1."""
        return tuple(s.seat for s, rank in zip(self.scores, self.ranks, strict=True) if rank == 1)

    def to_data(self) -> Result:
        """JSON-ready: for each seat its total, parts, tie-break values and rank."""
        return {
            "winners": list(self.winners),
            "scores": [
                {
                    "seat": score.seat,
                    "total": score.total,
                    "parts": dict(score.parts),
                    "rank": rank,
                    "tie_break": dict(zip(self.tie_break_names, score.tie_break, strict=True)),
                }
                for score, rank in zip(self.scores, self.ranks, strict=True)
            ],
        }


def leaders(points: Sequence[int]) -> tuple[int, ...]:
    """The seats that have most; none where all have the same.

    >>> leaders([4, 7, 7]), leaders([3, 3])
    ((1, 2), ())
    """
    most = max(points)
    return () if min(points) == most else tuple(n for n, own in enumerate(points) if own == most)
