"""How the Farmer's bot looks at land: where a tile, a compost heap or a cow is least in the way."""

from __future__ import annotations

from ..rules.characters.farmer.field import Field, field_of
from ..rules.characters.farmer.land import edge, in_mask
from ..rules.characters.farmer.plots import Plot
from ..rules.characters.farmer.printed import Printed
from ..rules.characters.farmer.sowing import seed_price
from ..rules.characters.farmer.words import BEEHIVE
from ..rules.town import Town

USEFUL = 4
"""Clear land in pieces smaller than this is hardly worth planting."""


def pieces(cells: int) -> list[int]:
    """Land in its connected pieces."""
    found: list[int] = []
    while cells:
        piece = 0
        grown = cells & -cells
        while grown != piece:
            piece = grown
            grown |= edge(piece) & cells
        found.append(piece)
        cells &= ~piece
    return found


def useful_land(cells: int) -> float:
    """How many cells are good for planting; scraps count for little."""
    sizes = [piece.bit_count() for piece in pieces(cells)]
    return sum(size if size >= USEFUL else size * 0.3 for size in sizes)


def farmed(field: Field) -> int:
    """Cells that bear crops or could."""
    return field.clear() | field.cropped()


def best_plot(printed: Printed, s: Town, seat: int, kind: int, plots: list[Plot]) -> Plot:
    """Cheap, beside bees, close to its kind, and leaving the rest of the land in one piece."""
    field = field_of(s, seat)
    clear = field.clear()
    mates = field.of_kind(kind)
    bees = field.standing(BEEHIVE)

    def score(plot: Plot) -> float:
        rest = clear & ~plot.cells
        loose = (edge(plot.cells | mates) & rest).bit_count()
        near_bees = 0.7 * (plot.edge & bees).bit_count()
        return useful_land(rest) - seed_price(printed, s, field, plot) + near_bees - 0.2 * loose

    return max(plots, key=score)


def spare_cell(field: Field, cells: int) -> int:
    """The cell whose loss hurts planting least."""
    clear = field.clear()
    return max(in_mask(cells), key=lambda cell: useful_land(clear & ~(1 << cell)))


def central_cell(field: Field, cells: int) -> int:
    """The cell that most tiles can touch."""
    land, clear = farmed(field), field.clear()

    def score(cell: int) -> float:
        reach = (edge(1 << cell) & land).bit_count()
        return 1.5 * reach + useful_land(clear & ~(1 << cell))

    return max(in_mask(cells), key=score)


def cell_to_clear(field: Field, cells: int) -> int:
    """Weeds before brush, then what joins most land."""
    land = farmed(field)

    def score(cell: int) -> tuple[int, int]:
        return field.weeds >> cell & 1, (edge(1 << cell) & land).bit_count()

    return max(in_mask(cells), key=score)
