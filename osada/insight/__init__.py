"""Insight into a game: which moves are good, how good, and why; for hints, analyses, lessons.

>>> import osada
>>> state = osada.game("vikings").start(seats=2, seed=7)
>>> seat = state.turn[0]
>>> seen = look(adviser(osada.game("vikings")), state, seat, BRIEFLY)
>>> seen.choices[0].chances[seat] >= seen.choices[1].chances[seat]
True
"""

from __future__ import annotations

from .adviser import Adviser, Gain, Told
from .effort import BRIEFLY, CLOSELY, Effort
from .given import NoInsight, adviser, counsellor, gives_hints, gives_insight
from .look import Choice, Look, NoChoice, hint, look
from .marks import MARKS

__all__ = [
    "BRIEFLY",
    "CLOSELY",
    "MARKS",
    "Adviser",
    "Choice",
    "Effort",
    "Gain",
    "Look",
    "NoChoice",
    "NoInsight",
    "Told",
    "adviser",
    "counsellor",
    "gives_hints",
    "gives_insight",
    "hint",
    "look",
]
