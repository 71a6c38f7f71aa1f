"""Computer players, by name. Each is made for one seat of one game and plays by the contract.

>>> import osada
>>> game = osada.game("vikings")
>>> state = game.start(seats=4, seed=7)
>>> seat = state.turn[0]
>>> bot("random", game, seed=7, seat=seat).choose(state, seat) in state.legal(seat)
True
"""

from __future__ import annotations

from random import Random

from osada.kernel.errors import did_you_mean
from osada.kernel.game import Game

from .bot import BadBot, Bot, BotMaker
from .greedy import Greedy
from .uniform import Uniform


def _greedy(game: Game, rng: Random) -> Bot:
    """Against each other it is a search one turn deep; together, a companion who helps."""
    if game.name == "mythwind":
        from .mythwind_companion import Companion  # only who plays it needs all its journals

        return Companion(game, rng)
    return Greedy.at(game, rng)


_BOTS: dict[str, BotMaker] = {"random": Uniform, "greedy": _greedy}


def bots() -> tuple[str, ...]:
    """The names of all computer players, for `bot`."""
    return tuple(_BOTS)


def add(name: str, maker: BotMaker) -> None:
    """Let there be one computer player more, in this process; how a server's own file adds some."""
    _BOTS[name] = maker


def bot(name: str, game: Game, seed: int, seat: int) -> Bot:
    """A computer player for one seat of the game that was started with this seed."""
    if name not in _BOTS:
        raise BadBot(f"there is no bot '{name}': {did_you_mean(name, _BOTS)}")
    return _BOTS[name](game, Random(f"{seed} {seat}"))


__all__ = ["BadBot", "Bot", "BotMaker", "add", "bot", "bots"]
