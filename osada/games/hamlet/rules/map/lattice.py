"""The triangular lattice that every outline lies on, in whole numbers. HAM-TILE-02, HAM-AMB-24.

A vertex (a, b) stands for a + b·ω, where ω is a unit step turned by 60° counter-clockwise:
x = a + b/2, y = b·√3/2, y upwards. Heading h is the direction h·60°. The triangle (a, b, 0) has
the corners (a, b), (a+1, b), (a, b+1); the triangle (a, b, 1) is the one above its long side:
(a+1, b), (a+1, b+1), (a, b+1).

A pose is one number: where the walk round a tile's outline starts, and how far the tile is turned.
"""

from __future__ import annotations

from typing import Final

STEP_A: Final = (1, 0, -1, -1, 0, 1)
STEP_B: Final = (0, 1, 1, 0, -1, -1)

ORIGIN: Final = 2048
"""What is added to a and b in a pose, so that both are positive."""
ACROSS: Final = 8
"""What one step along a adds to a pose."""
UP: Final = 8 * 4096
"""What one step along b adds to a pose."""


def pack(rotation: int, a: int, b: int) -> int:
    """The pose of a tile turned by rotation·60° whose walk starts at (a, b).

    >>> unpack(pack(4, -3, 7))
    (4, -3, 7)
    """
    return (b + ORIGIN) * UP + (a + ORIGIN) * ACROSS + rotation


def unpack(pose: int) -> tuple[int, int, int]:
    """Rotation, a and b of a pose."""
    return pose & 7, ((pose >> 3) & 4095) - ORIGIN, (pose >> 15) - ORIGIN


def turned(a: int, b: int, rotation: int) -> tuple[int, int]:
    """A vector turned by rotation·60° counter-clockwise; ω·ω = ω - 1.

    >>> turned(1, 0, 2)
    (-1, 1)
    """
    for _ in range(rotation):
        a, b = -b, a + b
    return a, b


def vertices_of(headings: tuple[int, ...], rotation: int) -> list[tuple[int, int]]:
    """The vertices of a walk from (0, 0), without the last, which should be the first again."""
    a = b = 0
    found = []
    for heading in headings:
        found.append((a, b))
        way = (heading + rotation) % 6
        a += STEP_A[way]
        b += STEP_B[way]
    return found


def twice_area(vertices: list[tuple[int, int]]) -> int:
    """The area inside a loop in unit triangles; negative when it runs clockwise.

    >>> twice_area([(0, 0), (1, 0), (0, 1)])
    1
    """
    total = 0
    a, b = vertices[-1]
    for c, d in vertices:
        total += a * d - b * c
        a, b = c, d
    return total
