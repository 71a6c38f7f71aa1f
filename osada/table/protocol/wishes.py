"""How a table is wished for."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .table import Number, Short


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who is to sit there: `me`, somebody with the seat's link, or a computer player."""

    who: Literal["me", "link", "computer"]
    level: Short = ""
    """Which computer player; by default `greedy`, or the best of a game that has none."""
    name: Short = ""


class Origin(Struct, forbid_unknown_fields=True):
    """A table and a place in its stream to play on from."""

    table: Annotated[str, Meta(max_length=40)]
    number: Number


class NewTable(Struct, forbid_unknown_fields=True):
    """Set up a table."""

    game: Short
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, str] = {}
    title: Short = ""
    listed: bool = False
    seed: Annotated[int, Meta(ge=0, le=(1 << 53))] | None = None
    origin: Origin | None = None
    position: dict[str, object] | None = None
    """A position to play on from, as in docs/positions.md."""
    tutorial: Short = ""
    content: Annotated[str, Meta(max_length=60_000)] = ""
    lang: Annotated[str, Meta(max_length=8)] = "en"
    """In which language it is announced where its links are shown."""
    patience: Annotated[int, Meta(ge=60, le=30 * 86_400)] = 12 * 3600
    """Seconds of absence after which the others may let a computer player act for somebody."""
    hints: bool = True
    """Whether those who play may ask for a good move."""
