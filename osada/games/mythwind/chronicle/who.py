"""Who is who in the valley: everybody stands in the book from the page that first names them."""

from __future__ import annotations

import re
from typing import Final

from osada.kernel.state import Data

from .tale import Tale

PEOPLE: Final = (
    *("ilsa", "fiks", "agatha", "mila", "vitus", "dora", "anton", "tobias", "deacon"),
    *("buuk", "slate", "dimple", "elida", "puk"),
    *("kaspar", "jonas", "simon", "lucy", "hedwig", "matthias", "rosa"),
)
"""Settlers, sprites, the first town’s children: in the order in which most of them come."""


def who_is_who(tale: Tale) -> list[Data]:
    """Those who have come, with a line on each."""
    scenes = [scene for season in tale.seasons for scene in season.scenes]
    told = "\n".join(f"{s.title}\n{s.text}\n{s.choice}\n{s.after}" for s in scenes)
    return [
        {"name": tale.speech.name(f"who-{who}"), "says": tale.speech.name(f"who-{who}-says")}
        for who in PEOPLE
        if re.search(rf"\b(?:{tale.speech.name(f'who-{who}-stem')})", told)
    ]
