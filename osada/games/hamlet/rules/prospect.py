"""What a building would be worth where it might be built. HAM-BUILD-04, HAM-SCORE-04."""

from __future__ import annotations

from .landmarks import landmark_counts, landmark_worth
from .map.roads import Roads
from .table import Table

Prospect = tuple[int, bool]
"""The points of a landmark, and whether it would count: to some a road must lead first."""


def prospects(s: Table, seat: int, tile: int, poses: list[int]) -> list[Prospect]:
    """For each pose of a landmark, what its flag would score for this seat as things stand."""
    there = s.copy()
    assert isinstance(there, Table)
    found: list[Prospect] = []
    for pose in poses:
        there.village = s.village.with_tile(tile, pose)
        there.roads = Roads(there.village, s.roads.pieces)
        found.append((landmark_worth(there, seat, tile), landmark_counts(there, tile)))
    return found
