"""What computer players are called: by names of their own, the same in every language."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Final

NAMES: Final = (
    *("Agata", "Albin", "Berta", "Cyril", "Dorota", "Emil", "Filip", "Gita", "Hanka", "Hugo"),
    *("Ida", "Igor", "Jagna", "Jonas", "Klara", "Leon", "Lidka", "Magda", "Marek", "Nela"),
    *("Oskar", "Otylia", "Petra", "Radim", "Rita", "Sabina", "Teo", "Ula", "Viktor", "Zora"),
)


def names_for(table: str, count: int, taken: Collection[str]) -> list[str]:
    """So many names for the computer players of a table, always the same there; none that
    somebody else has."""
    others = {name.casefold() for name in taken}
    order = Random(f"names {table}").sample(NAMES, len(NAMES))
    return [name for name in order if name.casefold() not in others][:count]
