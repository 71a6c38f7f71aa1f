"""The games: each keeps the kernel's contract and knows no other game.

A game is a package with a manifest, `HOUSE`. It is found because its folder stands here, or, when
it was written elsewhere, because its package names it among the entry points `osada.games`.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from osada.kernel.content import Override
from osada.kernel.errors import BadPosition, Fault, OsadaError, UnknownGame, did_you_mean
from osada.kernel.game import Game
from osada.kernel.house import House
from osada.kernel.state import State

GROUP = "osada.games"
_OPENED: dict[tuple[str, str], Game] = {}
"""By name and printed values, the game opened last."""


class BadHouse(OsadaError):
    """A package that says it brings a game, and does not."""


@cache
def houses() -> dict[str, House]:
    """All games there are, by name."""
    found = {module.name: _house(module.name) for module in iter_modules(__path__) if module.ispkg}
    if sys.platform == "emscripten":  # a browser: nothing is installed there
        return dict(sorted(found.items()))
    from importlib.metadata import entry_points  # it loads a mail reader and sockets

    for point in entry_points(group=GROUP):
        house = point.load()
        if not isinstance(house, House) or house.name != point.name or point.name in found:
            raise BadHouse(
                f"the entry point '{point.name}' of {GROUP} must lead to the HOUSE of a package "
                f"of that name, which no other game has: {point.value}"
            )
        found[point.name] = house
    return dict(sorted(found.items()))


def _house(name: str) -> House:
    house = import_module(f"{__name__}.{name}").HOUSE
    assert isinstance(house, House)
    return house


def games() -> tuple[str, ...]:
    """The names of all games, for `game`."""
    return tuple(houses())


def house(name: str) -> House:
    """The house of a game by the game's name."""
    if name not in houses():
        raise UnknownGame(f"there is no game '{name}': {did_you_mean(name, houses())}")
    return houses()[name]


def game(name: str, override: str | Override | None = None, content: str = "") -> Game:
    """A game by name; `override` are an owner's corrected printed values, a file or a text. It is
    as it was printed last, or when its values had the fingerprint `content`, if they ever had.

    >>> game("vikings").title
    'Vikings on Board'
    """
    found = house(name).open(Path(override) if isinstance(override, str) else override, content)
    _OPENED[name, found.content_hash] = found
    return found


def reopened(name: str, content: str, position: str) -> State:
    """A state out of a pickle. One with corrected printed values needs a game that was opened with
    them in this process."""
    return opened(name, None, content).from_json(position)


def opened(name: str, override: Override | None, content: str) -> Game:
    """A game with just these printed values: one that is open, or opened with an owner's values."""
    found = _OPENED.get((name, content)) or game(name, override, content)
    if found.content_hash != content:
        raise BadPosition(
            [Fault("content", f"made with other printed values: open osada.game({name!r}, FILE)")]
        )
    return found
