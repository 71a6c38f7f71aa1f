"""The longest road of a player, exactly. HAM-SCORE-06.

A chain of different tiles joined by printed roads or the player's own road pieces, at least one
own piece among them, never through the Church. Few tiles have more than two printed roads and a
player has five pieces, so the graph has few cycles and trying every chain is quick: at most
18 printed links lie beside the Church's five, and with 5 pieces that is 23 links for 31 tiles.
"""

from __future__ import annotations

from ..words import CHURCH, TILE_COUNT
from .roads import Roads, members


def longest_road(roads: Roads, seat: int) -> list[int]:
    """The tiles of a longest chain, or none without an own road piece."""
    near = [links & ~(1 << CHURCH) for links in roads.printed]
    near[CHURCH] = 0
    own = [0] * TILE_COUNT
    for piece in roads.pieces:
        if piece.seat == seat and CHURCH not in (piece.one, piece.two):
            own[piece.one] |= 1 << piece.two
            own[piece.two] |= 1 << piece.one
    best: list[int] = []
    for start in range(TILE_COUNT):
        if near[start] | own[start]:
            best = _longest_from(near, own, [start], 1 << start, False, best)
    return best


def _longest_from(
    near: list[int], own: list[int], chain: list[int], used: int, has_own: bool, best: list[int]
) -> list[int]:
    if has_own and len(chain) > len(best):
        best = chain[:]
    tile = chain[-1]
    for other in members((near[tile] | own[tile]) & ~used):
        chain.append(other)
        crossed = has_own or bool(own[tile] >> other & 1)
        best = _longest_from(near, own, chain, used | 1 << other, crossed, best)
        chain.pop()
    return best
