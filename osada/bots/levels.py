"""The five levels, by the same names in every game that has them."""

from __future__ import annotations

LEVELS = ("novice", "casual", "skilled", "strong", "master")
"""Weakest first. What each can do is measured in docs/bots.md."""
SECONDS = {"novice": 0.02, "casual": 0.02, "skilled": 0.02, "strong": 0.25, "master": 1.0}
"""How long each may think about a decision, where the rules are compiled and the machine is free.
Levels are made of numbers of looks ahead; the clock only cuts them short."""
YARDSTICK = "greedy"
"""Who sits down where nobody says who."""
WITHOUT_CLOCK = frozenset({"random", "greedy", "novice", "casual"})
"""Those who look at no clock: their games come out the same on every machine."""
