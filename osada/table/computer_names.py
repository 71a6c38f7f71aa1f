"""What computer players are called: a level by its animal, in the language of who set up the table;
others by names of their own, the same in every language."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from random import Random
from typing import Final

from osada.bots.levels import LEVELS
from osada.texts.wording import common_words

NAMES: Final = (
    *("Agata", "Albin", "Berta", "Cyril", "Dorota", "Emil", "Filip", "Gita", "Hanka", "Hugo"),
    *("Ida", "Igor", "Jagna", "Jonas", "Klara", "Leon", "Lidka", "Magda", "Marek", "Nela"),
    *("Oskar", "Otylia", "Petra", "Radim", "Rita", "Sabina", "Teo", "Ula", "Viktor", "Zora"),
)


def name_for(table: str, lang: str, level: str, taken: Collection[str]) -> str:
    """A computer player's name at a table, always the same there; none that somebody else has: a
    second fox is the fox too."""
    others = {name.casefold() for name in taken}
    free: Iterable[str] = Random(f"names {table}").sample(NAMES, len(NAMES))
    if level in LEVELS:
        words = common_words(lang)
        name = words.say("animal", {"level": level})
        free = (words.say("animal-nth", {"name": name, "nth": nth}) for nth in range(1, 99))
    return next(name for name in free if name.casefold() not in others)
