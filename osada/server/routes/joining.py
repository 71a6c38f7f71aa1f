"""A process joins the others of its house, and leaves them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from ..door.adopting import Adopting, Giving
from ..door.asking_for import tell_changed
from ..door.connections import Counted
from ..door.homeward import Homeward
from ..host.homes import Process
from ..host.inside import Inside
from ..service import Service

Part = Callable[[], Awaitable[None]]
GRACE = 5.0
"""Seconds in which what was begun on connections that others gave may be finished."""


@asynccontextmanager
async def joined(service: Service, homeward: Homeward) -> AsyncIterator[Part]:
    """Be one of the house as long as this lasts; what it yields ends what others have given us,
    before the service ends. Where a house is served by one process, there is nobody to join."""
    leases = service.leases
    if leases is None:
        yield _alone
        return
    if Adopting.make is None:  # no server that takes connections: nobody can come here
        await leases.start(Process(""), lambda _: False)
        yield leases.leave
        return
    adopting = Adopting(Adopting.make)
    inside = Inside(service.signer.key(b"inside"), homeward.answer, adopting.take)
    await inside.start(service.settings.inside)
    await leases.start(inside.me, inside.reaches)
    homeward.begin(leases, inside, service.moving_home.move_to, service.tables.read_again)
    service.tables.tell_home = lambda table: tell_changed(inside, leases, table)
    errands: list[asyncio.Task[None]] = []

    def leave() -> None:
        if not errands:
            inside.stop_listening()
            errands.append(asyncio.create_task(leases.leave()))

    async def part() -> None:
        leave()
        await asyncio.gather(*errands)
        await adopting.stop(GRACE)

    Counted.giving, Counted.leaving = Giving(leases, inside), leave
    try:
        yield part
    finally:
        Counted.giving, Counted.leaving = None, lambda: None
        await inside.stop()


async def _alone() -> None:
    """There is nobody to part from."""
