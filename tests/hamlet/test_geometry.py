"""Villages: the two known layouts, and what holds in those grown at random."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely import Polygon

from osada.games.hamlet.rules.map.lattice import twice_area, unpack
from osada.games.hamlet.rules.map.shapes import HILL, ROAD
from osada.games.hamlet.rules.map.village import Village
from osada.games.hamlet.rules.words import (
    CHURCH,
    FARM,
    MARKET,
    QUARRY,
    TILES,
    TOWN_HALL,
    WOODCUTTER,
)
from osada.games.hamlet.view.outline import loops

from .boards import WITNESS, beginners_village, grown_village, witness_village
from .oracle import SLIVER, TRIANGLE, Ground, corners, place, places_by_brute_force

SEEDS = st.integers(0, 10**6)


few = settings(max_examples=20, deadline=None)


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


def look(village: Village, tile: int, pose: int) -> frozenset[tuple[object, str]]:
    """What is seen of a tile: where each of its sections lies, rounded, and what it shows."""
    shape = village.shapes[tile]
    points = [(round(x, 3), round(y, 3)) for x, y in corners(shape, *unpack(pose))]
    ends = zip(points, [*points[1:], points[0]], shape.sections, strict=True)
    return frozenset(((one, two), letter) for one, two, letter in ends)


@pytest.mark.rule("HAM-BUILD-02")
@few
@given(seed=SEEDS, tiles=st.integers(6, 31), strict=st.booleans())
def test_placements_are_all_there_are(seed: int, tiles: int, strict: bool) -> None:
    village = grown_village(seed, tiles, strict)
    left = [tile for tile in range(len(TILES)) if not village.has(tile)]
    tile = left[seed % len(left)]
    anchor = village.order[seed % len(village.order)]
    pairs = village.placements(tile, anchor, strict, turned=True)
    assert pairs == sorted(pairs, key=lambda pair: (pair[1], pair[0]))
    poses = [village.pose(tile, section, anchor, other) for section, other in pairs]
    assert len(set(poses)) == len(poses)
    expected = places_by_brute_force(village, tile, anchor, strict)
    assert {unpack(pose) for pose in poses} == expected
    looks = [
        look(village, tile, village.pose(tile, section, anchor, other))
        for section, other in village.placements(tile, anchor, strict)
    ]
    assert len(set(looks)) == len(looks)
    assert set(looks) == {look(village, tile, pose) for pose in poses}
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
