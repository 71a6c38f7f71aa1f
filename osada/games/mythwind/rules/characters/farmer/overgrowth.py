"""What the field does by itself: bees at dusk, weeds at the season's end."""

from __future__ import annotations

from ...ops.tracks import change_coins
from ...town import Town
from . import phrases as say
from .field import Field, field_of
from .herding import edge_of_each
from .land import CELLS, around, in_mask
from .printed import Printed
from .skills import HEDGER, has
from .words import BEEHIVE, SCARECROW

TILES_FOR_BEES = 2


def gather_honey(printed: Printed, s: Town, seat: int) -> None:
    """Every beehive that two crop tiles touch pays."""
    field = field_of(s, seat)
    for hive in in_mask(field.standing(BEEHIVE)):
        if sum(1 for tile in field.tiles if tile.plot.edge >> hive & 1) >= TILES_FOR_BEES:
            s.tell(say.HONEY, {"seat": seat, "cell": CELLS[hive], "coins": printed.honey})
            change_coins(s, seat, printed.honey)


def weeds_may_grow(field: Field) -> int:
    """Clear cells beside brush or weeds, but not around a scarecrow."""
    wild = edge_of_each(field.brush | field.weeds)
    return field.clear() & wild & ~around(field.standing(SCARECROW))


def overgrow(printed: Printed, s: Town, seat: int) -> None:
    """Weeds on random cells, one after the other; with Hedger one less."""
    field = field_of(s, seat)
    count = printed.weeds - printed.hedger_less * int(has(s, seat, HEDGER))
    for _ in range(count):
        cells = in_mask(weeds_may_grow(field))
        if not cells:
            return
        cell = s.chance.pick("farmer-weed", cells)
        field.weeds |= 1 << cell
        s.tell(say.OVERGROWN, {"seat": seat, "cell": CELLS[cell]})
