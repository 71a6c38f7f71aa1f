"""The field back from data, and what must hold on it."""

from __future__ import annotations

from collections.abc import Iterator

from osada.kernel.fields import Fields
from osada.kernel.state import Data

from .field import GROUND, Field, Tile
from .land import CELLS, COLUMNS, ROWS, in_mask
from .printed import Printed
from .sowing import tiles_left
from .words import CROPS, GEAR, SHAPES

KEYS = (
    *("ground", "crops", "cows", "gear", "calves", "tired", "running", "bred", "stalled"),
    "basket",
)
MANY = 99


def read_field(data: Data, printed: Printed) -> Field:
    """Every fault is named."""
    fields = Fields(data, KEYS)
    field = Field(0)
    _ground(fields, data, field)
    _crops(fields, data, field, printed)
    for text in fields.row(data.get("gear", []), "gear"):
        name, _, cell = str(text).partition(" ")
        at = fields.word(cell, CELLS, "gear")
        field.gear[at] = fields.word(name, GEAR, "gear")
    field.cows = _cells(fields, data, "cows")
    field.calves = _cells(fields, data, "calves")
    field.tired = _cells(fields, data, "tired")
    for running in fields.row(data.get("running", []), "running"):
        field.running |= 1 << fields.word(running, GEAR, "running")
    field.bred = fields.switch("bred")
    field.stalled = fields.switch("stalled")
    field.basket = fields.whole("basket", 0, MANY, 0)
    fields.stop()
    return field


def _ground(fields: Fields, data: Data, field: Field) -> None:
    rows = fields.row(data.get("ground"), "ground")
    text = "".join(str(row) for row in rows)
    if [len(str(row)) for row in rows] != [COLUMNS] * ROWS or set(text) - set(GROUND):
        fields.fault("ground", f"must be {ROWS} rows of {COLUMNS} signs, each one of {GROUND}")
        fields.stop()
    field.brush = sum(1 << cell for cell, sign in enumerate(text) if sign == "#")
    field.weeds = sum(1 << cell for cell, sign in enumerate(text) if sign == "*")


def _crops(fields: Fields, data: Data, field: Field, printed: Printed) -> None:
    for text in fields.row(data.get("crops", []), "crops"):
        words = str(text).split()
        if (
            len(words) != 3
            or words[1] not in printed.plot_named
            or words[2] not in ("ripe", "sprout")
        ):
            fields.fault("crops", f"'{text}' is no tile: say it like 'bean c2-d2 sprout'")
            continue
        kind = fields.word(words[0], CROPS, "crops")
        field.lay(Tile(kind, printed.plot_named[words[1]], words[2] == "ripe"))


def _cells(fields: Fields, data: Data, key: str) -> int:
    cells = 0
    for name in fields.row(data.get(key, []), key):
        cells |= 1 << fields.word(name, CELLS, key)
    return cells


def field_faults(field: Field, printed: Printed) -> Iterator[str]:
    """One thing a cell; no more pieces than there are."""
    things = [field.brush, field.weeds, field.cows, *(1 << cell for cell in field.gear)]
    things += [tile.plot.cells for tile in field.tiles]
    taken = 0
    for thing in things:
        for cell in in_mask(thing & taken):
            yield f"two things are on {CELLS[cell]}"
        taken |= thing
    for kind, crop in enumerate(CROPS):
        for shape, name in enumerate(SHAPES):
            if tiles_left(printed, field, kind, shape) < 0:
                yield f"there are not so many {crop} tiles {name}"
    for gear, name in enumerate(GEAR):
        if field.standing(gear).bit_count() > printed.gear_copies[gear]:
            yield f"there is not so much equipment: {name}"
        if field.running >> gear & 1 and not (field.standing(gear) and printed.needs_cow[gear]):
            yield f"no cow can power a {name} here"
    if field.cows.bit_count() > printed.most_cows:
        yield f"there are more than {printed.most_cows} cows"
    if (field.calves | field.tired) & ~field.cows:
        yield "a calf or a tired cow is no cow"
