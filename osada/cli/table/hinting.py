"""A hint at the terminal: the move, why, and what else would do."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from osada.insight.look import Choice, Look
from osada.terminal import Talk
from osada.texts import Speech

LITTLE = 0.03
"""Up to so much less chance is a little less."""


def tell_hint(advice: Look, speech: Speech, talk: Talk, console: Console) -> None:
    """The best move with its reasons, and the others with how they compare."""
    best, *others = advice.choices
    console.print(Text(talk("hint", move=told(best, speech)), style="bold"))
    for reason in best.reasons:
        console.print(Padding(Text(speech.message(reason)), (0, 0, 0, 2)))
    for other in others:
        is_close = best.chances[advice.seat] - other.chances[advice.seat] <= LITTLE
        key = "hint-less" if is_close else "hint-worse"
        console.print(Padding(Text(talk(key, move=told(other, speech))), (0, 0, 0, 2)))


def told(choice: Choice, speech: Speech) -> str:
    """A turn in words, one action after the other."""
    return ", ".join(spoken(text, speech) for text in choice.actions)


def spoken(text: str, speech: Speech) -> str:
    """An action by its text."""
    action = speech.game.vocabulary.find(text)
    return text if action is None else speech.action(action)
