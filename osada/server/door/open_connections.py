"""Everybody who has a connection open: how many there may be, and how long one may take."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from .buckets import WIDER
from .concurrency import HeldByAddress

HEAD: Final = 10.0
"""Seconds in which a request must have been sent up to its body."""
STUCK: Final = 30.0
"""Seconds in which somebody must take in what was sent to them."""
CLOSING: Final = 10.0
"""Seconds in which a connection that was closed must be gone."""
TOLD: Final = 3.0
"""Seconds for whoever is one too many: long enough to be told so."""
LOOK: Final = 1.0
"""Seconds between two looks at everybody."""
OVER: Final = 50
"""So many more than there may be are told so; whoever comes then is hung up on."""


class CountedConnection(Protocol):
    """A connection, as far as it is counted."""

    due: float | None
    """When it must have sent its next request, if it is to send one."""
    stuck: float | None
    """When it must have taken in what was sent, if it is slow."""
    closing: float | None
    """When it must be gone, if it was closed."""
    transport: asyncio.Transport


class OpenConnections:
    """Counts connections by address and together, and hangs up on those that keep it waiting."""

    def __init__(
        self, each: int, together: int, by_address: bool, clock: Callable[[], float]
    ) -> None:
        self.each = each
        self.together = together
        self.by_address = by_address
        """Not behind a proxy, where everybody comes from the same address."""
        self.now = clock
        self._here: dict[CountedConnection, str] = {}
        self._from = HeldByAddress()
        self._looking: asyncio.TimerHandle | None = None

    def enter(self, one: CountedConnection, address: str) -> str | None:
        """Take somebody in. Why not, where they are one too many; None: there is not even time to
        say so."""
        all_here = len(self._here)
        beyond = self._from.block(address) - self.each * (WIDER - 1)
        mine = max(self._from.own(address), beyond)
        self._here[one] = address
        self._from.add(address, 1)
        if self._looking is None:
            self._look()
        if all_here >= self.together:
            return "full" if all_here < self.together + OVER else None
        if self.by_address and mine >= self.each:
            return "too-many" if mine < self.each + OVER else None
        return ""

    def leave(self, one: CountedConnection) -> None:
        """Somebody is gone, or has become somebody else."""
        address = self._here.pop(one, None)
        if address is not None:
            self._from.add(address, -1)

    def look(self) -> None:
        """Hang up on everybody who has taken too long."""
        now = self.now()
        for one in list(self._here):
            if one.closing is None and one.transport.is_closing():
                one.closing = now + CLOSING
            if any(at is not None and now > at for at in (one.due, one.stuck, one.closing)):
                one.transport.abort()

    def _look(self) -> None:
        self.look()
        self._looking = None
        if self._here:
            self._looking = asyncio.get_running_loop().call_later(LOOK, self._look)
