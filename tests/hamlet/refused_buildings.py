"""Sites, roads and payments that are not to be, and why: cases of test_refusals."""

from __future__ import annotations

from .positions import position
from .refused_deeds import FULL, Refusal
from .tables import Table, start
from .villages import STONEMASON

EVERYWHERE = {"red": "church, market, woodcutter, quarry, farm, town-hall"}


def building(hand: str, at: str, strict: bool = False) -> Table:
    """Red is about to place a tile."""
    table = position(
        goods=FULL,
        hands={"red": hand},
        donkeys=EVERYWHERE,
        options={"strict-terrain": strict},
    )
    return table.after(f"red go {at}", f"red build {hand.split(',')[0]}")


def layout(*places: str) -> Table:
    """A free layout, some tiles laid."""
    return start(1, 0, {"layout": "free"}).after(*(f"red {place}" for place in places))


def paying(
    goods: dict[str, str] | None = None,
    gold: int = 0,
    donkeys: str = "church",
    space: int = 2,
) -> Table:
    """Red pays at the Church, for three milk or brick on its second space; the Stonemason stands
    beyond the Market."""
    return position(
        3,
        village=[*STONEMASON, "cow-conservatory:6 town-hall:9"],
        roads=["blue path town-hall cow-conservatory"],
        goods=goods or {},
        gold={"red": gold},
        donkeys={"red": donkeys},
    ).after("red go church", f"red deliver {space}")


def at_farm(
    goods: dict[str, str], roads: list[str] | None = None, no_detour: bool = False
) -> Table:
    return position(
        goods=goods,
        village=["small-woodland:1 farm:1", "small-range:1 quarry:5"],
        roads=roads or [],
        donkeys=EVERYWHERE,
        options={"no-detour": no_detour},
    ).after("red go farm")


REDS = [
    "red bridge quarry small-range",
    "red path woodcutter large-woodland",
    "red bridge town-hall mountain-pond",
    "red path town-hall forest-pond",
    "red bridge church shrine",
]

SITES = [
    Refusal(
        "not-in-hand",
        "HAM-BUILD-01",
        "red build sawmill",
        {"tile": "sawmill"},
        lambda: position().after("red go farm"),
    ),
    Refusal(
        "no-site",
        "HAM-BUILD-02",
        "red build shrine",
        {"tile": "shrine", "anchor": "quarry"},
        lambda: position(
            village=["outpost-b:2 quarry:4", "monument:4 quarry:5", "warehouse:1 quarry:1"],
            hands={"red": "shrine"},
        ).after("red go quarry"),
    ),
    Refusal(
        "other-tile",
        "HAM-BUILD-01",
        "red place sawmill:6 market:6",
        {"tile": "sawmill", "wanted": "shrine"},
        lambda: building("shrine, sawmill", "market"),
    ),
    Refusal(
        "other-anchor",
        "HAM-BUILD-02",
        "red place shrine:1 church:8",
        {"anchor": "church", "wanted": "market"},
        lambda: building("shrine", "market"),
    ),
    Refusal(
        "overlaps",
        "HAM-BUILD-02",
        "red place sawmill:1 market:7",
        {"tile": "sawmill", "other": "farm"},
        lambda: building("sawmill", "market"),
    ),
    Refusal(
        "road-clash",
        "HAM-TILE-04",
        "red place stonemason:5 quarry:5",
        {
            "tile": "stonemason",
            "section": 5,
            "terrain": "road",
            "other": "quarry",
            "other_section": 5,
            "other_terrain": "hill",
        },
        lambda: building("stonemason", "quarry"),
    ),
    Refusal(
        "terrain-clash",
        "HAM-TILE-04",
        "red place shrine:3 church:8",
        {
            "tile": "shrine",
            "section": 3,
            "terrain": "forest",
            "other": "church",
            "other_section": 8,
            "other_terrain": "hill",
        },
        lambda: building("shrine", "church", strict=True),
    ),
    Refusal(
        "not-to-church",
        "HAM-SETUP-04",
        "red place woodcutter:1 church:1",
        {"tile": "woodcutter"},
        layout,
    ),
    Refusal(
        "blocks-layout",
        "HAM-SETUP-04",
        "red place woodcutter:5 church:4",
        {"tile": "woodcutter"},
        layout,
    ),
    Refusal(
        "other-tile",
        "HAM-BUILD-01",
        "red place farm:4 church:5",
        {"tile": "farm", "wanted": "woodcutter"},
        layout,
    ),
]

ROADS = [
    Refusal(
        "no-road-piece",
        "HAM-ROAD-02",
        "red path market",
        {"most": 5},
        lambda: position(
            goods=FULL,
            village=[
                "small-range:1 quarry:5",
                "large-woodland:1 woodcutter:1",
                "mountain-pond:1 town-hall:1",
                "forest-pond:1 town-hall:8",
                "shrine:1 church:8",
            ],
            roads=REDS,
        ).after("red go farm"),
    ),
    Refusal(
        "not-adjacent",
        "HAM-BRIDGE-01",
        "red bridge small-range",
        {"origin": "farm", "target": "small-range"},
        lambda: at_farm(FULL),
    ),
    Refusal(
        "already-linked",
        "HAM-BRIDGE-01",
        "red path market",
        {"origin": "farm", "target": "market"},
        lambda: at_farm(FULL, ["green path farm market"]),
    ),
    Refusal(
        "detour",
        "HAM-BRIDGE-01",
        "red path market",
        {"origin": "farm", "target": "market"},
        lambda: at_farm(FULL, no_detour=True),
    ),
    Refusal(
        "cliff",
        "HAM-BRIDGE-02",
        "red bridge small-woodland",
        {"origin": "farm", "target": "small-woodland", "road": "bridge"},
        lambda: at_farm(FULL),
    ),
]

PAYMENTS = [
    Refusal(
        "cannot-come",
        "HAM-TRANSPORT-02",
        "red deliver 2",
        {"resource": "brick", "tile": "stonemason", "target": "church", "donkeys": ["market"]},
        lambda: position(3, village=STONEMASON, goods={"stonemason": "red"}).after("red go church"),
    ),
    Refusal(
        "cannot-come",
        "HAM-TRANSPORT-02",
        "red pay stonemason green",
        {"resource": "brick", "tile": "stonemason", "target": "church", "donkeys": ["market"]},
        lambda: paying({"stonemason": "green"}, gold=15),
    ),
    Refusal(
        "no-way",
        "HAM-TRANSPORT-02",
        "red deliver 2",
        {"resource": "brick", "tile": "stonemason", "target": "church"},
        lambda: position(3, village=["stonemason:1 quarry:5"], goods={"stonemason": "red"}).after(
            "red go church"
        ),
    ),
    Refusal(
        "market-too-far",
        "HAM-BUY-02",
        "red build shrine",
        {"target": "quarry", "donkeys": ["church"]},
        lambda: position(
            hands={"red": "shrine"}, gold={"red": 50}, donkeys={"red": "market"}
        ).after("red go quarry"),
    ),
    Refusal(
        "no-buying",
        "HAM-SALE-04",
        "red sell 1",
        {},
        lambda: position(gold={"red": 50}).after("red go market"),
    ),
    Refusal(
        "not-demanded",
        "HAM-CHURCH-03",
        "red buy wood",
        {"resource": "wood", "resources": ["milk", "brick"]},
        lambda: paying(gold=20),
    ),
    Refusal(
        "not-there",
        "HAM-TRANSPORT-07",
        "red pay stonemason red",
        {"resource": "brick", "tile": "stonemason"},
        lambda: paying({"stonemason": "green"}, gold=15),
    ),
    Refusal(
        "purchase-too-dear",
        "HAM-TURN-06",
        "red buy milk",
        {"resource": "milk", "price": 5, "gold": 3},
        lambda: paying(
            {"stonemason": "green", "cow-conservatory": "blue, blue fine"},
            gold=8,
            donkeys="market, town-hall",
        ).after("red buy brick"),
    ),
    Refusal(
        "would-fail",
        "HAM-TRANSPORT-06",
        "red buy wood",
        {"resource": "wood", "tile": "market"},
        lambda: paying(
            {"quarry": "stone stone", "woodcutter": "wood wood wood"},
            gold=5,
            donkeys="market, town-hall, woodcutter, quarry, church",
            space=1,
        ),
    ),
]
