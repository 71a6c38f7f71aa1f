"""Things that cannot be done on a turn or on a tile, and why: cases of test_refusals."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from .positions import position
from .tables import Args, Table
from .villages import LUMBER_MILL, LUMBER_MILL_PATH, STONEMASON

FULL = {
    "woodcutter": "wood wood wood",
    "quarry": "stone stone stone",
    "farm": "wheat wheat wheat",
}


class Refusal(NamedTuple):
    """At this table this move is refused with this reason, perhaps among others."""

    reason: str
    rule: str
    move: str
    args: Args
    table: Callable[[], Table]


def hall(gold: int = 0, hand: str = "", villagers: str = "church") -> Table:
    """Red in the Town Hall, before a row of refineries."""
    return position(
        row="sawmill, stonemason, dairy-farm, flour-mill",
        gold={"red": gold},
        hands={"red": hand},
        villagers={"red": villagers},
    ).after("red go town-hall")


def mill(tokens: str = "") -> Table:
    """Red on the Lumber Mill, wood beside it."""
    return position(
        village=[*LUMBER_MILL, "sawmill:6 market:6"],
        roads=LUMBER_MILL_PATH,
        goods={**FULL, "lumber-mill": tokens, "sawmill": "red"},
    ).after("red go lumber-mill")


TURNS = [
    Refusal("is-over", "HAM-END-01", "red end", {}, lambda: position(finished=True)),
    Refusal("not-seated", "HAM-COMP-06", "7 end", {"seat": 7, "seats": 2}, position),
    Refusal("not-seated", "HAM-COMP-06", "-1 end", {"seat": -1, "seats": 2}, position),
    Refusal("not-your-turn", "HAM-TURN-01", "green end", {"seat": 1, "turn": 0}, position),
    Refusal("wrong-kind", "HAM-TURN-02", "red beg", {"given": "beg", "stage": "turn"}, position),
    Refusal(
        "wrong-kind",
        "HAM-TURN-02",
        "red lead church farm",
        {"given": "lead", "stage": "turn"},
        position,
    ),
    Refusal("no-such-tile", "HAM-TILE-01", "red go square", {"tile": "square"}, position),
    Refusal(
        "no-villager-left",
        "HAM-TURN-02",
        "red go farm",
        {},
        lambda: position(villagers={"red": "church lying"}),
    ),
    Refusal(
        "unreachable",
        "HAM-TURN-05",
        "red go stonemason",
        {"tile": "stonemason"},
        lambda: position(village=["stonemason:1 quarry:5"]),
    ),
    Refusal(
        "donkeys-done",
        "HAM-TURN-03",
        "red donkeys",
        {},
        lambda: position(donkeys={"red": "church, farm"}).after(
            "red donkeys", "red lead church market", "red done"
        ),
    ),
    Refusal(
        "no-donkey-can-move",
        "HAM-WORKER-02",
        "red donkeys",
        {},
        lambda: position(donkeys={"red": "church moved"}),
    ),
    Refusal(
        "no-donkey-there",
        "HAM-OWN-03",
        "red lead farm church",
        {"tile": "farm"},
        lambda: position().after("red donkeys"),
    ),
    Refusal(
        "donkey-moved",
        "HAM-WORKER-02",
        "red lead farm church",
        {"tile": "farm"},
        lambda: position(donkeys={"red": "church, church"}).after(
            "red donkeys", "red lead church farm"
        ),
    ),
    Refusal(
        "not-linked",
        "HAM-WORKER-02",
        "red lead farm quarry",
        {"origin": "farm", "target": "quarry"},
        lambda: position(donkeys={"red": "farm"}).after("red donkeys"),
    ),
]

DEEDS = [
    Refusal(
        "not-here",
        "HAM-TURN-04",
        "red work",
        {"action": "work", "tile": "market"},
        lambda: position().after("red go market"),
    ),
    Refusal(
        "landmark-idle",
        "HAM-BUILD-07",
        "red refine 1",
        {"tile": "tavern"},
        lambda: position(village=["tavern:8 market:6"]).after("red go tavern"),
    ),
    Refusal(
        "no-space",
        "HAM-PROD-01",
        "red work",
        {"tile": "farm"},
        lambda: position(goods=FULL).after("red go farm"),
    ),
    Refusal(
        "fill-all",
        "HAM-PROD-02",
        "red fill wood",
        {"tile": "barn-a", "spaces": 3, "given": 1},
        lambda: position(village=["barn-a:2 market:6"]).after("red go barn-a"),
    ),
    Refusal(
        "own-resource",
        "HAM-PROD-02",
        "red fill wood",
        {"tile": "farm", "resource": "wheat"},
        lambda: position().after("red go farm"),
    ),
    Refusal(
        "refinery-full",
        "HAM-REF-01",
        "red refine 2",
        {"tile": "lumber-mill", "spaces": 1, "given": 2},
        lambda: mill("green"),
    ),
    Refusal(
        "no-token-left",
        "HAM-RES-05",
        "red refine 2",
        {"resource": "plank", "left": 1, "given": 2},
        mill,
    ),
    Refusal(
        "not-begging",
        "HAM-BEG-01",
        "red beg",
        {"tile": "farm", "spaces": 2},
        lambda: position(goods={**FULL, "farm": "wheat"}).after("red go church"),
    ),
    Refusal(
        "hand-full",
        "HAM-HALL-02",
        "red take sawmill",
        {"most": 3},
        lambda: hall(hand="shrine, trade-post, small-range"),
    ),
    Refusal("not-in-row", "HAM-HALL-03", "red take shrine", {"tile": "shrine"}, hall),
    Refusal(
        "row-too-dear",
        "HAM-HALL-03",
        "red take flour-mill",
        {"tile": "flour-mill", "price": 3, "gold": 2},
        lambda: hall(gold=2),
    ),
    Refusal(
        "blueprint-first",
        "HAM-HALL-01",
        "red take stonemason",
        {},
        lambda: hall(gold=9).after("red take sawmill"),
    ),
    Refusal(
        "hire-too-dear",
        "HAM-HALL-06",
        "red hire villager",
        {"worker": "villager", "price": 7, "gold": 6},
        lambda: hall(gold=6, villagers="church, church lying"),
    ),
    Refusal(
        "no-worker-left",
        "HAM-HALL-06",
        "red hire villager",
        {"worker": "villager", "most": 4},
        lambda: hall(gold=50, villagers="church, church, church, church"),
    ),
    Refusal(
        "not-home",
        "HAM-HALL-07",
        "red stable shrine",
        {"tile": "shrine"},
        lambda: position(village=["shrine:1 church:8"], gold={"red": 3}).after(
            "red go town-hall", "red hire donkey"
        ),
    ),
    Refusal(
        "sale-gone",
        "HAM-SALE-01",
        "red sell 9",
        {"sale": 9},
        lambda: position().after("red go market"),
    ),
    Refusal(
        "space-filled",
        "HAM-CHURCH-01",
        "red deliver 1",
        {"space": 1, "seat": 1},
        lambda: position(delivered=["green", None, None, None]).after("red go church"),
    ),
    Refusal(
        "no-such-space",
        "HAM-CHURCH-05",
        "red deliver 5",
        {"space": 5, "spaces": 4},
        lambda: position().after("red go church"),
    ),
    Refusal(
        "short",
        "HAM-TRANSPORT-04",
        "red sell 6",
        {"wanted": 1, "resources": ["brick"], "reachable": 0, "target": "market"},
        lambda: position(village=STONEMASON, goods=FULL, offers="6 1 2").after("red go market"),
    ),
    Refusal(
        "gold-short",
        "HAM-TURN-06",
        "red deliver 2",
        {"needed": 15, "gold": 14},
        lambda: position(gold={"red": 14}).after("red go church"),
    ),
]
