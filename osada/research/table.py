"""One game after the other at one table, by numbers, with arrays and in words: what the interfaces
for one table are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from weakref import ref

import numpy as np

from osada.kernel.action import Action
from osada.kernel.chance import Draw
from osada.kernel.encoding import Encoding
from osada.kernel.game import Game
from osada.kernel.journal import Journal, one_line, short_text
from osada.kernel.state import State
from osada.kernel.writing import write_record

from .by_numbers import GameByNumbers
from .observation import Array, Observation
from .recall import Recall
from .rows import mark
from .setting import Setting
from .sheet import Sheet


class Table(GameByNumbers):
    """A running game. `begin` starts the next; the same seeds and numbers give the same games."""

    def __init__(self, setting: Setting, opened: tuple[Game, Encoding] | None = None) -> None:
        super().__init__(setting, opened)
        self._sheet = Sheet(self.encoding)
        self._memories: dict[int, Recall] = {}
        self._lent: list[ref[Observation]] = []
        self.drawn: dict[int, list[Draw]] = {}
        """By the number of an action, what it was told to draw."""

    def begin(self, seed: int | None = None, position: str | None = None) -> None:
        super().begin(seed, position)
        self._memories = {}
        self._lent = []
        self.drawn = {}

    def __deepcopy__(self, memo: dict[int, object]) -> Table:
        """The same game in a room of its own; what is printed is shared."""
        twin = Table(self.setting, (self.game, self.encoding))
        if hasattr(self, "state"):
            twin.continue_as(self)
            twin._memories = {seat: memory.copy() for seat, memory in self._memories.items()}
            twin.drawn = dict(self.drawn)
        return twin

    def __reduce__(self) -> tuple[Callable[..., Table], tuple[object, ...]]:
        if not hasattr(self, "state"):
            return Table, (self.setting,)
        begun = self.seed, self.seeds.getstate(), self.position, self.first, self.state
        come = self.played, self.drawn, self.last_standings
        return _reopened, (self.setting, *begun, *come)

    # -- by numbers ------------------------------------------------------------------------

    def mask(self, seat: int) -> Array:
        """A one for every number whose action this seat may take now."""
        row = bytearray(self.actions)
        mark(self.numbers(seat), row, 0, self.actions)
        return np.frombuffer(row, np.int8)

    def observe(self, seat: int) -> Observation:
        """What a seat may do and know; the second is made when it is looked at."""
        found = Observation(self.mask(seat)).of(self.state, seat, self._sheet)
        self._lent.append(ref(found))
        return found

    def observe_into(self, row: Array, seat: int) -> None:
        """What a seat may know, at once, into a row of `size` small floats (`np.float32`)."""
        if row.nbytes != 4 * self.size:
            raise ValueError(f"the row has {row.nbytes} bytes and not {4 * self.size}")
        self._sheet.write(row, 0, self.state, seat)

    def everything(self) -> Array:
        """What all seats together know, one row after the other from the first seat on: for a
        critic that looks at the whole table."""
        rows = np.empty((self.seats, self.size), np.float32)
        for seat, row in enumerate(rows):
            self.observe_into(row, seat)
        return rows.reshape(-1)

    def take(self, seat: int, action: Action) -> None:
        """Carry out an action; what was observed before stays as it was."""
        if self._is_lent():
            self.state = self.state.copy()
        super().take(seat, action)

    def take_drawing(self, seat: int, action: Action, draws: Sequence[Draw]) -> None:
        """The same where chance gives just this. Where it is asked for more, `Undrawn` says what it
        could give, and nothing has happened."""
        after = self.state.copy()
        if action not in after.legal(seat):
            after.play(seat, action)  # it says why not
        after.repeat(seat, action, list(draws))
        self._is_lent()
        self.state = after
        self.drawn[len(self.played)] = list(draws)
        self.played.append((seat, action))

    def _is_lent(self) -> bool:
        """Whether an observation has still to be made of the position as it was until now."""
        lent = [observation() for observation in self._lent]
        self._lent.clear()
        return any(observation is not None and observation.waits for observation in lent)

    # -- in words --------------------------------------------------------------------------

    def record(self) -> str:
        """The game so far as a record, which the page and the terminal open."""
        if self.position:
            first = self.first.copy()
            journal = Journal.resume(self.game, first, None, {}, one_line(first))
        else:
            journal = Journal(self.game, self.seats, self.seed, self.setting.options)
        for number, (seat, action) in enumerate(self.played):
            journal.play(seat, action, self.drawn.get(number))
        return write_record(journal)

    def information_state(self, seat: int) -> str:
        """Everything a seat has seen of this game, in order: how it began, every action as far as
        it is shown to the seat, and what the seat was told. Two histories that the seat cannot tell
        apart give the same text."""
        memory = self._memories.get(seat)
        if memory is None:
            memory = self._memories[seat] = Recall(self.first, seat)
        return memory.follow(self.played, self.drawn)

    def observation_string(self, seat: int) -> str:
        """What a seat sees now, as text."""
        return short_text(self.state.view(seat))


def _reopened(
    setting: Setting,
    seed: int,
    seeds: tuple[object, ...],
    position: str,
    first: State,
    state: State,
    played: list[tuple[int, Action]],
    drawn: dict[int, list[Draw]],
    standings: list[float],
) -> Table:
    """A table out of a pickle."""
    table = Table(setting)
    table.seed, table.position = seed, position
    table.seeds.setstate(seeds)
    table.first, table.state, table.played, table.drawn = first, state, played, drawn
    table.last_standings = standings
    return table
