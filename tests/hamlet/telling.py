"""Every event the game tells, each where it comes up: the cases of test_events."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from .building import builder
from .positions import position
from .tables import Args, Said, Table, said, start
from .villages import LUMBER_MILL, LUMBER_MILL_PATH, STONEMASON

FULL = {
    "woodcutter": "wood wood wood",
    "quarry": "stone stone stone",
    "farm": "wheat wheat wheat",
}


class Telling(NamedTuple):
    """What is told, under which rule, and how it comes about."""

    what: str
    rule: str
    args: Args
    told: Callable[[], list[Said]]


def opening(seats: int = 2, seed: int = 0) -> list[Said]:
    """What is told when the table is set."""
    return [said(event) for event in start(seats, seed).state.events]


def hall(gold: int) -> Table:
    """Red in the Town Hall; two coins lie on the Stonemason."""
    return position(row="sawmill, stonemason 2, dairy-farm, flour-mill", gold={"red": gold}).after(
        "red go town-hall"
    )


def sale() -> list[Said]:
    """Red sells two wood and a brick; the brick is a fine one of green's."""
    table = position(village=STONEMASON, goods={**FULL, "stonemason": "green fine"}, offers="6 1 2")
    return table.play("red go market", "red sell 6")


def last_space() -> list[Said]:
    """Green, who is last, fills the last space with bought goods and ends the game."""
    table = position(
        mover="green", delivered=["red", None, "red", "green"], gold={"green": 16, "red": 7}
    )
    told = table.play("green go church")
    return told + table.settle("green deliver 2") + table.play("green end")


TELLING = [
    Telling("started", "HAM-SETUP-09", {"seat": 0, "gold": 3}, lambda: opening(1)),
    Telling(
        "laid-out",
        "HAM-SETUP-04",
        {"seat": 0, "tile": "woodcutter"},
        lambda: start(1, 0, {"layout": "free"}).play("red place woodcutter:5 church:12"),
    ),
    Telling(
        "row-filled",
        "HAM-HALL-05",
        {"tile": "shrine", "price": 3},
        lambda: position(
            row="sawmill, stonemason, dairy-farm, flour-mill",
            bag="shrine",
            village=[
                "trade-post:1 farm:2",
                "small-woodland:1 woodcutter:1",
                "small-range:1 quarry:5",
                "forest-pond:1 town-hall:8",
                "mountain-pond:1 town-hall:1",
            ],
        ).play("red go town-hall", "red take sawmill"),
    ),
    Telling(
        "sale-shown",
        "HAM-SALE-03",
        {"sale": 4},
        lambda: position(goods=FULL).play("red go market", "red sell 1"),
    ),
    Telling(
        "round-began",
        "HAM-TURN-01",
        {"round": 6},
        lambda: position(mover="green", round=5).play("green end"),
    ),
    Telling("turn-began", "HAM-TURN-07", {"seat": 1}, lambda: position().play("red end")),
    Telling("turn-ended", "HAM-TURN-08", {"seat": 0}, lambda: position().play("red end")),
    Telling("donkeys-set-out", "HAM-TURN-03", {"seat": 0}, lambda: position().play("red donkeys")),
    Telling(
        "donkey-led",
        "HAM-WORKER-02",
        {"seat": 0, "origin": "church", "target": "farm"},
        lambda: position().play("red donkeys", "red lead church farm"),
    ),
    Telling(
        "villager-went",
        "HAM-WORKER-01",
        {"seat": 0, "tile": "farm", "way": ["church", "farm"]},
        lambda: position().play("red go farm"),
    ),
    Telling(
        "rested",
        "HAM-TURN-04",
        {"seat": 0, "tile": "farm"},
        lambda: position().play("red go farm", "red rest"),
    ),
    Telling(
        "produced",
        "HAM-PROD-02",
        {"seat": 0, "tile": "farm", "goods": ["wheat", "wheat"], "gold": 2, "stars": 0},
        lambda: position(goods={"farm": "wheat"}).play("red go farm", "red work"),
    ),
    Telling(
        "produced",
        "HAM-PROD-02",
        {"seat": 0, "tile": "barn-a", "goods": ["wood", "stone"], "gold": 0, "stars": 2},
        lambda: position(village=["barn-a:2 market:6"], goods={"barn-a": "wheat"}).play(
            "red go barn-a", "red fill wood stone"
        ),
    ),
    Telling(
        "refined",
        "HAM-REF-03",
        {"seat": 0, "tile": "lumber-mill", "resource": "plank", "count": 2, "fine": "yes"},
        lambda: position(
            village=LUMBER_MILL,
            roads=LUMBER_MILL_PATH,
            goods=FULL,
            milestones={"carpenter": "red"},
        ).play("red go lumber-mill", "red refine 2"),
    ),
    Telling(
        "consumed",
        "HAM-TRANSPORT-05",
        {
            "seat": 0,
            "resource": "brick",
            "tile": "stonemason",
            "target": "market",
            "way": ["stonemason", "market"],
        },
        sale,
    ),
    Telling(
        "bought",
        "HAM-BUY-03",
        {
            "seat": 1,
            "resource": "brick",
            "price": 5,
            "target": "church",
            "way": ["market", "church"],
        },
        last_space,
    ),
    Telling(
        "rewarded",
        "HAM-RES-04",
        {
            "seat": 1,
            "resource": "brick",
            "tile": "stonemason",
            "gold": 2,
            "stars": 2,
            "fine": "yes",
        },
        sale,
    ),
    Telling(
        "blueprint-taken",
        "HAM-HALL-04",
        {"seat": 0, "tile": "stonemason", "price": 1, "coins": 2},
        lambda: hall(1).play("red take stonemason"),
    ),
    Telling(
        "hired-villager",
        "HAM-HALL-07",
        {"seat": 0, "price": 5},
        lambda: hall(5).play("red hire villager"),
    ),
    Telling(
        "hired-donkey",
        "HAM-HALL-06",
        {"seat": 0, "price": 3},
        lambda: hall(3).play("red hire donkey"),
    ),
    Telling(
        "donkey-placed",
        "HAM-HALL-07",
        {"seat": 0, "tile": "quarry"},
        lambda: hall(3).play("red hire donkey", "red stable quarry"),
    ),
    Telling(
        "sold",
        "HAM-SALE-02",
        {"seat": 0, "sale": 6, "tile": "market", "gold": 3, "stars": 3},
        sale,
    ),
    Telling(
        "delivered",
        "HAM-CHURCH-02",
        {"seat": 1, "space": 2, "tile": "church", "stars": 7},
        last_space,
    ),
    Telling(
        "begged",
        "HAM-BEG-01",
        {"seat": 0},
        lambda: position(goods=FULL).play("red go church", "red beg"),
    ),
    Telling(
        "site-chosen",
        "HAM-BUILD-02",
        {"seat": 0, "tile": "shrine", "anchor": "market"},
        lambda: builder("shrine", "market").build("red", "shrine"),
    ),
    Telling(
        "built",
        "HAM-BUILD-04",
        {"seat": 0, "tile": "stonemason", "stars": 3},
        lambda: builder("stonemason", "market").build("red", "stonemason"),
    ),
    Telling(
        "flagged",
        "HAM-BUILD-07",
        {"seat": 0, "tile": "shrine"},
        lambda: builder("shrine", "market").build("red", "shrine"),
    ),
    Telling(
        "milestone",
        "HAM-GOAL-01",
        {"seat": 0, "goal": "mason"},
        lambda: builder("stonemason", "market").build("red", "stonemason"),
    ),
    Telling(
        "stack-added",
        "HAM-BUILD-06",
        {"resource": "brick"},
        lambda: builder("stonemason", "market").build("red", "stonemason"),
    ),
    Telling(
        "road-built",
        "HAM-BRIDGE-03",
        {"seat": 0, "road": "path", "origin": "farm", "target": "market"},
        lambda: position(goods=FULL).play("red go farm", "red path market"),
    ),
    Telling("church-complete", "HAM-END-01", {"seat": 1}, last_space),
    Telling("game-over", "HAM-END-01", {}, last_space),
    Telling("scored", "HAM-SCORE-08", {"seat": 0, "total": 2 + 4}, last_space),
    Telling("scored", "HAM-SCORE-08", {"seat": 1, "total": 7 + 4}, last_space),
]
