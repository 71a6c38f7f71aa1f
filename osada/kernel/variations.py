"""Other ways a game might have gone, and what somebody has to say about it: beside the game, never
part of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .journal import Entry

LONGEST_REMARK: Final = 400
"""Signs of a remark,"""
LONGEST_NAME: Final = 60
"""and of what a variation is called."""
DEEPEST: Final = 6
"""A variation of a variation, and so on."""


class Notes:
    """What stands beside a row of actions. Places are numbers of actions: 0 is before the first."""

    __slots__ = ("remarks", "variations")

    def __init__(self) -> None:
        self.remarks: dict[int, str] = {}
        """What is said of the position after so many actions."""
        self.variations: list[Variation] = []
        """In the order of the places they go on from."""

    def __bool__(self) -> bool:
        return bool(self.remarks or self.variations)

    def at(self, place: int) -> list[Variation]:
        """The other ways from a place on."""
        return [one for one in self.variations if one.after == place]

    def cut(self, length: int) -> None:
        """Forget what stands beyond so many actions, because they were taken back."""
        self.remarks = {at: text for at, text in self.remarks.items() if at <= length}
        self.variations = [one for one in self.variations if one.after <= length]

    def count(self) -> tuple[int, int]:
        """How many variations and how many remarks there are, with those of variations."""
        inner = [one.notes.count() for one in self.variations]
        return (
            len(inner) + sum(variations for variations, _ in inner),
            len(self.remarks) + sum(remarks for _, remarks in inner),
        )


class Variation:
    """Another way to go on after so many actions; chance gave there what it gave there."""

    __slots__ = ("after", "entries", "name", "notes")

    def __init__(self, after: int, name: str, entries: list[Entry], notes: Notes) -> None:
        self.after = after
        self.name = name
        """Whose it is, or what it is about; may be empty."""
        self.entries = entries
        self.notes = notes


def plain(text: str) -> str:
    """A text on one line, without signs that cannot be seen.

    >>> plain(" Ship 5:  nobody can\\njump aboard. ")
    'Ship 5: nobody can jump aboard.'
    """
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
