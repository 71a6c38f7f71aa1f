"""What the gains of a turn weigh, in points, about: only which of them are told hangs on it."""

from __future__ import annotations

from typing import Final

LIKELY: Final = 0.5
"""The part of what a ship promises that is counted: it may sail late, and be boarded."""
GROWTH: Final = 1.2
"""Goods become dearer until a ship sails."""
LEADS: Final = 0.4
"""To be first, beside what falls to one."""
RIVAL: Final = 0.3
"""What a point of a rival is worth to oneself."""
FIRMER: Final = 0.08
"""What each shield of a lead adds to a bet, as a part of its value."""
LATER: Final = 0.15
"""The part of its value that a bet promises which would not win as things stand."""
NEUTRAL: Final = 0.25
STERN: Final = 0.8
FIRST: Final = 0.3
CHOICE: Final = 0.25
