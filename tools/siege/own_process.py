"""Processes that a siege starts: they are told what to do a line at a time, and answer likewise."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator

from osada.lab.load.throwaway import LoadFailed


async def orders() -> AsyncIterator[dict[str, object]]:
    """Inside such a process: what it is told, until nobody is left to tell it anything."""
    loop = asyncio.get_running_loop()
    reader = asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while line := await reader.readline():
        yield json.loads(line)


class OwnProcess:
    """Outside: one process of ours, from a module's `main`."""

    def __init__(self, module: str, *arguments: object) -> None:
        self._module = module
        self._arguments = [str(argument) for argument in arguments]
        self._started: asyncio.subprocess.Process | None = None

    async def start(self) -> dict[str, object]:
        """Start it; the first thing it says."""
        start = f"from {__package__}.{self._module} import main; main()"
        self._started = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", start, *self._arguments),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            limit=1 << 24,
            start_new_session=True,  # Ctrl-C is for us alone: we tell them
        )
        return await self._hear(120.0)

    async def tell(self, patience: float, **order: object) -> dict[str, object]:
        """Give an order and wait for the answer."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(order).encode() + b"\n")
        return await self._hear(patience)

    async def stop(self) -> None:
        """End it, whatever it is doing; nothing where it was never started."""
        if self._started is None:
            return
        if self._started.returncode is None:
            self._started.kill()
        await self._started.wait()

    @property
    def _process(self) -> asyncio.subprocess.Process:
        assert self._started is not None
        return self._started

    async def _hear(self, patience: float) -> dict[str, object]:
        assert self._process.stdout is not None
        try:
            async with asyncio.timeout(patience):
                line = await self._process.stdout.readline()
        except TimeoutError:
            raise LoadFailed(f"{self._module} said nothing for {patience:.0f} s") from None
        if not line:
            raise LoadFailed(f"{self._module} ended by itself: see what it wrote above")
        said: dict[str, object] = json.loads(line)
        if "failed" in said:
            raise LoadFailed(str(said["failed"]))
        return said
