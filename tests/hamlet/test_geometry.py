"""Tiles on the lattice, against shapely as an oracle and against the two known layouts."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely import Polygon

from osada.games.hamlet.rules.map.lattice import pack, turned, twice_area, unpack
from osada.games.hamlet.rules.map.shapes import FOREST, HILL, KINDS, ROAD, BadShape, Shape
from osada.games.hamlet.rules.map.village import BadPlace, Village, may_touch
from osada.games.hamlet.rules.words import (
    CHURCH,
    FARM,
    MARKET,
    QUARRY,
    TILES,
    TOWN_HALL,
    WOODCUTTER,
)
from osada.games.hamlet.view.outline import centre_at, drawing, loops, tile_outline, twice_middles

from .boards import WITNESS, beginners_village, grown_village, the_box, witness_village
from .oracle import FINE, SLIVER, TRIANGLE, Ground, place, places_by_brute_force, polygon

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
HEXAGON = (0, 1, 2, 3, 4, 5)
SEEDS = st.integers(0, 10**6)
few = settings(max_examples=20, deadline=None)


def hexagons(count: int, sections: str = "FFFFFF") -> Village:
    return Village(tuple(Shape("hexagon", HEXAGON, sections) for _ in range(count)))


# -- one tile --------------------------------------------------------------------------------


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


# -- the two known layouts -------------------------------------------------------------------


def road_links(village: Village) -> set[frozenset[str]]:
    return {
        frozenset((TILES[tile], TILES[other]))
        for tile in village.order
        for section, other, _ in village.touching[tile]
        if village.shapes[tile].kinds[section] == ROAD
    }


@pytest.mark.rule("HAM-SETUP-04")
def test_the_beginners_layout_uses_all_five_roads_of_the_church() -> None:
    village = beginners_village()
    around = {WOODCUTTER, QUARRY, FARM, MARKET, TOWN_HALL}
    assert road_links(village) == {frozenset(("church", TILES[tile])) for tile in around}
    kinds = village.shapes[CHURCH].kinds
    roads = {section for section, kind in enumerate(kinds) if kind == ROAD}
    touching = {section for section, _, _ in village.touching[CHURCH] if kinds[section] == ROAD}
    assert touching == roads
    assert len(roads) == 5


@pytest.mark.rule("HAM-TILE-04")
@pytest.mark.parametrize("board", ["beginners", "witness"])
def test_no_tile_of_a_known_layout_clashes(board: str) -> None:
    whole = beginners_village() if board == "beginners" else witness_village()
    village = Village(whole.shapes)
    ground = Ground(whole)
    for tile in whole.order:
        assert village.clashes(tile, whole.poses[tile]) in ([], [("apart", 0, 0, 0, 0)])
        village = village.with_tile(tile, whole.poses[tile])
    total = sum(whole.shapes[tile].area for tile in whole.order)
    assert ground.whole.area == pytest.approx(total * TRIANGLE, abs=SLIVER)


@pytest.mark.rule("HAM-TILE-06")
def test_the_witness_board_has_the_links_of_the_scoring_example() -> None:
    village = witness_village()
    assert len(village.order) == len(WITNESS)
    printed = {link for link in road_links(village) if "church" not in link}
    assert printed == {
        frozenset(("dairy-farm", "barn-b")),
        frozenset(("dairy-farm", "stonemason")),
        frozenset(("stonemason", "farrier")),
    }
    assert frozenset(("church", "quarry")) in road_links(village)
    for one, other in (
        ("quarry", "stonemason"),
        ("quarry", "barn-b"),
        ("mountain-pond", "dairy-farm"),
        ("cow-conservatory", "stonemason"),
        ("cow-conservatory", "farrier"),
    ):
        tile, near = TILES.index(one), TILES.index(other)
        mine, theirs = village.shapes[tile].kinds, village.shapes[near].kinds
        contacts = [(mine[s], theirs[o]) for s, n, o in village.touching[tile] if n == near]
        assert (HILL, HILL) in contacts
        assert (ROAD, ROAD) not in contacts


# -- villages grown at random ----------------------------------------------------------------


@pytest.mark.rule("HAM-TILE-03")
@few
@given(seed=SEEDS, tiles=st.integers(7, 32))
def test_contacts_are_the_full_sections_that_lie_on_each_other(seed: int, tiles: int) -> None:
    village = grown_village(seed, tiles)
    found = {(t, *contact) for t in village.order for contact in village.touching[t]}
    assert found == Ground(village).contacts()
    for tile in village.order:
        touching = village.touching[tile]
        assert touching == sorted(touching)
        free = [section for section, _, _ in touching] + village.free_sections(tile)
        assert sorted(free) == list(range(village.shapes[tile].count))


@pytest.mark.rule("HAM-BUILD-02")
@few
@given(seed=SEEDS, tiles=st.integers(7, 32))
def test_no_two_tiles_overlap(seed: int, tiles: int) -> None:
    village = grown_village(seed, tiles)
    total = sum(village.shapes[tile].area for tile in village.order)
    assert Ground(village).whole.area == pytest.approx(total * TRIANGLE, abs=SLIVER)


@pytest.mark.rule("HAM-BUILD-02")
@few
@given(seed=SEEDS, tiles=st.integers(6, 31), strict=st.booleans())
def test_placements_are_all_there_are(seed: int, tiles: int, strict: bool) -> None:
    village = grown_village(seed, tiles, strict)
    left = [tile for tile in range(len(TILES)) if not village.has(tile)]
    tile = left[seed % len(left)]
    anchor = village.order[seed % len(village.order)]
    pairs = village.placements(tile, anchor, strict)
    assert pairs == sorted(pairs, key=lambda pair: (pair[1], pair[0]))
    poses = [village.pose(tile, section, anchor, other) for section, other in pairs]
    assert len(set(poses)) == len(poses)
    expected = places_by_brute_force(village, tile, anchor, strict)
    assert {unpack(pose) for pose in poses} == expected
    assert village.has_room(tile, anchor, strict) == bool(expected)


@pytest.mark.rule("HAM-BUILD-02")
@few
@given(seed=SEEDS, strict=st.booleans())
def test_a_place_is_offered_exactly_when_nothing_clashes(seed: int, strict: bool) -> None:
    village = grown_village(seed, 20, strict)
    tile = next(tile for tile in range(len(TILES)) if not village.has(tile))
    for anchor in village.order:
        offered = village.placements(tile, anchor, strict)
        for section in range(village.shapes[tile].count):
            for other in range(village.shapes[anchor].count):
                pose = village.pose(tile, section, anchor, other)
                clear = not village.clashes(tile, pose, strict)
                canonical = village.canonical(tile, section, anchor, other)
                assert (canonical in offered) == clear


@few
@given(seed=SEEDS)
def test_the_canonical_pair_is_the_smallest_that_means_the_place(seed: int) -> None:
    village = grown_village(seed, 12)
    tile = next(tile for tile in range(len(TILES)) if not village.has(tile))
    anchor = village.order[seed % len(village.order)]
    smallest: dict[int, tuple[int, int]] = {}
    for other in range(village.shapes[anchor].count):
        for section in range(village.shapes[tile].count):
            pose = village.pose(tile, section, anchor, other)
            smallest.setdefault(pose, (section, other))
            assert village.canonical(tile, section, anchor, other) == smallest[pose]


@pytest.mark.rule("HAM-AMB-24")
@few
@given(seed=SEEDS, tiles=st.integers(7, 32))
def test_the_outline_is_the_edge_of_all_tiles_together(seed: int, tiles: int) -> None:
    village = grown_village(seed, tiles)
    outer, holes = loops(village)
    whole = Ground(village).whole
    assert isinstance(whole, Polygon)
    assert len(outer) == 1
    assert len(holes) == len(whole.interiors)
    drawn = Polygon(
        [place(*vertex) for vertex in outer[0]],
        [[place(*vertex) for vertex in hole] for hole in holes],
    )
    assert drawn.is_valid
    assert drawn.symmetric_difference(whole).area < SLIVER
    assert all(twice_area(hole) < 0 for hole in holes)
    free = sum(len(village.free_sections(tile)) for tile in village.order)
    assert sum(len(loop) for loop in outer + holes) == free


# -- single cases ----------------------------------------------------------------------------


@pytest.mark.rule("HAM-TILE-04")
@pytest.mark.rule("HAM-TILE-05")
def test_only_a_road_is_strict_about_what_it_touches() -> None:
    assert may_touch(FOREST, HILL)
    assert may_touch(HILL, HILL)
    assert may_touch(FOREST, FOREST)
    assert may_touch(ROAD, ROAD)
    assert not may_touch(ROAD, FOREST)
    assert not may_touch(HILL, ROAD)


@pytest.mark.rule("HAM-AMB-02")
def test_with_strict_matching_forest_may_not_touch_hill() -> None:
    village = Village((Shape("hexagon", HEXAGON, "FHFHFH"), Shape("hexagon", HEXAGON, "FFFFFF")))
    village = village.with_tile(0, village.first_pose(0, 0, 0))
    assert [anchor for _, anchor in village.placements(1, 0)] == sorted([*range(6)] * 6)
    strict = village.placements(1, 0, strict=True)
    assert {anchor for _, anchor in strict} == {0, 2, 4}
    pose = village.pose(1, 0, 0, 1)
    assert village.clashes(1, pose) == []
    assert village.clashes(1, pose, strict=True) == [("section", 0, 0, 1, 0)]


@pytest.mark.rule("HAM-BUILD-02")
def test_a_clash_names_what_is_in_the_way() -> None:
    village = Village((Shape("hexagon", HEXAGON, "HHRHHH"), Shape("hexagon", HEXAGON, "FFFFFR")))
    village = village.with_tile(0, village.first_pose(0, 0, 0))
    assert village.clashes(1, village.first_pose(0, 1, 0)) == [("overlap", 0, 0, 0, 0)]
    assert village.clashes(1, village.pose(1, 4, 0, 2)) == [("section", 4, 0, 2, 0)]
    assert village.clashes(1, village.pose(1, 5, 0, 2)) == []
    assert village.clashes(1, village.first_pose(0, 9, 9)) == [("apart", 0, 0, 0, 0)]
    assert KINDS[village.shapes[0].kinds[2]] == "road"


@pytest.mark.rule("HAM-BUILD-02")
def test_sections_of_a_tile_that_is_overlapped_are_not_blamed_as_well() -> None:
    flag = the_box().tiles[TILES.index("sawmill")].shape
    village = Village((flag, Shape("hexagon", HEXAGON, "FFFFFF")))
    village = village.with_tile(0, village.first_pose(0, 0, 0))
    # In the corner of the flag, a hexagon that touches one side of it and lies over the other.
    pose = village.pose(1, 0, 0, 2)
    assert village.contacts(1, pose)[0] == (0, 0, 2)
    assert flag.kinds[2] == ROAD
    assert village.clashes(1, pose) == [("overlap", 0, 0, 0, 0)]


@pytest.mark.rule("HAM-TILE-03")
def test_corner_contact_is_no_contact() -> None:
    village = hexagons(2)
    village = village.with_tile(0, village.first_pose(0, 0, 0))
    corner = village.first_pose(0, 2, -2)
    one, other = polygon(village.shapes[0], village.poses[0]), polygon(village.shapes[1], corner)
    assert one.distance(other) < FINE
    assert village.contacts(1, corner) == []
    assert village.clashes(1, corner) == [("apart", 0, 0, 0, 0)]


def ring_of_hexagons(count: int) -> Village:
    village = hexagons(7)
    village = village.with_tile(0, village.first_pose(0, 0, 0))
    for tile in range(1, count):
        # Each next one lies against the last, one section farther round an empty hexagon.
        pose = village.pose(tile, (tile + 3) % 6, tile - 1, tile % 6)
        rotation, a, b = unpack(pose)
        assert rotation == 0
        village = village.with_tile(tile, pack(0, a, b))
    return village


@pytest.mark.rule("HAM-AMB-24")
def test_a_ring_of_six_hexagons_leaves_a_hole_that_a_seventh_fills() -> None:
    village = ring_of_hexagons(6)
    outer, holes = loops(village)
    assert len(outer) == 1
    assert [twice_area(hole) for hole in holes] == [-6]
    inside = [
        pair
        for pair in village.placements(6, 0)
        if len(village.contacts(6, village.pose(6, pair[0], 0, pair[1]))) == 6
    ]
    # Six turned copies of the same place: a hexagon without roads may lie there any way round.
    assert len(inside) == 6
    full = village.with_tile(6, village.pose(6, inside[0][0], 0, inside[0][1]))
    assert loops(full)[1] == []
    assert len(full.free_sections(6)) == 0


@pytest.mark.rule("HAM-AMB-24")
def test_ground_closed_off_corner_to_corner_is_a_hole() -> None:
    # Triangles all round a hexagon, but for the two that would close the ring at its corner (1, 0).
    corners = {turned(1, 0, rotation) for rotation in range(6)}
    ring = []
    for a, b, side in [(a, b, s) for a in range(-3, 3) for b in range(-3, 3) for s in (0, 1)]:
        own = {(a + side, b + side), (a + 1, b), (a, b + 1)}
        if own & corners and (0, 0) not in own and own & corners != {(1, 0)}:
            ring.append((side, a + side, b))
    village = Village((Shape("triangle", (0, 2, 4), "FFF"),) * 16)
    for tile, pose in enumerate(ring):
        village = village.with_tile(tile, village.first_pose(*pose))
    outer, holes = loops(village)
    assert len(outer) == 1
    assert [(set(hole), twice_area(hole)) for hole in holes] == [(corners, -6)]
    assert (1, 0) in outer[0]


def test_placing_gives_a_new_village_and_leaves_the_old() -> None:
    village = hexagons(2)
    one = village.with_tile(0, village.first_pose(0, 0, 0))
    two = one.with_tile(1, one.pose(1, 0, 0, 0))
    assert (village.order, one.order, two.order) == ((), (0,), (0, 1))
    assert one.touching == [[], []]
    assert one.free_sections(0) == [0, 1, 2, 3, 4, 5]
    assert two.free_sections(0) == [1, 2, 3, 4, 5]
    assert not one.has(1)
    with pytest.raises(BadPlace, match="already"):
        two.with_tile(1, two.poses[1])


@pytest.mark.parametrize(("place_at", "reason"), [((6, 0, 0), "0 to 5"), ((0, 513, 0), "too far")])
def test_a_first_place_that_cannot_be_meant_is_refused(
    place_at: tuple[int, int, int], reason: str
) -> None:
    with pytest.raises(BadPlace, match=reason):
        hexagons(1).first_pose(*place_at)


def chain_of_bars(length: int, count: int, way: str) -> Village:
    """Bars end to end along one row, or side by side downwards, and one bar not yet placed."""
    bar = Shape("bar", (0,) * length + (1,) + (3,) * length + (4,), "F" * (2 * length + 2))
    own, other = {
        "right": (2 * length + 1, length),
        "left": (length, 2 * length + 1),
        "down": (length + 1, length - 1),
    }[way]
    village = Village((bar,) * (count + 1))
    village = village.with_tile(0, village.first_pose(0, 0, 0))
    for tile in range(1, count):
        village = village.with_tile(tile, village.pose(tile, own, tile - 1, other))
    return village


@pytest.mark.rule("HAM-BUILD-02")
@pytest.mark.parametrize("way", ["right", "left", "down"])
@pytest.mark.parametrize(("length", "count"), [(7, 12), (6, 10), (5, 12), (4, 30)])
def test_in_a_long_village_every_place_is_found(length: int, count: int, way: str) -> None:
    # Points 64 apart in a row, less one row, share bits of the masks: see shapes.WIDTH.
    village = chain_of_bars(length, count, way)
    for anchor in (0, count // 2, count - 2, count - 1):
        offered = village.placements(count, anchor)
        assert offered
        assert offered == [
            (section, other)
            for other in range(2 * length + 2)
            for section in range(2 * length + 2)
            if village.canonical(count, section, anchor, other) == (section, other)
            and not village.clashes(count, village.pose(count, section, anchor, other))
        ]


# -- what a drawing needs --------------------------------------------------------------------


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
