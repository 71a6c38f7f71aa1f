"""What a view of Vikings on Board holds. The page's types are generated from it."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from osada.kernel.shapes import Result, each_of

from ..rules.box import GOODS, Colour, Goods
from ..rules.words import SpaceName

Stock = Annotated[dict[str, int], each_of(GOODS)]
"""How many of each kind of goods."""
Piles = Annotated[dict[str, list[Goods | None]], each_of(("add-1", "draw-3"))]
"""The goods that lie by the two spaces; face down where the viewer may not know them."""


class Space(TypedDict):
    """One action space: the seats whose workers stand on either side of it."""

    space: SpaceName
    waiting: int | None
    placed: int | None


class Control(TypedDict):
    """A team aboard a ship, with its shields."""

    colour: Colour
    shields: int


class Bet(TypedDict):
    """A token at a berth; its value is known to its owner only."""

    seat: int
    token: int
    colour: Colour
    value: int | None


class Ship(TypedDict):
    """One ship: hull from front to back (`B3+`: blue, three shields, an extra viking on it), goods
    on the prow, who controls it, bets at its berth."""

    ship: int
    sailed: bool
    hull: list[str]
    goods: Stock
    control: list[Control]
    bets: list[Bet]


class Seat(TypedDict):
    """One player: goods and won bets on the scoring shield, bet tokens in hand."""

    seat: int
    colour: Colour
    goods: Stock
    goods_points: int
    points: int
    """With the won bets that the viewer knows: everybody's when the game is over."""
    hand: list[int | None]
    won: list[int | None]


class Limits(TypedDict):
    """What is printed in the box: pieces in a hull, the top of the market, all sterns."""

    hull: int
    market: int
    sterns: int


class Whole(TypedDict):
    """The whole table as those may know it who know the same."""

    game: Literal["vikings"]
    round: int
    chief: Literal["left", "right"]
    stage: str
    turn: list[int]
    mover: int
    action: SpaceName | None
    chosen_piece: list[int] | None
    """Ship and place, counted from 1."""
    chosen_token: int | None
    sailor: int | None
    sailing: int | None
    sterns: int
    limits: Limits
    village: list[Space]
    ships: list[Ship]
    market: Stock
    piles: Piles
    drawn: list[Goods | None]
    held: list[Goods | None]
    removed: Stock
    seats: list[Seat]
    counted: list[int] | None
    """What the final count has come to for each seat; None before it."""
    outcome: Result | None


class View(Whole):
    """The same for one viewer: a seat, or nobody's."""

    viewer: int | None
