"""What the four characters' own boards hold for all to see. What lies face down is null."""

from __future__ import annotations

from typing import Literal, TypedDict


class CropTile(TypedDict):
    """A crop tile; `value` is what it brings when harvested today."""

    crop: str
    shape: str
    cells: list[str]
    ripe: bool
    value: int


class Cow(TypedDict):
    """A cow or a calf; tired when it has worked today."""

    cell: str
    calf: bool
    tired: bool


class FarmGear(TypedDict):
    """Equipment; `works` when the cow it needs is there."""

    gear: str
    cell: str
    works: bool


class Farm(TypedDict):
    """The Farmer's board: ground, crops by connected sets, cattle, equipment, and what there is to
    buy today."""

    ground: list[str]
    sets: list[list[CropTile]]
    cows: list[Cow]
    gear: list[FarmGear]
    seeds: dict[str, dict[str, int]]
    seed_prices: dict[str, int]
    gear_prices: dict[str, int]
    bred: bool
    deeds: dict[str, int]
    """How many tiles, sprouts, sets, steps and cells each deed is good for today."""


class CraftOrder(TypedDict):
    """An order that lies open, with what it asks for and pays."""

    order: str
    tier: str
    need: list[str]
    level: int
    pay: int


class Workshop(TypedDict):
    """The Crafter's board."""

    bag: dict[str, int]
    reserve: dict[str, int]
    rows: list[dict[str, int]]
    piles: list[list[str | None]]
    known: list[list[int]]
    open: list[str]
    reputation: int
    counter_done: bool
    wood_moved: bool
    open_orders: list[CraftOrder]
    capacity: list[int]
    name_bonus: int
    most_reputation: int
    tiers: list[int]
    """The good name from which on each tier is open."""
    deeds: dict[str, int]
    """How many tokens a day's work draws, and how many steps it refines."""


class Good(TypedDict):
    """One good on the market and in the warehouse."""

    good: str
    price: int
    middle: int
    supply: int
    demand: int
    held: int
    costs: int
    """What a unit would be bought for now,"""
    pays: int
    """and what one would be sold for."""


class TownOrder(TypedDict):
    """An order of the town."""

    order: str
    goods: list[str]
    pay: int


class Intent(TypedDict):
    """What a rival is about to do, and with how many of which good where one is meant."""

    rival: str
    deed: Literal["buy", "sell", "corner", "dump", "order", "idle"]
    good: str | None
    count: int
    then: int | None
    """The price of that good afterwards, if nothing else moves it."""


class OrderPile(TypedDict):
    """The orders that lie open and those still to come."""

    open: list[str]
    pile: list[str | None]
    known: list[int]


class MarketDeck(TypedDict):
    """A deck of which played cards are known."""

    deck: list[int | None]
    known: list[int]
    played: list[int]


class RivalDeck(MarketDeck):
    """A rival's deck, and the card that says what the rival is about to do."""

    intent: int | None


class Today(TypedDict):
    """What the Merchant has done today."""

    bought: bool
    sold: list[str]
    favoured: bool


class Stall(TypedDict):
    """The Merchant's board."""

    supply: dict[str, int]
    demand: dict[str, int]
    stock: dict[str, int]
    orders: OrderPile
    market: MarketDeck
    rivals: dict[str, RivalDeck]
    exclusive: list[str]
    today: Today
    goods: list[Good]
    open_orders: list[TownOrder]
    intents: list[Intent]
    room: int
    """How many units the warehouse holds."""
    deeds: dict[str, int]
    """How many transactions a day's trade has."""


class TrailCard(TypedDict):
    """A card of a region that somebody has seen."""

    card: int
    """Its number in the region."""
    needs: list[str]
    loot: list[str]
    icon: Literal["adventure", "event", "map"] | None


class Region(TypedDict):
    """A region, and its cards as far as they are known."""

    region: str
    length: int
    maps: int
    cards: list[TrailCard | None]


class Trail(TypedDict):
    """The Ranger's board: where he is, what he carries, what he has scouted."""

    mode: str
    region: str | None
    step: int
    stamina: int
    gear: list[str]
    loot: dict[str, int]
    maps: int
    trip_maps: int
    met_weather: bool
    decks: list[list[int | None]]
    known: list[list[int]]
    card: int
    needs: list[str]
    finds: list[str]
    pushed: bool
    most_stamina: int
    pack: int
    carried: int
    worth: int
    """What the loot in the pack would be sold for at home."""
    finds_worth: int
    """What the finds that lie ahead would."""
    regions: list[Region]
    deeds: dict[str, int]
    """How many points a day's preparations have."""


BOARDS = {"farmer": Farm, "crafter": Workshop, "merchant": Stall, "ranger": Trail}
"""The board of each character. A view says only that a seat has one of them."""
