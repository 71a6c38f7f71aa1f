"""What the view tells of roads: those that lie there, open ends, the ways along them."""

from __future__ import annotations

from collections import Counter

import pytest

from .positions import position
from .views import shown
from .villages import RICH, RICH_ROADS


def test_links_show_printed_roads_and_pieces_with_their_owner() -> None:
    links = shown(position(roads=["green path farm market"]))["links"]
    assert len(links) == 6
    (road,) = [link for link in links if (link["from"], link["to"]) == ("church", "market")]
    assert (road["road"], road["seat"]) == ("printed", None)
    (path,) = [link for link in links if link["road"] == "path"]
    assert (path["from"], path["to"], path["seat"]) == ("farm", "market", 1)
    assert (path["from_section"], path["to_section"]) == (5, 8)


def test_every_link_names_two_sections_that_touch() -> None:
    view = shown(position(3, village=RICH, roads=RICH_ROADS))
    tiles = {tile["tile"]: tile for tile in view["tiles"]}
    for link in view["links"]:
        one, two = (
            _ends(tiles[link[end]]["outline"], link[f"{end}_section"]) for end in ("from", "to")
        )
        assert one == two[::-1]
        kinds = [tiles[link[end]]["sections"][link[f"{end}_section"] - 1] for end in ("from", "to")]
        assert set(kinds) == {{"printed": "road", "bridge": "hill", "path": "forest"}[link["road"]]}


def _ends(outline: list[list[int]], section: int) -> list[list[int]]:
    return [outline[section - 1], outline[section % len(outline)]]


def test_open_roads_are_the_printed_ones_that_lead_nowhere_yet() -> None:
    view = shown(position(3, village=RICH, roads=RICH_ROADS))
    sections = Counter(
        tuple(sorted((tuple(one), tuple(two))))
        for tile in view["tiles"]
        for number, kind in enumerate(tile["sections"], 1)
        for one, two in [_ends(tile["outline"], number)]
        if kind == "road"
    )
    assert view["open_roads"] == sum(count == 1 for count in sections.values())


@pytest.mark.rule("HAM-TURN-05")
def test_the_ways_of_the_next_villager_are_those_it_will_take() -> None:
    table = position(3, village=RICH, roads=RICH_ROADS)
    ways = shown(table)["ways"]
    assert {f"go {tile}" for tile in [*ways, "church"]} == set(table.legal("go"))
    for tile in ways:
        way = [tile]
        while way[-1] != "church":
            way.append(ways[way[-1]])
        (went,) = position(3, village=RICH, roads=RICH_ROADS).play(f"red go {tile}")
        assert went.args["way"] == way[::-1]
    assert shown(table.after("red go farm"))["ways"] == {}


@pytest.mark.rule("HAM-BRIDGE-02")
def test_road_sites_are_where_a_piece_could_lie_were_it_paid() -> None:
    table = position(3, gold={"red": 40}).after("red go farm")
    sites = shown(table)["road_sites"]
    legal = [*table.legal("bridge"), *table.legal("path")]
    assert [f"{site['road']} {site['tile']}" for site in sites] == legal != []
    assert shown(position(3))["road_sites"] == []
    (path,) = [site for site in sites if (site["road"], site["tile"]) == ("path", "market")]
    assert (path["section"], path["other_section"]) == (5, 8)
