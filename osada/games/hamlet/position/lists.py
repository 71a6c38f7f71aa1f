"""What is hard to see on a table of tiles, line by line: which sections touch, and where a tile
could lie. A pose that is listed can be written into a position as it stands."""

from __future__ import annotations

from typing import cast

from osada.kernel.errors import BadStart, did_you_mean
from osada.kernel.state import State

from ..rules.map.lattice import unpack
from ..rules.map.shapes import KINDS
from ..rules.table import Table
from ..rules.words import TILES


def contacts(state: State, name: str) -> list[str]:
    """Every pair of sections that touch, of one tile or of the whole village, each once."""
    s = cast(Table, state)
    only = -1 if not name else _tile(name)
    found: list[str] = []
    for tile in s.village.order:
        for section, other, other_section in sorted(s.village.touching[tile]):
            if only in (-1, tile, other) and (tile, section) < (other, other_section):
                found.append(f"{_end(s, tile, section)}  {_end(s, other, other_section)}")
    return found


def poses(state: State, name: str) -> list[str]:
    """Every place where a tile could lie now: its pose, the pair of sections that names it, and all
    that would touch."""
    s = cast(Table, state)
    tile = _tile(name)
    if s.village.has(tile):
        raise BadStart(f"{name} lies in the village already: {_pose(s.village.poses[tile])}")
    found: dict[int, str] = {}
    for anchor in s.village.order:
        for section, anchor_section in s.village.placements(tile, anchor, s.options.strict_terrain):
            pose = s.village.pose(tile, section, anchor, anchor_section)
            if pose in found:
                continue
            touched = ", ".join(
                f"{_end(s, tile, mine)} {_end(s, other, theirs)}"
                for mine, other, theirs in s.village.contacts(tile, pose)
            )
            short = f"{section + 1} {TILES[anchor]}:{anchor_section + 1}"
            found[pose] = f'"{_pose(pose)}" or "{short}": {touched}'
    return list(found.values())


def _tile(name: str) -> int:
    if name not in TILES:
        raise BadStart(f"there is no tile '{name}': {did_you_mean(name, TILES)}")
    return TILES.index(name)


def _end(s: Table, tile: int, section: int) -> str:
    return f"{TILES[tile]}:{section + 1} ({KINDS[s.village.shapes[tile].kinds[section]]})"


def _pose(pose: int) -> str:
    return " ".join(str(number) for number in unpack(pose))
