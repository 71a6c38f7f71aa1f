"""Many tables of one seat each, over several processes, as one of Gymnasium's vector environments.

Observations, masks, rewards and ends lie in memory that all processes share; a process is told to
go on with all of its tables at once, so a step costs two short messages a process.
"""

from __future__ import annotations

from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from osada.kernel.errors import OsadaError

from .observation import Array
from .one_seat import SeatTable
from .setting import Setting

Stepped = tuple[dict[str, Array], Array, Array, Array, dict[str, Any]]


class ProcessFailed(OsadaError):
    """What went wrong at a table in another process."""


class Sheet(NamedTuple):
    """What all processes write on, one row a table."""

    observation: Array
    action_mask: Array
    action: Array
    reward: Array
    over: Array
    cut: Array


def _sheet(memory: SharedMemory, tables: int, size: int, actions: int) -> Sheet:
    """The rows as they lie in the memory."""
    shapes: list[tuple[tuple[int, ...], Any]] = [
        ((tables, size), np.float32),
        ((tables, actions), np.int8),
        ((tables,), np.int64),
        ((tables,), np.float64),
        ((tables,), np.bool_),
        ((tables,), np.bool_),
    ]
    arrays = []
    at = 0
    for shape, kind in shapes:
        arrays.append(np.ndarray(shape, kind, memory.buf, at))
        at += -(-int(np.prod(shape)) * np.dtype(kind).itemsize // 8) * 8
    return Sheet(*arrays)


def _room(tables: int, size: int, actions: int) -> int:
    return tables * (4 * size + actions + 8 + 8 + 2) + 64


class Processes(VectorEnv[dict[str, Array], Array, Array]):
    """`tables` games at once in `processes` processes. A game that has ended begins anew with the
    next step, whose action counts for nothing (Gymnasium's NEXT_STEP). What is returned is a look
    at the shared memory: it stands until the next step; copy what you keep."""

    def __init__(
        self,
        setting: Setting,
        tables: int,
        processes: int,
        seat: int = 0,
        others: Sequence[str] = ("random",),
    ) -> None:
        if not 1 <= processes <= tables:
            raise ValueError(f"{tables} tables take 1 to {tables} processes, not {processes}")
        pattern = SeatTable(setting, seat, others)
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.num_envs = tables
        self.single_observation_space = pattern.observation_space
        self.single_action_space = pattern.action_space
        self.observation_space = batch_space(pattern.observation_space, tables)
        self.action_space = batch_space(pattern.action_space, tables)
        size, actions = pattern.table.size, pattern.table.actions
        self._memory = SharedMemory(create=True, size=_room(tables, size, actions))
        self._sheet = _sheet(self._memory, tables, size, actions)
        self._pipes: list[Connection] = []
        self._workers = []
        context = get_context("spawn")
        for number in range(processes):
            rows = range(number * tables // processes, (number + 1) * tables // processes)
            here, there = context.Pipe()
            worker = context.Process(
                target=_serve,
                args=(there, self._memory.name, setting, seat, tuple(others), rows, tables),
                daemon=True,
            )
            worker.start()
            there.close()
            self._pipes.append(here)
            self._workers.append(worker)

    def reset(
        self,
        *,
        seed: int | Sequence[int] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        """Begin every game; table i by `seed` + i, or by the seed of its own."""
        if seed is None or isinstance(seed, int):
            seeds = [None if seed is None else seed + i for i in range(self.num_envs)]
        else:
            seeds = list(seed)
        self._tell((seeds, options))
        return self._seen(), {}

    def step(self, actions: Array) -> Stepped:
        """Go on at every table."""
        self._sheet.action[:] = actions
        self._tell(None)
        sheet = self._sheet
        return self._seen(), sheet.reward, sheet.over, sheet.cut, {}

    def _seen(self) -> dict[str, Array]:
        return {"observation": self._sheet.observation, "action_mask": self._sheet.action_mask}

    def _tell(self, order: tuple[object, ...] | None) -> None:
        for pipe in self._pipes:
            pipe.send(order)
        faults = [pipe.recv() for pipe in self._pipes]
        for fault in faults:
            if fault is not None:
                raise ProcessFailed(fault)

    def close_extras(self, **_: Any) -> None:
        """End the processes and give the memory back."""
        for pipe in self._pipes:
            pipe.close()
        for worker in self._workers:
            worker.join()
        del self._sheet
        self._memory.close()
        self._memory.unlink()


def _serve(
    pipe: Connection,
    memory_name: str,
    setting: Setting,
    seat: int,
    others: tuple[str, ...],
    rows: range,
    tables: int,
) -> None:
    """A process: some tables, until nobody asks any more."""
    memory = SharedMemory(name=memory_name)
    envs = [SeatTable(setting, seat, others) for _ in rows]
    sheet = _sheet(memory, tables, envs[0].table.size, envs[0].table.actions)
    while True:
        try:
            order = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            if order is None:
                _go_on(sheet, rows, envs)
            else:
                _begin(sheet, rows, envs, *order)
            pipe.send(None)
        except Exception as error:
            pipe.send(f"{type(error).__name__}: {error}")


def _begin(
    sheet: Sheet, rows: range, envs: list[SeatTable], seeds: list[int | None], options: Any
) -> None:
    for row, env in zip(rows, envs, strict=True):
        seen, _ = env.reset(seed=seeds[row], options=options)
        sheet.observation[row], sheet.action_mask[row] = seen["observation"], seen["action_mask"]
        sheet.reward[row], sheet.over[row], sheet.cut[row] = 0.0, False, False


def _go_on(sheet: Sheet, rows: range, envs: list[SeatTable]) -> None:
    for row, env in zip(rows, envs, strict=True):
        if sheet.over[row] or sheet.cut[row]:
            seen, _ = env.reset()
            reward, over, cut = 0.0, False, False
        else:
            seen, reward, over, cut, _ = env.step(sheet.action[row])
        sheet.observation[row], sheet.action_mask[row] = seen["observation"], seen["action_mask"]
        sheet.reward[row], sheet.over[row], sheet.cut[row] = reward, over, cut
