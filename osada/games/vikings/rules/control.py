"""Who controls a ship. VIK-CTRL-01 to VIK-CTRL-04."""

from __future__ import annotations

from .numbers import colour_of, shields_of


def control_order(hull: list[int]) -> list[int]:
    """The teams aboard, first control first; neutral teams count like any other (VIK-CTRL-04).

    Most shields first (VIK-CTRL-01, VIK-CTRL-02); equal teams by the foremost piece, which
    always decides (VIK-CTRL-03). One side of a piece is counted.
    """
    totals = [0, 0, 0, 0]
    aboard: list[int] = []
    for piece in hull:
        colour = colour_of(piece)
        if totals[colour] == 0:
            aboard.append(colour)
        totals[colour] += shields_of(piece)
    # `aboard` is in order of the foremost piece and the sort keeps that order among equals
    aboard.sort(key=lambda colour: -totals[colour])
    return aboard


def control_totals(hull: list[int]) -> list[int]:
    """Each team's shields on a hull, by colour (VIK-CTRL-01)."""
    totals = [0, 0, 0, 0]
    for piece in hull:
        totals[colour_of(piece)] += shields_of(piece)
    return totals
