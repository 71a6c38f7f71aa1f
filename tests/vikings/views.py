"""The shape of a view, so that tests can ask it by name."""

from __future__ import annotations

from typing import TypedDict


class Place(TypedDict):
    """A space of the village."""

    space: str
    waiting: int | None
    placed: int | None


class Control(TypedDict):
    """A team aboard."""

    colour: str
    shields: int


class Bet(TypedDict):
    """A token on a circle."""

    seat: int
    token: int
    colour: str
    value: int | None


class Ship(TypedDict):
    """A ship and its berth."""

    ship: int
    sailed: bool
    hull: list[str]
    goods: dict[str, int]
    control: list[Control]
    bets: list[Bet]


class Seat(TypedDict):
    """A player's shield and hand."""

    seat: int
    colour: str
    goods: dict[str, int]
    goods_points: int
    hand: list[int | None]
    won: list[int | None]


class View(TypedDict):
    """What one viewer is sent."""

    viewer: int | None
    round: int
    chief: str
    stage: str
    turn: list[int]
    sterns: int
    village: list[Place]
    ships: list[Ship]
    market: dict[str, int]
    piles: dict[str, list[str | None]]
    drawn: list[str | None]
    held: list[str | None]
    removed: dict[str, int]
    seats: list[Seat]
