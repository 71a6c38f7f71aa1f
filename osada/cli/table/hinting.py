"""A hint at the terminal: the move, why, and what else would do."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from osada.insight.counsel import Counsel, Deed
from osada.insight.look import Choice, Look
from osada.insight.plain import LETTERS
from osada.terminal import Talk
from osada.texts import Speech

FOLLOWING = 3
"""So many actions of a deed are named."""


def tell_hint(advice: Look, speech: Speech, talk: Talk, console: Console) -> None:
    """The best move with its reasons, and the others with how they compare."""
    best, *others = advice.choices
    console.print(Text(talk("hint", move=told(best, speech)), style="bold"))
    for reason in best.reasons:
        console.print(Padding(Text(speech.message(reason)), (0, 0, 0, 2)))
    for letter, other in zip(LETTERS[1:], others, strict=False):
        step = talk(f"hint-{other.step}")
        line = talk("hint-other", letter=letter, move=told(other, speech), step=step)
        console.print(Padding(Text(line), (0, 0, 0, 2)))


def tell_counsel(counsel: Counsel, speech: Speech, talk: Talk, console: Console) -> None:
    """What a good companion would do, what that costs and brings, why, and what else would do."""
    best, *others = counsel.deeds
    console.print(Text(talk("companion", move=_deed(best, speech)), style="bold"))
    for message in (*best.brings, *best.reasons):
        console.print(Padding(Text(speech.message(message)), (0, 0, 0, 2)))
    for other in others:
        said = " ".join(map(speech.message, other.brings or other.reasons))
        line = talk("companion-next", move=_deed(other, speech), brings=said)
        console.print(Padding(Text(line), (0, 0, 0, 2)))


def _deed(deed: Deed, speech: Speech) -> str:
    """A deed in words: what is answered now, and what follows from it as far as it is short."""
    said = ", ".join(spoken(text, speech) for text in deed.actions[:FOLLOWING])
    return f"{said}, …" if len(deed.actions) > FOLLOWING else said


def told(choice: Choice, speech: Speech) -> str:
    """A turn in words, one action after the other."""
    return ", ".join(spoken(text, speech) for text in choice.actions)


def spoken(text: str, speech: Speech) -> str:
    """An action by its text."""
    action = speech.game.vocabulary.find(text)
    return text if action is None else speech.action(action)
