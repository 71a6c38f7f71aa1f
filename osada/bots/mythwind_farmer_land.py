"""How the Farmer's bot looks at land: which tile to lay where, and where other things stand least
in the way."""

from __future__ import annotations

from osada.games.mythwind.characters.farmer.almanac import Almanac
from osada.games.mythwind.characters.farmer.field import Field, field_of
from osada.games.mythwind.characters.farmer.land import edge, in_mask
from osada.games.mythwind.characters.farmer.plots import Plot
from osada.games.mythwind.characters.farmer.sowing import Sower, seed_price
from osada.games.mythwind.characters.farmer.words import BEEHIVE, COMPOST
from osada.games.mythwind.town import Town

USEFUL = 4
"""Clear land in pieces smaller than this is hardly worth planting."""


def pieces(cells: int) -> list[int]:
    """Land in its connected pieces."""
    found: list[int] = []
    while cells:
        piece = cells & -cells
        grown = piece | edge(piece) & cells
        while grown != piece:
            piece = grown
            grown = piece | edge(piece) & cells
        found.append(piece)
        cells &= ~piece
    return found


def useful_land(cells: int) -> float:
    """How many cells are good for planting: scraps count for little."""
    sizes = [piece.bit_count() for piece in pieces(cells)]
    return sum(size if size >= USEFUL else size * 0.3 for size in sizes)


def best_plot(book: Almanac, s: Town, seat: int, kind: int, plots: list[Plot]) -> Plot:
    """Cheap, beside bees and compost, close to its kind, and leaving the rest in one piece."""
    field = field_of(s, seat)
    clear = field.clear()
    mates = field.of_kind(kind)
    helpers = field.standing(BEEHIVE)

    def score(plot: Plot) -> float:
        rest = clear & ~plot.cells
        price = seed_price(book, s, field, plot)
        bees = (plot.edge & helpers).bit_count()
        loose = (edge(plot.cells | mates) & rest).bit_count()
        return useful_land(rest) - 1.0 * price + 0.7 * bees - 0.2 * loose

    return max(plots, key=score)


def spare_cell(field: Field, cells: int, beside: int = 0) -> int:
    """The cell whose loss hurts planting least, of equal ones that with most company."""
    clear = field.clear()

    def score(cell: int) -> float:
        land = useful_land(clear & ~(1 << cell))
        return land + 0.5 * (edge(1 << cell) & beside).bit_count()

    return max(in_mask(cells), key=score)


def hub_cell(field: Field) -> int:
    """A cell for something that should touch many tiles: much open land around it."""
    clear = field.clear()

    def score(cell: int) -> float:
        around = edge(1 << cell)
        return 1.5 * (around & (clear | field.cropped())).bit_count() + useful_land(
            clear & ~(1 << cell)
        )

    return max(in_mask(clear), key=score)


def compost_saves(book: Almanac, s: Town, field: Field) -> bool:
    """Whether there is no compost heap yet."""
    return not field.standing(COMPOST)


def best_seed(
    book: Almanac, s: Town, seat: int, sower: Sower, kinds: list[int]
) -> tuple[int, int] | None:
    """The largest tile that fits, of the kinds in the order of preference."""
    found: tuple[int, int] | None = None
    size = 0
    for kind in kinds:
        for shape in range(len(book.size)):
            if book.size[shape] > size and sower.plots(kind, shape, just_one=True):
                found, size = (kind, shape), book.size[shape]
    return found
