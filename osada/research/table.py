"""One game after the other at one table, by numbers: what all interfaces are made of."""

from __future__ import annotations

from copy import copy, deepcopy
from random import Random
from weakref import ref

import numpy as np

from osada.kernel.action import Action
from osada.kernel.chance import QUICK
from osada.kernel.encoding import Encoding
from osada.kernel.errors import BadStart
from osada.kernel.journal import short_text
from osada.kernel.state import State

from .observation import Array, Observation
from .recall import Recall
from .setting import Setting, paid
from .sheet import Sheet


class Table:
    """A running game. `begin` starts the next; the same seeds and numbers give the same games."""

    state: State

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.game, self.encoding = setting.open()
        self.seats = setting.seats or self.game.seats[-1]
        self.game.check_seats(self.seats)
        self.actions = self.encoding.actions
        self.size = self.encoding.size
        self._plain = type(self.encoding).number is Encoding.number
        self._sheet = Sheet(self.encoding)
        self._seeds = Random()
        self._lent: list[ref[Observation]] = []

    def begin(self, seed: int | None = None, position: str | None = None) -> None:
        """Set up the next game, or a position. Without a seed it follows from the one before."""
        if seed is not None:
            self._seeds = Random(seed)
        self.seed = self._seeds.randrange(QUICK)
        if position is None:
            self.state = self.game.start(self.seats, self.seed, self.setting.options)
        else:
            self.state = self.game.from_json(position)
            if self.state.seats != self.seats:
                raise BadStart(f"this is a position of {self.state.seats}, not of {self.seats}")
        self.first = self.state.copy()
        self.played: list[tuple[int, Action]] = []
        self._memories: dict[int, Recall] = {}
        self._lent = []

    def __deepcopy__(self, memo: dict[int, object]) -> Table:
        """The same game in a room of its own; what is printed is shared."""
        twin = copy(self)
        twin._seeds = deepcopy(self._seeds)
        twin._sheet = Sheet(self.encoding)
        twin._lent = []
        if hasattr(self, "state"):
            twin.state = self.state.copy()
            twin.played = self.played[:]
            twin._memories = {seat: memory.copy() for seat, memory in self._memories.items()}
        return twin

    def __getstate__(self) -> dict[str, object]:
        """All but what is opened anew from the setting."""
        opened = {"game", "encoding", "_sheet", "_lent"}
        return {name: kept for name, kept in self.__dict__.items() if name not in opened}

    def __setstate__(self, kept: dict[str, object]) -> None:
        self.__dict__.update(kept)
        self.game, self.encoding = self.setting.open()
        self._sheet = Sheet(self.encoding)
        self._lent = []

    # -- whose turn it is ------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has come to its end."""
        return not self.state.turn

    @property
    def cut(self) -> bool:
        """Whether it has lasted as long as it may."""
        if len(self.played) >= self.setting.most:
            return True
        if not self.setting.lengths:
            return False
        come = self.state.progress()
        return any(come[name] >= most for name, most in self.setting.lengths.items())

    def rewards(self) -> list[float]:
        """What the game has brought every seat where it stands."""
        outcome = self.state.scored_now()
        if outcome is not None:
            return paid(outcome, self.setting.reward)
        worth = self.encoding.worth
        return [worth(self.state, s) - worth(self.first, s) for s in range(self.seats)]

    # -- by numbers ------------------------------------------------------------------------

    def mask(self, seat: int) -> Array:
        """A one for every number whose action this seat may take now."""
        row = bytearray(self.actions)
        menu = self.state.legal(seat)
        if self._plain:
            for action in menu:
                row[action.id] = 1
        else:
            number = self.encoding.number
            for action in menu:
                row[number(action)] = 1
        return np.frombuffer(row, np.int8)

    def action(self, seat: int, number: int) -> Action:
        """The action that this seat means by a number."""
        return self.encoding.action(self.state.legal(seat), number)

    def observe(self, seat: int) -> Observation:
        """What a seat may do and know; the second is made when it is looked at."""
        found = Observation(self.mask(seat)).of(self.state, seat, self._sheet)
        self._lent.append(ref(found))
        return found

    def observe_into(self, row: Array, seat: int) -> None:
        """What a seat may know, at once, into a row of `size` small floats (`np.float32`)."""
        self._sheet.observe_into(row, self.state, seat)

    def play(self, seat: int, number: int) -> None:
        """Carry out an action; what was observed before stays as it was."""
        self.take(seat, self.action(seat, number))

    def take(self, seat: int, action: Action) -> None:
        """The same by the action itself."""
        for lent in self._lent:
            observation = lent()
            if observation is not None and observation.waits:
                self.state = self.state.copy()
                break
        self._lent.clear()
        self.state.play(seat, action)
        self.played.append((seat, action))

    # -- in words --------------------------------------------------------------------------

    def information_state(self, seat: int) -> str:
        """Everything a seat has seen of this game, in order: how it began, every action as far as
        it is shown to the seat, and what the seat was told. Two histories that the seat cannot tell
        apart give the same text."""
        memory = self._memories.get(seat)
        if memory is None:
            memory = self._memories[seat] = Recall(self.first, seat)
        return memory.follow(self.played)

    def observation_string(self, seat: int) -> str:
        """What a seat sees now, as text."""
        return short_text(self.state.view(seat))
