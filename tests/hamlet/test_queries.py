"""Cheap questions beside the view: where a villager may go, what can be brought from where."""

from __future__ import annotations

import pytest

from osada.games.hamlet.rules.table import Table as Pieces
from osada.games.hamlet.rules.words import TILES

from .all_payments import brought_to
from .positions import position
from .queries import reachable_tiles, resource_route, sources
from .tables import Table
from .villages import STONEMASON, TRANSPORT, TRANSPORT_ROADS


def pieces(table: Table) -> Pieces:
    """The state as the game's own modules know it."""
    state = table.state
    assert isinstance(state, Pieces)
    return state


def test_reachable_tiles_are_those_a_villager_may_go_to() -> None:
    table = position(
        village=[*STONEMASON, "mountain-pond:1 quarry:5", "small-woodland:1 woodcutter:1"],
        roads=["green bridge quarry mountain-pond"],
    )
    assert [f"go {tile}" for tile in reachable_tiles(pieces(table))] == table.legal("go")
    assert "small-woodland" not in reachable_tiles(pieces(table))


@pytest.mark.parametrize("donkeys", ["quarry", "quarry, barn-a", "church, market, stonemason"])
def test_sources_are_the_tiles_whose_resources_can_come(donkeys: str) -> None:
    table = position(village=TRANSPORT, roads=TRANSPORT_ROADS, donkeys={"red": donkeys})
    for target in table.tiles():
        found = sources(pieces(table), 0, TILES.index(target))
        assert set(found) == brought_to(table, "red", target)


def test_a_route_names_its_tiles_and_the_donkeys_it_uses() -> None:
    table = position(
        village=TRANSPORT, roads=TRANSPORT_ROADS, donkeys={"red": "quarry, barn-a, farm"}
    )

    def route(origin: str, target: str) -> dict[str, object]:
        return resource_route(pieces(table), 0, TILES.index(origin), TILES.index(target))

    assert route("stonemason", "church") == {
        "route": ["stonemason", "barn-a", "quarry", "church"],
        "donkeys": ["barn-a", "quarry"],
        "lacking": [],
    }
    assert route("quarry", "quarry")["route"] == ["quarry"]
    assert route("quarry", "church") == {
        "route": ["quarry", "church"],
        "donkeys": [],
        "lacking": [],
    }
    assert route("cow-conservatory", "church") == {
        "route": None,
        "donkeys": [],
        "lacking": ["stonemason"],
    }
    assert route("dairy-farm", "market")["lacking"] == ["barn-b", "church"]


def test_where_there_is_no_way_at_all_no_donkey_helps() -> None:
    table = position(village=["stonemason:1 quarry:5"])
    route = resource_route(pieces(table), 0, TILES.index("stonemason"), TILES.index("church"))
    assert route == {"route": None, "donkeys": [], "lacking": None}
