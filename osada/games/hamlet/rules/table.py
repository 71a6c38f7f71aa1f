"""Everything on the table of Hamlet: the village and what stands on it, the row, the players.

A villager is the number of its tile, + 64 when it lies (HAM-TURN-04); a donkey likewise, + 64
when it has moved this turn. A refined token on a refinery is 1 + maker * 2 + quality; an empty
space is 0.
"""

from __future__ import annotations

from typing import Final, Literal

from osada.kernel.chance import Chance
from osada.kernel.state import State

from .box.box import Box
from .map.roads import Roads
from .map.village import Village
from .options import HamletOptions
from .words import BASICS

# What is being decided. Each has its file in steps/.
CHOOSE_LAYOUT: Final = 0
CHOOSE_TURN: Final = 1
CHOOSE_LEAD: Final = 2
CHOOSE_ACT: Final = 3
CHOOSE_HIRE: Final = 4
CHOOSE_STABLE: Final = 5
CHOOSE_PLACE: Final = 6
CHOOSE_PAY: Final = 7
FINISHED: Final = 8
Stage = Literal["layout", "turn", "lead", "act", "hire", "stable", "place", "pay", "finished"]
STAGES: Final[tuple[Stage, ...]] = (
    "layout",
    "turn",
    "lead",
    "act",
    "hire",
    "stable",
    "place",
    "pay",
    "finished",
)

# What is being paid for.
NOTHING: Final = 0
REFINING: Final = 1
SELLING: Final = 2
DELIVERING: Final = 3
BUILDING: Final = 4
BRIDGING: Final = 5
PATHING: Final = 6
Purpose = Literal["nothing", "refine", "sell", "deliver", "build", "bridge", "path"]
PURPOSES: Final[tuple[Purpose, ...]] = (
    "nothing",
    "refine",
    "sell",
    "deliver",
    "build",
    "bridge",
    "path",
)

# Where the points on the track came from.
FROM_DELIVERIES: Final = 0
FROM_SALES: Final = 1
FROM_CONSTRUCTION: Final = 2
FROM_REFINED: Final = 3
FROM_BARNS: Final = 4
SOURCES: Final = ("deliveries", "sales", "construction", "refined", "barns")

LYING: Final = 64
MOVED: Final = 64

PLANNER: Final = 4
"""Its number among `MILESTONES`; the first four are those of plank, brick, milk and flour in order
(HAM-GOAL-03)."""


def put(row: list[int], at: int, value: int) -> list[int]:
    """The row with another value at one place."""
    twin = row[:]
    twin[at] = value
    return twin


def put_row(rows: list[list[int]], at: int, row: list[int]) -> list[list[int]]:
    """The rows with another one at one place."""
    twin = rows[:]
    twin[at] = row
    return twin


def without(row: list[int], value: int) -> list[int]:
    """The row less the first such value."""
    twin = row[:]
    twin.remove(value)
    return twin


class Table(State):
    """All pieces of one game. Steps work on this. Village, roads and all lists are values that
    copies share: whoever changes one puts a new one in its place (`put`, `put_row`)."""

    def __init__(self, seats: int, chance: Chance, box: Box, options: HamletOptions) -> None:
        super().__init__(seats, chance, options)
        self.box = box
        self.options = options
        """What this table has chosen: `chosen`, by its type."""
        # the turn
        self.round = 1
        self.first = 0
        """Who has the first-player token, all game long (HAM-SETUP-09)."""
        self.mover = 0
        self.step = CHOOSE_TURN
        self.donkeys_led = False
        """Whether this turn's donkey move is over (HAM-TURN-03)."""
        self.ending = False
        """Whether the Church is complete and this is the last round (HAM-END-01)."""
        # what the acting villager is about
        self.at = -1
        self.purpose = NOTHING
        self.subject = -1
        """The tile to build or link, the sale tile, the delivery space, the number to refine."""
        self.pose = -1
        """Where the tile being built will lie."""
        self.stacks_in = 0
        """The refined kinds (bits from plank) whose stack is in the bag (HAM-BUILD-06)."""

    village: Village
    roads: Roads
    basics: list[int]
    """Basic resources by tile * 3 + kind."""
    tokens: list[int]
    """Refined tokens by tile * 2 + space."""
    flags: list[int]
    """The owner of the flag on each tile, or -1 (HAM-BUILD-07)."""
    gold: list[int]
    earned: list[int]
    """Points on the track by seat * 5 + source."""
    villagers: list[list[int]]
    donkeys: list[list[int]]
    hands: list[list[int]]
    """Blueprints (HAM-OWN-01)."""
    row: list[int]
    """The offer row from price 0 up (HAM-SETUP-08)."""
    coins: list[int]
    """Coins on the blueprints of the row."""
    bag: list[int]
    offers: list[int]
    """Sale tiles face up on the Market, -1 for an empty space."""
    unseen_sales: list[list[int]]
    """By level: the sale tiles nobody has seen, in the stack or out of the game."""
    stack: list[int]
    """By level: how many of those lie in the stack."""
    sold: list[list[int]]
    """Sale tiles each player has (HAM-SALE-02)."""
    delivered: list[int]
    """The seat that filled each delivery space, or -1."""
    milestones: list[int]
    """The seat that holds each milestone, or -1."""
    paid: list[int]
    """The units named so far for the payment."""

    # -- questions -------------------------------------------------------------------------

    def donkey_tiles(self, seat: int) -> int:
        """The tiles (bits) with a donkey of this player."""
        tiles = 0
        for donkey in self.donkeys[seat]:
            tiles |= 1 << (donkey & 63)
        return tiles

    def standing(self, seat: int) -> int:
        """The first villager of this player that can act, or -1."""
        for i, villager in enumerate(self.villagers[seat]):
            if villager < LYING:
                return i
        return -1

    def basics_on(self, tile: int) -> int:
        """How many basic resources lie on a tile."""
        at = tile * BASICS
        return self.basics[at] + self.basics[at + 1] + self.basics[at + 2]

    def empty_slots(self, tile: int) -> int:
        """How many of a refinery's spaces are empty."""
        spaces = self.box.tiles[tile].spaces
        empty = 0
        for i in range(tile * 2, tile * 2 + spaces):
            if not self.tokens[i]:
                empty += 1
        return empty

    def tokens_made(self, seat: int, kind: int) -> int:
        """How many refined tokens of a kind this player has in the village (HAM-RES-05)."""
        count = 0
        for tile in self.village.order:
            if self.box.tiles[tile].output == kind:
                for i in (tile * 2, tile * 2 + 1):
                    if self.tokens[i] and (self.tokens[i] - 1) >> 1 == seat:
                        count += 1
        return count

    def deliveries(self, seat: int) -> int:
        """How many church spaces this player has filled."""
        return self.delivered.count(seat)

    def track(self, seat: int) -> int:
        """The points on the score track."""
        points = 0
        for at in range(seat * 5, seat * 5 + 5):
            points += self.earned[at]
        return points

    def earn(self, seat: int, source: int, stars: int) -> None:
        """Move the score disc."""
        at = seat * 5 + source
        self.earned = put(self.earned, at, self.earned[at] + stars)

    def take_gold(self, seat: int, coins: int) -> None:
        """Give a player coins, or take some away."""
        self.gold = put(self.gold, seat, self.gold[seat] + coins)

    def copy_table(self, twin: Table) -> None:
        """Lay every piece onto another table."""
        self._copy_base(twin)
        twin.round = self.round
        twin.first = self.first
        twin.mover = self.mover
        twin.step = self.step
        twin.donkeys_led = self.donkeys_led
        twin.ending = self.ending
        twin.at = self.at
        twin.purpose = self.purpose
        twin.subject = self.subject
        twin.pose = self.pose
        twin.stacks_in = self.stacks_in
        twin.village = self.village
        twin.roads = self.roads
        twin.basics = self.basics
        twin.tokens = self.tokens
        twin.flags = self.flags
        twin.gold = self.gold
        twin.earned = self.earned
        twin.villagers = self.villagers
        twin.donkeys = self.donkeys
        twin.hands = self.hands
        twin.row = self.row
        twin.coins = self.coins
        twin.bag = self.bag
        twin.offers = self.offers
        twin.unseen_sales = self.unseen_sales
        twin.stack = self.stack
        twin.sold = self.sold
        twin.delivered = self.delivered
        twin.milestones = self.milestones
        twin.paid = self.paid
