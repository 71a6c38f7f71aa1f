"""How one shape can lie against another, whatever else is in the village. HAM-TILE-03.

Laying a section against a section fixes where the tile lies. Several pairs of sections may touch
at once and then mean the same place: the pair of that place with the smallest section of the
anchor, then of the tile, stands for it. A tile that looks the same when it is turned lies alike in
several places; the first of them stands for all. All this depends on the two shapes only.
"""

from __future__ import annotations

from typing import Final, final

from .lattice import turned
from .shapes import WIDTH, Shape


@final
class Fit:
    """The places of a tile against an anchor. A pair of sections is the number
    anchor_section * tile.count + section."""

    def __init__(self, anchor: Shape, tile: Shape) -> None:
        self.count: Final = tile.count
        self.turns: Final[list[int]] = []
        """By pair: how far the tile is turned against the anchor."""
        self.ways: Final[list[list[tuple[int, int]]]] = []
        """By pair and rotation of the anchor: from the anchor's start to the tile's start."""
        self.standing: Final[list[int]] = []
        """By pair: the pair that stands for its place."""
        self.alike: Final[list[int]] = []
        """By pair: the pair that stands for all places where the tile would look the same."""
        # The places where the two alone would not clash, in the order of their standing pairs.
        self.pairs: Final[list[tuple[int, int]]] = []
        """(section, anchor_section) of each place."""
        self.touched: Final[list[int]] = []
        """The anchor's sections that each place covers, a bit each."""
        self.again: Final[list[bool]] = []
        """Whether the tile looks the same at an earlier place."""
        self.place_turns: Final[list[int]] = []
        self.shifts: Final[list[list[int]]] = [[] for _ in range(6)]
        """By rotation of the anchor: how far up the window each place begins, in bits."""
        self.floors: Final[list[int]] = []
        """By rotation of the anchor: from the anchor's start to the window's lowest vertex."""
        self.windows: Final[list[int]] = []
        """By rotation of the anchor: a mask of all bits that matter from the floor up."""
        self._lay_out(anchor, tile)
        self._keep_possible(anchor, tile)

    def _lay_out(self, anchor: Shape, tile: Shape) -> None:
        first: dict[tuple[int, int, int], int] = {}
        looks: dict[frozenset[tuple[int, int]], int] = {}
        for anchor_section in range(anchor.count):
            a, b = anchor.vertices[0][(anchor_section + 1) % anchor.count]
            for section in range(tile.count):
                turn = (anchor.headings[anchor_section] + 3 - tile.headings[section]) % 6
                c, d = tile.vertices[turn][section]
                place = (turn, a - c, b - d)
                self.standing.append(first.setdefault(place, len(self.turns)))
                look = tile.looks(turn, a - c, b - d)
                self.alike.append(looks.setdefault(look, self.standing[-1]))
                self.turns.append(turn)
                self.ways.append([turned(a - c, b - d, rotation) for rotation in range(6)])

    def _keep_possible(self, anchor: Shape, tile: Shape) -> None:
        covered: dict[int, int] = {}
        for pair, standing in enumerate(self.standing):
            covered[standing] = covered.get(standing, 0) | 1 << pair // self.count
        starts: list[list[int]] = [[] for _ in range(6)]
        for pair, sections in covered.items():
            turn = self.turns[pair]
            lowest = [
                a + b * WIDTH + tile.lows[(rotation + turn) % 6]
                for rotation, (a, b) in enumerate(self.ways[pair])
            ]
            if meets(anchor.walls[0], tile.masks[turn], lowest[0] - anchor.lows[0]):
                continue
            self.pairs.append((pair % self.count, pair // self.count))
            self.touched.append(sections)
            self.again.append(self.alike[pair] != pair)
            self.place_turns.append(turn)
            for rotation in range(6):
                starts[rotation].append(lowest[rotation])
        for rotation in range(6):
            floor = min(starts[rotation], default=0)
            self.floors.append(floor)
            self.shifts[rotation] += [(start - floor) * 8 for start in starts[rotation]]
            longest = max([mask.bit_length() for mask in tile.masks])
            self.windows.append((1 << max(self.shifts[rotation], default=0) + longest) - 1)


def meets(wall: int, mask: int, start: int) -> bool:
    """Whether a mask that begins at a vertex meets a wall that begins at vertex 0."""
    if start < 0:
        return (wall << (-start * 8)) & mask != 0
    return (wall >> (start * 8)) & mask != 0
