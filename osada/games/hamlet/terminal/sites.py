"""Choosing where a tile lies: a plan with numbered sections, and for each place what it touches.

HAM-BUILD-02: a section of the new tile goes against a section of the one the villager stands on.
"""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group
from rich.table import Table
from rich.text import Text

from ..view.shape import Contact, Site, Tile, View
from .canvas import Canvas
from .grid import sides, strokes
from .legend import CLIFF
from .map import LARGE, Side, is_slanted, sketch
from .signs import SECTION, SECTION_STYLE, Signs


def draw_sites(view: View, signs: Signs, width: int) -> Group:
    """The plan of the tile to build against and that of the new one, above the numbered places."""
    plans = [_anchor_plan(view, signs), _building_plan(view, signs)]
    wide = sum(max(line.cell_len for line in plan) for plan in plans) + 6 <= width
    note = Text(signs.talk("hamlet-sites"), style="dim")
    if not wide:
        return Group(*plans[0], *plans[1], note, _places(view, signs))
    both = Table.grid(padding=(0, 6, 0, 0))
    both.add_row(*(Group(*plan) for plan in plans))
    return Group(both, note, _places(view, signs))


def _anchor_plan(view: View, signs: Signs) -> list[Text]:
    """The tile to build against among its neighbours, with a number at each section where the new
    tile may begin."""
    anchor = view["sites"][0]["anchor"]
    (tile,) = [tile for tile in view["tiles"] if tile["tile"] == anchor]
    own = list(sides(tile["outline"]))
    near = [other for other in view["tiles"] if not set(own).isdisjoint(sides(other["outline"]))]
    canvas = sketch(view, near, signs, LARGE)
    _number(canvas, tile, sorted({site["anchor_section"] for site in view["sites"]}))
    return canvas.lines()


def _building_plan(view: View, signs: Signs) -> list[Text]:
    """The new tile, not turned yet, with all its sections numbered."""
    building = view["building"]
    assert building is not None, "there are places only for a tile"
    tile: Tile = {
        "tile": building["tile"],
        "category": "",
        "rotation": 0,
        "at": (0, 0),
        "outline": building["outline"],
        "sections": building["sections"],
        "output": None,
        "spaces": 0,
        "basics": [],
        "tokens": [],
        "flag": None,
        "points": None,
        "connected": True,
    }
    canvas = sketch(view, [tile], signs, LARGE)
    _number(canvas, tile, range(1, len(tile["sections"]) + 1))
    return canvas.lines()


def _number(canvas: Canvas, tile: Tile, sections: Iterable[int]) -> None:
    """Numbers on level sections; outside slanted ones, or inside where that is taken."""
    around = list(sides(tile["outline"]))
    following = [*tile["outline"][1:], tile["outline"][0]]
    for section in sections:
        side = around[section - 1]
        style = f"bold {SECTION_STYLE[tile['sections'][section - 1]]}"
        if not is_slanted(side):
            row, column, _ = strokes(*side, LARGE)[0]
            canvas.write(row, column + 1, Text(f"{section:_>2}", style))
            continue
        # the walk round a tile is counter-clockwise: a section that leads up has it on its left
        leads_up = following[section - 1][1] > tile["outline"][section - 1][1]
        row, column = _spot(canvas, side, len(str(section)), leads_up)
        canvas.write(row, column, Text(str(section), style))


def _spot(canvas: Canvas, side: Side, length: int, to_the_right: bool) -> tuple[int, int]:
    """Where the number of a slanted section goes: beside its foot or its head, on the given side
    of it or else on the other."""
    spots = [
        (row, column + 1 if right else column - length)
        for right in (to_the_right, not to_the_right)
        for row, column, _ in strokes(*side, LARGE)
    ]
    for row, start in spots:
        if not any(canvas.sign(row, at) for at in range(start, start + length)):
            return row, start
    return spots[0]


def _places(view: View, signs: Signs) -> Table:
    """The numbered list; the numbers are those of the legal actions."""
    talk = signs.talk
    building = view["building"]
    assert building is not None, "there are places only for a tile"
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column("", justify="right", no_wrap=True, style="bold cyan")
    grid.add_column(signs.code(view["sites"][0]["anchor"]), justify="right", no_wrap=True)
    grid.add_column(signs.code(building["tile"]), justify="right", no_wrap=True)
    grid.add_column(talk("hamlet-touches"))
    grid.add_column(talk("hamlet-joins"))
    for number, site in _different(view):
        first = _first(site)
        grid.add_row(
            str(number),
            _section(site["anchor_section"], first["other_kind"]),
            _section(site["section"], first["kind"]),
            _touched(site, signs),
            _joined(site, signs),
        )
    return grid


def _different(view: View) -> list[tuple[int, Site]]:
    """The places with their numbers, one of each: turned, a tile may look as it did before."""
    building = view["building"]
    assert building is not None, "there are places only for a tile"
    looks: dict[frozenset[tuple[Side, str]], tuple[int, Site]] = {}
    for number, site in enumerate(view["sites"], 1):
        look = frozenset(zip(sides(site["outline"]), building["sections"], strict=True))
        looks.setdefault(look, (number, site))
    return list(looks.values())


def _first(site: Site) -> Contact:
    """The contact that names the place."""
    (first,) = [
        contact
        for contact in site["contacts"]
        if (contact["section"], contact["tile"]) == (site["section"], site["anchor"])
    ]
    return first


def _section(number: int, kind: str) -> Text:
    return Text(f"{number}").append(SECTION[kind], SECTION_STYLE[kind])


def _touched(site: Site, signs: Signs) -> Text:
    """Each neighbour with the signs of what meets there; where kinds differ, a cliff."""
    parts = []
    tiles = [site["anchor"], *(contact["tile"] for contact in site["contacts"])]
    for tile in dict.fromkeys(tiles):
        line = Text(signs.tile(tile) + " ")
        for contact in site["contacts"]:
            if contact["tile"] == tile:
                alike = contact["kind"] == contact["other_kind"]
                sign = SECTION[contact["kind"]] if alike else CLIFF
                line.append(sign, SECTION_STYLE[contact["kind"]] if alike else "")
        parts.append(line)
    return Text(", ").join(parts)


def _joined(site: Site, signs: Signs) -> Text:
    """The tiles that a printed road will join to the new one at once (HAM-TILE-06)."""
    joined = dict.fromkeys(
        contact["tile"] for contact in site["contacts"] if contact["kind"] == "road"
    )
    if not joined:
        return Text(signs.talk("hamlet-joins-nothing"), style="dim")
    return Text(", ".join(signs.tile(tile) for tile in joined))
