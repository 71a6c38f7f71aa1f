"""Laying out the game. HAM-SETUP-01 to HAM-SETUP-13, HAM-COMP-01 to HAM-COMP-06."""

from __future__ import annotations

from osada.kernel.chance import Chance

from . import phrases as say
from .box.box import MILESTONES
from .drawing import fill_row, refill_sale
from .flow import begin_turn
from .map.arrangements import AROUND, completions
from .map.roads import Roads
from .map.village import Village
from .table import CHOOSE_LAYOUT, Table, put
from .words import BASICS, CHURCH, FARM, QUARRY, TILE_COUNT, WOODCUTTER


def lay_out(s: Table, chance: Chance, layout: str) -> None:
    """The whole set-up; a free layout is asked for afterwards."""
    empty_table(s)
    _players(s, chance)
    _sale_tiles(s)
    s.bag = list(s.box.bag)
    fill_row(s)
    _village(s, chance, layout)
    for step in range(s.seats):
        seat = (s.first + step) % s.seats
        s.tell(say.STARTED, {"seat": seat, "gold": s.gold[seat]})
    if s.village.has(AROUND[-1]):
        stock_producers(s)
        begin_turn(s, s.first)
    else:
        s.step = CHOOSE_LAYOUT
        s.mover = s.first
        s.turn = (s.first,)


def empty_table(s: Table) -> None:
    """Nothing lies anywhere yet; basic resources, flags and coins never run out (HAM-COMP-04)."""
    s.basics = [0] * (TILE_COUNT * BASICS)
    s.tokens = [0] * (TILE_COUNT * 2)
    s.flags = [-1] * TILE_COUNT
    s.gold = [0] * s.seats
    s.earned = [0] * (5 * s.seats)  # HAM-SETUP-07
    s.villagers = [[CHURCH] for _ in range(s.seats)]  # HAM-SETUP-03
    s.donkeys = [[CHURCH] for _ in range(s.seats)]
    s.hands = [[] for _ in range(s.seats)]
    s.sold = [[] for _ in range(s.seats)]
    s.row, s.coins, s.bag, s.paid = [], [], [], []
    s.delivered = [-1] * len(s.box.church(s.seats).spaces)  # HAM-SETUP-02, HAM-CHURCH-05
    s.milestones = [-1] * len(MILESTONES)  # HAM-SETUP-11


def _players(s: Table, chance: Chance) -> None:
    """HAM-SETUP-09, HAM-SETUP-10: a first player by lot; later seats start with more gold."""
    s.first = chance.below("first", s.seats) if s.seats > 1 else 0
    for step, gold in enumerate(s.box.gold_at_start(s.seats)):
        s.gold[(s.first + step) % s.seats] = gold


def _sale_tiles(s: Table) -> None:
    """HAM-SETUP-12, HAM-SETUP-13: so many of each level, the lowest on top, three turned up."""
    s.unseen_sales = [
        [i for i, sale in enumerate(s.box.sales) if sale.level == level] for level in (1, 2, 3)
    ]
    s.stack = list(s.box.kept_sales(s.seats))
    s.offers = [-1] * s.box.market(s.seats).spaces
    for space in range(s.box.market(s.seats).spaces):
        refill_sale(s, space)


def _village(s: Table, chance: Chance, layout: str) -> None:
    """HAM-SETUP-02, HAM-SETUP-04: the Church, and round it the five starting tiles."""
    village = Village(s.box.shapes)
    if layout == "beginners":
        for tile, rotation, a, b in s.box.layout:
            village = village.with_tile(tile, village.first_pose(rotation, a, b))
    else:
        _, rotation, a, b = s.box.layout[0]
        village = village.with_tile(CHURCH, village.first_pose(rotation, a, b))
    if layout == "random":
        all_of_them = completions(village, s.options.strict_terrain)
        village = all_of_them[chance.below("layout", len(all_of_them))]
    s.village = village
    s.roads = Roads(village, ())


def stock_producers(s: Table) -> None:
    """HAM-SETUP-05: two of its resource on each starting producer."""
    for tile in (WOODCUTTER, QUARRY, FARM):
        unit = tile * BASICS + s.box.tiles[tile].output
        s.basics = put(s.basics, unit, s.box.basics_at_start)
