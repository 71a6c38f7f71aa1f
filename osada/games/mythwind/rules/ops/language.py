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
    community,
    day,
    decks,
    dice,
    forests,
    occasions,
    rolling,
    season,
    swapping,
    tales,
    tracks,
    using,
    visits,
    works,
)
from .op import Op

TOWN: Final[dict[str, Op]] = {
    **apart.OPS,
    **building.OPS,
    **cards.OPS,
    **choices.OPS,
    **community.OPS,
    **day.OPS,
    **decks.OPS,
    **dice.OPS,
    **forests.OPS,
    **occasions.OPS,
    **rolling.OPS,
    **season.OPS,
    **swapping.OPS,
    **tales.OPS,
    **tracks.OPS,
    **using.OPS,
    **visits.OPS,
    **works.OPS,
}
