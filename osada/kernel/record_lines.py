"""The lines of a record that say something, each with its number in the file."""

from __future__ import annotations

from typing import Final

POSITION: Final = "position"
REMARK: Final = ";"
OPENS: Final = "("
CLOSES: Final = ")"


class RecordLine:
    """One line that says something, with its number in the file."""

    __slots__ = ("number", "text")

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.text = text


def meaningful(text: str, first: int) -> list[RecordLine]:
    """The lines that say something, those with draws joined to the one they belong to. A position
    is JSON and has no comments; nor has a remark, nor the name of a variation."""
    kept: list[tuple[int, list[str]]] = []
    for number, raw in enumerate(text.split("\n"), first):
        if raw.startswith(f"{POSITION} ") or raw.lstrip().startswith((REMARK, OPENS)):
            kept.append((number, [raw.strip()]))
            continue
        line = _without_comment(raw).strip()
        if line.startswith("=") and kept and not kept[-1][1][0].startswith((REMARK, OPENS)):
            kept[-1][1].append(line)
        elif line:
            kept.append((number, [line]))
    return [RecordLine(number, " ".join(parts)) for number, parts in kept]


def _without_comment(line: str) -> str:
    """What stands before a `#` at the beginning of a word."""
    at = line.find("#")
    while at > 0 and not line[at - 1].isspace():
        at = line.find("#", at + 1)
    return line if at < 0 else line[:at]
