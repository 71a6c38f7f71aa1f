r"""The triangular lattice in characters.

A row of triangles is `scale` lines high and a section is twice as many columns long, so that a
slanted section is a straight row of slashes. A level section is the lower edge of the line above
it: with scale 2 a triangle of side 2 is

       /\
      /  \
     /    \
    /______\

>>> [(row, column, stroke) for row, column, stroke in strokes((0, 0), (0, 1), 2)]
[(-1, 0, '/'), (-2, 1, '/')]
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Point = tuple[int, int]
Stroke = tuple[int, int, str]
"""Row, column and sign of one character of a section."""
Run = tuple[int, int]
"""The first column, and the one behind the last."""


def column(a: int, b: int, scale: int) -> int:
    """The column to the right of a vertex."""
    return 2 * scale * a + scale * b


def lower_first(one: Sequence[int], two: Sequence[int]) -> tuple[Point, Point]:
    """The ends of a section, the lower one first; of a level section the left one."""
    ends = sorted(((one[0], one[1]), (two[0], two[1])), key=lambda end: (end[1], end[0]))
    return ends[0], ends[1]


def strokes(one: Point, two: Point, scale: int) -> list[Stroke]:
    """The characters of a section, given with its lower end first; of a slanted section the
    lowest first."""
    (a, b), (c, d) = one, two
    start = column(a, b, scale)
    low = -scale * b - 1
    if b == d:
        return [(low, start + at, "_") for at in range(2 * scale)]
    if a == c:
        return [(low - at, start + at, "/") for at in range(scale)]
    return [(low - at, start - 1 - at, "\\") for at in range(scale)]


def sides(outline: Sequence[Sequence[int]]) -> Iterable[tuple[Point, Point]]:
    """The sections of an outline in order, each with its lower end first."""
    following = [*outline[1:], outline[0]]
    return [lower_first(one, two) for one, two in zip(outline, following, strict=True)]


def inside(outline: Sequence[Sequence[int]], scale: int) -> dict[int, list[Run]]:
    """By line: the columns within an outline, between its slanted sections."""
    walls: dict[int, list[int]] = {}
    for (a, b), (c, d) in sides(outline):
        if b != d:
            for row, at, _ in strokes((a, b), (c, d), scale):
                walls.setdefault(row, []).append(at)
    found: dict[int, list[Run]] = {}
    for row, columns in walls.items():
        columns.sort()
        pairs = zip(columns[::2], columns[1::2], strict=True)
        found[row] = [(left + 1, right) for left, right in pairs]
    return found
