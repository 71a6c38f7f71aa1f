"""Every place where a crop tile can lie: turned and turned over as one likes, as bit masks."""

from __future__ import annotations

from typing import Final, final

from osada.kernel.action import Action, Vocabulary

from .land import COLUMNS, ROWS, edge, first_of, spelled
from .words import plot_word

Cells = list[tuple[int, int]]


@final
class Plot:
    """The cells a tile lies on."""

    __slots__ = ("cells", "edge", "first", "name", "number", "shape", "size", "word")

    def __init__(self, words: Vocabulary, number: int, shape: int, cells: int) -> None:
        self.number: Final = number
        self.shape: Final = shape
        self.cells: Final = cells
        self.size: Final = cells.bit_count()
        self.edge: Final = edge(cells)
        """The cells that touch it."""
        self.first: Final = first_of(cells)
        self.name: Final = spelled(cells)
        self.word: Final[Action] = plot_word(words, number, self.name)


def all_plots(words: Vocabulary, shapes: list[Cells]) -> tuple[tuple[Plot, ...], ...]:
    """By shape, in reading order; numbered through."""
    found: list[tuple[Plot, ...]] = []
    number = 0
    for shape, cells in enumerate(shapes):
        masks = sorted({mask for turned in _turnings(cells) for mask in _shifts(turned)})
        found.append(tuple(Plot(words, number + i, shape, mask) for i, mask in enumerate(masks)))
        number += len(masks)
    return tuple(found)


def _turnings(cells: Cells) -> list[Cells]:
    """The eight ways to lay a tile, some of them perhaps alike."""
    found: list[Cells] = []
    for _ in range(4):
        cells = [(-y, x) for x, y in cells]
        found += [cells, [(-x, y) for x, y in cells]]
    return found


def _shifts(cells: Cells) -> list[int]:
    """A tile so turned, wherever it fits into the field."""
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    cells = [(x - left, y - top) for x, y in cells]
    width, height = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
    mask = sum(1 << y * COLUMNS + x for x, y in cells)
    return [
        mask << y * COLUMNS + x
        for y in range(ROWS - height + 1)
        for x in range(COLUMNS - width + 1)
    ]
