"""Players who join and leave between the chapters of a long game, as the page and the server say it
to each other."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class Hands(Struct):
    """Other players may sit down now, and this is what they choose from."""

    option: str
    """The option with which every seat chose at first: its texts and pictures name the things."""
    things: list[str]
    """Each by its letter."""
    now: list[str]
    """What is played at each seat now."""


class Chair(Struct, forbid_unknown_fields=True):
    """Who plays a thing from now on: whoever has it now (`stays`), somebody who comes by a link, or
    a computer player."""

    thing: Annotated[str, Meta(min_length=1, max_length=4)]
    who: Literal["stays", "link", "computer"]
    level: Annotated[str, Meta(max_length=60)] = ""
    """Of a computer player; a good one where nothing is said."""


class ChangeHands(Struct, forbid_unknown_fields=True):
    """Who plays from now on; whoever is not named leaves. `expected` is the last entry that the
    client has seen."""

    chairs: Annotated[list[Chair], Meta(min_length=1, max_length=8)]
    expected: Annotated[int, Meta(ge=0, le=(1 << 31) - 1)]
