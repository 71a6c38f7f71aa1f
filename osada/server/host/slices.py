"""Long work on the event loop: a slice of it at a time, and between two of them everybody else."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from time import perf_counter
from typing import Final

SLICE: Final = 0.004
"""Seconds after which others have their turn, as soon as the step is done that was begun. With a
step of the slowest game, which takes less, a slice holds nobody longer than 10 ms."""


class Slices:
    """For all long work of a process: of however much there is, one slice is done, and then what
    else there is to do."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self.count = 0
        """How many slices there have been."""

    async def carry_out(self, steps: Iterator[object]) -> None:
        """Do all steps of something."""
        while True:
            async with self._turn:
                self.count += 1
                until = perf_counter() + SLICE
                for _ in steps:
                    if perf_counter() >= until:
                        break
                else:
                    return
                await asyncio.sleep(0)  # nobody else's slice either
