"""A hint at the terminal: the move, why, and what else would do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from osada.insight.look import Choice
from osada.insight.plain import LETTERS
from osada.terminal import Talk
from osada.texts import Speech

FOLLOWING = 3
"""So many actions of a deed are named."""


Json = dict[str, Any]


def tell_hint(found: Json, speech: Speech, talk: Talk, console: Console) -> None:
    """The best move with its reasons, and the others with how they compare; where no chances are
    told, what a good companion would do."""
    if "mark" not in found:
        _tell_counsel(found, speech, talk, console)
        return
    best, *others = found["choices"]
    console.print(Text(talk("hint", move=spoken_turn(best["actions"], speech)), style="bold"))
    for reason in best["reasons"]:
        console.print(Padding(Text(speech.message(reason)), (0, 0, 0, 2)))
    for letter, other in zip(LETTERS[1:], others, strict=False):
        step = talk(f"hint-{other['step']}")
        line = talk(
            "hint-other", letter=letter, move=spoken_turn(other["actions"], speech), step=step
        )
        console.print(Padding(Text(line), (0, 0, 0, 2)))


def _tell_counsel(found: Json, speech: Speech, talk: Talk, console: Console) -> None:
    """What a good companion would do, what that costs and brings, why, and what else would do."""
    best, *others = found["choices"]
    console.print(Text(talk("companion", move=_deed(best, speech)), style="bold"))
    for message in (*best["brings"], *best["reasons"]):
        console.print(Padding(Text(speech.message(message)), (0, 0, 0, 2)))
    for other in others:
        said = " ".join(map(speech.message, other["brings"] or other["reasons"]))
        line = talk("companion-next", move=_deed(other, speech), brings=said)
        console.print(Padding(Text(line), (0, 0, 0, 2)))


def _deed(deed: Json, speech: Speech) -> str:
    """A deed in words: what is answered now, and what follows from it as far as it is short."""
    said = spoken_turn(deed["actions"][:FOLLOWING], speech)
    return f"{said}, …" if len(deed["actions"]) > FOLLOWING else said


def told(choice: Choice, speech: Speech) -> str:
    """A turn in words, one action after the other."""
    return spoken_turn(choice.actions, speech)


def spoken_turn(actions: Iterable[str], speech: Speech) -> str:
    """Actions by their texts, one after the other."""
    return ", ".join(spoken(text, speech) for text in actions)


def spoken(text: str, speech: Speech) -> str:
    """An action by its text."""
    action = speech.game.vocabulary.find(text)
    return text if action is None else speech.action(action)
