"""What a view of Vikings on Board holds, as far as it is drawn; made by the game's `view`."""

from __future__ import annotations

from typing import TypedDict

Goods = dict[str, int]


class Space(TypedDict):
    """One action space: the seats whose workers stand on either side of it."""

    space: str
    waiting: int | None
    placed: int | None


class Control(TypedDict):
    """A team aboard a ship, with its shields."""

    colour: str
    shields: int


class Bet(TypedDict):
    """A token at a berth; its value is known to its owner only."""

    seat: int
    token: int
    colour: str
    value: int | None


class Ship(TypedDict):
    """One ship: hull from front to back, goods on the prow, who controls it, bets at its berth."""

    ship: int
    sailed: bool
    hull: list[str]
    goods: Goods
    control: list[Control]
    bets: list[Bet]


class Seat(TypedDict):
    """One player: goods and won bets on the scoring shield, bet tokens in hand."""

    seat: int
    colour: str
    goods: Goods
    goods_points: int
    hand: list[int | None]
    won: list[int | None]


class View(TypedDict):
    """The whole table as one viewer may know it."""

    viewer: int | None
    round: int
    chief: str
    stage: str
    turn: list[int]
    mover: int
    action: str | None
    chosen_piece: list[int] | None
    sailor: int | None
    sailing: int | None
    sterns: int
    village: list[Space]
    ships: list[Ship]
    market: Goods
    piles: dict[str, list[str | None]]
    drawn: list[str | None]
    held: list[str | None]
    removed: Goods
    seats: list[Seat]
