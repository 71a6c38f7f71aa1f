"""The lesson of a game: the few decisions of one seat that swung it most, and one to praise."""

from __future__ import annotations

from collections.abc import Sequence

from .analysis import Seen

MOMENTS = 3
WORTH = 0.02
"""What cost less chance than this is not worth a word."""


def lesson(seen: Sequence[Seen], seat: int) -> list[Seen]:
    """The moments that taught this seat most, in the order in which they came: those that cost most
    chance, and one that was found and mattered, if there is any."""
    own = [one for one in seen if one.look.seat == seat and one.look.played >= 0]
    costly = sorted((one for one in own if one.look.lost >= WORTH), key=lambda one: -one.look.lost)
    found = sorted((one for one in own if _praise(one) > 0), key=lambda one: -_praise(one))
    chosen = costly[: MOMENTS - 1 if found else MOMENTS]
    chosen += found[: MOMENTS - len(chosen)]
    return sorted(chosen, key=lambda one: one.first)


def _praise(one: Seen) -> float:
    """How much it mattered that this was found: what the next best would have cost."""
    if one.look.mark not in ("best", "only") or not one.best.reasons:
        return 0.0
    if len(one.look.choices) < 2:
        return 0.0
    seat = one.look.seat
    better = one.best.chances[seat] - one.look.choices[1].chances[seat]
    return better if better >= WORTH else 0.0
