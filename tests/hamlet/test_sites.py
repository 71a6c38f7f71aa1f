"""Where a tile may be built. HAM-BUILD-01, HAM-BUILD-02, HAM-TILE-01 to HAM-TILE-08."""

from __future__ import annotations

from typing import cast

import pytest

from osada.games.hamlet.rules.words import TILES, VOCABULARY

from .building import EVERYWHERE, PLENTY, builder
from .positions import lay, position
from .tables import Json, Table
from .villages import STONEMASON

ENCLOSED = ["outpost-b:2 quarry:4", "monument:4 quarry:5", "warehouse:1 quarry:1"]
"""Every section of the Quarry touches something."""


@pytest.mark.rule("HAM-BUILD-01")
def test_a_blueprint_is_built_from_the_own_hand() -> None:
    table = position(
        goods=PLENTY,
        hands={"red": "sawmill", "green": "shrine"},
        row="stonemason, dairy-farm, flour-mill, trade-post",
        donkeys=EVERYWHERE,
    ).after("red go market")
    assert table.legal("build") == ["build sawmill"]
    for tile in ("shrine", "stonemason", "market"):
        told = table.refusal(f"red build {tile}")
        assert (told.what, told.rule, told.args) == (
            "not-in-hand",
            "HAM-BUILD-01",
            {"tile": tile},
        )
    table.play("red build sawmill", "red place sawmill:6 market:6")
    assert table.hand("red") == []
    assert table.hand("green") == ["shrine"]


@pytest.mark.rule("HAM-BUILD-01")
def test_a_tile_without_a_free_section_takes_no_neighbour() -> None:
    assert lay(ENCLOSED).free_sections(TILES.index("quarry")) == []
    table = position(
        village=ENCLOSED, hands={"red": "shrine"}, goods=PLENTY, donkeys=EVERYWHERE
    ).after("red go quarry")
    told = table.refusal("red build shrine")
    assert (told.what, told.rule) == ("no-site", "HAM-BUILD-02")
    assert told.args == {"tile": "shrine", "anchor": "quarry"}


@pytest.mark.rule("HAM-BUILD-02")
def test_every_place_offered_lies_against_the_villagers_tile_and_fits() -> None:
    table = builder("sawmill", "market").after("red build sawmill")
    assert table.stage == "place"
    places = table.legal("place")
    assert places
    for place in places:
        assert place.split()[2].startswith("market:")
        assert table.after(f"red {place}").state.faults() == []


@pytest.mark.rule("HAM-BUILD-02")
def test_nothing_may_be_overlapped() -> None:
    table = builder("sawmill", "market").after("red build sawmill")
    told = table.refusal("red place sawmill:1 market:7")
    assert (told.what, told.rule) == ("overlaps", "HAM-BUILD-02")
    assert told.args == {"tile": "sawmill", "other": "farm"}


@pytest.mark.rule("HAM-BUILD-02")
@pytest.mark.rule("HAM-TILE-04")
def test_contacts_with_other_tiles_count_as_well() -> None:
    """The Stonemason would lie well against the Quarry, but its road against the Church's hill."""
    table = builder("stonemason", "quarry").after("red build stonemason")
    told = table.refusal("red place stonemason:4 quarry:4")
    assert (told.what, told.args["section"], told.args["terrain"]) == ("road-clash", 5, "road")
    assert (told.args["other"], told.args["other_terrain"]) == ("church", "hill")


@pytest.mark.rule("HAM-TILE-04")
def test_a_road_section_may_touch_only_a_road_section() -> None:
    table = builder("stonemason", "quarry").after("red build stonemason")
    told = table.refusal("red place stonemason:5 quarry:5")
    assert (told.what, told.rule) == ("road-clash", "HAM-TILE-04")
    assert told.args == {
        "tile": "stonemason",
        "section": 5,
        "terrain": "road",
        "other": "quarry",
        "other_section": 5,
        "other_terrain": "hill",
    }


@pytest.mark.rule("HAM-TILE-04")
@pytest.mark.rule("HAM-TILE-05")
@pytest.mark.rule("HAM-AMB-25")
def test_forest_may_touch_hill_and_such_a_cliff_suffices_to_build() -> None:
    table = builder("forest-pond", "quarry").after("red build forest-pond")
    table.play("red place forest-pond:1 quarry:5", "red end")
    assert "forest-pond" in table.tiles()
    assert table.links("forest-pond") == []
    table.play("green go quarry")
    assert table.refusal("green path forest-pond").what == "cliff"
    assert table.refusal("green bridge forest-pond").what == "cliff"


@pytest.mark.rule("HAM-TILE-03")
def test_a_common_corner_is_no_contact() -> None:
    """Market and Town Hall meet in one corner of the beginners' village."""
    table = position(goods=PLENTY, donkeys=EVERYWHERE).after("red go market")
    told = table.refusal("red path town-hall")
    assert (told.what, told.args) == (
        "not-adjacent",
        {"origin": "market", "target": "town-hall"},
    )


@pytest.mark.rule("HAM-TILE-06")
def test_a_road_section_may_face_empty_ground() -> None:
    """The Stonemason's second road, and the Market's at the start, lead nowhere yet."""
    table = position(village=STONEMASON, milestones={"mason": "red"})
    assert table.state.faults() == []
    assert table.links("stonemason") == ["market"]


@pytest.mark.rule("HAM-TILE-07")
def test_a_tile_may_be_placed_where_no_road_reaches_it_and_be_connected_later() -> None:
    table = builder("mountain-pond", "quarry", gold=9)
    table.build("red", "mountain-pond", "mountain-pond:1 quarry:5")
    table.play("red end")
    assert "go mountain-pond" not in table.legal()
    assert _forecast(table, 0, "landmarks") == 0
    table.play("green end", "red go quarry", "red bridge mountain-pond", "red settle", "red end")
    assert "go mountain-pond" in table.legal()
    assert _forecast(table, 0, "landmarks") == 3


def _forecast(table: Table, seat: int, part: str) -> int:
    forecast = cast("dict[str, list[dict[str, dict[str, int]]]]", table.view()["forecast"])
    return forecast["scores"][seat]["parts"][part]


@pytest.mark.rule("HAM-TILE-02")
@pytest.mark.rule("HAM-TILE-08")
def test_the_view_shows_what_the_print_of_a_tile_shows() -> None:
    """Its sections, what its spaces are for, and a flag by the name of a landmark."""
    village = [*STONEMASON, "mountain-pond:1 quarry:5"]
    shown = {
        str(t["tile"]): t for t in cast("list[Json]", position(village=village).view()["tiles"])
    }
    assert shown["market"]["sections"] == [
        *["forest"] * 5,
        *["road", "forest", "forest", "road"],
    ]
    assert (shown["quarry"]["category"], shown["quarry"]["spaces"]) == ("producer", 3)
    assert (shown["stonemason"]["category"], shown["stonemason"]["spaces"]) == ("refinery", 1)
    assert shown["mountain-pond"]["category"] == "landmark"
    assert shown["mountain-pond"]["flag"] is not None
    assert shown["stonemason"]["flag"] is None


@pytest.mark.rule("HAM-TILE-01")
def test_once_placed_a_blueprint_is_a_building() -> None:
    table = builder("stonemason", "market")
    table.play("red build stonemason", "red place stonemason:5 market:6", "red end")
    table.play("green go stonemason")
    assert table.refusal("green build stonemason").what == "not-in-hand"


@pytest.mark.rule("HAM-BUILD-02")
def test_a_place_is_for_the_chosen_tile_against_the_villagers_tile() -> None:
    table = builder("shrine, sawmill", "market").after("red build shrine")
    other = table.refusal("red place sawmill:6 market:6")
    assert (other.what, other.args) == ("other-tile", {"tile": "sawmill", "wanted": "shrine"})
    anchor = table.refusal("red place shrine:1 quarry:5")
    assert (anchor.what, anchor.args) == ("other-anchor", {"anchor": "quarry", "wanted": "market"})
    assert table.question().args == {"seat": 0, "tile": "shrine", "anchor": "market"}


@pytest.mark.rule("HAM-BUILD-02")
def test_a_place_may_be_named_by_any_pair_of_sections_that_touch_there() -> None:
    """At Market sections 1 and 2 the Shrine lies with two sections: both pairs name one place."""
    table = builder("shrine", "market").after("red build shrine")
    one = table.after("red place shrine:2 market:2")
    names = [
        (section, anchor + 1)
        for section, other, anchor in lay(["shrine:2 market:2"]).touching[TILES.index("shrine")]
        if other == TILES.index("market")
    ]
    assert len(names) == 2
    for section, anchor in names:
        same = table.after(f"red place shrine:{section + 1} market:{anchor}")
        assert same.state.digest() == one.state.digest()


@pytest.mark.rule("HAM-TILE-04")
def test_a_place_that_was_never_legal_can_be_asked_about_by_its_text() -> None:
    """A page shows why the ghost cannot lie where the pointer is; asking leaves no word behind."""
    table = builder("sawmill", "market").after("red build sawmill")
    words = VOCABULARY.find
    count = len(VOCABULARY)
    told = set()
    for section in range(1, 11):
        for anchor_section in range(1, 10):
            action = words(f"place sawmill:{section} market:{anchor_section}")
            assert action is not None
            reasons = table.state.explain(0, action)
            told |= {str(reason.seen_by(0)["key"]) for reason in reasons}
    assert {"hamlet-road-clash", "hamlet-overlaps"} <= told
    assert len(VOCABULARY) == count
    for text in ("place sawmill:17 market:1", "place sawmill:0 market:1", "place hut:1 market:1"):
        assert words(text) is None
