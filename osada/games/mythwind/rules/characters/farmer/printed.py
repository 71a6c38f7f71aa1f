"""The printed numbers of the Farmer's journal."""

from __future__ import annotations

from typing import Final, final

from osada.kernel.action import Vocabulary
from osada.kernel.content import Content

from .land import COLUMNS, ROWS
from .plots import Cells, Plot, all_plots
from .words import GEAR, SHAPES

SMALLEST: Final = 2
LARGEST: Final = 5


@final
class Printed:
    """What tiles, cattle, equipment and skills cost and give."""

    def __init__(self, content: Content, words: Vocabulary) -> None:
        self.brush: Final = _start(content)
        """The cells under brush at the beginning."""
        self.seed_price: Final = _by_size(content, "farmer.seed_price")
        self.sprout_value: Final = _by_size(content, "farmer.sprout_value")
        self.ripe_value: Final = _by_size(content, "farmer.ripe_value")
        self.set_bonus: Final = content.whole("farmer.set_bonus", 0, 9)
        self.plant: Final = content.wholes("farmer.plant", 2, 1, 9)
        self.water: Final = content.wholes("farmer.water", 2, 1, 9)
        self.harvest: Final = content.wholes("farmer.harvest", 2, 1, 9)
        self.herd_steps: Final = content.whole("farmer.herd_steps", 1, 4)
        self.clear_cells: Final = content.whole("farmer.clear_cells", 1, 9)
        self.brush_price: Final = content.whole("farmer.brush_price", 0, 9)
        self.hand_weeds: Final = content.whole("farmer.hand_weeds", 1, 9)
        self.hand_brush: Final = content.whole("farmer.hand_brush", 1, 9)
        self.rain_waters: Final = content.whole("farmer.rain_waters", 0, 9)
        self.discount: Final = content.whole("farmer.cloudy_spring_discount", 0, 9)
        self.strawberry_bonus: Final = content.whole("farmer.sunny_summer_strawberry", 0, 9)
        self.potato_bonus: Final = content.whole("farmer.cloudy_autumn_potato", 0, 9)
        self.bean_bonus: Final = content.whole("farmer.winter_bean", 0, 9)
        self.winter_largest: Final = content.whole("farmer.winter_largest", 0, LARGEST)
        self.weeds: Final = content.whole("farmer.weeds", 0, 9)
        self.most_cows: Final = content.whole("farmer.cow.most", 1, 9)
        self.cow_price: Final = content.whole("farmer.cow.price", 0, 99)
        self.cow_sale: Final = content.whole("farmer.cow.sale", 0, 99)
        self.breeding: Final = content.whole("farmer.cow.breeding", 0, 99)
        shapes = [_shape(content, name) for name in SHAPES]
        self.plots: Final = all_plots(words, shapes)
        _all_different(content, self.plots)
        """By shape."""
        self.plot: Final = tuple(plot for plots in self.plots for plot in plots)
        """By number."""
        self.plot_named: Final[dict[str, Plot]] = {plot.name: plot for plot in self.plot}
        self.size: Final = tuple(len(cells) for cells in shapes)
        self.copies: Final = tuple(
            content.whole(f"farmer.shape.{name}.copies", 0, 9) for name in SHAPES
        )
        """Of each shape, in each crop."""
        places = [f"farmer.gear.{name}." for name in GEAR]
        self.gear_price: Final = tuple(content.whole(p + "price", 0, 99) for p in places)
        self.gear_copies: Final = tuple(content.whole(p + "copies", 0, 9) for p in places)
        self.needs_cow: Final = tuple(content.whole(p + "cow", 0, 1) == 1 for p in places)
        self.honey: Final = content.whole("farmer.gear.beehive.coins", 0, 9)
        self.carted: Final = content.whole("farmer.gear.cart.coins", 0, 9)
        self.compost: Final = content.whole("farmer.gear.compost.less", 0, 9)
        self.ploughed: Final = content.whole("farmer.gear.plough.brush", 0, 9)
        self.skill_prices: Final = content.wholes("farmer.skills.prices", 8, 0, 99)
        self.usable: Final = content.wholes("farmer.skills.usable", 8, 0, 1)
        self.green_thumb: Final = content.whole("farmer.skills.green_thumb", 0, 9)
        self.night_dew: Final = content.whole("farmer.skills.night_dew", 0, 9)
        self.stall_tiles: Final = content.whole("farmer.skills.stall_tiles", 1, 9)
        self.stall_coins: Final = content.whole("farmer.skills.stall_coins", 0, 99)
        self.hedger_weeds: Final = content.whole("farmer.skills.hedger_weeds", 1, 9)
        self.hedger_less: Final = content.whole("farmer.skills.hedger_less", 0, 9)


def _start(content: Content) -> int:
    rows = content.entries["farmer.start"].value
    text = "".join(str(row) for row in rows) if isinstance(rows, list) else ""
    if len(text) != COLUMNS * ROWS or set(text) - set(".#"):
        content.refuse("farmer.start", f"must be {ROWS} rows of {COLUMNS} signs, each . or #")
    return sum(1 << cell for cell, sign in enumerate(text) if sign == "#")


def _all_different(content: Content, plots: tuple[tuple[Plot, ...], ...]) -> None:
    """A place is named by its cells alone, so no two shapes may be alike."""
    first: dict[str, int] = {}
    for shape, places in enumerate(plots):
        like = first.setdefault(places[0].name, shape)
        if like != shape:
            names = [f"farmer.shape.{SHAPES[one]}.cells" for one in (shape, like)]
            ours = content.entries[names[1]].origin == "override"
            content.refuse(names[ours], f"the same tile as {SHAPES[shape if ours else like]}")


def _by_size(content: Content, name: str) -> tuple[int, ...]:
    """A number for each size of tile, so that it can be asked by the size itself."""
    return (*(0,) * SMALLEST, *content.wholes(name, LARGEST - SMALLEST + 1, 0, 99))


def _shape(content: Content, name: str) -> Cells:
    """Its cells as (x, y), near the corner (0, 0)."""
    place = f"farmer.shape.{name}.cells"
    given = content.entries[place].value
    pairs = given if isinstance(given, list) else []
    cells = [(pair[0], pair[1]) for pair in pairs if isinstance(pair, list) and len(pair) == 2]
    inside = all(x in range(LARGEST) and y in range(LARGEST) for x, y in cells)
    if not SMALLEST <= len(set(cells)) == len(pairs) <= LARGEST or not inside:
        content.refuse(place, f"must be {SMALLEST} to {LARGEST} different cells [x, y]")
        return [(0, 0), (1, 0)]
    return cells
