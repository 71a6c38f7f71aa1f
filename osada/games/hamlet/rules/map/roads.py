"""The road graph. HAM-ROAD-01, HAM-ROAD-02, HAM-TILE-06, HAM-TILE-07.

Tiles are nodes; an edge joins two tiles whose road sections touch (for everybody, at once) or
over whose contact a road piece lies. An immutable value: laying a tile or a road makes a new one.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from mypy_extensions import mypyc_attr

from ..words import CHURCH, TILE_COUNT
from .shapes import ROAD
from .store import Store
from .village import Village

PATH: Final = 1
"""Over forest against forest."""
BRIDGE: Final = 2
"""Over hill against hill."""


@mypyc_attr(acyclic=True)
@final
class Piece:
    """A road piece of a player between two tiles, over one contact of their sections."""

    __slots__ = ("kind", "one", "one_section", "seat", "two", "two_section")

    def __init__(
        self, seat: int, kind: int, one: int, one_section: int, two: int, two_section: int
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.one = one
        self.one_section = one_section
        self.two = two
        self.two_section = two_section


@final
class Roads:
    """All links of the village as sets of neighbours (bits), and what the Church can reach."""

    __slots__ = ("at_home", "home", "known", "near", "pieces", "printed", "stores")

    def __init__(self, village: Village, pieces: tuple[Piece, ...]) -> None:
        printed = [0] * TILE_COUNT
        for tile in village.order:
            kinds = village.shapes[tile].kinds
            for section, other, _ in village.touching[tile]:
                if kinds[section] == ROAD:  # a road section touches only road sections
                    printed[tile] |= 1 << other
        near = printed[:]
        for piece in pieces:
            near[piece.one] |= 1 << piece.two
            near[piece.two] |= 1 << piece.one
        self.printed = printed
        self.near = near
        self.pieces = pieces
        self.home = spread(near, 1 << CHURCH)
        """Every tile that the Church can be reached from (HAM-TILE-07),"""
        self.at_home = members(self.home)
        """and the same in order."""
        self.stores: dict[int, Store] = {}
        """What can be brought where, as far as it has been asked for, by donkeys and target
        (`transport.store_at`)."""
        self.known: object = None
        """What a computer player has found out about these roads."""

    def built_by(self, seat: int) -> int:
        """How many road pieces of this player lie in the village."""
        built = 0
        for piece in self.pieces:
            if piece.seat == seat:
                built += 1
        return built


@lru_cache(maxsize=512)
def roads_of(village: Village, pieces: tuple[Piece, ...]) -> Roads:
    """The roads of a village, remembered as villages are (`grown`)."""
    return Roads(village, pieces)


@lru_cache(maxsize=1024)
def piece_of(seat: int, kind: int, one: int, one_section: int, two: int, two_section: int) -> Piece:
    """A road piece; the same one each time, so that roads with it are remembered."""
    return Piece(seat, kind, one, one_section, two, two_section)


def spread(near: list[int], start: int) -> int:
    """All tiles (bits) that can be reached from the given ones."""
    found = start
    edge = start
    while edge:
        reached = 0
        for tile in members(edge):
            reached |= near[tile]
        edge = reached & ~found
        found |= edge
    return found


def members(tiles: int) -> list[int]:
    """The tiles of a set of bits, in order."""
    found: list[int] = []
    while tiles:
        low = tiles & -tiles
        found.append(low.bit_length() - 1)
        tiles ^= low
    return found


def steps_to(near: list[int], start: int, goal: int) -> int:
    """The number of links on a shortest way, or -1 when there is none (HAM-TILE-OUTPOST-01)."""
    found = 1 << start
    edge = found
    steps = 0
    while edge:
        if edge >> goal & 1:
            return steps
        reached = 0
        for tile in members(edge):
            reached |= near[tile]
        edge = reached & ~found
        found |= edge
        steps += 1
    return -1


def way_between(near: list[int], origin: int, target: int) -> list[int]:
    """The tiles of a shortest way, both ends included; none when there is no way.

    >>> way_between([2, 5, 10, 4], 0, 3)
    [0, 1, 2, 3]
    """
    if origin == target:
        return [origin]
    if near[origin] >> target & 1:
        return [origin, target]
    between = near[origin] & near[target]
    if between:
        return [origin, (between & -between).bit_length() - 1, target]
    before = ways_from(near, origin, target)
    if before[target] < 0:
        return []
    way = [target]
    while way[-1] != origin:
        way.append(before[way[-1]])
    return way[::-1]


def ways_from(near: list[int], origin: int, target: int = -1) -> list[int]:
    """For each tile the one before it on a shortest way from the origin; -1 without a way. The
    origin stands before itself. Who asks for a target needs no more than what leads there.

    >>> ways_from([2, 5, 2, 0], 0)
    [0, 0, 1, -1]
    """
    before = [-1] * len(near)
    before[origin] = origin
    edge = [origin]
    while edge and (target < 0 or before[target] < 0):
        reached: list[int] = []
        for tile in edge:
            for other in members(near[tile]):
                if before[other] < 0:
                    before[other] = tile
                    reached.append(other)
        edge = reached
    return before


def crossing(village: Village, tile: int, other: int, terrain: int) -> tuple[int, int]:
    """The first contact of two tiles where both sections are of this terrain, or (-1, -1)
    (HAM-BRIDGE-02)."""
    kinds, others = village.shapes[tile].kinds, village.shapes[other].kinds
    for section, neighbour, other_section in village.touching[tile]:
        if neighbour == other and kinds[section] == others[other_section] == terrain:
            return section, other_section
    return -1, -1
