"""A scheduler and two workers, each a process of its own, forked from one that has loaded them.

Prints where the scheduler listens and the numbers of the workers' processes, and ends with whoever
started it.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Coroutine
from multiprocessing import Pipe
from multiprocessing.connection import Connection

from distributed import Scheduler, Worker

import osada.lab.tournament  # noqa: F401 - what the workers will need


def forked(main: Coroutine[object, object, None]) -> int:
    """A process that does this and nothing else."""
    child = os.fork()
    if child:
        main.close()
        return child
    asyncio.run(main)
    os._exit(0)


async def schedule(told: Connection) -> None:
    scheduler = await Scheduler(host="127.0.0.1", port=0, dashboard=False)
    told.send(scheduler.address)
    await scheduler.finished()


async def work(address: str) -> None:
    worker = await Worker(address, nthreads=1, dashboard=False)
    await worker.finished()


if __name__ == "__main__":
    asked, told = Pipe()
    forked(schedule(told))
    scheduler = asked.recv()
    workers = [forked(work(scheduler)) for _ in range(2)]
    print(scheduler.removeprefix("tcp://"), *workers, flush=True)
    sys.stdin.read()
    os.killpg(0, 9)
