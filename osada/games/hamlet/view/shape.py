"""What a view of Hamlet holds. The page's types are generated from it."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from osada.kernel.action import Wire
from osada.kernel.shapes import Result, each_of

from ..rules.box.box import AWARDS, MILESTONES
from ..rules.errands import ErrandKind
from ..rules.map.shapes import Kind
from ..rules.table import Purpose, Stage
from ..rules.words import BASICS, RESOURCES, Colour, Resource, TileName

Vertex = tuple[int, int]
"""[a, b] on the triangular lattice."""
Output = Resource | Literal["basic"]
"""What a building makes; `basic` where it may be any basic resource (HAM-PROD-04)."""


class Group(TypedDict):
    """A part of a demand: so many resources, of any of these kinds."""

    count: int
    kinds: list[Resource]


Demand = list[Group]
"""What has to be brought together."""


class Token(TypedDict):
    """A refined token on a refinery."""

    resource: Resource
    seat: int
    fine: bool


class Shape(TypedDict):
    """A tile as a drawing: section i, counted from 0, runs from vertex i to vertex i + 1."""

    tile: TileName
    category: str
    outline: list[Vertex]
    sections: list[Kind]
    spaces: int


class Tile(Shape):
    """A building of the village and what lies on it. `points` is what a landmark would score for
    its flag's owner now."""

    rotation: int
    at: Vertex
    output: Output | None
    basics: list[Resource]
    tokens: list[Token]
    flag: int | None
    points: int | None
    connected: bool


Link = TypedDict(
    "Link",
    {
        "from": TileName,
        "to": TileName,
        "road": Literal["printed", "bridge", "path"],
        "seat": int | None,
        "from_section": int,
        "to_section": int,
    },
)
"""A road between two tiles, over these sections of theirs, counted from 1."""


class RoadSite(TypedDict):
    """Where a road piece could lie between the villager's tile and another, whatever it costs: the
    sections are counted from 1."""

    road: Literal["bridge", "path"]
    tile: TileName
    section: int
    other_section: int


class Blueprint(Shape):
    """A building that is not built yet."""

    cost: Demand
    stars: int
    output: Output | None


class Offer(Blueprint):
    """A blueprint of the offer row, with the coins lying on it."""

    price: int
    coins: int


class Sale(TypedDict):
    """A sale tile on the Market."""

    sale: int
    level: int
    demand: Demand
    gold: int
    stars: int


class Space(TypedDict):
    """A delivery space of the Church, and who has filled it."""

    space: int
    demand: Demand
    stars: int
    seat: int | None


class Prices(TypedDict):
    """What is the same for everybody."""

    basic: int
    refined: int
    donkey: int
    bridge: Demand
    path: Demand


class Limits(TypedDict):
    """How many blueprints a hand and the offer row may hold."""

    hand: int
    row: int


class Reward(TypedDict):
    """What the maker of a refined token gets when it is used."""

    gold: int
    stars: int


class Rewards(TypedDict):
    """The same for both qualities."""

    refined: Reward
    fine: Reward


class MakerReward(Reward):
    """What one player gets as the maker of the tokens that a payment uses."""

    seat: int


class Unit(TypedDict):
    """Something that a payment may use or has used: where it comes from, who made it and gets what
    for it, what it costs when it is bought."""

    action: Wire
    resource: Resource
    tile: TileName
    seat: int | None
    fine: bool
    price: int
    gold: int
    stars: int


class Payment(TypedDict):
    """What is being paid; and what comes of it when the rest is paid as suggested."""

    demand: Demand
    count: int
    price: int
    rewards: list[MakerReward]


class Villager(TypedDict):
    """Where a villager is, and whether it has acted."""

    tile: TileName
    lying: bool


class Donkey(TypedDict):
    """Where a donkey is, and whether it has moved this turn."""

    tile: TileName
    moved: bool


class Seat(TypedDict):
    """One player."""

    seat: int
    colour: Colour
    gold: int
    track: int
    villagers: list[Villager]
    donkeys: list[Donkey]
    villager_price: int | None
    donkeys_left: int
    hand: list[Blueprint]
    tokens_left: Annotated[dict[str, int], each_of(RESOURCES[BASICS:])]
    sales: list[int]
    deliveries: int
    roads_left: int
    longest_road: list[TileName]


class Contact(TypedDict):
    """Two sections, counted from 1, that would touch."""

    section: int
    kind: Kind
    tile: TileName
    other_section: int
    other_kind: Kind
    points: int | None
    """What it counts at the end; none where the tile does not count by its sections."""


class Site(TypedDict):
    """A place where the tile being built may lie."""

    action: Wire
    section: int
    anchor: TileName
    anchor_section: int
    rotation: int
    at: Vertex
    outline: list[Vertex]
    contacts: list[Contact]
    joined: list[TileName]
    """The tiles that a printed road would join it to."""
    stars: int
    """What it brings when it is built."""
    points: int | None
    """What a landmark would score there as things stand, once it counts; none for others."""
    counts: bool
    """Whether it would: to most landmarks a road has to lead."""


class Errand(TypedDict):
    """Something that the mover's next villager could do on a tile, with the most gold and stars
    that one such deed brings at once."""

    tile: TileName
    kind: ErrandKind
    gold: int
    stars: int


class Whole(TypedDict):
    """The whole table; Hamlet has no secrets."""

    game: Literal["hamlet"]
    round: int
    rounds: int | None
    first: int
    stage: Stage
    turn: list[int]
    mover: int
    ending: bool
    donkeys_led: bool
    at: TileName | None
    purpose: Purpose
    site: tuple[int, int, int] | None
    """Rotation and vertex of the tile that is being paid for."""
    building: Shape | None
    sites: list[Site]
    road_sites: list[RoadSite]
    payment: Payment | None
    units: list[Unit]
    paid: list[Wire]
    suggested: list[Wire]
    routes: dict[str, list[TileName]]
    ways: dict[str, TileName]
    """For every tile that the mover's next villager can go to: the one it comes from last."""
    errands: list[Errand]
    tiles: list[Tile]
    links: list[Link]
    open_roads: int
    """Printed road sections with nothing beside them."""
    row: list[Offer]
    bag: int
    stacks: list[Resource]
    market: list[Sale | None]
    stack: int
    prices: Prices
    limits: Limits
    rewards: Rewards
    church: list[Space]
    milestones: Annotated[dict[str, int | None], each_of(MILESTONES)]
    awards: Annotated[dict[str, int], each_of(AWARDS)]
    award_seats: Annotated[dict[str, list[int]], each_of(AWARDS)]
    seats: list[Seat]
    counted: list[int] | None
    """What the final count has come to for each seat; None before it."""
    forecast: Result
    outcome: Result | None


class View(Whole):
    """The same for one viewer: a seat, or nobody's."""

    viewer: int | None
