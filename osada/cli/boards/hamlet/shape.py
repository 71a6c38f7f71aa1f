"""What a view of Hamlet holds, as far as it is drawn; made by the game's `view`."""

from __future__ import annotations

from typing import NotRequired, TypedDict

Vertex = list[int]
"""[a, b] on the triangular lattice."""


class Token(TypedDict):
    """A refined token on a refinery."""

    resource: str
    seat: int
    fine: bool


class Tile(TypedDict):
    """A building of the village: its outline, its sections in the same order, what lies on it."""

    tile: str
    category: str
    outline: list[Vertex]
    sections: list[str]
    output: str | None
    spaces: int
    basics: list[str]
    tokens: list[Token]
    flag: int | None
    points: int | None
    connected: bool


Link = TypedDict(
    "Link",
    {
        "from": str,
        "to": str,
        "road": str,
        "seat": int | None,
        "from_section": NotRequired[int],
        "to_section": NotRequired[int],
    },
)
"""A road between two tiles. One that a player built also names the sections it lies over, counted
from 1."""


class Blueprint(TypedDict):
    """A building that is not built yet."""

    tile: str
    category: str
    cost: str
    stars: int
    sections: list[str]


class Offer(Blueprint):
    """A blueprint of the offer row, with the coins lying on it."""

    price: int
    coins: int


class Sale(TypedDict):
    """A sale tile on the Market."""

    sale: int
    level: int
    demand: str
    gold: int
    stars: int


class Space(TypedDict):
    """A delivery space of the Church, and who has filled it."""

    space: int
    demand: str
    stars: int
    seat: int | None


class Prices(TypedDict):
    """What is the same for everybody."""

    basic: int
    refined: int
    donkey: int
    bridge: str
    path: str


class Reward(TypedDict):
    """What the maker of a refined token gets when it is used."""

    gold: int
    stars: int


class Villager(TypedDict):
    """Where a villager is, and whether it has acted."""

    tile: str
    lying: bool


class Donkey(TypedDict):
    """Where a donkey is, and whether it has moved this turn."""

    tile: str
    moved: bool


class Seat(TypedDict):
    """One player."""

    seat: int
    colour: str
    gold: int
    track: int
    villagers: list[Villager]
    donkeys: list[Donkey]
    villager_price: int | None
    donkeys_left: int
    hand: list[Blueprint]
    tokens_left: dict[str, int]
    sales: list[int]
    deliveries: int
    roads_left: int
    longest_road: list[str]


class Score(TypedDict):
    """What a player would have if the game ended now."""

    seat: int
    total: int
    parts: dict[str, int]


class Forecast(TypedDict):
    """Final scoring as things stand."""

    scores: list[Score]


class Contact(TypedDict):
    """Two sections, counted from 1, that would touch."""

    section: int
    kind: str
    tile: str
    other_section: int
    other_kind: str


class Site(TypedDict):
    """A place where the tile being built may lie."""

    action: str
    section: int
    anchor: str
    anchor_section: int
    outline: list[Vertex]
    contacts: list[Contact]


class Building(TypedDict):
    """The tile that is being built."""

    tile: str
    outline: list[Vertex]
    sections: list[str]


class View(TypedDict):
    """The whole table."""

    viewer: int | None
    round: int
    rounds: int | None
    first: int
    stage: str
    turn: list[int]
    mover: int
    ending: bool
    donkeys_led: bool
    at: str | None
    building: Building | None
    sites: list[Site]
    paid: list[str]
    suggested: list[str]
    tiles: list[Tile]
    links: list[Link]
    row: list[Offer]
    bag: int
    stacks: list[str]
    market: list[Sale | None]
    stack: int
    prices: Prices
    rewards: dict[str, Reward]
    church: list[Space]
    milestones: dict[str, int | None]
    awards: dict[str, int]
    seats: list[Seat]
    forecast: Forecast
