"""The words only the Farmer uses.

plant · water · harvest · livestock · equip     the character action
farmhand water · farmhand brush                 a worker action
seed bean l4 · plot c2-d2-e2-e3                 what is planted, and on which cells
cell c3                                         a cell: a tile by its first one, a cow, free ground
herd breed · farm-gear cart · lift c3           steps with cattle and equipment
"""

from __future__ import annotations

from typing import Final

from osada.kernel.action import Action, Vocabulary

from ...words import SPRITE, VILLAGER, VOCABULARY, plain, words
from .land import CELLS

CROPS: Final = ("strawberry", "bean", "potato")
STRAWBERRY: Final = 0
BEAN: Final = 1
POTATO: Final = 2
SHAPES: Final = ("i2", "i3", "l3", "i4", "o4", "l4", "t4", "s4", "p5", "u5", "w5")
I2: Final = 0
GEAR: Final = (
    *("beehive", "cart", "sickle", "compost", "barrel", "scarecrow", "plough", "hay-rack"),
)
BEEHIVE: Final = 0
CART: Final = 1
SICKLE: Final = 2
COMPOST: Final = 3
BARREL: Final = 4
SCARECROW: Final = 5
PLOUGH: Final = 6
HAY_RACK: Final = 7
STEPS: Final = ("buy", "sell", "move", "breed")
BUY_COW: Final = 0
SELL_COW: Final = 1
MOVE_COW: Final = 2
BREED: Final = 3
JOBS: Final = ("plant", "harvest", "water", "weed", "brush")
JOB_PLANT: Final = 0
JOB_HARVEST: Final = 1
JOB_WATER: Final = 2
JOB_WEED: Final = 3
JOB_BRUSH: Final = 4
JOB_KINDS: Final = (VILLAGER, VILLAGER, SPRITE, SPRITE, SPRITE)
"""Who does which job."""

PLANT: Final = plain("plant")
WATER: Final = plain("water")
HARVEST: Final = plain("harvest")
LIVESTOCK: Final = plain("livestock")
EQUIP: Final = plain("equip")
ACTIONS: Final = (PLANT, WATER, HARVEST, LIVESTOCK, EQUIP)
FARMHAND: Final = words("farmhand", JOBS, "job")
VOCABULARY.declare("seed", "crop", "shape")
VOCABULARY.declare("plot", "cells-*")
SEED: Final = tuple(
    VOCABULARY.word("seed", (kind, shape), f"seed {crop} {name}")
    for kind, crop in enumerate(CROPS)
    for shape, name in enumerate(SHAPES)
)
CELL: Final = words("cell", CELLS)
HERD: Final = words("herd", STEPS, "step")
FARM_GEAR: Final = words("farm-gear", GEAR, "gear")
LIFT: Final = words("lift", CELLS, "cell")
ACTION_KINDS: Final = ("plant", "water", "harvest", "livestock", "equip")
KINDS: Final = (
    *(*ACTION_KINDS, "farmhand"),
    *("seed", "plot", "cell", "herd", "farm-gear", "lift"),
)


def plot_word(words: Vocabulary, number: int, cells: str) -> Action:
    """Laying a tile on these cells. They have one shape, so it need not be named."""
    return words.word("plot", (number,), f"plot {cells}")
