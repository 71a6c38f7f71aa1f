"""What the gains of an activity weigh, in points, about: which of them are told hangs on it."""

from __future__ import annotations

from typing import Final

COIN: Final = 0.35
"""What a coin is worth, about."""
VILLAGER: Final = 5.0
DONKEY: Final = 0.8
TOKEN: Final = 1.5
"""What an own resource in the village may bring."""
IN_STOCK: Final = 0.4
REACH: Final = 0.3
"""A building more that a resource can be brought to."""
MILESTONE: Final = 2.0
STANDS: Final = 1.0
"""A building that stands, beside what it counts."""
NEARER: Final = 0.4
"""The part of its worth that a project brings by being nearer."""
IDLE: Final = 1.5
"""What a villager would have done."""
AT_REST: Final = 0.21
"""What is said where nothing is done: it yields to everything else."""
