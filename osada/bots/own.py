"""Computer players from people's own files: `my_bot.py:Class`.

Only what somebody has typed is looked for in files: a name that comes with a record or over a
network never is.
"""

from __future__ import annotations

import re
import sys
from functools import lru_cache
from hashlib import blake2b
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType

from osada.kernel.game import Game

from . import bot, guest, maker
from .bot import BadBot, Bot, BotMaker
from .guarded import SECONDS, Guarded

ENDING = ".py"
UNKNOWN = re.compile(r"[^\w.:-]", re.ASCII)
LONGEST = 60
"""What a record can say of a player."""


def is_own(name: str) -> bool:
    """Whether a name is that of a file and what to take from it."""
    return name.rpartition(":")[0].endswith(ENDING)


def player(name: str, game: Game, seed: int, seat: int, seconds: float = SECONDS) -> Bot:
    """A computer player for a seat, from somebody's own file or by its name; see `bots.bot`."""
    if not is_own(name):
        return bot(name, game, seed, seat)
    return Guarded(own_maker(name), game, Random(f"{seed} {seat}"), seconds)


def check_name(name: str, game: Game) -> None:
    """Refuse a name that no computer player has, or a class of which none can be made."""
    if not is_own(name):
        maker(name, game)
        return
    make = own_maker(name)
    try:
        made = make(game, Random(0))
    except Exception as error:
        raise BadBot(f"{name} cannot sit down ({type(error).__name__}: {error})") from None
    if not callable(getattr(made, "choose", None)):
        raise BadBot(f"{name} is no computer player: it has no 'choose(state, seat)'")


def own_maker(name: str) -> BotMaker:
    """The class, or whatever makes a player of a game and its source of chance."""
    file, _, wanted = name.rpartition(":")
    module = _module(str(Path(file).resolve()), fingerprint(name))
    made: object = getattr(module, wanted, None)
    if not callable(made):
        classes = [key for key, one in vars(module).items() if hasattr(one, "choose")]
        known = f": it has {', '.join(classes)}" if classes else ""
        raise BadBot(f"{file} has no computer player '{wanted}'{known}")
    maker: BotMaker = made
    return maker


def invite(name: str) -> None:
    """Let the class of a file play under its own name, in this process: at a server's tables."""
    guest(name.rpartition(":")[2], own_maker(name))


def noted(name: str) -> str:
    """How a record names a player: one from a file without its folder."""
    return UNKNOWN.sub("_", Path(name).name)[:LONGEST] if is_own(name) else name


def fingerprint(name: str) -> str:
    """Of the file behind a name; nothing for a player that comes with a game."""
    if not is_own(name):
        return ""
    file = name.rpartition(":")[0]
    try:
        return blake2b(Path(file).read_bytes(), digest_size=6).hexdigest()
    except OSError:
        raise BadBot(f"there is no file '{file}' with a computer player: check the path") from None


@lru_cache(maxsize=32)
def _module(file: str, content: str) -> ModuleType:
    """The file as a module, loaded once a process as long as it stays as it is."""
    name = f"osada_own_{blake2b(f'{file} {content}'.encode(), digest_size=6).hexdigest()}"
    spec = spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise BadBot(f"{file} cannot be loaded ({type(error).__name__}: {error})") from None
    return module
