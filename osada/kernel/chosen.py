"""What a table has chosen of its game's options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar, cast

from mypy_extensions import mypyc_attr

from .options import Option, Value, spell


@mypyc_attr(allow_interpreted_subclasses=True)
class Chosen:
    """One value for each option that the rules ask for. A game's own class declares them as
    attributes, an option `empty-hull` as `empty_hull`, so that asking costs nothing. It never
    changes: all copies of a position share it."""

    def __init__(self, known: tuple[Option, ...], values: Mapping[str, Value], seats: int) -> None:
        self.spelled: dict[str, str] = {}
        """By name, as a position writes them."""
        for option in known:
            if option.lasts:
                value = option.settled(values[option.name], seats)
                setattr(self, option.attribute, value)
                if option.always or value != option.default:
                    self.spelled[option.name] = spell(value)


C = TypeVar("C", bound=Chosen)
_made: dict[tuple[object, ...], Chosen] = {}
"""No more of them than there are ways to choose."""


def chosen_by(
    kind: Callable[[Mapping[str, Value], int], C], values: Mapping[str, Value], seats: int
) -> C:
    """What these choices come to among so many players: whoever has chosen alike shares it."""
    key = (kind, seats, *values.values())
    if key not in _made:
        _made[key] = kind(values, seats)
    return cast(C, _made[key])


NOTHING_CHOSEN = Chosen((), {}, 0)
