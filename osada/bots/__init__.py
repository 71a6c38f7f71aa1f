"""Computer players, by name. Each is made for one seat of one game and plays by the contract.

>>> import osada
>>> game = osada.game("vikings")
>>> state = game.start(seats=4, seed=7)
>>> seat = state.turn[0]
>>> bot("random", game, seed=7, seat=seat).choose(state, seat) in state.legal(seat)
True
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import cast

from osada.kernel.errors import did_you_mean
from osada.kernel.game import Game

from .bot import BadBot, Bot, BotMaker
from .levels import LEVELS, YARDSTICK
from .uniform import Uniform

_EVERYWHERE: dict[str, BotMaker] = {"random": Uniform}
"""Those that play any game."""
_GUESTS: dict[str, None] = {}
"""Those of them that an owner of a server has invited."""


def bots(game: Game) -> tuple[str, ...]:
    """The names of the computer players of a game, for `bot`, the best of its own last."""
    return tuple(dict.fromkeys((*_EVERYWHERE, *game.house.bots)))


def yardstick(game: Game) -> str:
    """Who sits down where nobody says who: `greedy`, or the best of a game that has none."""
    return YARDSTICK if YARDSTICK in game.house.bots else bots(game)[-1]


def levels(game: Game) -> tuple[str, ...]:
    """The computer players that people choose from, the best last: the five levels where a game
    has them, otherwise all there are; guests before them."""
    ranked = tuple(name for name in LEVELS if name in game.house.bots) or bots(game)
    return tuple(dict.fromkeys((*_GUESTS, *ranked)))


def add(name: str, maker: BotMaker) -> None:
    """Let there be one computer player more, in this process; how a server's own file adds some."""
    _EVERYWHERE[name] = maker


@contextmanager
def added(makers: dict[str, BotMaker]) -> Iterator[None]:
    """Let there be some more for a while; afterwards there are those that there were."""
    before = dict(_EVERYWHERE)
    _EVERYWHERE.update(makers)
    try:
        yield
    finally:
        _EVERYWHERE.clear()
        _EVERYWHERE.update(before)


def guest(name: str, maker: BotMaker) -> None:
    """The same for one that people may choose, as they choose a level."""
    add(name, maker)
    _GUESTS[name] = None


def bot(name: str, game: Game, seed: int, seat: int) -> Bot:
    """A computer player for one seat of the game that was started with this seed."""
    return maker(name, game)(game, Random(f"{seed} {seat}"))


def maker(name: str, game: Game) -> BotMaker:
    """What makes the computer player with this name; it is given its source of chance."""
    own = game.house.bots.get(name)
    if own is None and name not in _EVERYWHERE:
        hint = did_you_mean(name, bots(game))
        raise BadBot(f"there is no bot '{name}' for {game.name}: {hint}")
    return _EVERYWHERE[name] if own is None else cast(BotMaker, game.house.part(own))


__all__ = [
    "BadBot",
    "Bot",
    "BotMaker",
    "add",
    "added",
    "bot",
    "bots",
    "guest",
    "levels",
    "maker",
    "yardstick",
]
