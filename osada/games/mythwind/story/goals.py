"""What a goal asks for, in words: its text is given the numbers of this table, and no others."""

from __future__ import annotations

from collections.abc import Sequence

from osada.texts import Speech


def goal_text(speech: Speech, goal: int, wanted: Sequence[int]) -> str:
    """What the goal card of this number, from 1, asks of the town."""
    first, other = [*wanted, 0, 0][:2]
    return speech.name(f"goal-{goal}-text", wanted=first, other=other)
