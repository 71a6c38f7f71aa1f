"""The marks of moves by how much chance to win they gave away, and how turns compare."""

from __future__ import annotations

from typing import Final

MARKS: Final = ("best", "good", "slip", "blunder", "only")
GOOD: Final = 0.035
"""Up to so much less than the best is good,"""
BLUNDER: Final = 0.095
"""and from so much on it is a blunder."""
DECIDED: Final = 0.95
"""Where somebody is so likely to win, moves get no mark,"""
THROWN: Final = 0.25
"""but for one that gives away so much that nothing is decided any more."""

STEPS: Final = ("best", "same", "slightly", "weaker", "much")
UNSEEN: Final = 0.005
"""Less than half a per cent is no difference;"""
LITTLE: Final = 0.03
"""up to so much less chance than the best a turn is slightly weaker,"""
MUCH: Final = 0.1
"""and from so much on much weaker."""


def mark_of(lost: float, is_best: bool, next_best: float, leader: float) -> str:
    """The mark of a move that gave away so much chance; `next_best` is what the best of the others
    gives away, `leader` the chance of whoever is ahead. Empty where it is decided already."""
    if leader > DECIDED and lost < THROWN:
        return ""
    if is_best:
        return "only" if next_best >= BLUNDER else "best"
    if lost <= GOOD:
        return "good"
    return "blunder" if lost >= BLUNDER else "slip"


def step_of(less: float, doubt: float) -> str:
    """How a turn compares with the best one that has so much more chance, give or take a doubt:
    little that may be nothing is no difference."""
    if less < UNSEEN or less <= min(doubt, LITTLE):
        return "same"
    if less <= LITTLE:
        return "slightly"
    return "weaker" if less < MUCH else "much"
