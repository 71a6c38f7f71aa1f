"""How much is looked at: in looks, never in seconds, so that it comes out the same again."""

from __future__ import annotations

from typing import Final, NamedTuple


class Effort(NamedTuple):
    """What a look at one decision may take."""

    width: int
    """Turns that are tried in some worlds,"""
    few: int
    """in so many;"""
    best: int
    """and of these the most promising"""
    many: int
    """in so many more."""


class Budget(NamedTuple):
    """In how many imagined worlds turns are tried to find and to prove a puzzle."""

    width: int
    """Turns that are looked at:"""
    glance: int
    """at first sight,"""
    look: int
    """at a closer look,"""
    proof: int
    """and as a proof."""
    since: float = 0.0
    """The part of a game in which too little is decided for a puzzle."""


BRIEFLY: Final = Effort(6, 2, 3, 4)
"""For tests, and where somebody only wants the order of things."""
CLOSELY: Final = Effort(12, 6, 4, 36)
"""For hints and analyses."""
