"""One tile: its outline, its triangles, how it is turned and drawn."""

from __future__ import annotations

import json

import pytest
from shapely import Polygon

from osada.games.hamlet.rules.map.lattice import pack, turned, twice_area
from osada.games.hamlet.rules.map.shapes import BadShape, Shape
from osada.games.hamlet.rules.words import (
    TILES,
)
from osada.games.hamlet.view.outline import centre_at, drawing, tile_outline, twice_middles

from .boards import beginners_village, the_box, witness_village
from .oracle import FINE, SLIVER, TRIANGLE, place, polygon

AREAS = {
    "church": 24,
    "triangle-3": 9,
    "triangle-2": 4,
    "rhombus-2": 8,
    "cut-rhombus": 7,
    "flask": 8,
    "flag": 10,
    "hexagon": 6,
    "hex-half": 9,
    "double-hex": 12,
}


@pytest.mark.rule("HAM-TILE-02")
@pytest.mark.parametrize("name", TILES)
def test_every_outline_is_simple_and_has_its_area(name: str) -> None:
    shape = the_box().tiles[TILES.index(name)].shape
    assert shape.area == AREAS[shape.outline]
    assert shape.count == len(shape.kinds) == len(shape.sections)
    for rotation in range(6):
        outline = polygon(shape, pack(rotation, 3, -2))
        assert outline.is_valid
        assert outline.exterior.is_ccw
        assert outline.area == pytest.approx(AREAS[shape.outline] * TRIANGLE)


@pytest.mark.rule("HAM-TILE-02")
@pytest.mark.parametrize("name", ["church", "town-hall", "sawmill", "square", "tavern"])
def test_the_triangles_of_a_tile_fill_its_outline(name: str) -> None:
    shape = the_box().tiles[TILES.index(name)].shape
    for rotation in range(6):
        cells = shape.cells[rotation]
        assert len(set(cells)) == shape.area
        outline = polygon(shape, pack(rotation, 0, 0)).buffer(FINE)
        for a, b, side in cells:
            corners = [(a + side, b + side), (a + 1, b), (a, b + 1)]
            assert outline.contains(Polygon([place(*corner) for corner in corners]))


@pytest.mark.rule("HAM-AMB-23")
def test_a_tile_is_turned_and_never_mirrored() -> None:
    shape = the_box().tiles[TILES.index("flour-mill")].shape
    for rotation in range(6):
        walked = [turned(a, b, rotation) for a, b in shape.vertices[0]]
        assert walked == list(shape.vertices[rotation])
        assert twice_area(walked) == shape.area


@pytest.mark.parametrize(
    ("headings", "sections", "reason"),
    [
        ((0, 2), "FF", "3 to 16 sections"),
        ((0, 2, 7), "FFF", "from 0 to 5"),
        ((0, 2, 4), "FF", "names 2 sections"),
        ((0, 2, 4), "FFX", "'X' is no section"),
        ((0, 2, 3), "FFF", "does not end where it began"),
        ((0, 2, 4, 3, 5, 1), "FFFFFF", "meets itself"),
        ((0, 4, 2), "FFF", "counter-clockwise"),
    ],
)
def test_an_outline_that_is_no_tile_is_refused(
    headings: tuple[int, ...], sections: str, reason: str
) -> None:
    with pytest.raises(BadShape, match=reason):
        Shape("odd", headings, sections)


@pytest.mark.rule("HAM-TILE-02")
def test_a_tile_is_drawn_where_it_lies() -> None:
    village = witness_village()
    for tile in village.order:
        outline = tile_outline(village, tile)
        shape = polygon(village.shapes[tile], village.poses[tile])
        drawn = Polygon([place(*vertex) for vertex in outline])
        assert drawn.symmetric_difference(shape).area < SLIVER
        a, b, scale = centre_at(village.shapes[tile], village.poses[tile])
        centre = place(a / scale, b / scale)
        assert (shape.centroid.x, shape.centroid.y) == pytest.approx(centre)
        a, b = twice_middles(outline)[0]
        assert shape.exterior.distance(Polygon([place(a / 2, b / 2)] * 3).centroid) < FINE


def test_the_drawing_is_ready_for_json() -> None:
    village = beginners_village()
    data = json.loads(json.dumps(drawing(village)))
    assert [tile["tile"] for tile in data["tiles"]] == list(village.order)
    church = data["tiles"][0]
    assert church["pose"] == [0, 2, -4]
    assert church["outline"][0] == [2, -4]
    assert len(church["middles"]) == len(church["sections"]) == 14
    assert church["sections"][1] == "road"
    assert len(data["outer"]) == 1
