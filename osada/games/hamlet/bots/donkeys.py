"""Where donkeys serve well in Hamlet: how far resources come with them (HAM-TRANSPORT-02)."""

from __future__ import annotations

from functools import lru_cache

from ..rules.box.box import Box
from ..rules.map.roads import Roads, members
from ..rules.map.transport import origins
from ..rules.table import MOVED, Table


@lru_cache(maxsize=1 << 12)
def mean_reach(roads: Roads, donkeys: int, box: Box) -> float:
    """How many resource spaces one can draw on, on the average over the tiles one can go to."""
    home = members(roads.home)
    total = 0
    for target in home:
        for tile in members(origins(roads, donkeys, target)):
            total += box.tiles[tile].spaces
    return total / len(home)


def serves(s: Table, seat: int, tile: int) -> bool:
    """Whether a donkey could relay anything there, where none of one's own stands yet."""
    near = s.roads.near[tile]
    leads_on = near & (near - 1) != 0
    return leads_on and not s.donkey_tiles(seat) >> tile & 1


def better_served(s: Table, seat: int) -> bool:
    """Whether a donkey could step to where it serves."""
    steps = {other for donkey in s.donkeys[seat] for other in members(s.roads.near[donkey % MOVED])}
    return any(serves(s, seat, tile) for tile in steps)


def best_stable(s: Table, seat: int) -> int:
    """The tile where one donkey more adds most to the reach."""
    donkeys = s.donkey_tiles(seat)
    tiles = members(s.roads.home)
    return max(tiles, key=lambda tile: mean_reach(s.roads, donkeys | 1 << tile, s.box))
