"""What a drawing of the village needs, in lattice coordinates and ready for JSON.

A vertex is [a, b]; on the page x = a + b/2 and y = b·√3/2, y upwards (a screen turns y round).
The middle of a section is given twice as large, [2a, 2b], and the middle of a tile three times as
large and times its number of triangles, so that all numbers stay whole. HAM-TILE-02, HAM-AMB-24.
"""

from __future__ import annotations

from ..rules.map.lattice import STEP_A, STEP_B, pack, twice_area, unpack
from ..rules.map.shapes import KINDS, Shape
from ..rules.map.village import Village


def tile_outline(village: Village, tile: int) -> list[tuple[int, int]]:
    """The vertices round a placed tile; section i runs from vertex i to vertex i + 1."""
    return outline_at(village.shapes[tile], village.poses[tile])


def outline_at(shape: Shape, pose: int) -> list[tuple[int, int]]:
    """The vertices round a tile that lies, or would lie, in this pose."""
    rotation, a, b = unpack(pose)
    return [(a + da, b + db) for da, db in shape.vertices[rotation]]


def twice_middles(outline: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The middle of each section, times 2."""
    following = outline[1:] + outline[:1]
    return [(a + c, b + d) for (a, b), (c, d) in zip(outline, following, strict=True)]


def centre_at(shape: Shape, pose: int) -> tuple[int, int, int]:
    """The tile's centre of mass (a, b) times the third number, which is 3 for each triangle."""
    rotation, a, b = unpack(pose)
    scale = 3 * shape.area
    total_a, total_b = scale * a, scale * b
    for da, db, side in shape.cells[rotation]:
        total_a += 3 * da + 1 + side
        total_b += 3 * db + 1 + side
    return total_a, total_b, scale


def loops(village: Village) -> tuple[list[list[tuple[int, int]]], list[list[tuple[int, int]]]]:
    """The village's outer edge and the edges of its holes (HAM-AMB-24), as vertices.

    Outer loops run counter-clockwise, one for each part that hangs together by full sections (a
    village has one part); holes run clockwise. Where ground outside is closed off corner to corner
    it is a hole. Each loop begins at its smallest vertex.
    """
    free = set(village.open)
    outer: list[list[tuple[int, int]]] = []
    holes: list[list[tuple[int, int]]] = []
    for edge in sorted(free):
        if edge in free:
            loop = _walk(free, edge)
            (outer if twice_area(loop) > 0 else holes).append(_from_smallest(loop))
    return sorted(outer), sorted(holes)


def _walk(free: set[int], first: int) -> list[tuple[int, int]]:
    """Follow free sections round one region of open ground, which lies to the right."""
    loop = []
    edge = first
    while True:
        free.discard(edge)
        way, a, b = unpack(edge)
        loop.append((a, b))
        a += STEP_A[way]
        b += STEP_B[way]
        # The sharpest turn to the right keeps to the same region where corners meet.
        for turn in (4, 5, 0, 1, 2):
            edge = pack((way + turn) % 6, a, b)
            if edge == first:
                return loop
            if edge in free:
                break
        else:
            raise AssertionError(f"the outline breaks off at ({a}, {b})")


def _from_smallest(loop: list[tuple[int, int]]) -> list[tuple[int, int]]:
    start = loop.index(min(loop))
    return loop[start:] + loop[:start]


def drawing(village: Village) -> dict[str, object]:
    """The whole village for the page: its tiles in the order of placing, and its edge."""
    outer, holes = loops(village)
    return {
        "tiles": [drawing_at(village, tile, village.poses[tile]) for tile in village.order],
        "outer": [[list(vertex) for vertex in loop] for loop in outer],
        "holes": [[list(vertex) for vertex in loop] for loop in holes],
    }


def drawing_at(village: Village, tile: int, pose: int) -> dict[str, object]:
    """One tile for the page where it lies or might be placed."""
    shape = village.shapes[tile]
    outline = outline_at(shape, pose)
    return {
        "tile": tile,
        "pose": list(unpack(pose)),
        "outline": [list(vertex) for vertex in outline],
        "middles": [list(middle) for middle in twice_middles(outline)],
        "sections": [KINDS[kind] for kind in shape.kinds],
        "centre": list(centre_at(shape, pose)),
    }
