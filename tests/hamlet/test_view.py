"""What everybody sees, ready for a page. HAM-OWN-01, HAM-GOLD-01, HAM-AMB-34."""

from __future__ import annotations

import json

import pytest

import osada
from osada.games.hamlet.rules.table import Table as Pieces

from .all_payments import brought_to, paid
from .building import builder
from .positions import position
from .tables import Table, start
from .views import shown
from .villages import RICH, RICH_ROADS, STONEMASON, TRANSPORT, TRANSPORT_ROADS


def pieces(table: Table) -> Pieces:
    """The state as the game's own modules know it."""
    state = table.state
    assert isinstance(state, Pieces)
    return state


def text(wire: list[str | int]) -> str:
    """The text of an action."""
    return osada.game("hamlet").read(wire).text


def stages() -> list[Table]:
    """A table at every stage of the game."""
    rich = position(
        3, village=RICH, roads=RICH_ROADS, gold={"red": 40}, goods={"woodcutter": "wood"}
    )
    hall = position(gold={"red": 9}).after("red go town-hall")
    return [
        start(2, 1, {"layout": "free"}),
        start(4, 3),
        position().after("red donkeys"),
        position().after("red go farm"),
        hall.after("red hire villager"),
        hall.after("red hire donkey"),
        builder("shrine", "market").after("red build shrine"),
        rich.after("red go church", "red deliver 1"),
        position(finished=True),
    ]


@pytest.mark.parametrize("table", stages(), ids=lambda table: table.stage)
def test_a_view_is_ready_for_json_at_every_stage(table: Table) -> None:
    view = table.state.view(None)
    text = json.dumps(view)
    assert json.dumps(json.loads(text)) == text
    assert view["stage"] == table.stage


def test_the_tables_above_are_at_every_stage() -> None:
    assert sorted(table.stage for table in stages()) == sorted(
        ["layout", "turn", "lead", "act", "hire", "stable", "place", "pay", "finished"]
    )


@pytest.mark.rule("HAM-OWN-01")
@pytest.mark.rule("HAM-GOLD-01")
@pytest.mark.rule("HAM-AMB-34")
def test_everybody_sees_the_same_hands_and_gold_included() -> None:
    table = position(3, hands={"red": "shrine", "blue": "sawmill"}, gold={"green": 5})
    views = [dict(table.state.view(viewer)) for viewer in (0, 1, 2, None)]
    assert [view.pop("viewer") for view in views] == [0, 1, 2, None]
    assert views[0] == views[1] == views[2] == views[3]
    seats = shown(table)["seats"]
    assert [[b["tile"] for b in seat["hand"]] for seat in seats] == [["shrine"], [], ["sawmill"]]
    assert seats[1]["gold"] == 5


def test_what_the_bag_and_the_stack_will_give_is_not_shown() -> None:
    """Only how many there are; what comes is decided when it comes."""
    view = shown(start(3, 5))
    assert view["bag"] == 6
    assert view["stack"] == 1 + 3 + 2
    one, other = start(3, 5), start(3, 5)
    other.state.chance.word ^= 12345
    assert one.view() == other.view()


def test_a_tile_shows_all_that_lies_on_it() -> None:
    table = position(
        village=[*STONEMASON, "mountain-pond:1 quarry:5"],
        goods={"quarry": "stone stone", "stonemason": "green fine"},
    )
    tiles = {tile["tile"]: tile for tile in shown(table)["tiles"]}
    assert tiles["quarry"]["basics"] == ["stone", "stone"]
    assert tiles["stonemason"]["tokens"] == [{"resource": "brick", "seat": 1, "fine": True}]
    assert (tiles["stonemason"]["output"], tiles["stonemason"]["spaces"]) == ("brick", 1)
    assert tiles["mountain-pond"]["flag"] == 0
    assert (tiles["mountain-pond"]["connected"], tiles["quarry"]["connected"]) == (False, True)
    for tile in tiles.values():
        assert len(tile["outline"]) == len(tile["sections"])


def test_the_row_shows_prices_and_coins() -> None:
    row = shown(position(row="sawmill 3, stonemason, dairy-farm, shrine 1"))["row"]
    assert [(b["tile"], b["price"], b["coins"]) for b in row] == [
        ("sawmill", 0, 3),
        ("stonemason", 1, 0),
        ("dairy-farm", 2, 0),
        ("shrine", 3, 1),
    ]


def test_the_market_and_the_church_show_demands_and_rewards() -> None:
    view = shown(position(3, offers="4 1 2", delivered=[None, "blue", None, None, None]))
    assert view["market"][0] == {
        "sale": 4,
        "level": 1,
        "demand": [{"count": 1, "kinds": [kind]} for kind in ("wood", "stone", "wheat")],
        "gold": 1,
        "stars": 2,
    }
    assert view["church"][1] == {
        "space": 2,
        "demand": [{"count": 3, "kinds": ["milk", "brick"]}],
        "stars": 7,
        "seat": 2,
    }
    empty = position(offers="- 9 6", sold={"red": "1 2 3", "green": "4 5"})
    assert shown(empty)["market"][0] is None


def test_a_seat_shows_what_is_left_of_its_pieces() -> None:
    table = position(
        village=STONEMASON,
        roads=["red path farm market"],
        goods={"stonemason": "red"},
        donkeys={"red": "farm, farm moved"},
        villagers={"red": "church, market lying"},
    )
    seat = shown(table)["seats"][0]
    assert (seat["roads_left"], seat["donkeys_left"], seat["villager_price"]) == (4, 4, 7)
    assert seat["tokens_left"] == {"plank": 2, "brick": 1, "milk": 2, "flour": 2}
    assert seat["villagers"] == [
        {"tile": "church", "lying": False},
        {"tile": "market", "lying": True},
    ]
    assert seat["donkeys"] == [{"tile": "farm", "moved": False}, {"tile": "farm", "moved": True}]
    assert set(seat["longest_road"]) == {"farm", "market", "stonemason"}


def test_the_forecast_is_the_final_scoring_of_this_moment() -> None:
    table = position(gold={"red": 9}, delivered=["red", None, None, "green"], mover="green")
    forecast = shown(table)["forecast"]
    over = position(gold={"red": 9}, delivered=["red", None, None, "green"], finished=True)
    assert forecast == over.outcome.to_data()
    assert shown(table)["outcome"] is None
    assert shown(over)["outcome"] == shown(over)["forecast"]


def test_it_is_shown_who_would_get_each_award_now() -> None:
    table = position(3, delivered=["red", None, "blue", "red", None], sold={"green": "4 5"})
    assert shown(table)["award_seats"] == {
        "chaplain": [0],
        "sexton": [2],
        "merchant": [1],
        "steward": [],
    }
    tied = position(3, delivered=["red", None, "blue", None, None])
    assert shown(tied)["award_seats"]["chaplain"] == [0, 2]
    assert shown(tied)["award_seats"]["sexton"] == [0, 2]


# -- what is being chosen --------------------------------------------------------------------


def test_the_sites_of_a_tile_are_its_legal_places_with_outline_and_contacts() -> None:
    table = builder("sawmill", "market").after("red build sawmill")
    view = shown(table)
    assert view["building"]["tile"] == "sawmill"
    assert (view["building"]["category"], view["building"]["spaces"]) == ("refinery", 1)
    assert [text(site["action"]) for site in view["sites"]] == table.legal("place")
    for site in view["sites"]:
        built = table.after(f"red {text(site['action'])}")
        (laid,) = [tile for tile in shown(built)["tiles"] if tile["tile"] == "sawmill"]
        assert laid["outline"] == site["outline"]
        assert (laid["rotation"], laid["at"]) == (site["rotation"], site["at"])
        assert site["contacts"]


def test_what_settle_would_pay_is_shown_before() -> None:
    table = position(
        3,
        village=RICH,
        roads=RICH_ROADS,
        goods={"stonemason": "green", "cow-conservatory": "red, blue"},
        gold={"red": 20},
        donkeys={"red": "quarry, barn-a, stonemason"},
    ).after("red go church", "red deliver 2")
    suggested = shown(table)["suggested"]
    assert tuple(sorted(map(text, suggested))) == paid(table.play("red settle"))


def test_a_payment_shows_its_price_and_the_way_from_every_source() -> None:
    table = position(
        3,
        village=TRANSPORT,
        roads=TRANSPORT_ROADS,
        goods={"stonemason": "green", "quarry": "stone"},
        gold={"red": 20},
        donkeys={"red": "quarry, barn-a"},
    )
    before = shown(table)
    assert (before["payment"], before["units"], before["routes"]) == (None, [], {})
    paying = table.after("red go church", "red deliver 2")
    view = shown(paying)
    assert view["payment"] == {
        "demand": [{"count": 3, "kinds": ["milk", "brick"]}],
        "count": 3,
        "price": 10,
        "rewards": [{"seat": 1, "gold": 1, "stars": 1}],
    }
    assert [unit["action"] for unit in view["units"]] == [
        ["pay", "stonemason", "green"],
        ["pay", "buy", "brick"],
        ["pay", "buy", "milk"],
    ]
    assert view["units"][0] == {
        "action": ["pay", "stonemason", "green"],
        "resource": "brick",
        "tile": "stonemason",
        "seat": 1,
        "fine": False,
        "price": 0,
        "gold": 1,
        "stars": 1,
    }
    assert set(view["routes"]) == brought_to(paying, "red", "church")
    assert view["routes"]["stonemason"] == ["stonemason", "barn-a", "quarry", "church"]
    assert view["routes"]["church"] == ["church"]


def test_a_blueprint_shows_its_outline_and_its_spaces() -> None:
    row = shown(position(row="sawmill 3, stonemason, dairy-farm, shrine 1"))["row"]
    for blueprint in row:
        assert len(blueprint["outline"]) == len(blueprint["sections"])
    assert (row[0]["output"], row[0]["spaces"]) == ("plank", 1)
    assert (row[3]["output"], row[3]["spaces"]) == (None, 0)
