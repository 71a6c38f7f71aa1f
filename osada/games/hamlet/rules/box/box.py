"""The numbers of the box, checked and ready for the rules. HAM-COMP-01 to HAM-COMP-06.

Tiles, resources, colours and the names of milestones and awards are the frame of the game; what is
printed on the pieces is content.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from osada.kernel.content import Content, Override, load_content

from ..paying.demand import MADE_FROM, Demand
from ..words import BASICS, RESOURCES
from .beginners import read_layout
from .printed import ChurchSide, MarketSide, read_church, read_kept, read_market, read_sales
from .tiles import read_demand, read_tiles

MILESTONES: Final = ("carpenter", "mason", "herder", "miller", "planner")
AWARDS: Final = ("chaplain", "sexton", "merchant", "steward")
MOST_PLAYERS: Final = 4
FOLDER: Final = Path(__file__).parents[2] / "content"
CONTENT: Final = tuple(
    FOLDER / f"{name}.toml" for name in ("box", "outlines", "tiles", "church", "market", "goals")
)


REFINING: Final = tuple(
    [tuple([Demand(((count, (kind,)),)) for count in range(3)]) for kind in MADE_FROM]
)
"""HAM-REF-01: by what is made and how many of it."""


@final
class Box:
    """The printed numbers in the form the rules use. Lists of tiles are by tile number."""

    def __init__(self, content: Content) -> None:
        self.tiles = read_tiles(content)
        self.shapes = tuple([tile.shape for tile in self.tiles])
        self.outputs = tuple([tile.output for tile in self.tiles])
        self.producers = 0
        """The tiles (bits) that basic resources lie on."""
        for tile in self.tiles:
            if tile.category == "producer":
                self.producers |= 1 << tile.number
        self.sales = read_sales(content)
        self._church_of_few = read_church(content, "1-2")
        self._church_of_many = read_church(content, "3-4")
        self._markets = {side: read_market(content, side) for side in ("2", "3-4")}
        self._read_pieces(content)
        self._read_start(content)
        self._read_prices(content)
        self._read_scoring(content)
        self._read_solo(content)
        self.layout = read_layout(content, self.shapes)
        """The beginners' village: (tile, rotation in steps of 60°, a, b), the Church first."""
        content.check()

    def _read_pieces(self, content: Content) -> None:
        """HAM-COMP-01, HAM-HALL-02"""
        self.villagers = content.whole("pieces.villagers", 1, 4)
        self.donkeys = content.whole("pieces.donkeys", 1, 9)
        self.road_pieces = content.whole("pieces.roads", 1, 9)
        self.tokens_of_each = content.whole("pieces.tokens_of_each_refined", 1, 9)
        self.hand_limit = content.whole("pieces.blueprints_in_hand", 1, 9)

    def _read_start(self, content: Content) -> None:
        """HAM-SETUP-05, HAM-SETUP-08, HAM-SETUP-10, HAM-SETUP-12"""
        counts = range(1, MOST_PLAYERS + 1)
        self._gold = [content.wholes(f"start.gold_{count}", count, 0, 20) for count in counts]
        self._kept = [read_kept(content, count, self.sales) for count in counts]
        self.basics_at_start = content.whole("start.basics", 0, 3)
        for name in ("woodcutter", "quarry", "farm"):
            spaces = content.entries[f"tile.{name}.spaces"].value
            if isinstance(spaces, int) and self.basics_at_start > spaces:
                content.refuse("start.basics", f"does not fit the {spaces} spaces of the {name}")
        self.row_length = content.whole("start.row", 1, 6)
        self.bag = self._lying_in("bag")

    def _read_prices(self, content: Content) -> None:
        """HAM-HALL-06, HAM-RES-04, HAM-BRIDGE-02, HAM-BEG-01"""
        self.villager_prices = content.wholes("hire.villagers", 3, 0, 30)
        """Of the second, third and fourth villager of a player."""
        self.donkey_price = content.whole("hire.donkey", 0, 30)
        self.refined_gold = content.whole("refined.gold", 0, 9)
        self.refined_stars = content.whole("refined.stars", 0, 9)
        self.fine_gold = content.whole("refined.fine_gold", 0, 9)
        self.fine_stars = content.whole("refined.fine_stars", 0, 9)
        self.bridge_price = read_demand(content, "road.bridge")
        self.path_price = read_demand(content, "road.path")
        self.begging_gold = content.whole("begging.gold", 0, 9)

    def _read_scoring(self, content: Content) -> None:
        """HAM-SCORE-01 to HAM-SCORE-07"""
        self.milestone_stars = [content.whole(f"goal.{goal}.stars", 0, 30) for goal in MILESTONES]
        self.award_stars = [content.whole(f"goal.{goal}.stars", 0, 30) for goal in AWARDS]
        self.planner_bonus = content.whole("goal.planner.per_road", 0, 9)
        self.stars_per_road = content.whole("score.per_road", 0, 9)
        self.stars_per_longest = content.whole("score.per_tile_of_longest_road", 0, 9)
        self.gold_per_star = content.whole("score.gold_for_a_star", 1, 30)
        self.tavern_most = content.whole("tile.tavern.most", 0, 99)

    def _read_solo(self, content: Content) -> None:
        """The stand-in for the solo leaflet, which is not known (HAM-COMP-06)."""
        self.solo_turns = content.whole("solo.turns", 1, 99)
        self.solo_penalty = content.whole("solo.stars_lost_for_an_empty_space", 0, 30)
        self.solo_award_least = content.whole("solo.least_for_an_award", 0, 30)
        self._solo_market = content.text("solo.market_side", ("2", "3-4"))

    def church(self, players: int) -> ChurchSide:
        """HAM-SETUP-02"""
        return self._church_of_few if players <= 2 else self._church_of_many

    def market(self, players: int) -> MarketSide:
        """HAM-SETUP-04, HAM-AMB-29"""
        if players == 1:
            return self._markets[self._solo_market]
        return self._markets["2" if players == 2 else "3-4"]

    def price(self, players: int, kind: int) -> int:
        """HAM-BUY-04: what a quick purchase costs."""
        market = self.market(players)
        return market.basic if kind < BASICS else market.refined

    def gold_at_start(self, players: int) -> tuple[int, ...]:
        """HAM-SETUP-10: by place in the turn order."""
        return self._gold[players - 1]

    def kept_sales(self, players: int) -> tuple[int, ...]:
        """HAM-SETUP-12: how many sale tiles of levels 1, 2 and 3 make the stack."""
        return self._kept[players - 1]

    def stack_of(self, kind: int) -> list[int]:
        """HAM-SETUP-06: the four tiles of a refined resource's stack."""
        return list(self._lying_in(RESOURCES[kind]))

    def refining(self, output: int, count: int) -> Demand:
        """HAM-REF-01: what so many tokens are made from."""
        return REFINING[output][count]

    def _lying_in(self, origin: str) -> tuple[int, ...]:
        return tuple([tile.number for tile in self.tiles if tile.origin == origin])


def load_box(override: Override | None = None) -> tuple[Content, Box]:
    """The content of the game and the box made from it, with an owner's corrections if given."""
    content = load_content(CONTENT, override)
    return content, Box(content)
