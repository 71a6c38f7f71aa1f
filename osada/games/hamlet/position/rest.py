"""What a position leaves out is where the box keeps it: in the bag, in the stack."""

from __future__ import annotations

from osada.kernel.state import Data

from ..rules.map.arrangements import AROUND
from ..rules.table import CHOOSE_LAYOUT, Table
from ..rules.words import BASICS, TILE_COUNT


def put_the_rest_away(s: Table, given: Data, unread: frozenset[str]) -> None:
    """Fill in what was not given, as far as all that it depends on could be read. What was given
    stays as it is, be it right or wrong."""
    if not unread & {"seats", "players", "offers", "unseen_sales", "stack"}:
        _sales(s, given)
    if not unread & {"tiles", "players", "row", "bag", "stacks_in", "stage"}:
        _tiles(s, given)


def _tiles(s: Table, given: Data) -> None:
    if "stacks_in" not in given:
        _mix_stacks(s)
    rest = _tiles_left(s)
    if "row" not in given and "bag" not in given:
        s.row = rest[: s.box.row_length]
        s.coins = [0] * len(s.row)
        rest = rest[s.box.row_length :]
    if "bag" not in given:
        s.bag = sorted([*s.bag, *rest])


def _mix_stacks(s: Table) -> None:
    """HAM-BUILD-06: a stack of which something has been seen is in the bag."""
    seen = {*s.village.order, *s.row, *s.bag, *(tile for hand in s.hands for tile in hand)}
    for kind in range(4):
        if seen.intersection(s.box.stack_of(kind + BASICS)):
            s.stacks_in |= 1 << kind


def _tiles_left(s: Table) -> list[int]:
    """The tiles that are nowhere yet, but for those of stacks that were not mixed in."""
    placed = {*s.village.order, *s.row, *s.bag, *(tile for hand in s.hands for tile in hand)}
    for kind in range(4):
        if not s.stacks_in >> kind & 1:
            placed.update(s.box.stack_of(kind + BASICS))
    if s.step == CHOOSE_LAYOUT:
        placed.update(AROUND)
    return [tile for tile in range(TILE_COUNT) if tile not in placed]


def _sales(s: Table, given: Data) -> None:
    """HAM-SETUP-12: the market shows the lowest that nobody has sold; the others are unseen, and
    the stack is as high as it must be."""
    sold = {sale for tiles in s.sold for sale in tiles}
    unseen = {sale for level in s.unseen_sales for sale in level}
    if "offers" not in given:
        free = [sale for sale in range(len(s.box.sales)) if sale not in sold | unseen]
        spaces = s.box.market(s.seats).spaces
        s.offers = [*free[:spaces], *[-1] * (spaces - len(free))]
    gone = sold | set(s.offers)
    if "unseen_sales" not in given:
        s.unseen_sales = [
            [n for n, sale in enumerate(s.box.sales) if sale.level == level and n not in gone]
            for level in (1, 2, 3)
        ]
    if "stack" not in given and len(s.unseen_sales) == 3:
        for level, tiles in enumerate(s.unseen_sales):
            total = sum(1 for sale in s.box.sales if sale.level == level + 1)
            left = len(tiles) - (total - s.box.kept_sales(s.seats)[level])
            s.stack[level] = max(0, left)
