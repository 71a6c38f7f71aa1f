"""The Farmer's board as everybody sees it; nothing on it is hidden."""

from __future__ import annotations

from osada.kernel.state import Data

from ..rules.characters.character import Character
from ..rules.characters.farmer.equipping import gear_left
from ..rules.characters.farmer.farmer import Farmer
from ..rules.characters.farmer.field import Field, Tile
from ..rules.characters.farmer.groups import sets
from ..rules.characters.farmer.land import CELLS, in_mask
from ..rules.characters.farmer.power import can_power
from ..rules.characters.farmer.printed import Printed
from ..rules.characters.farmer.skills import GREEN_THUMB
from ..rules.characters.farmer.sowing import tiles_left
from ..rules.characters.farmer.weather import discount, largest, value
from ..rules.characters.farmer.words import CROPS, GEAR, SHAPES
from ..rules.sheet import Own
from ..rules.town import Town
from ..rules.words import SPRITE, VILLAGER


def view_field(s: Town, journal: Character, field: Own) -> Data:
    """Ground, crops by connected sets, cattle, equipment, and what there is to buy today."""
    assert isinstance(journal, Farmer)
    assert isinstance(field, Field)
    printed = journal.printed
    off = discount(printed, s)
    return {
        "ground": field.to_data()["ground"],
        "sets": [[_tile(printed, s, tile) for tile in group] for group in sets(field)],
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
                "works": not printed.needs_cow[gear] or can_power(field, gear),
            }
            for cell, gear in sorted(field.gear.items())
        ],
        "seeds": {
            crop: {name: tiles_left(printed, field, kind, i) for i, name in enumerate(SHAPES)}
            for kind, crop in enumerate(CROPS)
        },
        "seed_prices": {
            name: max(0, printed.seed_price[printed.size[i]] - off)
            for i, name in enumerate(SHAPES)
            if printed.size[i] <= largest(printed, s)
        },
        "gear_prices": {
            name: printed.gear_price[gear]
            for gear, name in enumerate(GEAR)
            if gear_left(printed, field, gear)
        },
        "bred": field.bred,
        "deeds": _deeds(printed, s, journal.number),
    }


def _deeds(printed: Printed, s: Town, character: int) -> Data:
    """Those one is attached to help with their own kind of work."""
    sheet = s.sheets[character]
    villagers, sprites = int(sheet.attached == VILLAGER), int(sheet.attached == SPRITE)
    thumb = printed.green_thumb if GREEN_THUMB in sheet.skills else 0
    return {
        "plant": printed.plant[villagers],
        "water": printed.water[sprites] + thumb,
        "harvest": printed.harvest[villagers],
        "livestock": printed.herd_steps,
        "equip": printed.clear_cells,
    }


def _tile(printed: Printed, s: Town, tile: Tile) -> Data:
    return {
        "crop": CROPS[tile.kind],
        "shape": SHAPES[tile.plot.shape],
        "cells": [CELLS[cell] for cell in in_mask(tile.plot.cells)],
        "ripe": tile.ripe,
        "value": value(printed, s, tile),
    }
