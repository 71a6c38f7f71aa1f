"""Every word of the effect language and of the town's own flow, with how it is resolved.

The characters add words of their own (`Character.ops`); a game's box holds all of them.
"""

from __future__ import annotations

from typing import Final

from .. import apart
from . import (
    building,
    cards,
    choices,
    day,
    decks,
    dice,
    forests,
    occasions,
    season,
    swapping,
    tales,
    tracks,
    visits,
    works,
)
from .op import Op

TOWN: Final[dict[str, Op]] = {
    **apart.OPS,
    **building.OPS,
    **cards.OPS,
    **choices.OPS,
    **day.OPS,
    **decks.OPS,
    **dice.OPS,
    **forests.OPS,
    **occasions.OPS,
    **season.OPS,
    **swapping.OPS,
    **tales.OPS,
    **tracks.OPS,
    **visits.OPS,
    **works.OPS,
}
