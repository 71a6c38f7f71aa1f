"""How big a position may be: it comes from a file, and the file may be anybody's.

The largest that years of play have reached has 665 values, 46 of them in one list, texts of 41
signs, and is 8 deep. What is far beyond that describes no table, and is not even looked at.
"""

from __future__ import annotations

from typing import Final

from .errors import BadPosition, Fault

LONGEST: Final = 200_000
"""Signs of a whole position."""
DEEPEST: Final = 16
MOST_VALUES: Final = 6_000
MOST_IN_ONE: Final = 600
LONGEST_TEXT: Final = 600
LARGEST: Final = 1 << 128


def check_length(source: str | bytes) -> None:
    """Refuse a text that is too long to be a position."""
    if len(source) > LONGEST:
        _refuse("", f"it has more than {LONGEST} signs, and no table needs so many")


def check_size(data: object) -> None:
    """Refuse what is deeper, longer or larger than any position."""
    waiting: list[tuple[object, str, int]] = [(data, "", 0)]
    seen = 0
    while waiting:
        value, place, depth = waiting.pop()
        seen += 1
        if seen > MOST_VALUES:
            _refuse("", f"it has more than {MOST_VALUES} values, and no table needs so many")
        if isinstance(value, str):
            if len(value) > LONGEST_TEXT:
                _refuse(place, f"is a text of more than {LONGEST_TEXT} signs")
        elif isinstance(value, int):
            if not -LARGEST < value < LARGEST:
                _refuse(place, "is a number beyond anything that is counted here")
        elif isinstance(value, dict | list):
            if depth == DEEPEST:
                _refuse(place, f"lies more than {DEEPEST} levels deep")
            if len(value) > MOST_IN_ONE:
                _refuse(place, f"has {len(value)} parts: no more than {MOST_IN_ONE} can be")
            if isinstance(value, dict):
                waiting += [(key, place, depth + 1) for key in value]
                waiting += [(p, place or str(key)[:60], depth + 1) for key, p in value.items()]
            else:
                waiting += [(part, place, depth + 1) for part in value]


def _refuse(place: str, reason: str) -> None:
    raise BadPosition([Fault(place, reason)])
