"""The same geometry once more with floats and shapely, by another way: polygons in the plane."""

from __future__ import annotations

import math

from shapely import Point, Polygon, union_all

from osada.games.hamlet.rules.map.lattice import unpack
from osada.games.hamlet.rules.map.shapes import Shape
from osada.games.hamlet.rules.map.village import Village

TRIANGLE = math.sqrt(3) / 4
FINE = 1e-6
SLIVER = 0.01
"""What rounding may leave of an overlap; a real one is at least a triangle, 0.43."""

Place = tuple[float, float]
Contact = tuple[int, int, int, int]


def place(a: float, b: float) -> Place:
    """The point of the plane that a lattice vertex is."""
    return a + b / 2, b * math.sqrt(3) / 2


def corners(shape: Shape, rotation: int, a: int, b: int) -> list[Place]:
    """The corners of a tile, walked with sines and cosines."""
    x, y = place(a, b)
    found = []
    for heading in shape.headings:
        found.append((x, y))
        angle = math.radians(60 * (heading + rotation))
        x += math.cos(angle)
        y += math.sin(angle)
    return found


def polygon(shape: Shape, pose: int) -> Polygon:
    return Polygon(corners(shape, *unpack(pose)))


def middles(points: list[Place]) -> list[Place]:
    """The middles of the sections, rounded so that equal ones are equal."""
    pairs = zip(points, points[1:] + points[:1], strict=True)
    return [(round((x + u) / 2, 4) + 0.0, round((y + v) / 2, 4) + 0.0) for (x, y), (u, v) in pairs]


class Ground:
    """A village as polygons."""

    def __init__(self, village: Village) -> None:
        self.village = village
        self.polygons = {t: polygon(village.shapes[t], village.poses[t]) for t in village.order}
        self.whole = union_all(list(self.polygons.values()), grid_size=FINE)
        self.sections: dict[Place, list[tuple[int, int]]] = {}
        for tile in village.order:
            points = corners(village.shapes[tile], *unpack(village.poses[tile]))
            for section, middle in enumerate(middles(points)):
                self.sections.setdefault(middle, []).append((tile, section))

    def contacts(self) -> set[Contact]:
        """Every two sections that lie on each other, both ways round."""
        return {
            (*one, *other)
            for pair in self.sections.values()
            for one in pair
            for other in pair
            if one != other
        }

    def may_lie(
        self, tile: int, anchor: int, rotation: int, at: tuple[int, int], strict: bool
    ) -> bool:
        """Whether a tile may lie with its walk's start at a lattice vertex (HAM-BUILD-02)."""
        shape = self.village.shapes[tile]
        points = corners(shape, rotation, *at)
        touched = []
        for section, middle in enumerate(middles(points)):
            for other, other_section in self.sections.get(middle, []):
                touched.append(other)
                mine = shape.sections[section]
                theirs = self.village.shapes[other].sections[other_section]
                if mine != theirs and (strict or "R" in (mine, theirs)):
                    return False
        return anchor in touched and Polygon(points).intersection(self.whole).area < SLIVER


def places_by_brute_force(
    village: Village, tile: int, anchor: int, strict: bool
) -> set[tuple[int, int, int]]:
    """Every legal (rotation, a, b) near the anchor, tried one by one."""
    ground = Ground(village)
    _, a, b = unpack(village.poses[anchor])
    reach = range(-11, 12)
    near = ground.polygons[anchor].buffer(6.5)
    starts = [(a + da, b + db) for da in reach for db in reach]
    return {
        (rotation, c, d)
        for c, d in starts
        if near.contains(Point(place(c, d)))
        for rotation in range(6)
        if ground.may_lie(tile, anchor, rotation, (c, d), strict)
    }
