"""Who there is to play; `everyone.py` fills the list."""

from __future__ import annotations

from .character import Character

CAST: list[Character] = []
"""The four characters in order."""


def journal_kinds() -> tuple[str, ...]:
    """The kinds of action that belong to some character's journal."""
    return tuple(kind for character in CAST for kind in character.kinds)
