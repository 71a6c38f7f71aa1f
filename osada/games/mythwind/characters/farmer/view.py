"""The Farmer's board as everybody sees it; nothing on it is hidden."""

from __future__ import annotations

from osada.kernel.state import Data

from ...town import Town
from .almanac import Almanac
from .equipping import gear_left
from .field import Field, Tile
from .groups import sets
from .land import CELLS, in_mask
from .power import can_power
from .sowing import tiles_left
from .weather import discount, largest, value
from .words import CROPS, GEAR, SHAPES


def view_field(book: Almanac, s: Town, field: Field) -> Data:
    """Ground, crops by connected sets, cattle, equipment, and what there is to buy today."""
    off = discount(book, s)
    return {
        "ground": field.to_data()["ground"],
        "sets": [[_tile(book, s, tile) for tile in group] for group in sets(field)],
        "cows": [
            {
                "cell": CELLS[cell],
                "calf": bool(field.calves >> cell & 1),
                "tired": bool(field.tired >> cell & 1),
            }
            for cell in in_mask(field.cows)
        ],
        "gear": [
            {
                "gear": GEAR[gear],
                "cell": CELLS[cell],
                "works": not book.needs_cow[gear] or can_power(field, gear),
            }
            for cell, gear in sorted(field.gear.items())
        ],
        "seeds": {
            crop: {name: tiles_left(book, field, kind, i) for i, name in enumerate(SHAPES)}
            for kind, crop in enumerate(CROPS)
        },
        "seed_prices": {
            name: max(0, book.seed_price[book.size[i]] - off)
            for i, name in enumerate(SHAPES)
            if book.size[i] <= largest(book, s)
        },
        "gear_prices": {
            name: book.gear_price[gear]
            for gear, name in enumerate(GEAR)
            if gear_left(book, field, gear)
        },
        "bred": field.bred,
    }


def _tile(book: Almanac, s: Town, tile: Tile) -> Data:
    return {
        "crop": CROPS[tile.kind],
        "shape": SHAPES[tile.plot.shape],
        "cells": [CELLS[cell] for cell in in_mask(tile.plot.cells)],
        "ripe": tile.ripe,
        "value": value(book, s, tile),
    }
