"""Every action of Hamlet and its text.

donkeys                          begin the donkey move of this turn
lead quarry barn-a               a donkey goes from one tile to the next
go quarry                        the next villager goes to a tile
work · fill wood wood stone      use a producer
refine 2                         use a refinery for so many tokens
take stonemason                  a blueprint from the offer row
hire villager · hire donkey · stable farm
sell 7 · deliver 2 · beg         at the Market and at the Church
build lumber-mill · place lumber-mill:5 church:3
bridge barn-a · path barn-a      a road to the neighbouring tile
pay stone quarry · pay brick stonemason red fine · buy brick · settle
rest · done · end
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Final, Literal, get_args

from osada.kernel.action import Action, Vocabulary, Word

from .map.shapes import MOST_SECTIONS

TileName = Literal[
    "church",
    "market",
    "town-hall",
    "woodcutter",
    "quarry",
    "farm",
    "sawmill",
    "stonemason",
    "dairy-farm",
    "flour-mill",
    "shrine",
    "trade-post",
    "forest-pond",
    "mountain-pond",
    "small-woodland",
    "small-range",
    "lumber-mill",
    "barn-a",
    "large-range",
    "outpost-a",
    "cow-conservatory",
    "barn-b",
    "tavern",
    "stables",
    "master-stonemason",
    "warehouse",
    "farrier",
    "large-woodland",
    "windmill",
    "square",
    "monument",
    "outpost-b",
]
TILES: Final[tuple[TileName, ...]] = get_args(TileName)
CHURCH: Final = 0
MARKET: Final = 1
TOWN_HALL: Final = 2
WOODCUTTER: Final = 3
QUARRY: Final = 4
FARM: Final = 5
TILE_COUNT: Final = 32

Colour = Literal["red", "green", "blue", "yellow"]
COLOURS: Final[tuple[Colour, ...]] = ("red", "green", "blue", "yellow")
Resource = Literal["wood", "stone", "wheat", "plank", "brick", "milk", "flour"]
RESOURCES: Final[tuple[Resource, ...]] = (
    "wood",
    "stone",
    "wheat",
    "plank",
    "brick",
    "milk",
    "flour",
)
BASICS: Final = 3
"""Resources below this number are basic, the others refined (HAM-RES-01, HAM-RES-02)."""

PLACE: Final = re.compile(r"place ([a-z-]+):(\d{1,2}) ([a-z-]+):(\d{1,2})")


class Words(Vocabulary):
    """Places are too many to name them all before somebody may lay a tile there."""

    def find(self, text: str) -> Action | None:
        """A place that was never legal is only asked about, so it gets no number."""
        known = self.by_text.get(text)
        found = PLACE.fullmatch(text) if known is None else None
        if found is None or found[1] not in TILES or found[3] not in TILES:
            return known
        section, anchor_section = int(found[2]) - 1, int(found[4]) - 1
        if not (0 <= section < MOST_SECTIONS and 0 <= anchor_section < MOST_SECTIONS):
            return None
        args = (TILES.index(found[1]), section, TILES.index(found[3]), anchor_section)
        return Action(-1, "place", args, text, self.names_of("place"), self.home)

    def find_wire(self, wire: Sequence[Word]) -> Action | None:
        """The same for a place by its wire form."""
        if len(wire) == 5 and wire[0] == "place":
            _, tile, section, anchor, anchor_section = wire
            return self.find(f"place {tile}:{section} {anchor}:{anchor_section}")
        return super().find_wire(wire)


VOCABULARY: Final = Words(__name__)
VOCABULARY.declare("hire", "worker")
VOCABULARY.declare("refine", "count")
VOCABULARY.declare("sell", "sale")
VOCABULARY.declare("deliver", "space")
VOCABULARY.declare("fill", "goods*")
VOCABULARY.declare("lead", "origin", "target")
VOCABULARY.declare("place", "tile", "section", "anchor", "anchor_section")
# Three things can be paid with: `pay stone quarry`, `pay sawmill red fine` and `buy brick`.
VOCABULARY.declare("pay", "what", "where", "quality")


def _plain(text: str) -> Action:
    VOCABULARY.declare(text)
    return VOCABULARY.word(text, (), text)


def _of_tiles(kind: str) -> tuple[Action, ...]:
    VOCABULARY.declare(kind, "tile")
    return tuple(VOCABULARY.word(kind, (i,), f"{kind} {name}") for i, name in enumerate(TILES))


DONKEYS: Final = _plain("donkeys")
WORK: Final = _plain("work")
BEG: Final = _plain("beg")
REST: Final = _plain("rest")
DONE: Final = _plain("done")
END: Final = _plain("end")
SETTLE: Final = _plain("settle")
HIRE_VILLAGER: Final = VOCABULARY.word("hire", (0,), "hire villager")
HIRE_DONKEY: Final = VOCABULARY.word("hire", (1,), "hire donkey")
GO: Final = _of_tiles("go")
TAKE: Final = _of_tiles("take")
BUILD: Final = _of_tiles("build")
STABLE: Final = _of_tiles("stable")
BRIDGE: Final = _of_tiles("bridge")
PATH: Final = _of_tiles("path")
REFINE: Final = tuple(VOCABULARY.word("refine", (n,), f"refine {n}") for n in (1, 2))
SELL: Final = tuple(VOCABULARY.word("sell", (n,), f"sell {n + 1}") for n in range(12))
DELIVER: Final = tuple(VOCABULARY.word("deliver", (n,), f"deliver {n + 1}") for n in range(5))
FILLS: Final = tuple(
    VOCABULARY.word("fill", mix, "fill " + " ".join(RESOURCES[kind] for kind in mix))
    for count in (1, 2, 3)
    for mix in combinations_with_replacement(range(BASICS), count)
)
LEADS: Final = tuple(
    VOCABULARY.word("lead", (one, two), f"lead {TILES[one]} {TILES[two]}")
    for one in range(TILE_COUNT)
    for two in range(TILE_COUNT)
)

# -- what a payment may consist of -----------------------------------------------------------
# A unit is a number: a basic resource on a tile, a refined token on a tile (by maker and
# quality), or a purchase. Payments name units in ascending order, so each payment is told once.
TOKENS_FROM: Final = TILE_COUNT * BASICS
BUYS_FROM: Final = TOKENS_FROM + TILE_COUNT * 8
UNITS: Final = BUYS_FROM + len(RESOURCES)


def _pay_words() -> tuple[Action, ...]:
    basic = [
        VOCABULARY.word("pay", (tile * BASICS + kind,), f"pay {RESOURCES[kind]} {TILES[tile]}")
        for tile in range(TILE_COUNT)
        for kind in range(BASICS)
    ]
    refined = [
        VOCABULARY.word(
            "pay",
            (TOKENS_FROM + tile * 8 + seat * 2 + fine,),
            f"pay {TILES[tile]} {COLOURS[seat]}{' fine' if fine else ''}",
        )
        for tile in range(TILE_COUNT)
        for seat in range(4)
        for fine in range(2)
    ]
    buys = [
        VOCABULARY.word("pay", (BUYS_FROM + kind,), f"buy {name}")
        for kind, name in enumerate(RESOURCES)
    ]
    return (*basic, *refined, *buys)


PAY: Final = _pay_words()
FIXED: Final = len(VOCABULARY)
"""How many words there are before the first tile is laid."""


def place_word(tile: int, section: int, anchor: int, anchor_section: int) -> Action:
    """Laying a section of a tile against a section of one that lies there; counted from 1."""
    text = f"place {TILES[tile]}:{section + 1} {TILES[anchor]}:{anchor_section + 1}"
    return VOCABULARY.word("place", (tile, section, anchor, anchor_section), text)
