"""Where donkeys serve well in Hamlet: how far resources come with them (HAM-TRANSPORT-02)."""

from __future__ import annotations

from ..rules.map.roads import members
from ..rules.table import MOVED, Table


def serves(s: Table, seat: int, tile: int) -> bool:
    """Whether a donkey could relay anything there, where none of one's own stands yet."""
    near = s.roads.near[tile]
    leads_on = near & (near - 1) != 0
    return leads_on and not s.donkey_tiles(seat) >> tile & 1


def better_served(s: Table, seat: int) -> bool:
    """Whether a donkey could step to where it serves."""
    steps = 0
    for donkey in s.donkeys[seat]:
        steps |= s.roads.near[donkey % MOVED]
    return any(serves(s, seat, tile) for tile in members(steps))
