"""Tiles from the bag and sale tiles from the stack: the only chance after set-up. HAM-HALL-05,
HAM-SALE-03."""

from __future__ import annotations

from . import phrases as say
from .table import Table, put, put_row, without
from .words import TILES


def fill_row(s: Table) -> None:
    """HAM-HALL-05: the row is filled from the right while the bag lasts; an empty bag leaves gaps
    until a stack enters it."""
    while len(s.row) < s.box.row_length and s.bag:
        tile = s.chance.pick("bag", s.bag)
        s.bag = without(s.bag, tile)
        if s.telling:
            s.tell(say.ROW_FILLED, {"tile": TILES[tile], "price": len(s.row)})
        s.row = [*s.row, tile]
        s.coins = [*s.coins, 0]


def refill_sale(s: Table, space: int) -> None:
    """HAM-SALE-03: the next of the stack, the lowest level first; when it is used up the space
    stays empty. Which of the unseen tiles of a level lies on top is chance, whether it was
    decided when the stack was made or is decided now."""
    s.offers = put(s.offers, space, -1)
    for level in range(3):
        if s.stack[level]:
            sale = s.chance.pick("sale", s.unseen_sales[level])
            left = without(s.unseen_sales[level], sale)
            s.unseen_sales = put_row(s.unseen_sales, level, left)
            s.stack = put(s.stack, level, s.stack[level] - 1)
            s.offers = put(s.offers, space, sale)
            if s.telling:
                s.tell(say.SALE_SHOWN, {"sale": sale + 1})
            return
