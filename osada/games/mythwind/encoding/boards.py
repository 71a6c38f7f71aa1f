"""The characters' own boards as numbers, each once: a character is played by one seat at most."""

from __future__ import annotations

from osada.kernel.composed import Derived, Named, Record, Row
from osada.kernel.parts import Counts, Flag, Number, OneOf

from ..rules.characters.crafter.printed import MATERIALS, ORDERS, TIERS
from ..rules.characters.farmer.field import GROUND
from ..rules.characters.farmer.land import CELLS
from ..rules.characters.farmer.words import CROPS, GEAR, SHAPES
from ..rules.characters.merchant.deals import GOODS, RIVALS
from ..rules.characters.merchant.deals import ORDERS as TOWN_ORDERS
from ..rules.characters.merchant.printed import DEEDS
from ..rules.characters.ranger.printed import GEAR as KIT
from ..rules.characters.ranger.printed import LOOT, REGIONS
from ..rules.characters.ranger.trail import MODES


def _ground(rows: object) -> object:
    assert isinstance(rows, list)
    return list("".join(rows))


def _crops(sets: object) -> object:
    """By cell."""
    assert isinstance(sets, list)
    return [
        {**tile, "cell": cell, "set": number}
        for number, tiles in enumerate(sets)
        for tile in tiles
        for cell in tile["cells"]
    ]


def _kit(words: object) -> object:
    """`rope 2`: how much of it is left."""
    assert isinstance(words, list)
    left: dict[str, int] = {}
    for word in words:
        name, _, uses = word.partition(" ")
        left[name] = left.get(name, 0) + int(uses or 1)
    return left


def _known(deck: object) -> object:
    assert isinstance(deck, dict)
    return {**deck, "left": len(deck["deck"])}


CARD = Record(
    needs=Counts(KIT, 3),
    loot=Counts(LOOT, 3),
    icon=OneOf(("adventure", "event", "map")),
)
FARM = Record(
    ground=Derived(_ground, Row(len(CELLS), OneOf(GROUND))),
    sets=Derived(
        _crops,
        Named(
            "cell", CELLS, Record(crop=OneOf(CROPS), ripe=Flag(), value=Number(20), set=Number(42))
        ),
    ),
    cows=Named("cell", CELLS, Record(calf=Flag(), tired=Flag())),
    gear=Named("cell", CELLS, Record(gear=OneOf(GEAR), works=Flag())),
    seeds=Record(**{crop: Counts(SHAPES, 4) for crop in CROPS}),
    seed_prices=Counts(SHAPES, 10),
    gear_prices=Counts(GEAR, 10),
    bred=Flag(),
)
WORKSHOP = Record(
    bag=Counts(MATERIALS, 12),
    reserve=Counts(MATERIALS, 12),
    rows=Row(5, Counts(MATERIALS, 6)),
    piles=Row(4, Counts(ORDERS, 3)),
    open_orders=Row(6, Record(order=OneOf(ORDERS), tier=OneOf(TIERS), pay=Number(30))),
    reputation=Number(15),
    counter_done=Flag(),
    wood_moved=Flag(),
)
STALL = Record(
    goods=Named(
        "good",
        GOODS,
        Record(price=Number(15), supply=Number(10), demand=Number(6, -6), held=Number(10)),
    ),
    open_orders=Named("order", TOWN_ORDERS, Record(pay=Number(30))),
    market=Derived(_known, Record(left=Number(12), played=Counts(range(12)))),
    rivals=Record(
        **{
            rival: Derived(_known, Record(left=Number(12), played=Counts(range(12))))
            for rival in RIVALS
        }
    ),
    intents=Named("rival", RIVALS, Record(deed=OneOf(DEEDS), good=OneOf(GOODS), count=Number(5))),
    exclusive=Counts(GOODS),
    today=Record(bought=Flag(), sold=Counts(GOODS), favoured=Flag()),
)
TRAIL = Record(
    mode=OneOf(MODES),
    region=OneOf(REGIONS),
    step=Number(8),
    stamina=Number(12),
    gear=Derived(_kit, Counts(KIT, 6)),
    loot=Counts(LOOT, 6),
    maps=Number(8),
    trip_maps=Number(8),
    met_weather=Flag(),
    needs=Counts(KIT, 3),
    finds=Counts(LOOT, 3),
    pushed=Flag(),
    pack=Number(20),
    carried=Number(20),
    regions=Named("region", REGIONS, Record(length=Number(8), maps=Number(8), cards=Row(9, CARD))),
)
