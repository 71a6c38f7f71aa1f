"""How a computer player leads the Farmer: fill the field, water it, harvest it whole."""

from __future__ import annotations

from random import Random

from osada.games.mythwind.characters.cast import CAST
from osada.games.mythwind.characters.farmer.almanac import Almanac
from osada.games.mythwind.characters.farmer.field import Field, field_of
from osada.games.mythwind.characters.farmer.groups import connected, sets
from osada.games.mythwind.characters.farmer.journal import Farmer
from osada.games.mythwind.characters.farmer.land import edge
from osada.games.mythwind.characters.farmer.sowing import Sower
from osada.games.mythwind.characters.farmer.weather import SUMMER, AUTUMN, largest, value
from osada.games.mythwind.characters.farmer.words import (
    BEEHIVE,
    CELL,
    COMPOST,
    EQUIP,
    FARM_GEAR,
    FARMHAND,
    HARVEST,
    JOB_PLANT,
    JOB_HARVEST,
    JOB_WATER,
    PLANT,
    SEED,
    SHAPES,
    WATER,
)
from osada.games.mythwind.town import Town
from osada.games.mythwind.words import DONE, FINISH, ODD_JOB, SPRITE, VILLAGER
from osada.kernel.action import Action

from .mythwind_farmer_land import best_plot, best_seed, hub_cell, spare_cell
