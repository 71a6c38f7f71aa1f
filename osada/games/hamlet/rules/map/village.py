"""The tiles on the table, exact: where they lie, what touches what, what fits where.

HAM-TILE-03, HAM-TILE-04, HAM-BUILD-02, HAM-AMB-24. A village is a value: adding a tile gives a new
one. Tiles are numbers, their shapes are given once. A section is its number in the walk round the
outline; a pose is one number (lattice.py).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from mypy_extensions import mypyc_attr

from osada.kernel.errors import OsadaError

from .fit import Fit, meets
from .lattice import pack, unpack
from .shapes import MOST_SECTIONS, ROAD, WIDTH, Shape

BELOW: Final = (MOST_SECTIONS + 2) * (WIDTH + 1)
"""A tile that touches another never reaches farther below that tile's start, in vertices."""
ABSENT: Final = -1
FARTHEST: Final = 512
"""From the origin to where a first tile may be put: leaves room for every other tile in a pose."""


class BadPlace(OsadaError):
    """A tile or place that cannot be meant."""


@mypyc_attr(acyclic=True)
@final
class Village:
    """The placed tiles. `Village(shapes)` is empty.

    >>> hexagon = Shape("hexagon", (0, 1, 2, 3, 4, 5), "HHRHHH")
    >>> village = Village((hexagon, hexagon))
    >>> village = village.with_tile(0, village.first_pose(0, 0, 0))
    >>> village.placements(1, 0)[:4]
    [(0, 0), (1, 0), (3, 0), (4, 0)]
    >>> village = village.with_tile(1, village.pose(1, 3, 0, 0))
    >>> village.touching[1]
    [(3, 0, 0)]
    """

    def __init__(self, shapes: tuple[Shape, ...]) -> None:
        self.shapes: Final = shapes
        self.order: tuple[int, ...] = ()
        """The placed tiles in the order of placing."""
        self.poses: list[int] = [ABSENT] * len(shapes)
        self.touching: list[list[tuple[int, int, int]]] = [[] for _ in shapes]
        """By tile: (own section, other tile, other section) for each full contact, sorted."""
        self.beside: list[int] = [0] * len(shapes)
        """By tile: those it touches, as bits."""
        self.taken: list[int] = [0] * len(shapes)
        """By tile: the sections that touch something, a bit each."""
        self.open: dict[int, int] = {}
        """Every section that touches nothing, as directed edge: tile * 16 + section."""
        self._fits = _fits(shapes)
        self._wall = 0
        self._cliff = 0
        self._floor = 0
        """The vertex that bit 0 of both masks belongs to, as a + b·WIDTH."""
        self._left = 0
        self._right = 0

    def has(self, tile: int) -> bool:
        """Whether a tile is in the village."""
        return self.poses[tile] != ABSENT

    def first_pose(self, rotation60: int, a: int, b: int) -> int:
        """A pose without an anchor: turned by rotation60·60°, the walk starting at (a, b)."""
        if not 0 <= rotation60 < 6:
            raise BadPlace(f"a rotation is a number from 0 to 5 (times 60°), not {rotation60}")
        if not (-FARTHEST <= a <= FARTHEST and -FARTHEST <= b <= FARTHEST):
            raise BadPlace(f"({a}, {b}) is too far out: stay within {FARTHEST} of (0, 0)")
        return pack(rotation60, a, b)

    def pose(self, tile: int, section: int, anchor: int, anchor_section: int) -> int:
        """Where a tile lies when its section lies against that section of a placed tile."""
        fit = self._fit(tile, anchor)
        pair = anchor_section * fit.count + section
        rotation, a, b = unpack(self.poses[anchor])
        da, db = fit.ways[pair][rotation]
        return pack((rotation + fit.turns[pair]) % 6, a + da, b + db)

    def canonical(
        self, tile: int, section: int, anchor: int, anchor_section: int, turned: bool = False
    ) -> tuple[int, int]:
        """The pair (section, anchor_section) that stands for the place this pair means: of all
        pairs touching there the smallest by (anchor_section, section). With `turned`, places where
        the tile looks the same are kept apart."""
        fit = self._fit(tile, anchor)
        pair = (fit.standing if turned else fit.alike)[anchor_section * fit.count + section]
        return pair % fit.count, pair // fit.count

    def placements(
        self, tile: int, anchor: int, strict: bool = False, turned: bool = False
    ) -> list[tuple[int, int]]:
        """Every legal place of a tile against a placed one, each once, as its canonical
        (section, anchor_section), sorted by (anchor_section, section). HAM-BUILD-02. With `turned`
        also those where it would look the same as at another."""
        return self._search(tile, anchor, strict, turned, False)

    def has_room(self, tile: int, anchor: int, strict: bool = False) -> bool:
        """Whether a tile can lie against a placed one at all."""
        return len(self._search(tile, anchor, strict, False, True)) > 0

    def _search(
        self, tile: int, anchor: int, strict: bool, turned: bool, one: bool
    ) -> list[tuple[int, int]]:
        fit = self._fit(tile, anchor)
        masks, terrains = self.shapes[tile].masks, self.shapes[tile].terrains
        taken = self.taken[anchor]
        wide = self._is_wide()
        rotation, a, b = unpack(self.poses[anchor])
        start = (a + b * WIDTH + fit.floors[rotation] - self._floor) * 8
        walls = (self._wall >> start) & fit.windows[rotation]
        cliffs = (self._cliff >> start) & fit.windows[rotation] if strict else 0
        shifts = fit.shifts[rotation]
        found: list[tuple[int, int]] = []
        for place, touched in enumerate(fit.touched):
            if touched & taken or (fit.again[place] and not turned):
                continue
            shift = shifts[place]
            turn = (rotation + fit.place_turns[place]) % 6
            hit = (walls >> shift) & masks[turn] or (cliffs >> shift) & terrains[turn]
            section, anchor_section = fit.pairs[place]
            if hit and not (wide and self._is_clear(tile, section, anchor, anchor_section, strict)):
                continue
            found.append(fit.pairs[place])
            if one:
                break
        return found

    def _is_clear(
        self, tile: int, section: int, anchor: int, anchor_section: int, strict: bool
    ) -> bool:
        pose = self.pose(tile, section, anchor, anchor_section)
        return not self._reasons(tile, pose, strict)

    def contacts(self, tile: int, pose: int) -> list[tuple[int, int, int]]:
        """What a tile would touch in this pose: (own section, other tile, other section)."""
        rotation = pose & 7
        place = pose - rotation
        found = []
        for section, facing in enumerate(self.shapes[tile].facing[rotation]):
            other = self.open.get(place + facing, ABSENT)
            if other != ABSENT:
                found.append((section, other >> 4, other & 15))
        return found

    def clashes(
        self, tile: int, pose: int, strict: bool = False
    ) -> list[tuple[str, int, int, int, int]]:
        """Every reason why a tile cannot lie so; empty when it can (as far as HAM-TILE goes):

        ("overlap", other tile, 0, 0, 0), ("section", own section, other tile, other section, 0)
        for sections that may not touch, ("apart", 0, 0, 0, 0) when nothing touches."""
        found = self._reasons(tile, pose, strict)
        if not found and self.order and not self.contacts(tile, pose):
            found.append(("apart", 0, 0, 0, 0))
        return found

    def _reasons(self, tile: int, pose: int, strict: bool) -> list[tuple[str, int, int, int, int]]:
        found: list[tuple[str, int, int, int, int]] = []
        if not self._may_clash(tile, pose, strict):
            return found
        covered = set(self._cells(tile, pose))
        under = []
        for other in self.order:
            if not covered.isdisjoint(self._cells(other, self.poses[other])):
                under.append(other)
                found.append(("overlap", other, 0, 0, 0))
        for section, other, other_section in self.contacts(tile, pose):
            mine = self.shapes[tile].kinds[section]
            theirs = self.shapes[other].kinds[other_section]
            if other not in under and not may_touch(mine, theirs, strict):
                found.append(("section", section, other, other_section, 0))
        return found

    def _may_clash(self, tile: int, pose: int, strict: bool) -> bool:
        """Whether the masks see a clash; when they see none there is none."""
        shape = self.shapes[tile]
        rotation, a, b = unpack(pose)
        start = a + b * WIDTH + shape.lows[rotation] - self._floor
        if meets(self._wall, shape.masks[rotation], start):
            return True
        return strict and meets(self._cliff, shape.terrains[rotation], start)

    def free_sections(self, tile: int) -> list[int]:
        """The sections of a placed tile that touch nothing. HAM-BUILD-01"""
        taken = self.taken[tile]
        return [section for section in range(self.shapes[tile].count) if not taken >> section & 1]

    def with_tile(self, tile: int, pose: int) -> Village:
        """The village with one tile more. Whether it fits is for `placements` and `clashes`."""
        if self.has(tile):
            raise BadPlace(f"tile {tile} is in the village already")
        twin = Village(self.shapes)
        twin.order = (*self.order, tile)
        twin.poses = self.poses[:]
        twin.poses[tile] = pose
        twin.touching = self.touching[:]
        twin.beside = self.beside[:]
        twin.taken = self.taken[:]
        twin.open = self.open.copy()
        twin._join(tile, pose, self.contacts(tile, pose))
        self._copy_masks(twin)
        twin._raise_walls(tile, pose)
        return twin

    def _join(self, tile: int, pose: int, contacts: list[tuple[int, int, int]]) -> None:
        rotation = pose & 7
        place = pose - rotation
        shape = self.shapes[tile]
        for section, edge in enumerate(shape.edges[rotation]):
            self.open[place + edge] = tile * 16 + section
        for section, other, other_section in contacts:
            del self.open[place + shape.edges[rotation][section]]
            del self.open[place + shape.facing[rotation][section]]
            self.taken[tile] |= 1 << section
            self.taken[other] |= 1 << other_section
            self.beside[tile] |= 1 << other
            self.beside[other] |= 1 << tile
            self.touching[other] = sorted([*self.touching[other], (other_section, tile, section)])
        self.touching[tile] = contacts

    def _copy_masks(self, twin: Village) -> None:
        twin._wall = self._wall
        twin._cliff = self._cliff
        twin._floor = self._floor
        twin._left = self._left
        twin._right = self._right

    def _raise_walls(self, tile: int, pose: int) -> None:
        shape = self.shapes[tile]
        rotation, a, b = unpack(pose)
        start = a + b * WIDTH
        if len(self.order) == 1:
            self._floor = start - BELOW
            self._left = self._right = a
        elif start - BELOW < self._floor:
            lift = (self._floor - start + BELOW) * 8
            self._wall <<= lift
            self._cliff <<= lift
            self._floor = start - BELOW
        shift = (start + shape.lows[rotation] - self._floor) * 8
        self._wall |= shape.walls[rotation] << shift
        self._cliff |= shape.cliffs[rotation] << shift
        self._left = min(self._left, a + shape.lefts[rotation])
        self._right = max(self._right, a + shape.rights[rotation])

    def _is_wide(self) -> bool:
        """Whether a mask may report a tile where none is (see WIDTH)."""
        return self._right - self._left + MOST_SECTIONS // 2 + 1 >= WIDTH

    def _fit(self, tile: int, anchor: int) -> Fit:
        number = anchor * len(self.shapes) + tile
        fit = self._fits[number]
        if fit is None:
            fit = Fit(self.shapes[anchor], self.shapes[tile])
            self._fits[number] = fit
        return fit

    def _cells(self, tile: int, pose: int) -> list[int]:
        rotation, a, b = unpack(pose)
        return [pack(side, a + da, b + db) for da, db, side in self.shapes[tile].cells[rotation]]


@lru_cache(maxsize=512)
def grown(village: Village, tile: int, pose: int) -> Village:
    """`with_tile`, remembered: who thinks ahead lays the same tile at the same place many times,
    and what is known of one village is known of it each time."""
    return village.with_tile(tile, pose)


def may_touch(kind: int, other: int, strict: bool = False) -> bool:
    """HAM-TILE-04: a road touches only a road; with `strict` (HAM-AMB-02) like only like."""
    return kind == other or (not strict and kind != ROAD and other != ROAD)


_KNOWN: Final[dict[tuple[Shape, ...], list[Fit | None]]] = {}


def _fits(shapes: tuple[Shape, ...]) -> list[Fit | None]:
    """The fits of one box's shapes by anchor * tiles + tile, filled as they are asked for."""
    found = _KNOWN.get(shapes)
    if found is None:
        found = [None] * (len(shapes) * len(shapes))
        _KNOWN[shapes] = found
    return found
