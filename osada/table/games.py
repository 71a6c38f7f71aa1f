"""Games as tables use them: opened once a process, with a table's own corrections as a text."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from osada.games import game, house
from osada.kernel.content import Corrections
from osada.kernel.errors import BadContent, OsadaError
from osada.kernel.game import Game

from .head import Head
from .protocol.printed import Printed

FILE = "corrections.toml"
"""What a message about a table's corrections calls them."""
MOST = 32
"""Games with corrections that are kept at hand; each table that is open keeps its own besides."""


def open_game(name: str, override: str = "", content: str = "") -> Game:
    """A game by name; `override` is the text of an override file, empty for the printed values. It
    is as it was printed when its values had the fingerprint `content`, or as it is now. The first
    time it takes a moment: with corrections, nobody does it on the event loop."""
    try:
        newest = corrected_game(name, override) if override else printed_game(name)
    except BadContent:  # corrections of then need not fit what is printed now
        if not content:
            raise
        return earlier_game(name, override, content)
    is_now = not content or newest.printings == 1 or newest.content_hash == content
    return newest if is_now else earlier_game(name, override, content)


@cache
def printed_game(name: str) -> Game:
    """A game as it is printed."""
    return game(name)


@lru_cache(maxsize=MOST)
def corrected_game(name: str, override: str) -> Game:
    """A game with somebody's corrections."""
    return game(name, _corrections(override))


@lru_cache(maxsize=MOST)
def earlier_game(name: str, override: str, content: str) -> Game:
    """A game at the printing that has these values; the newest where none has them."""
    return game(name, _corrections(override) if override else None, content)


def _corrections(override: str) -> Corrections:
    """As a file would be read."""
    return Corrections(override.replace("\r\n", "\n").replace("\r", "\n"), FILE)


def pinned_to(row: Head) -> str:
    """The rules that a table in a list is pinned to, where these are not what is played here, or
    the values printed then; what somebody has corrected is not opened for it."""
    try:
        game = printed_game(row.game)
    except OsadaError:
        return f"{row.rules}"
    is_known = row.rules == game.rules_version
    is_as_printed = bool(row.override) or row.content in fingerprints(row.game)
    return "" if is_known and is_as_printed else f"{row.rules}"


@cache
def fingerprints(name: str) -> frozenset[str]:
    """The fingerprints of a game's values, by its printings."""
    return frozenset(made.content_hash for made in house(name).every_printing())


class Values(NamedTuple):
    """By which values something is told: as they are printed now, or at a table."""

    override: str = ""
    content: str = ""


def values_of(row: Head) -> Values:
    """An owner's corrections of the values at a table, and what was printed when it began; those of
    now where it has none of its own."""
    has_own = row.override or row.content in fingerprints(row.game)
    return Values(row.override, row.content) if has_own else Values()


@lru_cache(maxsize=4 * MOST)
def printed_at(name: str, override: str, content: str, seats: int) -> Printed:
    """What is printed in a game for so many, with somebody's corrections, by those values."""
    return Printed(open_game(name, override, content).printed(seats))
