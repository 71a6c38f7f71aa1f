"""Who is who in the valley: everybody stands in the book from the page that first names them."""

from __future__ import annotations

import re
from typing import Final

from osada.kernel.state import Data
from osada.texts.speech import Speech

from .tale import Tale

PEOPLE: Final = (
    *("ilsa", "fiks", "agatha", "mila", "vitus", "dora", "anton", "tobias", "deacon"),
    *("buuk", "slate", "dimple", "elida", "puk"),
    *("kaspar", "jonas", "simon", "lucy", "hedwig", "matthias", "rosa"),
)
"""Settlers, sprites, the first town’s children: in the order in which most of them come."""
WORDS: Final = re.compile(r"\w+")


def who_is_who(tale: Tale) -> list[Data]:
    """Those who have come, with a line on each."""
    scenes = [scene for season in tale.seasons for scene in season.scenes]
    told = " ".join(f"{s.title} {s.text} {s.choice} {s.after}" for s in scenes)
    return [
        {"name": tale.speech.name(f"who-{who}"), "says": tale.speech.name(f"who-{who}-says")}
        for who in PEOPLE
        if named(who, told, tale.speech)
    ]


def named(who: str, told: str, speech: Speech) -> int:
    """How often somebody is named, in any form: one that ends in “…” may end in anything."""
    forms = speech.name(f"who-{who}-forms").split()
    begins = tuple(form[:-1] for form in forms if form.endswith("…"))
    return sum(word in forms or word.startswith(begins) for word in WORDS.findall(told))
