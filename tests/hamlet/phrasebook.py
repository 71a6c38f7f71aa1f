"""The phrases of the game by their sort: the book has events first, then reasons, then prompts."""

from __future__ import annotations

from .tables import GAME

_NAMES = [key.removeprefix("hamlet-") for key in GAME.phrases.phrases]
_FIRST_REASON = _NAMES.index("is-over")

PROMPTS = [name for name in _NAMES if name.startswith("ask-")]
EVENTS = _NAMES[:_FIRST_REASON]
REASONS = [name for name in _NAMES[_FIRST_REASON:] if name not in PROMPTS]


def declared_arguments(name: str) -> set[str]:
    """The arguments that the text of a phrase may use."""
    return set(GAME.phrases.phrases[f"hamlet-{name}"].names)
