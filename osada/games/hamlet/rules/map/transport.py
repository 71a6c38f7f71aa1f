"""How resources travel. HAM-TRANSPORT-01 to HAM-TRANSPORT-03, HAM-OWN-03.

One step is free; each further step needs an own donkey on the tile it is leaving. So every tile
strictly between origin and destination must hold an own donkey, and none is needed at the ends.
"""

from __future__ import annotations

from ..words import TILE_COUNT
from .roads import Roads, members
from .store import Store, store_on


def origins(roads: Roads, donkeys: int, target: int) -> int:
    """All tiles (bits) from which a resource can be brought to the target, where `donkeys` are
    the tiles with a donkey of the acting player."""
    near = roads.near
    found = 1 << target | near[target]
    open_relays = near[target] & donkeys & ~(1 << target)
    used = 1 << target
    while open_relays:
        used |= open_relays
        reached = 0
        for tile in members(open_relays):
            reached |= near[tile]
        found |= reached
        open_relays = reached & donkeys & ~used
    return found


def store_at(
    roads: Roads, donkeys: int, target: int, producers: int, outputs: tuple[int, ...]
) -> Store:
    """The same as a store, found out once; `producers` (bits) and `outputs` say what the tiles
    are."""
    key = donkeys * TILE_COUNT + target
    found = roads.stores.get(key)
    if found is None:
        found = store_on(origins(roads, donkeys, target), producers, outputs)
        roads.stores[key] = found
    return found


def route(roads: Roads, donkeys: int, origin: int, target: int) -> list[int] | None:
    """The tiles a resource passes from origin to target, both included, over as few tiles as
    can be; None when it cannot come. All but the ends hold an own donkey."""
    if origin == target:
        return [origin]
    came_from = {target: target}
    edge = [target]
    while edge:
        reached: list[int] = []
        for tile in edge:
            if tile != target and not donkeys >> tile & 1:
                continue
            for other in members(roads.near[tile]):
                if other not in came_from:
                    came_from[other] = tile
                    reached.append(other)
        if origin in came_from:
            return _walk(came_from, origin, target)
        edge = reached
    return None


def missing_donkeys(roads: Roads, donkeys: int, origin: int, target: int) -> list[int] | None:
    """Where own donkeys are lacking on a way that needs the fewest of them; None without a way."""
    best: dict[int, int] = {target: 0}
    came_from = {target: target}
    queue = [target]
    while queue:
        tile = queue.pop(0)
        for other in members(roads.near[tile]):
            price = best[tile] + (tile != target and not donkeys >> tile & 1)
            if other not in best or price < best[other]:
                best[other] = price
                came_from[other] = tile
                queue.append(other)
    if origin not in best:
        return None
    way = _walk(came_from, origin, target)
    return [tile for tile in way[1:-1] if not donkeys >> tile & 1]


def _walk(came_from: dict[int, int], origin: int, target: int) -> list[int]:
    way = [origin]
    while way[-1] != target:
        way.append(came_from[way[-1]])
    return way
