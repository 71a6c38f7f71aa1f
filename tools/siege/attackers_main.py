"""The process of the attackers: it comes after everybody else, and makes one attack at a time.

It reads orders, one a line, as JSON: `{"attack": NAME, "net": N, "seconds": S}` answers what was
sent and got, `{"finish": true}` how many of the connections left hanging are still open.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import traceback
from contextlib import suppress

from msgspec import to_builtins

from osada.server.host.open_files import allow_many_sockets

from .attacker import Attacker
from .attacks import plans
from .own_process import orders
from .verdict import Sent
from .wire import Wire

NICE = 15
"""How far attackers stand back when the processors are busy: they share them with the server,
which no real attacker does."""
GRACE = 12.0
"""Seconds beyond its time that an attack may wait for answers."""


class Attackers:
    """Makes attacks, and remembers what was left hanging."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._hanging: dict[str, list[Wire]] = {}

    async def make(self, name: str, net: int, seconds: float) -> Sent:
        """One attack, within its time."""
        plan = plans()[name]
        attacker = Attacker(self.port, net, seconds, plan.most)
        doing = asyncio.create_task(self._tried(attacker, name))
        await asyncio.wait([doing], timeout=seconds + GRACE)
        if not doing.done():
            doing.cancel()
            attacker.heard("unanswered")
            with suppress(asyncio.CancelledError):
                await doing
        if attacker.hanging:
            self._hanging[name] = attacker.hanging
        return attacker.report

    async def _tried(self, attacker: Attacker, name: str) -> None:
        try:
            await plans()[name].doing(attacker)
        except Exception as error:
            traceback.print_exc()
            attacker.hurts(f"the attack itself failed ({type(error).__name__}: {error})")

    async def finish(self) -> dict[str, list[int]]:
        """Of each attack's connections: how many were left hanging, how many still are."""
        told = {}
        for name, wires in self._hanging.items():
            gone = await asyncio.gather(*(wire.is_closed(0.5) for wire in wires))
            told[name] = [len(wires), len(wires) - sum(gone)]
            for wire in wires:
                wire.close()
        return told


async def _main(port: int) -> None:
    attackers = Attackers(port)
    print(json.dumps({"attacks": len(plans())}), flush=True)
    async for order in orders():
        if "attack" in order:
            seconds, net = float(str(order["seconds"])), int(str(order["net"]))
            sent = await attackers.make(str(order["attack"]), net, seconds)
            print(json.dumps(to_builtins(sent)), flush=True)
        else:
            print(json.dumps(await attackers.finish()), flush=True)


def main() -> None:
    """`attackers PORT`."""
    os.nice(NICE)
    allow_many_sockets(8192)
    asyncio.run(_main(int(sys.argv[1])))


if __name__ == "__main__":
    main()
