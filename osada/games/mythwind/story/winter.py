"""The Bad Winter: from the day the geese go early to the thaw it is winter by the window.

The cards ask for no season, so what is told has to say which winter it speaks of.
"""

from __future__ import annotations

from typing import Final

from ..rules.town import Town

BEGINS: Final = 111
ENDS: Final = 121
LEAVES: Final = {
    "event": frozenset(
        (
            *(*range(34, 38), 51, *range(54, 60), *range(85, 90), 91, 112, 114, 115),
            *(*range(117, 121), 130, 131, 143),
        )
    ),
    "adventure": frozenset((*range(39, 45), 60, 61)),
}
"""The cards that speak of snow, of frost and of the days when it lies, by their numbers."""


def is_bad_winter(s: Town) -> bool:
    """Whether the geese have gone and the snow has not."""
    return _told(s, BEGINS) and not _told(s, ENDS)


def needs_its_line(kind: str, card: int, season: str, bad_winter: bool) -> bool:
    """Whether a card speaks of a winter that is neither in the calendar nor at the window."""
    return card in LEAVES.get(kind, ()) and season != "winter" and not bad_winter


def _told(s: Town, card: int) -> bool:
    return card in s.gone_events or f"event {card}" in s.open_cards
