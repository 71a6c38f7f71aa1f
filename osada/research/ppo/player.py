"""A net as a computer player: at a table, in a tournament, wherever `--bots FILE:NAME` is asked."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import numpy as np

from osada.bots import BotMaker
from osada.kernel.action import Action
from osada.kernel.encoding import Encoding
from osada.kernel.game import Game
from osada.kernel.state import State

from ..setting import encoding_of
from ..sheet import Sheet
from .net import PolicyNet


class NetPlayer:
    """Takes the action that its net finds best. It sees what its seat observes and nothing else."""

    def __init__(self, net: PolicyNet, encoding: Encoding) -> None:
        self.net = net
        self.encoding = encoding
        self._sheet = Sheet(encoding)
        self._row = np.zeros((1, encoding.size), np.float32)

    def choose(self, state: State, seat: int) -> Action:
        menu = state.legal(seat)
        if len(menu) == 1:
            return menu[0]
        numbers = [self.encoding.number(action) for action in menu]
        mask = np.zeros((1, self.encoding.actions), np.bool_)
        mask[0, numbers] = True
        self._sheet.write(self._row, 0, state, seat)
        best = int(self.net.think(self._row, mask).log_shares.argmax())
        return menu[numbers.index(best)]


def player(path: Path | str) -> BotMaker:
    """What `--bots` asks a file for: `Net = player(Path(__file__).with_name("mynet.npz"))`."""
    file = Path(path)

    @cache
    def read(game: Game) -> tuple[PolicyNet, Encoding]:
        encoding = encoding_of(game)
        return PolicyNet.load(file, encoding), encoding

    def make(game: Game, random: Random) -> NetPlayer:
        return NetPlayer(*read(game))

    make.__name__ = file.stem  # tables tell players apart by it
    return make
