"""The longest road, exactly. HAM-SCORE-06, HAM-AMB-08, HAM-AMB-09."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from osada.games.hamlet.rules.map.longest_road import longest_road
from osada.games.hamlet.rules.map.roads import BRIDGE, PATH, Piece, Roads
from osada.games.hamlet.rules.map.village import Village
from osada.games.hamlet.rules.words import CHURCH, TILES

from .boards import beginners_village, grown_village
from .chains import Links, longest_by_subsets, longest_from_own_links
from .positions import position
from .villages import STONEMASON

RED, GREEN = 0, 1


def chain(roads: list[str], village: list[str], colour: str = "red") -> int:
    """The tiles of a player's longest road at the end of the game."""
    table = position(village=village, roads=roads, finished=True)
    return table.part(colour, "longest-road") // 2


@pytest.mark.rule("HAM-SCORE-06")
def test_printed_roads_and_own_pieces_make_the_chain() -> None:
    """Farm - Market = Stonemason: three tiles for red, whose path it is."""
    assert chain(["red path farm market"], STONEMASON) == 3


@pytest.mark.rule("HAM-SCORE-06")
@pytest.mark.rule("HAM-AMB-09")
def test_without_an_own_piece_there_is_no_chain() -> None:
    assert chain([], STONEMASON) == 0
    assert chain(["green path farm market"], STONEMASON) == 0
    assert chain(["green path farm market"], STONEMASON, "green") == 3


@pytest.mark.rule("HAM-SCORE-06")
def test_the_roads_of_others_do_not_count() -> None:
    village = [*STONEMASON, "mountain-pond:1 stonemason:1"]
    roads = ["red path farm market", "green bridge stonemason mountain-pond"]
    assert chain(roads, village) == 3
    assert chain(roads, village, "green") == 3
    both = ["red path farm market", "red bridge stonemason mountain-pond"]
    assert chain(both, village) == 4


@pytest.mark.rule("HAM-SCORE-06")
def test_the_church_is_never_part_of_it() -> None:
    """A piece at the Church itself counts as a road but makes no chain."""
    village = ["shrine:1 church:8"]
    table = position(village=village, roads=["red bridge church shrine"], finished=True)
    assert table.part("red", "roads") == 1
    assert table.part("red", "longest-road") == 0


@pytest.mark.rule("HAM-SCORE-06")
def test_each_tile_of_it_counts_2() -> None:
    table = position(village=STONEMASON, roads=["red path farm market"], finished=True)
    assert table.part("red", "longest-road") == 6


@pytest.mark.rule("HAM-AMB-08")
def test_in_a_ring_every_tile_counts_once() -> None:
    """Quarry, Stonemason and Outpost all joined by red: three tiles, however one walks."""
    village = ["stonemason:1 quarry:4", "outpost-a:4 stonemason:9"]
    ring = [
        "red bridge quarry stonemason",
        "red bridge stonemason outpost-a",
        "red bridge quarry outpost-a",
    ]
    assert chain(ring, village) == 3


def graph(tiles: int, rng: Random, density: float) -> tuple[Links, Links, Links]:
    """Links of a random graph: printed ones, red's and green's; tile 0 stands for the Church."""
    kinds: tuple[Links, Links, Links] = (set(), set(), set())
    for one in range(tiles):
        for two in range(one + 1, tiles):
            if rng.random() < density:
                kinds[rng.choice([0, 0, 1, 2])].add(frozenset((one, two)))
    return kinds


def as_roads(printed: Links, red: Links, green: Links) -> Roads:
    """The same as the game keeps it; where the tiles lie does not matter."""
    roads = Roads(beginners_village(), ())
    roads.printed = [0] * len(TILES)
    for one, two in (sorted(link) for link in printed):
        roads.printed[one] |= 1 << two
        roads.printed[two] |= 1 << one
    pieces = [
        Piece(seat, BRIDGE, one, 0, two, 0)
        for seat, links in ((RED, red), (GREEN, green))
        for one, two in (sorted(link) for link in links)
    ]
    roads.pieces = tuple(pieces)
    return roads


def without_church(links: Links) -> Links:
    return {link for link in links if CHURCH not in link}


def is_chain(found: list[int], common: Links, own: Links) -> bool:
    """Different tiles, each joined to the next, at least one own link among them."""
    steps = [frozenset(pair) for pair in pairwise(found)]
    joined = all(step in common or step in own for step in steps)
    return len(set(found)) == len(found) and joined and any(step in own for step in steps)


@pytest.mark.rule("HAM-SCORE-06")
@pytest.mark.parametrize("density", [0.15, 0.3, 0.5])
@pytest.mark.parametrize("seed", range(20))
def test_against_every_set_of_tiles_on_random_graphs(seed: int, density: float) -> None:
    tiles = 9
    printed, red, green = graph(tiles, Random(seed), density)
    roads = as_roads(printed, red, green)
    for seat, pieces in ((RED, red), (GREEN, green)):
        common, own = without_church(printed), without_church(pieces)
        found = longest_road(roads, seat)
        assert len(found) == longest_by_subsets(tiles, common, own)
        assert not found or is_chain(found, common, own)


def with_pieces(village: Village, rng: Random) -> Roads:
    """Five roads of red and three of green wherever the rules allow them."""
    pieces: list[Piece] = []
    for seat in [RED] * 5 + [GREEN] * 3:
        roads = Roads(village, tuple(pieces))
        sites = [
            (tile, section, other, other_section, kind)
            for tile in village.order
            for section, other, other_section in village.touching[tile]
            for kind, letter in ((BRIDGE, "H"), (PATH, "F"))
            if not roads.near[tile] >> other & 1
            and village.shapes[tile].sections[section] == letter
            and village.shapes[other].sections[other_section] == letter
        ]
        if sites:
            tile, section, other, other_section, kind = rng.choice(sites)
            pieces.append(Piece(seat, kind, tile, section, other, other_section))
    return Roads(village, tuple(pieces))


@pytest.mark.rule("HAM-SCORE-06")
@pytest.mark.parametrize("seed", range(25))
def test_against_chains_grown_from_own_links_in_whole_villages(seed: int) -> None:
    rng = Random(seed)
    village = grown_village(seed, rng.choice([14, 20, 26, 32]))
    roads = with_pieces(village, rng)
    printed = {
        frozenset((tile, other))
        for tile in village.order
        for other in range(len(TILES))
        if roads.printed[tile] >> other & 1
    }
    for seat in (RED, GREEN):
        pieces = {frozenset((piece.one, piece.two)) for piece in roads.pieces if piece.seat == seat}
        common, own = without_church(printed), without_church(pieces)
        found = longest_road(roads, seat)
        assert len(found) == longest_from_own_links(common, own)
        assert not found or is_chain(found, common, own)
