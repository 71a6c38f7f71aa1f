"""Many tables of one seat each, over several processes, as one of Gymnasium's vector environments.

Observations, masks, rewards and ends lie in memory that all processes share; a process is told to
go on with all of its tables at once, so a step costs two short messages a process.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from osada.kernel.errors import OsadaError

from .batch import Arrays, Batch, seeds_of
from .by_numbers import GameByNumbers
from .company import company_of
from .observation import Array
from .setting import Setting
from .spaces import action_space, observation_space, position_in

Stepped = tuple[dict[str, Array], Array, Array, Array, dict[str, Any]]


class ProcessFailed(OsadaError):
    """What went wrong at a table in another process."""


class SharedBatch:
    """A `Batch` whose games are played in `processes` processes, in memory that all share."""

    def __init__(
        self,
        setting: Setting,
        games: int,
        processes: int,
        seat: int | None = None,
        others: Sequence[str] = ("random",),
    ) -> None:
        if not 1 <= processes <= games:
            raise ValueError(f"{games} tables take 1 to {games} processes, not {processes}")
        pattern = GameByNumbers(setting)
        if seat is not None:
            company_of(pattern.game, pattern.seats, seat, others)
        self._memory = SharedMemory(create=True, size=Arrays.room(games, pattern))
        self.arrays = Arrays.lying_in(self._memory.buf, games, pattern)
        context = get_context("spawn")  # a fork would copy whatever else the program holds
        cuts = [games * i // processes for i in range(processes + 1)]
        self._rows = [range(first, after) for first, after in pairwise(cuts)]
        self._pipes, self._workers = [], []
        for rows in self._rows:
            pipe, theirs = context.Pipe()
            args = theirs, self._memory.name, setting, seat, tuple(others), rows, games
            worker = context.Process(target=_serve, args=args, daemon=True)
            worker.start()
            theirs.close()
            self._pipes.append(pipe)
            self._workers.append(worker)

    def reset(
        self, seed: int | Sequence[int | None] | None = None, position: str | None = None
    ) -> None:
        """Begin every game anew: by seeds from this one on, or by one for each."""
        seeds = seeds_of(seed, len(self.arrays.seat))
        self._tell([(seeds[rows.start : rows.stop], position) for rows in self._rows])

    def step(self, actions: Array | Sequence[int]) -> None:
        """Carry out an action in every game."""
        self.arrays.action[:] = actions
        self._tell([None] * len(self._rows))

    def _tell(self, orders: Sequence[tuple[object, ...] | None]) -> None:
        for pipe, order in zip(self._pipes, orders, strict=True):
            pipe.send(order)
        faults = [pipe.recv() for pipe in self._pipes]
        for fault in faults:
            if fault is not None:
                raise ProcessFailed(fault)

    def close(self) -> None:
        """End the processes and give the memory back."""
        for pipe in self._pipes:
            pipe.close()
        for worker in self._workers:
            worker.join()
        del self.arrays
        self._memory.close()
        self._memory.unlink()


def _serve(
    pipe: Connection,
    memory_name: str,
    setting: Setting,
    seat: int | None,
    others: tuple[str, ...],
    rows: range,
    games: int,
) -> None:
    """A process: some games, until nobody asks any more."""
    memory = SharedMemory(name=memory_name)
    arrays = Arrays.lying_in(memory.buf, games, GameByNumbers(setting)).of(rows)
    batch = Batch(setting, len(rows), seat, others, arrays)
    while True:
        try:
            order = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            if order is None:
                batch.step(arrays.action)
            else:
                batch.reset(*order)
            pipe.send(None)
        except Exception as error:
            pipe.send(f"{type(error).__name__}: {error}")


class Processes(VectorEnv[dict[str, Array], Array, Array]):
    """`tables` games at once in `processes` processes. A game that has ended begins anew with the
    next step, whose action counts for nothing (Gymnasium's NEXT_STEP). What is returned is a look
    at the shared memory: it stands until the next step; copy what you keep. An action that the mask
    does not show is refused with the reasons."""

    def __init__(
        self,
        setting: Setting,
        tables: int,
        processes: int,
        seat: int = 0,
        others: Sequence[str] = ("random",),
    ) -> None:
        pattern = GameByNumbers(setting)
        self._seat = seat
        self._batch = SharedBatch(setting, tables, processes, seat, others)
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.num_envs = tables
        self.single_observation_space = observation_space(pattern)
        self.single_action_space = action_space(pattern)
        self.observation_space = batch_space(self.single_observation_space, tables)
        self.action_space = batch_space(self.single_action_space, tables)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        """Begin every game anew. Games by one seed are those of the seeds from it on."""
        self._batch.reset(seed, position_in(options))
        return self._seen(), {}

    def step(self, actions: Array) -> Stepped:
        """Go on at every table."""
        self._batch.step(actions)
        arrays = self._batch.arrays
        return self._seen(), arrays.reward[:, self._seat], arrays.over, arrays.cut, {}

    def action_masks(self) -> Array:
        """Which actions are legal at every table."""
        return self._batch.arrays.action_mask.view("?")

    def _seen(self) -> dict[str, Array]:
        arrays = self._batch.arrays
        return {"observation": arrays.observation, "action_mask": arrays.action_mask}

    def close_extras(self, **_: Any) -> None:
        """End the processes and give the memory back."""
        self._batch.close()
