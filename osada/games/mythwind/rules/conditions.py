"""Conditions in content files: `flag grudge`, `F >= 4`, `count clear >= 2`, joined by and, or, not.

flag NAME · flag NAME>=n · season X · year>=n · building CODE · X>=n (a track; CIPF: each)
dice S>=n (out of the supply) · tower value3>=n · buildings all/II/IV>=n · count KEY>=n · field

Where more characters have to do more, four numbers stand for one, by how many are in play:
`F >= 4/4/5/6`.
"""

from __future__ import annotations

import re
from typing import Final

from osada.kernel.errors import OsadaError

from .effects import LEVELS
from .words import BUILDINGS, COUNTERS

ATOM: Final = re.compile(
    r"(flag|season|year|building|buildings|dice|tower|count|field|[CIPF]+)"
    r"(?: ([A-Za-z_0-9-]+))?(?: ?>= ?([0-9/]+))?"
)
MOST_SEATS: Final = 4
"""What is asked for is one number, or one for every number of characters in play: `>= 2/3/4/5`."""
SEASONS: Final = ("spring", "summer", "autumn", "winter")


def least(number: str, seats: int) -> int:
    """What a condition asks for with so many characters in play."""
    by_seats = number.split("/")
    return int(by_seats[seats - 1] if len(by_seats) > 1 else number)


class BadTest(OsadaError):
    """Words that are no condition."""


def read_test(text: str, buildings: tuple[str, ...] = BUILDINGS) -> None:
    """Refuse words that are no condition where there are these buildings."""
    for part in re.split(r" or | and ", text):
        atom = part.strip().removeprefix("not ")
        found = ATOM.fullmatch(atom)
        numbers = (found[3] or "0").split("/") if found else []
        if found is None or len(numbers) not in (1, MOST_SEATS) or not all(numbers):
            raise BadTest(f"'{atom}' is no condition")
        word, name = found[1], found[2] or ""
        known = {
            "season": SEASONS,
            "building": buildings,
            "buildings": ("all", *LEVELS),
            "dice": ("S", "V"),
            "tower": ("value3",),
            "count": COUNTERS,
        }.get(word)
        if known is not None and name not in known:
            raise BadTest(f"'{atom}': '{name}' is unknown here: {', '.join(known)}")
