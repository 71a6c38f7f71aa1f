"""What a person types: commands of the table, or actions by number or by text.

>>> [wish.word for wish in read_line("promote, 3:2")]
['act', 'act']
>>> read_line("? ship 4")[0].rest
'ship 4'
"""

from __future__ import annotations

from dataclasses import dataclass

ACT = "act"
WORDS = {
    "help": "help",
    "h": "help",
    "board": "board",
    "b": "board",
    "log": "log",
    "l": "log",
    "moves": "moves",
    "m": "moves",
    "undo": "undo",
    "u": "undo",
    "why": "why",
    "?": "why",
    "rule": "rule",
    "hint": "hint",
    "save": "save",
    "quit": "quit",
    "q": "quit",
    "exit": "quit",
}
"""Every command of the table by the words for it; the first of each is the one we teach."""


@dataclass(frozen=True)
class Wish:
    """One thing a person wants: a command of the table, or `act` with the text of an action."""

    word: str
    rest: str
    text: str
    """As it was typed."""


def read_line(line: str) -> list[Wish]:
    """All wishes of a line, separated by commas. A file name may hold commas itself."""
    first = _wish(line)
    if first is not None and first.word == "save":
        return [first]
    return [wish for wish in map(_wish, line.split(",")) if wish is not None]


def _wish(text: str) -> Wish | None:
    text = text.strip()
    if not text:
        return None
    if text.startswith("?"):
        return Wish("why" if text[1:].strip() else "help", text[1:].strip(), text)
    word, _, rest = text.partition(" ")
    command = WORDS.get(word.lower())
    if command is None:
        return Wish(ACT, text, text)
    return Wish(command, rest.strip(), text)
