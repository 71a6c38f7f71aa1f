"""The head of a table: how it was set up, and where it stands."""

from __future__ import annotations

from msgspec import Struct


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
