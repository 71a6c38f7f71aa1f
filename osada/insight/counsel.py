"""Advice without chances: what a game gives that nobody wins, or that nobody can foresee."""

from __future__ import annotations

from typing import NamedTuple

from osada.kernel.state import State

from .adviser import Told


class Deed(NamedTuple):
    """Something that a good companion would do."""

    actions: tuple[str, ...]
    """First the answer to what is asked; what follows from it."""
    brings: tuple[Told, ...]
    """What it costs and brings, found by playing it."""
    reasons: tuple[Told, ...]
    """What decided it."""


class Counsel(NamedTuple):
    """What a good companion would do, and what it would do instead."""

    seat: int
    deeds: tuple[Deed, ...]


class Counsellor:
    """Says what a good companion would do in one game, by nothing but what the seat may know: the
    same every time, and on every position that the seat cannot tell from this one."""

    def advise(self, state: State, seat: int) -> Counsel:
        """For a seat that is in turn and has a choice."""
        raise NotImplementedError
