"""A finished chapter at the terminal: what it came to, counted from the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from osada.kernel.journal import Journal
from osada.kernel.message import Message
from osada.kernel.told import ChapterTold
from osada.texts import Speech


def chapters_told(journal: Journal) -> list[ChapterTold]:
    """Every chapter that is over; none where a game has no chapters."""
    house = journal.game.house
    if not house.chapters:
        return []
    return cast(Callable[[Journal], list[ChapterTold]], house.part(house.chapters))(journal)


def tell_chapter(told: ChapterTold, speech: Speech, console: Console) -> None:
    """The title, what all have together, and each seat under its name."""

    def said(message: Message) -> str:
        text = speech.message(message.seen_by(None))
        return text[:1].upper() + text[1:]

    console.print()
    console.print(Text(said(told.title), style="bold"))
    for part in told.parts:
        if part.seat is not None:
            console.print(Padding(Text(speech.seat(part.seat), style="bold"), (0, 0, 0, 2)))
        for line in part.lines:
            console.print(Padding(Text(said(line)), (0, 0, 0, 2 if part.seat is None else 4)))
