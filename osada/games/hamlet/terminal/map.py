"""The village drawn as it lies: outlines, the kinds of all sections, roads, and what is on tiles.

Where two tiles meet, the sign of their sections is drawn once; where forest meets hill only the
line remains: a cliff (HAM-TILE-05). A built road shows its owner's letter.
"""

from __future__ import annotations

from rich.text import Text

from osada.terminal.colours import CHIPS

from ..view.shape import Tile, View
from .canvas import Canvas
from .grid import Point, sides, strokes
from .label import write_label
from .signs import SECTION, SECTION_STYLE, Signs

LARGE, SMALL = 2, 1

Side = tuple[Point, Point]
Mark = tuple[str, str]
"""A sign and its style."""


def draw_map(view: View, signs: Signs, width: int) -> list[Text]:
    """The map, as large as fits; nothing when not even the small one does."""
    for scale in (LARGE, SMALL):
        canvas = sketch(view, view["tiles"], signs, scale)
        if canvas.size[1] <= width:
            return canvas.lines()
    return []


def sketch(view: View, tiles: list[Tile], signs: Signs, scale: int) -> Canvas:
    """Some tiles as they lie."""
    canvas = Canvas()
    marks = _marks(view, tiles, signs)
    # slanted sections are drawn over the ends of level ones
    for side in sorted(marks, key=is_slanted):
        _draw_side(canvas, side, marks[side], scale)
    for tile in tiles:
        write_label(canvas, view, tile, signs, scale)
    return canvas


def is_slanted(side: Side) -> bool:
    """Whether a section leads up or down."""
    return side[0][1] != side[1][1]


def _marks(view: View, tiles: list[Tile], signs: Signs) -> dict[Side, Mark | None]:
    """By section of these tiles: the sign on it; none on a cliff."""
    kinds: dict[Side, set[str]] = {}
    marks: dict[Side, Mark | None] = {}
    at: dict[tuple[str, int], Side] = {}
    for tile in tiles:
        for section, side in enumerate(sides(tile["outline"])):
            at[tile["tile"], section + 1] = side
            kinds.setdefault(side, set()).add(tile["sections"][section])
    for side, touching in kinds.items():
        kind = next(iter(touching))
        marks[side] = (SECTION[kind], SECTION_STYLE[kind]) if len(touching) == 1 else None
    for link in view["links"]:
        if link["seat"] is not None and (link["from"], link["from_section"]) in at:
            owner = view["seats"][link["seat"]]
            side = at[link["from"], link["from_section"]]
            marks[side] = (signs.letter(owner), CHIPS[owner["colour"]])
    return marks


def _draw_side(canvas: Canvas, side: Side, mark: Mark | None, scale: int) -> None:
    """One section with its sign: on a level one in its middle, where no slanted one begins; on a
    slanted one at its foot, or all along it where a road crosses."""
    cells = strokes(*side, scale)
    sign, style = mark or ("", "")
    for row, column, stroke in cells:
        canvas.put(row, column, stroke, style if sign in SECTION.values() else "")
    crossed = sign not in ("", SECTION["forest"], SECTION["hill"])
    if not sign or (scale == SMALL and not crossed):
        return
    if not is_slanted(side):
        cells = cells[scale // 2 :][:2]
    elif not crossed:
        cells = cells[:1]
    for row, column, _ in cells:
        canvas.put(row, column, sign, style)
