"""What a table may choose before it starts. HAM-SETUP-04, HAM-AMB-02, HAM-AMB-04, HAM-AMB-11."""

from __future__ import annotations

from itertools import product

import pytest

from osada.games.hamlet.rules.map.arrangements import completions
from osada.games.hamlet.rules.words import CHURCH, TILES
from osada.kernel.errors import BadStart

from .positions import BEGINNERS, lay, position
from .tables import GAME, Table, start, told_of

PLENTY = {
    "woodcutter": "wood wood wood",
    "quarry": "stone stone stone",
    "farm": "wheat wheat wheat",
}
AROUND = ["woodcutter", "quarry", "farm", "market", "town-hall"]


def test_by_default_the_rulebooks_hold() -> None:
    assert [(option.name, option.default) for option in GAME.options] == [
        ("layout", "beginners"),
        ("strict-terrain", False),
        ("no-detour", False),
        ("lenient-donkeys", False),
    ]
    with pytest.raises(BadStart, match="did you mean 'strict-terrain'"):
        start(2, 0, {"strict-terain": True})
    with pytest.raises(BadStart, match="beginners, free, random"):
        start(2, 0, {"layout": "mine"})


# -- strict terrain --------------------------------------------------------------------------

STRICT = {"strict-terrain": True}


@pytest.mark.rule("HAM-AMB-02")
@pytest.mark.rule("HAM-TILE-04")
def test_with_strict_terrain_forest_may_not_touch_hill() -> None:
    table = position(goods=PLENTY, hands={"red": "forest-pond"}, options=STRICT)
    table.play("red go quarry")
    assert table.refusal("red build forest-pond").what == "no-site"
    near = position(goods=PLENTY, hands={"red": "shrine"}, options=STRICT)
    near.play("red go church", "red build shrine")
    told = near.refusal("red place shrine:3 church:8")
    assert (told.what, told.rule) == ("terrain-clash", "HAM-TILE-04")
    assert told.args == {
        "tile": "shrine",
        "section": 3,
        "terrain": "forest",
        "other": "church",
        "other_section": 8,
        "other_terrain": "hill",
    }


@pytest.mark.rule("HAM-AMB-02")
def test_strict_terrain_only_takes_places_away() -> None:
    places = {}
    for strict in (False, True):
        table = position(goods=PLENTY, hands={"red": "shrine"}, options={"strict-terrain": strict})
        table.play("red go church", "red build shrine")
        places[strict] = set(table.legal("place"))
    assert places[True] < places[False]
    assert "place shrine:1 church:8" in places[True]


@pytest.mark.rule("HAM-AMB-02")
def test_a_village_with_a_cliff_is_no_position_of_a_strict_table() -> None:
    with pytest.raises(Exception, match=r"section 1 \(forest\) meets section 5 \(hill\) of quarry"):
        position(village=["forest-pond:1 quarry:5"], options=STRICT)
    assert start(3, 2, STRICT).state.faults() == []


# -- no detour -------------------------------------------------------------------------------

NO_DETOUR = {"no-detour": True}


@pytest.mark.rule("HAM-AMB-04")
@pytest.mark.rule("HAM-BRIDGE-01")
def test_no_road_where_a_printed_way_leads_there_already() -> None:
    table = position(goods=PLENTY, options=NO_DETOUR).after("red go farm")
    assert table.legal("path") == []
    told = table.refusal("red path market")
    assert (told.what, told.rule) == ("detour", "HAM-BRIDGE-01")
    assert told.args == {"origin": "farm", "target": "market"}


@pytest.mark.rule("HAM-AMB-04")
def test_a_way_over_road_pieces_forbids_nothing() -> None:
    """Quarry - Stonemason - Outpost: the third side of the triangle may be built."""
    village = ["stonemason:1 quarry:4", "outpost-a:4 stonemason:9"]
    roads = ["green bridge quarry stonemason", "green bridge stonemason outpost-a"]
    table = position(goods=PLENTY, village=village, roads=roads, options=NO_DETOUR)
    table.play("red go quarry")
    assert table.legal("bridge") == ["bridge outpost-a"]


# -- lenient donkeys -------------------------------------------------------------------------

LENIENT = {"lenient-donkeys": True}


@pytest.mark.rule("HAM-AMB-11")
@pytest.mark.rule("HAM-TURN-03")
def test_lenient_donkeys_go_once_each_at_any_time_of_the_turn() -> None:
    table = position(
        donkeys={"red": "church, church"}, villagers={"red": "church, church"}, options=LENIENT
    )
    assert "donkeys" not in table.legal()
    table.play("red lead church quarry", "red go quarry", "red work")
    assert "lead church farm" in table.legal()
    table.play("red lead church farm", "red go farm", "red work")
    assert table.legal("lead") == []
    assert table.refusal("red lead farm church").what == "donkey-moved"
    assert table.refusal("red donkeys").what == "wrong-kind"
    table.play("red end", "green end")
    assert len(table.legal("lead")) == 2


@pytest.mark.rule("HAM-AMB-11")
def test_a_lenient_donkey_hired_late_may_still_go() -> None:
    table = position(gold={"red": 3}, options=LENIENT)
    table.play("red lead church quarry")
    table.play("red go town-hall", "red hire donkey", "red stable farm")
    assert table.legal("lead") == ["lead farm church"]


# -- layouts ---------------------------------------------------------------------------------


@pytest.mark.rule("HAM-SETUP-04")
def test_a_free_layout_is_arranged_by_the_first_player() -> None:
    table = start(3, 8, {"layout": "free"})
    first = table.turn
    assert table.tiles() == ["church"]
    assert table.stage == "layout"
    for tile in AROUND:
        assert table.turn == first
        assert table.question().args["tile"] == tile
        assert all(place.startswith(f"place {tile}:") for place in table.legal())
        told = table.play(f"{first} {table.legal()[-1]}")
        assert told_of(told, "laid-out")[0]["tile"] == tile
        assert table.state.faults() == []
    assert table.stage == "turn"
    assert table.turn == first
    assert table.links("church") == sorted(AROUND)
    assert table.goods("quarry") == "stone stone"


@pytest.mark.rule("HAM-SETUP-04")
@pytest.mark.parametrize("strict", [False, True])
def test_every_way_through_a_free_layout_can_be_completed_and_there_are_no_others(
    strict: bool,
) -> None:
    table = start(2, 1, {"layout": "free", "strict-terrain": strict})
    villages: set[str] = set()

    def walk(at: Table) -> None:
        if at.stage == "turn":
            villages.add(at.state.digest())
            return
        assert at.legal()
        for place in at.legal():
            walk(at.after(f"{at.turn} {place}"))

    walk(table)
    church = lay([], {"church": BEGINNERS["church"]})
    assert len(villages) == len(completions(church, strict)) == _arrangements(strict)


def _arrangements(strict: bool) -> int:
    """The plain way: all places of each tile at the Church's roads, and those that go together."""
    church = lay([], {"church": BEGINNERS["church"]})
    ways = []
    for name in AROUND:
        tile = TILES.index(name)
        roads = [i for i, letter in enumerate(church.shapes[tile].sections) if letter == "R"]
        doors = [i for i, letter in enumerate(church.shapes[CHURCH].sections) if letter == "R"]
        poses = {church.pose(tile, mine, CHURCH, door) for mine in roads for door in doors}
        ways.append([(tile, pose) for pose in sorted(poses)])
    count = 0
    for arrangement in product(*ways):
        village = church
        for tile, pose in arrangement:
            if village.clashes(tile, pose, strict):
                break
            village = village.with_tile(tile, pose)
        else:
            count += 1
    return count


@pytest.mark.rule("HAM-SETUP-04")
def test_a_random_layout_is_one_of_all_and_any_of_them() -> None:
    seen = set()
    for seed in range(30):
        table = start(2, seed, {"layout": "random"})
        assert table.state.faults() == []
        assert table.links("church") == sorted(AROUND)
        tiles = table.state.to_data()["tiles"]
        assert isinstance(tiles, dict)
        seen.add(str({name: tile["pose"] for name, tile in tiles.items()}))
    assert len(seen) > 15
