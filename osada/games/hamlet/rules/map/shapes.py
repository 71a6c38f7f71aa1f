"""The outline of a tile with its sections, turned in all six ways. HAM-TILE-02, HAM-AMB-23.

Tiles are turned and never mirrored. Beside lists of edges and triangles a shape keeps bit masks:
every vertex of the lattice has eight bits, at (a + b·WIDTH)·8, and one `&` with the village's mask
tells whether the shape fits somewhere.

    bits 0-1  the triangles (a, b, 0) and (a, b, 1)
    bits 2-4  a road section on the edge from (a, b) along heading 0, 1, 2
    bits 5-7  a forest or hill section on that edge
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, final

from osada.kernel.errors import OsadaError

from .lattice import ACROSS, STEP_A, STEP_B, UP, twice_area, vertices_of

ROAD: Final = 0
FOREST: Final = 1
HILL: Final = 2
Kind = Literal["road", "forest", "hill"]
KINDS: Final[tuple[Kind, ...]] = ("road", "forest", "hill")
LETTERS: Final = "RFH"
WIDTH: Final = 64
"""Vertices in a row of a mask. Two points of the lattice share bits when they lie (64, -1) apart:
`Village` looks twice before it believes a mask in a village wide enough for that."""
MOST_SECTIONS: Final = 16
"""So no corner of a tile is farther than half of this from another."""


class BadShape(OsadaError):
    """An outline that is no tile."""


@final
class Shape:
    """An outline and its sections, in the order of the walk round it. Every tuple below holds one
    entry for each rotation, relative to the vertex where the walk starts.

    >>> shape = Shape("hexagon", (0, 1, 2, 3, 4, 5), "HHRHHH")
    >>> shape.count, shape.area, KINDS[shape.kinds[2]]
    (6, 6, 'road')
    """

    def __init__(self, outline: str, headings: Sequence[int], sections: str) -> None:
        _check(outline, headings, sections)
        self.outline: Final = outline
        self.headings: Final = tuple(headings)
        self.sections: Final = sections
        self.count: Final = len(self.headings)
        self.kinds: Final = tuple([LETTERS.index(letter) for letter in sections])
        turns = [Turned(self.headings, self.kinds, rotation) for rotation in range(6)]
        self.area: Final = len(turns[0].cells)
        self.vertices: Final = tuple([tuple(turn.vertices) for turn in turns])
        self.cells: Final = tuple([tuple(turn.cells) for turn in turns])
        """Unit triangles as (a, b, 0 or 1)."""
        self.edges: Final = tuple([tuple(turn.edges) for turn in turns])
        """Sections as directed edges, the tile on the left: what to add to the pose's place."""
        self.facing: Final = tuple([tuple(turn.facing) for turn in turns])
        """The same edges the other way round: where a neighbour's section would lie."""
        self.masks: Final = tuple([turn.mask for turn in turns])
        """What the tile takes up; bit 0 belongs to the vertex `lows` away from the start."""
        self.walls: Final = tuple([turn.wall for turn in turns])
        """What the tile forbids to others by HAM-TILE-04."""
        self.terrains: Final = tuple([turn.terrain for turn in turns])
        """Forest and hill sections apart, in bits 2-4 and 5-7: for strict matching (HAM-AMB-02)."""
        self.cliffs: Final = tuple([turn.cliff for turn in turns])
        """What the tile forbids in addition when terrain has to match."""
        self.lows: Final = tuple([turn.low for turn in turns])
        self.lefts: Final = tuple([min([a for a, _ in turn.vertices]) for turn in turns])
        self.rights: Final = tuple([max([a for a, _ in turn.vertices]) for turn in turns])

    def looks(self, rotation: int, a: int, b: int) -> frozenset[tuple[int, int]]:
        """What is seen of it in a pose: each edge with what is on it."""
        place = a * ACROSS + b * UP
        return frozenset(
            [
                (place + edge, kind)
                for edge, kind in zip(self.edges[rotation], self.kinds, strict=True)
            ]
        )


@final
class Turned:
    """A shape in one of its six rotations."""

    def __init__(self, headings: tuple[int, ...], kinds: tuple[int, ...], rotation: int) -> None:
        self.vertices: Final = vertices_of(headings, rotation)
        self.cells: Final = cells_within(self.vertices)
        self.edges: Final[list[int]] = []
        self.facing: Final[list[int]] = []
        marked = self.vertices + [(a, b) for a, b, _ in self.cells]
        self.low: Final = min([a + b * WIDTH for a, b in marked])
        self.mask = self.wall = self.terrain = self.cliff = 0
        for a, b, side in self.cells:
            self.mask |= 1 << self._bit(a, b, side)
        self.wall = self.mask
        for (a, b), heading, kind in zip(self.vertices, headings, kinds, strict=True):
            self._add_section(a, b, (heading + rotation) % 6, kind)

    def _add_section(self, a: int, b: int, way: int, kind: int) -> None:
        end_a, end_b, back = a + STEP_A[way], b + STEP_B[way], (way + 3) % 6
        self.edges.append(a * ACROSS + b * UP + way)
        self.facing.append(end_a * ACROSS + end_b * UP + back)
        bit = self._bit(a, b, way) if way < 3 else self._bit(end_a, end_b, back)
        first, second = 1 << (bit + 2), 1 << (bit + 5)
        if kind == ROAD:
            self.mask |= first
            self.wall |= second
            return
        self.mask |= second
        self.wall |= first
        self.terrain |= first if kind == FOREST else second
        self.cliff |= second if kind == FOREST else first

    def _bit(self, a: int, b: int, plane: int) -> int:
        return (a + b * WIDTH - self.low) * 8 + plane


def cells_within(vertices: list[tuple[int, int]]) -> list[tuple[int, int, int]]:
    """The unit triangles inside a loop, row by row: those between a pair of its edges.

    Counted along a row, edges and triangles alternate: the edge from (a, b) up to (c, b+1) comes
    just before triangle number a + c, and (a, b, side) is triangle number 2a + side.
    """
    crossings: list[tuple[int, int]] = []
    a, b = vertices[-1]
    for c, d in vertices:
        if d != b:
            crossings.append((min(b, d), a + c))
        a, b = c, d
    crossings.sort()
    found = []
    for number in range(0, len(crossings), 2):
        row, first = crossings[number]
        for place in range(first, crossings[number + 1][1]):
            found.append((place // 2, row, place % 2))
    return found


def _check(outline: str, headings: Sequence[int], sections: str) -> None:
    if not 3 <= len(headings) <= MOST_SECTIONS:
        raise BadShape(f"{outline}: needs 3 to {MOST_SECTIONS} sections, not {len(headings)}")
    if any(not 0 <= heading <= 5 for heading in headings):
        raise BadShape(f"{outline}: a heading is a number from 0 to 5, a direction in steps of 60°")
    if len(sections) != len(headings):
        raise BadShape(
            f"'{sections}' names {len(sections)} sections, the outline '{outline}' has "
            f"{len(headings)}"
        )
    strange = sorted(set(sections) - set(LETTERS))
    if strange:
        raise BadShape(f"'{strange[0]}' is no section: write R (road), F (forest) or H (hill)")
    vertices = vertices_of(tuple(headings), 0)
    a, b = vertices[-1]
    if (a + STEP_A[headings[-1]], b + STEP_B[headings[-1]]) != (0, 0):
        raise BadShape(f"{outline}: the walk does not end where it began")
    if len(set(vertices)) != len(vertices):
        raise BadShape(f"{outline}: the walk meets itself")
    if twice_area(vertices) <= 0:
        raise BadShape(f"{outline}: the walk must be counter-clockwise")
