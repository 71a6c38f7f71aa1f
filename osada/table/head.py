"""The head of a table: how it was set up, and where it stands."""

from __future__ import annotations

from msgspec import Struct

from osada.kernel.game import Game


class Head(Struct):
    """As a table knows itself; whoever keeps it may write it down otherwise."""

    id: str
    game: str
    title: str
    rules: int
    content: str
    """The fingerprint of what is printed in its game,"""
    override: str
    """with somebody's corrections."""
    seats: int
    seed: int | None
    """None of a record that was brought along and does not tell it."""
    chosen_seed: bool
    options: dict[str, str]
    origin: str
    """The position at which it began, where it was not dealt."""
    tutorial: str
    status: str
    listed: bool
    patience: int
    secrets_out: bool
    owner: str
    watch_version: int
    rematch: str
    number: int
    size: int
    turn: list[int]
    computer_due: bool
    reached: dict[str, str | int]
    lang: str
    group_version: int
    group_open: bool
    hints: bool
    created: float
    updated: float


def plain_head(game: Game, seats: int, origin: str, name: str = "") -> Head:
    """Of a table of which only those know who sit at it: dealt, or begun at a position."""
    return Head(
        id=name,
        game=game.name,
        title="",
        rules=game.rules_version,
        content=game.content_hash,
        override="",
        seats=seats,
        seed=None,
        chosen_seed=False,
        options={},
        origin=origin,
        tutorial="",
        status="running",
        listed=False,
        patience=0,
        secrets_out=False,
        owner="",
        watch_version=1,
        rematch="",
        number=0,
        size=0,
        turn=[],
        computer_due=False,
        reached={},
        lang="",
        group_version=1,
        group_open=False,
        hints=False,
        created=0.0,
        updated=0.0,
    )
