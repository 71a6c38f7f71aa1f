"""A choice with what decided it, so that the one can be told with the other."""

from __future__ import annotations

from typing import NamedTuple

from osada.kernel.action import Action
from osada.kernel.message import Phrase

NOTHING = -1


class Chosen(NamedTuple):
    """What a companion does, and why."""

    action: Action
    cause: Phrase
    """What is said of it; its figures are read off the table by whoever tells it."""
    about: int = NOTHING
    """The number of what it is about, where the phrase names something that decided it: a building,
    an order, a region, …"""
