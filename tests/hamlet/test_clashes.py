"""Where a tile may lie, and what is in its way: single cases."""

from __future__ import annotations

import pytest

from osada.games.hamlet.rules.map.lattice import pack, turned, twice_area, unpack
from osada.games.hamlet.rules.map.shapes import FOREST, HILL, KINDS, ROAD, Shape
from osada.games.hamlet.rules.map.village import BadPlace, Village, may_touch
from osada.games.hamlet.rules.words import (
    TILES,
)
from osada.games.hamlet.view.outline import loops

from .boards import the_box
from .oracle import FINE, polygon

HEXAGON = (0, 1, 2, 3, 4, 5)


def hexagons(count: int, sections: str = "FFFFFF") -> Village:
    return Village(tuple(Shape("hexagon", HEXAGON, sections) for _ in range(count)))


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
    assert [anchor for _, anchor in village.placements(1, 0)] == [*range(6)]
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
    # A hexagon without roads may lie there any way round; it looks the same, so it counts once.
    assert len(inside) == 1
    assert len(village.placements(6, 0, turned=True)) == 6 * len(village.placements(6, 0))
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
