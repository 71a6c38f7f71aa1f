"""The Farmer's things: ground, crop tiles, cattle, equipment, and what was done today."""

from __future__ import annotations

from typing import Final, final

from osada.kernel.message import Args, Message, Reason
from osada.kernel.state import Data

from ...sheet import Own
from ...town import Task, Town
from . import phrases as say
from .land import ALL, CELLS, COLUMNS, ROWS, in_mask
from .plots import Plot
from .words import CROPS, GEAR

GROUND: Final = ".#*"
"""Clear, brush, weed."""


@final
class Tile:
    """A crop tile on the field, sprout side or ripe side up. Never changed, only replaced."""

    __slots__ = ("kind", "plot", "ripe")

    def __init__(self, kind: int, plot: Plot, ripe: bool) -> None:
        self.kind: Final = kind
        self.plot: Final = plot
        self.ripe: Final = ripe

    def __str__(self) -> str:
        return f"{CROPS[self.kind]} {self.plot.name} {'ripe' if self.ripe else 'sprout'}"


@final
class Field(Own):
    """Sets of cells are bit masks (see land.py)."""

    def __init__(self, brush: int) -> None:
        self.brush = brush
        self.weeds = 0
        self.tiles: list[Tile] = []
        """In reading order of their first cells."""
        self.cows = 0
        self.gear: dict[int, int] = {}
        """Which equipment stands on a cell."""
        # today
        self.calves = 0
        """Cows born today; they cannot be sold yet."""
        self.tired = 0
        """Cows that have powered an equipment today."""
        self.running = 0
        """Equipment (bits) that a cow powers today."""
        self.bred = False
        self.stalled = False
        """Whether the Stallholder has earned her coins today."""
        self.basket = 0
        """Tiles taken so far in the present Harvest action."""

    def copy(self) -> Own:
        twin = Field(self.brush)
        twin.weeds = self.weeds
        twin.tiles = self.tiles[:]
        twin.cows = self.cows
        twin.gear = dict(self.gear)
        twin.calves = self.calves
        twin.tired = self.tired
        twin.running = self.running
        twin.bred = self.bred
        twin.stalled = self.stalled
        twin.basket = self.basket
        return twin

    def to_data(self) -> Data:
        marks = [
            "#" if self.brush >> cell & 1 else "*" if self.weeds >> cell & 1 else "."
            for cell in range(len(CELLS))
        ]
        return {
            "ground": ["".join(marks[r * COLUMNS : (r + 1) * COLUMNS]) for r in range(ROWS)],
            "crops": [str(tile) for tile in self.tiles],
            "cows": [CELLS[cell] for cell in in_mask(self.cows)],
            "gear": [f"{GEAR[gear]} {CELLS[cell]}" for cell, gear in sorted(self.gear.items())],
            "calves": [CELLS[cell] for cell in in_mask(self.calves)],
            "tired": [CELLS[cell] for cell in in_mask(self.tired)],
            "running": [name for gear, name in enumerate(GEAR) if self.running >> gear & 1],
            "bred": self.bred,
            "stalled": self.stalled,
            "basket": self.basket,
        }

    # -- questions -------------------------------------------------------------------------

    def cropped(self) -> int:
        """The cells under crops."""
        cells = 0
        for tile in self.tiles:
            cells |= tile.plot.cells
        return cells

    def clear(self) -> int:
        """The cells that are free."""
        taken = self.brush | self.weeds | self.cows | self.cropped()
        for cell in self.gear:
            taken |= 1 << cell
        return ALL & ~taken

    def of_kind(self, kind: int) -> int:
        """The cells under one crop."""
        cells = 0
        for tile in self.tiles:
            if tile.kind == kind:
                cells |= tile.plot.cells
        return cells

    def standing(self, gear: int) -> int:
        """The cells on which an equipment stands."""
        cells = 0
        for cell, what in self.gear.items():
            if what == gear:
                cells |= 1 << cell
        return cells

    def tile_on(self, cell: int) -> Tile:
        """The tile that covers a cell."""
        for tile in self.tiles:
            if tile.plot.cells >> cell & 1:
                return tile
        raise AssertionError(f"no crop on {CELLS[cell]}")

    def sprouts(self) -> list[Tile]:
        """The tiles that are not watered yet."""
        return [tile for tile in self.tiles if not tile.ripe]

    # -- changes ---------------------------------------------------------------------------

    def lay(self, tile: Tile) -> None:
        """Put a tile on the field."""
        at = 0
        while at < len(self.tiles) and self.tiles[at].plot.first < tile.plot.first:
            at += 1
        self.tiles.insert(at, tile)

    def ripen(self, tile: Tile) -> None:
        """Turn a tile to its ripe side."""
        self.tiles[self.tiles.index(tile)] = Tile(tile.kind, tile.plot, True)


def wrong_cell(task: Task, cell: int, asked: str = "") -> tuple[Reason, ...]:
    """Why this cell is no answer: what is asked for is not there."""
    told: Args = {"cell": CELLS[cell], "asked": asked or task.text.split()[0]}
    return (Message(say.WRONG_CELL, told),)


def field_of(s: Town, seat: int) -> Field:
    """The field of the seat that plays the Farmer."""
    own = s.sheet(seat).own
    assert isinstance(own, Field)
    return own
