"""The Farmer's ground: 7 columns and 6 rows of cells, each a bit. `c3` is column c, row 3."""

from __future__ import annotations

from typing import Final

COLUMNS: Final = 7
ROWS: Final = 6
CELLS: Final = tuple(f"{'abcdefg'[c]}{row + 1}" for row in range(ROWS) for c in range(COLUMNS))
"""In reading order: cell i is the bit 1 << i."""
ALL: Final = (1 << COLUMNS * ROWS) - 1
_FIRST_COLUMN: Final = sum(1 << row * COLUMNS for row in range(ROWS))
_LAST_COLUMN: Final = _FIRST_COLUMN << COLUMNS - 1


def beside(cells: int) -> int:
    """The cells to the left and right, the given ones included.

    >>> [CELLS[i] for i in in_mask(beside(1 << CELLS.index("a2")))]
    ['a2', 'b2']
    """
    return cells | (cells & ~_LAST_COLUMN) << 1 | (cells & ~_FIRST_COLUMN) >> 1


def edge(cells: int) -> int:
    """The cells that touch these: they share an edge and are none of them.

    >>> [CELLS[i] for i in in_mask(edge(1 << CELLS.index("b2")))]
    ['b1', 'a2', 'c2', 'b3']
    """
    return (beside(cells) | cells << COLUMNS | cells >> COLUMNS) & ALL & ~cells


def around(cells: int) -> int:
    """The up to eight neighbours, corners too."""
    wide = beside(cells)
    return (wide | wide << COLUMNS | wide >> COLUMNS) & ALL & ~cells


def in_mask(cells: int) -> list[int]:
    """The cells of a mask in reading order."""
    found: list[int] = []
    while cells:
        last = cells & -cells
        found.append(last.bit_length() - 1)
        cells ^= last
    return found


def first_of(cells: int) -> int:
    """The first cell of a mask in reading order."""
    return (cells & -cells).bit_length() - 1


def spelled(cells: int) -> str:
    """A set of cells as a word.

    >>> spelled(0b110000001)
    'a1-a2-b2'
    """
    return "-".join([CELLS[cell] for cell in in_mask(cells)])
