"""Villages to test on: the two known layouts, and villages grown at random."""

from __future__ import annotations

import random
from functools import cache

from osada.games.hamlet.rules.box.box import Box, load_box
from osada.games.hamlet.rules.map.village import Village
from osada.games.hamlet.rules.words import TILES

WITNESS = (
    ("quarry", 0, 0, 0),
    ("church", 0, 3, 0),
    ("stonemason", 2, -1, 2),
    ("barn-b", 2, 2, -1),
    ("dairy-farm", 3, -1, 1),
    ("farrier", 2, -4, 2),
    ("cow-conservatory", 0, -4, 2),
    ("mountain-pond", 0, -2, -2),
    ("woodcutter", 0, 6, -3),
    ("farm", 2, 7, 1),
    ("market", 1, 5, 2),
    ("town-hall", 3, -1, 7),
)
"""A board on which the rulebooks' scoring example can be played out: tile, rotation in steps of
60°, a, b. From the facts in docs/rules/hamlet.md."""


@cache
def the_box() -> Box:
    return load_box()[1]


def witness_village() -> Village:
    """The board of the scoring example."""
    village = Village(the_box().shapes)
    for name, rotation, a, b in WITNESS:
        village = village.with_tile(TILES.index(name), village.first_pose(rotation, a, b))
    return village


def beginners_village() -> Village:
    """The six starting tiles as the box lays them."""
    village = Village(the_box().shapes)
    for tile, rotation, a, b in the_box().layout:
        village = village.with_tile(tile, village.first_pose(rotation, a, b))
    return village


def grown_village(seed: int, tiles: int, strict: bool = False) -> Village:
    """The beginners' village with blueprints placed at random, legally, up to so many tiles."""
    chance = random.Random(seed)
    village = beginners_village()
    for tile in chance.sample(range(6, len(TILES)), tiles - 6):
        anchors = list(village.order)
        chance.shuffle(anchors)
        for anchor in anchors:
            places = village.placements(tile, anchor, strict)
            if places:
                section, anchor_section = chance.choice(places)
                pose = village.pose(tile, section, anchor, anchor_section)
                village = village.with_tile(tile, pose)
                break
    return village
