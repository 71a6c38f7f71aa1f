"""All attacks, in the order in which they are made; one file a family."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from importlib import import_module
from typing import NamedTuple

from ..attacker import Attacker

MOST = 1500
"""Requests, connections or messages of one attack, unless it says otherwise."""

Doing = Callable[[Attacker], Awaitable[None]]


class Plan(NamedTuple):
    """An attack: what it does, its share of the time, and how much it sends at most."""

    name: str
    doing: Doing
    weight: float
    most: int


PLANS: dict[str, Plan] = {}
FAMILIES = (
    "patterns",
    "records",
    "spellings",
    "passwords",
    "tables",
    "reading",
    "hanging",
    "frames",
    "doors",
    "forged",
    "secrets",
    "sessions",
    "house",
)


def attack(name: str, weight: float = 1.0, most: int = MOST) -> Callable[[Doing], Doing]:
    """Enter an attack into the list."""

    def enter(doing: Doing) -> Doing:
        PLANS[name] = Plan(name, doing, weight, most)
        return doing

    return enter


def plans() -> dict[str, Plan]:
    """Every attack by its name."""
    for family in FAMILIES:
        import_module(f"{__name__}.{family}")
    return PLANS
